# Refusals, and places of the championship.

facts-place = { $group }, ronda { $round }, tabuleiro { $board }
facts-place-of-game = { $group }, ronda { $round }, tabuleiro { $board }, partida { $game }
facts-unread-points = `{ $found }` não é um número; esperava um número como 1, 0,5 ou ½
facts-unread-tournament = `{ $found }` não é um torneio; esperava ciclo.jogo, como 1.3
facts-unread-entry = `{ $found }` não é um código; esperava escola.ciclo.jogo, como 221.1.3
facts-unread-group = `{ $found }` não é um grupo; esperava ciclo.jogo.grupo, como 1.3.2
facts-unread-result = `{ $found }` não é um resultado; esperava 1-0, 0-1, ½-½, ou com falta +:-, -:+ ou -:-

# Refusals of facts.

facts-already-created = o campeonato já foi criado
facts-bracket-played-on = o resultado de { $place } mudaria quem avança, mas o quadro já continuou a partir dele. Retire os resultados das rondas seguintes, anule essas rondas, e corrija-o depois
facts-no-column = nem o regulamento nem a inscrição pedem uma coluna “{ $column }”; só se guarda o que os prémios, as quotas e as perguntas sobre os alunos pedem
facts-yes = sim
facts-no = não
facts-region = região
facts-not-waiting = `{ $code }` não está em espera
facts-quota-full = “{ $whose }” já tem { $most ->
        [one] o inscrito que a quota permite
       *[other] os { $most } inscritos que a quota permite
    }
facts-different-games = `{ $from }` e `{ $into }` são de jogos ou ciclos diferentes, e quem joga dois jogos tem duas inscrições; mudar de jogo é outro passo
facts-has-played = `{ $code }` já jogou, e ninguém pode jogar no seu lugar; retire a inscrição e inscreva o outro aluno
facts-last-of-group = sem `{ $code }` o grupo `{ $group }` ficaria com um só aluno; anule o sorteio e sorteie de novo
facts-named-in-rounds = `{ $code }` já está em rondas publicadas do grupo `{ $group }`; anule-as, se ainda não têm resultados, ou deixe o aluno onde está
facts-pupil-differs = entretanto outra pessoa mudou o aluno de `{ $code }`; veja de novo antes de o trocar
facts-draw-in-use = o sorteio de `{ $tournament }` já tem rondas publicadas e não pode ser anulado
facts-entry-twice = `{ $code }` aparece duas vezes
facts-full = as inscrições estão completas: o limite é { $limit }
facts-game-not-in-cycle = o jogo { $game } não se joga no ciclo { $cycle }
facts-game-without-draws = { $place }: este jogo não admite empate
facts-left-out = `{ $code }` joga e falta na lista
facts-at-a-board = `{ $code }` ainda está a jogar: { $place }
facts-no-free-play = o grupo `{ $group }` não está em jogo livre
facts-only-games = o grupo `{ $group }` está em jogo livre, e `{ $code }` ficaria sem partida: basta não pôr na lista quem não tem partida
facts-nameless-school = a escola { $school } não tem nome
facts-no-board = { $place }: não existe esse tabuleiro ou essa partida
facts-no-decision = no grupo `{ $group }` não se decidiu nenhum empate
facts-no-entry = não há inscrição com o código `{ $code }`
facts-no-group = não há grupo `{ $text }`; escreva-o como 1.3.2 (ciclo.jogo.grupo) ou 1.3.F para a final
facts-no-round = o grupo `{ $group }` não tem ronda { $round }
facts-no-school = não há escola { $school }; registe-a primeiro
facts-no-stage = o torneio `{ $tournament }` não tem fase { $stage }, ou ainda não foi sorteada
facts-no-tournament = não há torneio `{ $tournament }`
facts-not-created = o campeonato ainda não foi criado
facts-not-in-group = `{ $code }` não joga nessa ronda do grupo `{ $group }`
facts-not-withdrawn = `{ $code }` não desistiu
facts-placed-already = `{ $code }` já está num grupo
facts-reason-missing = falta indicar o motivo
facts-result-differs = { $place } tem agora o resultado `{ $result }`; reveja antes de corrigir
facts-result-none = { $place } ainda não tem resultado para corrigir
facts-own-result = { $place }: o resultado `{ $result }` é confirmado por outra pessoa, não por quem o registou
facts-result-present = { $place } já tem o resultado `{ $result }`; para o mudar, faça uma correção com motivo
facts-results-missing = { $count ->
        [one] falta 1 resultado
       *[other] faltam { $count } resultados
    } no grupo `{ $group }`; { $count ->
        [one] introduza-o
       *[other] introduza-os
    } ou indique um motivo para avançar
