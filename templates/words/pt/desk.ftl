# What every page of the desk has, and its refusals.

desk-language-name = Português
desk-skip = Saltar para o conteúdo
desk-nav-main = Principal
desk-nav-tables = Mesas
desk-tournaments = Torneios
desk-find = Encontrar
desk-schools = Escolas
desk-games = Jogos
desk-organising = Organização
desk-house = Organização
desk-sign-in = Entrar
desk-sign-out = Sair
desk-signed-in-as = Entrou como { $name }.
desk-sign-in-other = Entrar com outro cartão
desk-table = Mesa { $table }
desk-round = Ronda { $round }
desk-round-of = Ronda { $round } de { $planned }
desk-missing = 
    { $count ->
        [one] falta 1
       *[other] faltam { $count }
    }
desk-results-missing = resultados em falta: { $count }
desk-name = Nome
desk-name-and-school = Nome e escola
desk-team = Equipa
desk-match-points = Pontos de encontro
desk-board-points = Pontos de tabuleiro
desk-school = Escola
desk-group = Grupo
desk-tournament = Torneio
desk-stage = Fase
desk-entries = Inscritos
desk-points = Pontos
desk-place = Lugar
desk-code = Código
desk-reason = Motivo
desk-file = Ficheiro
desk-who = Quem
desk-number = N.º
desk-replaced-by = substituído por { $name }, depois de uma correção no campeonato de onde vinha
desk-withdrawn = desistiu
desk-in-line = em lista de espera, n.º { $place }
desk-over = terminado
desk-closed = fechado
desk-projector = Projetor
desk-search-label = Nome, código ou escola
desk-search-by-name = Nome ou escola
desk-schools-and-medals = Escolas e medalhas
desk-saved = Guardado.
desk-problem-title = Não foi possível
desk-problem-code = Código { $status }
desk-first-page = Página inicial
desk-back = Voltar
desk-nothing-here = não há nada neste endereço; comece pela página inicial
desk-wrong-method = isto não se pode fazer neste endereço; comece pela página inicial
desk-address-too-long = o endereço é comprido demais
desk-form-too-large = o formulário é grande demais; o máximo são { $most } kB
desk-form-unreadable = o formulário não se consegue ler; volte atrás, atualize a página e repita
desk-stale-form = este formulário é de outra sessão; volte atrás, atualize a página e repita
desk-sign-in-first = só quem entrou com o seu cartão pode fazer isto; entre primeiro
desk-organisers-only = só um organizador pode fazer isto
desk-no-championship = este servidor não tem nenhum campeonato aberto; há apenas jogos
desk-code-unreadable = este código não se consegue ler
desk-fault = alguma coisa se avariou do nosso lado e só este pedido se perdeu; repita, e se voltar a acontecer diga ao organizador o número { $number }
desk-crowded = há muitas pessoas a ser atendidas neste momento; atualize a página dentro de alguns segundos
desk-fault-line = avaria { $number } em { $place }: { $reason }
desk-enter-tap = Abriu uma ligação pessoal. Toque para entrar neste telemóvel.
desk-enter-how = Para organizadores e árbitros. Leia o código do seu cartão com o telemóvel, ou escreva:
desk-enter-house = Entrar com a sua conta
desk-house-back = A minha época
desk-enter-number = Número do cartão
desk-enter-pin = PIN
desk-enter-old-link = esta ligação já não serve: há um cartão mais novo, ou a pessoa foi retirada; peça um cartão novo
desk-people-known = { $name } já cá está, com o número { $number }; se é outra pessoa com o mesmo nome, junte um apelido
desk-unknown-host = este servidor não tem esse nome; abra-o pelo endereço que está no ecrã do organizador ou no seu cartão
desk-enter-busy = há demasiadas pessoas a entrar ao mesmo tempo; tente outra vez daqui a { $seconds } segundos
desk-enter-locked = tentativas a mais; espere { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }, ou use o código do cartão
desk-enter-wrong = o número ou o PIN não está certo; veja o cartão

desk-guide-nav = Ajuda
desk-guide-title = Guia do arbitro
desk-guide-print = Imprimir o guia (PDF)
desk-guide-file = guia.pdf
desk-guide-broken = este capítulo não se consegue mostrar

# Two eyes, and suspense before the prize-giving.
desk-waits = aguarda confirmação de outra pessoa
desk-confirm-result = Confirmar { $result }
desk-undo-needs-reason = Para anular este resultado é preciso um motivo: foi outra pessoa que o registou, ou a ronda já tem todos os resultados. Escreva o motivo em “Corrigir” e carregue outra vez em “Anular”.
desk-frozen = A classificação pública fica como estava antes da última ronda até à entrega de prémios.
desk-menu = Menu
desk-organiser-pages = Páginas da organização
