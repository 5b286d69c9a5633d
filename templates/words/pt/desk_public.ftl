# What everybody may see: tournaments, groups, pupils, schools, the projector.

desk-n-pupils = 
    { $count ->
        [one] 1 aluno
       *[other] { $count } alunos
    }
desk-n-schools = 
    { $count ->
        [one] 1 escola
       *[other] { $count } escolas
    }
desk-n-entries = 
    { $count ->
        [one] 1 inscrito
       *[other] { $count } inscritos
    }
desk-stage-round = { $stage } · ronda { $round }
desk-playing = em jogo: { $count }
desk-games-and-rules = Jogos e regras
desk-games-only = Jogos matemáticos para jogar e aprender. Este servidor não tem nenhum campeonato aberto.
desk-final-standings = Classificação final
desk-standings = Classificação
desk-round-short = ronda { $round }
desk-entries-count = Inscritos ({ $count })
desk-no-entries-yet = Ainda não há inscritos.
desk-group-round = Grupo { $group } · ronda { $round }
desk-group-round-of = Grupo { $group } · ronda { $round } de { $planned }
desk-board-short = Tab.
desk-column-first = Começa
desk-column-second = Responde
desk-result = Resultado
desk-bye = folga
desk-absent = falta
desk-find-nobody = Não encontrámos ninguém. Experimente o código do crachá, ou só o primeiro nome.
desk-find-many = São muitos: aqui estão { $shown } de { $count }. Escreva mais para os distinguir.
desk-find-count = 
    { $count ->
        [one] 1 encontrado
       *[other] { $count } encontrados
    }
desk-in-group = grupo { $group }
desk-find-next = ronda { $round }, tabuleiro { $board }, contra { $name }
desk-find-played = ronda { $round }, contra { $name }: { $result }
desk-medals = Medalhas
desk-medals-none = Ainda não terminou nenhum torneio.
desk-first = 1.º
desk-second = 2.º
desk-third = 3.º
desk-finalists = Finalistas
desk-wall-standings = { $stage } · mesa { $table } · classificação após a ronda { $round }
desk-wall-round = { $stage } · mesa { $table } · ronda { $round }
desk-wall-leaders = { $stage } · ronda { $round } · quem vai à frente em cada mesa
desk-wall-medals = Medalhas por escola
desk-wall-places = 1.º · 2.º · 3.º
desk-open-round = A ronda { $round } está aberta: não conta para ninguém até chegar o último resultado.
desk-wall-nothing = Ainda não há grupos sorteados.
desk-wall-seats = { $stage } · quem se senta onde
desk-wall-names = { $stage } · ronda { $round } · quem joga com quem
desk-wall-at-table = mesa { $table }
desk-wall-at-both = mesa { $table } · tab. { $board }
desk-wall-against = com { $name }
desk-wall-back = Para trás
desk-wall-next = Para a frente
desk-wall-stop = Parar neste ecrã
desk-wall-stop-key = Parar neste ecrã (barra de espaços)
desk-wall-full = Ecrã inteiro
desk-clock = Relógio da ronda
desk-pupil-place = { $rank }.º de { $count } · pontos: { $points }
desk-pupil-against = Contra
desk-pupil-begins = começa { $name }
desk-pupil-bye = folga
desk-pupil-absent = falta
desk-pupil-open = por jogar
desk-pupil-won = ganhou
desk-pupil-lost = perdeu
desk-pupil-drew = empatou
desk-pupil-won-alone = ganhou por falta do outro
desk-pupil-missed = faltou
desk-pupil-not-yet = Ainda não está num grupo: o sorteio faz-se quando as inscrições fecharem.
desk-wall-names-now = { $stage } · quem joga com quem
desk-wall-leaders-now = { $stage } · quem vai à frente em cada mesa
desk-wall-whole = Um projetor mostra tudo em { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } e recomeça.
desk-wall-several = São muitos ecrãs: um só projetor levaria { $minutes } minutos a mostrar tudo. Com { $count } projetores, toda a gente aparece em menos de cinco; abra em cada computador a sua página:
desk-wall-screen = Projetor { $number }
desk-medals-beyond-final = Onde a final teve menos de três alunos, o lugar seguinte é de quem ficou melhor na fase de grupos.