facts-other-plays = { $place }: `{ $said }` não joga aí; jogam `{ $first }` – `{ $second }`
facts-others-play = { $place }: o resultado é de `{ $one }` – `{ $other }`, mas agora jogam aí `{ $first }` – `{ $second }`; não se registou nada
facts-seats-exchanged = { $place }: trocaram-se lugares depois de a ronda sair, e o resultado não diz de quem é; agora jogam aí `{ $first }` – `{ $second }`
facts-board-scored = { $place } já tem resultado: quem lá jogou, e de que lado, fica como está
facts-game-out-of-turn = { $place }: não é a vez dessa partida; as partidas de um encontro entram por ordem, retiram-se pela ordem inversa e acabam quando o encontro está decidido
facts-round-out-of-turn = a próxima ronda do grupo `{ $group }` é a { $round }
facts-round-published = a ronda { $round } do grupo `{ $group }` já foi publicada
facts-round-scored = a ronda { $round } do grupo `{ $group }` já tem resultados e não pode ser anulada
facts-rounds-over = o grupo `{ $group }` já jogou { $rounds ->
        [one] a sua ronda
       *[other] as suas { $rounds } rondas
    }
facts-school-full = a escola { $school } já tem { $limit ->
        [one] o inscrito
       *[other] os { $limit } inscritos
    } que pode ter aqui
facts-school-year-outside = o { $year }.º ano não pertence ao ciclo, que vai do { $first }.º ao { $last }.º
facts-stage-drawn = a fase { $stage } de `{ $tournament }` já foi sorteada
facts-stage-out-of-turn = a fase { $stage } de `{ $tournament }` ainda não pode ser sorteada: falta apurar a anterior
facts-stage-settled = a fase { $stage } de `{ $tournament }` já está apurada
facts-tournament-closed = o torneio `{ $tournament }` está fechado: só se pode corrigir um nome, com um motivo; para o resto, reabra-o na página do torneio (“Reabrir o torneio”)
facts-teams-drawn = as equipas de `{ $group }` estão sorteadas e não recebem `{ $code }`; enquanto não houver rondas, anule o sorteio e sorteie de novo
facts-withdrawn = `{ $code }` desistiu
facts-wrong-code = o código `{ $code }` não é o seguinte, que é `{ $next }`

# Points in words.

facts-points = { $count ->
        [one] 1 ponto
       *[other] { $count } pontos
    }
facts-points-tenths = { $whole },{ $tenth } pontos

# What is held.

facts-event = { $name } · { $edition }.ª edição

facts-oneself = ninguém joga contra si próprio: `{ $code }` foi indicado duas vezes
facts-nothing-to-keep = não há nada por responder: `{ $place }`
facts-not-absent = não foi anunciada nenhuma falta de `{ $code }` à ronda { $round }
facts-not-qualified = `{ $code }` não está entre os apurados
facts-not-settled = ainda não se apurou quem passa da fase { $stage } de `{ $tournament }`

facts-not-in-stage = `{ $code }` não joga na fase { $stage }
facts-school-merged = a escola { $school } faz agora parte da { $into }
facts-playing = { $turn ->
    [rounds] { $name } – joga-se { $games }, à vez, ronda a ronda
    [games] { $name } – joga-se { $games }, à vez, partida a partida
   *[none] { $name } – joga-se { $games }
}
facts-our-school = A nossa escola
facts-game-and-cycle = { $game }, { $cycle }
facts-of-table = da mesa { $table }
facts-bare = { "\u2068" }{ $what }{ "\u2069" }
facts-live = { $place }: { $fault }
facts-live-both-seats = este aparelho já tem o lugar do adversário; cada um joga no seu
facts-live-not-on-screen = joga-se em tabuleiro de madeira
facts-live-not-seated = ninguém está sentado nesse lugar
facts-live-not-yours = este aparelho não tem lugar neste tabuleiro
facts-live-not-paused = a partida não está parada
facts-live-not-ready = a partida começa quando ambos disserem que estão prontos
facts-live-not-on-wood = a partida já está no ecrã
facts-live-nothing-offered = ninguém propôs empate
facts-live-nothing-to-take-back = não há tantos lances para anular
facts-live-no-time = o tempo acabou
facts-live-on-wood = a partida continua em tabuleiro de madeira
facts-live-out-of-turn = não é a sua vez, ou o lance já foi feito
facts-live-gone-on = entretanto a partida continuou: veja o tabuleiro e jogue outra vez
facts-live-over = a partida já acabou
facts-live-paused = o árbitro parou a partida
facts-live-taken = este lugar já está ocupado por outro aparelho; o árbitro pode libertá-lo
facts-live-time-left = ainda há tempo

facts-dates-turned = as inscrições acabariam antes de começar; troque as datas
facts-question-twice = a pergunta “{ $text }” está vazia ou aparece duas vezes; deixe-a uma vez
facts-no-question = ninguém perguntou “{ $text }”; atualize a página
facts-not-registering = as inscrições não estão abertas neste momento; fale com a organização
facts-nothing-registered = a escola { $school } ainda não enviou nada
facts-registration-incomplete = falta responder a perguntas obrigatórias na inscrição da escola { $school }
facts-too-many-listed = a lista é demasiado comprida; o máximo é { $most }

facts-day = { $day } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
facts-moment = { $day }, às { $time }
