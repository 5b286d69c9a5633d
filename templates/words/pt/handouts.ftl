# Words of slips, signs, badges and cards.

handouts-table = Mesa
handouts-table-number = Mesa { $table }
handouts-tables = Mesas { $first } – { $last }
handouts-group = Grupo
handouts-stage = Fase
handouts-group-label = Grupo { $group }
handouts-groups = Grupos { $first } – { $last }
handouts-board = Tabuleiro
handouts-round = Ronda
handouts-table-round = Mesa { $table }, ronda { $round }
handouts-starts = Começa
handouts-answers = Responde
handouts-starts-games = Começa { $count ->
        [one] a partida
       *[other] as partidas
    } { $games }
handouts-drawn-games = empate na partida
handouts-with-team = com a equipa { $team }: { $points }
handouts-finalist = finalista
handouts-won = venceu
handouts-draw = empate
handouts-starter-absent = faltou quem começa
handouts-answerer-absent = faltou quem responde
handouts-winner-initials = Rubrica de quem venceu
handouts-arbiter-initials = Rubrica do árbitro
handouts-number = Número
handouts-pin = PIN
handouts-personal = Pessoal: não empreste nem fotografe este cartão.
handouts-no-network = Sem código: o computador ainda não estava ligado a nenhuma rede. Peça à organização o endereço e entre com o número e o PIN, ou peça outro cartão.
handouts-document = { $title } – { $event }

# Places and days.

handouts-ordinal = { $units ->
       *[other] { $teens ->
           *[other] { $n }.º
        }
    }
# Refusals.

handouts-typeset = o cartão não se consegue compor: { $reason }
handouts-address = o endereço `{ $address }` é demasiado longo para um código QR; indique um mais curto
handouts-no-field =
    não há o campo `{ $name }`
    campos: { $fields }
handouts-no-field-like =
    não há o campo `{ $name }`; queria dizer `{ $near }`?
    campos: { $fields }
handouts-unclosed = `{ $opening }` abre e não fecha; falta `{ $closing }`
handouts-template-too-long = o modelo é mais longo do que uma página: no máximo { $lines } linhas, { $letters } letras e { $fields } campos em cada uma
handouts-empty-template = o modelo não tem texto

# Papers of the day.
handouts-name = Nome
handouts-code-and-school = Código e escola
handouts-prize-of = { $place } lugar · { $game }, { $cycle }
handouts-contents = Neste envelope
handouts-in-list = Lista de inscrições da escola
handouts-in-badges = { $n ->
        [one] 1 crachá de aluno
       *[other] { $n } crachás de alunos
    }
handouts-in-staff-badges = 2 crachás de professor
handouts-in-programme = Programa do dia
handouts-in-diplomas = { $n ->
        [one] 1 diploma
       *[other] { $n } diplomas
    }
handouts-in-certificates = { $n ->
        [one] 1 certificado do pódio
       *[other] { $n } certificados do pódio
    }
handouts-received-by = Recebido por
handouts-teacher = Professor(a)
handouts-arbiter = Árbitro
handouts-organiser = Organização
handouts-helper = Apoio
handouts-card-start = O boletim diz quem começa.
handouts-card-start-sides = O boletim diz quem começa. Quem começa: { $first }. Quem responde: { $second }.
handouts-card-games = { $stage }: jogam { $games } partidas um contra o outro e, em cada uma, começa o outro.
handouts-card-swap = Há troca: quem responde pode, na sua primeira vez, ficar com o lance de quem começou.
handouts-card-arbiter = Uma dúvida? Parem, não mexam nas peças e levantem o braço.
handouts-card-end = No fim: marquem no boletim quem venceu, rubriquem e chamem o árbitro. Neste jogo não há empates.
handouts-card-end-drawn = No fim: marquem quem venceu, ou o empate, rubriquem e chamem o árbitro.
handouts-groups-of-stage = { $groups } · { $stage }
handouts-public-code = Mesas, resultados e classificações no telemóvel: { $address }

# Cartas às escolas.
handouts-letter-greeting = Caros colegas,
handouts-letter-invited = convidamos a vossa escola a participar em { $event }. Os alunos inscrevem-se numa página só da escola, sem conta nem palavra-passe, até { $until }.
handouts-letter-how = Abram a ligação ou apontem a câmara do telemóvel ao código. Escrevam, colem ou enviem a lista dos alunos, respondam às perguntas e guardem o comprovativo. Até ao fim do prazo podem mudar tudo.
handouts-letter-link = Ligação da escola
handouts-letter-code = Ou abram { $address } e escrevam o código
handouts-letter-private = A ligação e o código são só desta escola: quem os tiver pode ver e mudar a inscrição. Se se perderem, peçam outros à organização.
