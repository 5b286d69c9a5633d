# Problemas para resolver no tabuleiro.

train-title = Treinar
train-game = Treinar { $game }
train-lead = Em cada problema há um só lance que ganha. Escolha a dificuldade e jogue no tabuleiro.
train-how-hard = Dificuldade
train-easy = Fácil
train-medium = Médio
train-hard = Difícil
train-hint = Dica
train-again = Tentar de novo
train-searching = À procura de um problema…
train-none = Não se encontrou nenhum problema desta dificuldade. Experimente outra.
train-broken = Este navegador não consegue procurar problemas.
train-task = Jogam: { $side }. Encontre o lance que ganha em { $turns } jogadas, contando as dos dois lados.
train-right = Certo! Assim se ganha: { $line }. Tentativas: { $tries }.
train-wrong = Não é esse. Tente de novo, ou peça uma dica.
train-hint-is = Comece em { $move }.
train-solved = Problemas resolvidos neste aparelho: { $count }
train-daily = Problema do dia
train-wrong-loss = Não é esse: depois dele ganha o outro lado. Tente de novo, ou peça uma dica.
train-wrong-draw = Não é esse: depois dele ninguém ganha. Tente de novo, ou peça uma dica.
train-go-on = Certo até aqui! Veja a resposta e continue.
train-streak = Seguidos à primeira: { $count }
