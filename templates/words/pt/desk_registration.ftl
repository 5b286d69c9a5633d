# As inscrições das escolas: a página da escola e a da organização.

desk-registration-title = Inscrições das escolas
desk-registration-door = Inscrição da escola
desk-registration-door-how = Escreva o código da carta que a escola recebeu.
desk-registration-door-open = Abrir
desk-registration-no-code = isto não é um código de escola; tem o número da escola e doze letras e algarismos, como 221-k7qm-2xpd-9rtv
desk-registration-no-link = esta ligação não é do campeonato que está aberto agora, ou já foi substituída; confirme o código da carta e pergunte à organização se o campeonato está aberto
desk-registration-of = Inscrição: { $school }
desk-registration-code = Código da escola
desk-registration-link = Ligação da escola
desk-registration-email = Correio eletrónico
desk-registration-until = Até
desk-registration-status = Situação
desk-registration-sent = Enviada em
desk-registration-pupils = Alunos
desk-registration-row = Aluno { $number }
desk-registration-by-game-how = Um aluno por jogo e ciclo. Deixe em branco os jogos em que a escola não participa.
desk-registration-rows-how = Um aluno por linha: nome, jogo e ano. Depois de guardar aparecem mais linhas vazias; para tirar um aluno, apague o nome.
desk-registration-bring = Colar ou enviar uma lista
desk-registration-bring-how = { $count ->
    [one] A lista precisa do nome de cada aluno.
   *[other] A lista precisa do nome, do jogo e do ano de cada aluno.
    } O que se ler passa para as linhas acima; nada fica guardado antes de carregar em Guardar e enviar.
desk-registration-paste = { $count ->
    [one] Cole aqui as células do Excel, ou só os nomes, um por linha
   *[other] Cole aqui as células do Excel, com a linha dos títulos: Nome, Jogo, Ano
}
desk-registration-read-list = Ler a lista
desk-registration-list-read = { $count ->
    [one] Leu-se 1 aluno. Confirme e carregue em Guardar e enviar.
   *[other] Leram-se { $count } alunos. Confirme e carregue em Guardar e enviar.
}
desk-registration-look = Ainda não está guardado: veja o que está escrito abaixo.
desk-registration-questions = Perguntas da organização
desk-registration-needed = obrigatória
desk-registration-send = Guardar e enviar
desk-registration-stored = Está guardado. Pode mudar tudo até ao fim do prazo.
desk-registration-what = Aqui inscreve os alunos da escola em { $event }: escreva os nomes, responda às perguntas e carregue em Guardar e enviar.
desk-registration-pupil-name = nome do aluno
desk-registration-stored-in-part = Está guardado, mas ainda não conta como enviado: falta o que está escrito a vermelho.
desk-registration-kept-at = guardada a { $at }
desk-registration-drawn = O sorteio já está feito. O que mudar aqui até { $until } só conta se a organização o aceitar.
desk-registration-all-played = Já se jogou tudo: a inscrição já não se muda.
desk-registration-privacy = Só a organização vê os nomes e as respostas. O público vê dos nomes apenas o que a organização escolher.
desk-registration-data = O que está guardado da escola
desk-registration-data-how = Aqui está tudo o que está guardado da escola e dos seus alunos. A escola pode corrigi-lo na sua página, levar a tabela dos alunos e apagar tudo.
desk-registration-data-table = Levar como tabela
desk-registration-data-file = o-que-esta-guardado.csv
desk-registration-data-nobody = Não está guardado nada de nenhum aluno da escola.
desk-registration-kept-months = { $count ->
        [one] O regulamento permite guardar os nomes 1 mês depois do último resultado; depois são removidos.
       *[other] O regulamento permite guardar os nomes { $count } meses depois do último resultado; depois são removidos.
    }
desk-registration-kept-earlier = esteve numa lista anterior e já não está em nenhuma
desk-registration-kept-sent = enviado pela escola, ainda não inscrito
desk-registration-kept-entered = inscrito
desk-registration-kept-played = inscrito, com resultados
desk-registration-family = O que está guardado do aluno
desk-registration-family-link = Página para a família
desk-registration-family-how = Esta página é só da família: mostra tudo o que está guardado de um aluno de { $school }.
desk-registration-family-consents = O que a família autoriza
desk-registration-family-consents-how = O que não está assinalado não é publicado. Pode mudar a qualquer momento.
desk-registration-delete = Apagar os dados do aluno
desk-registration-delete-how = O nome, o ano e as respostas são removidos de vez, também de todas as cópias. Quem não jogou deixa de estar inscrito; os resultados das partidas jogadas ficam, com um código e sem nome.
desk-registration-delete-agree = Sim, apagar de vez os dados de { $name }
desk-registration-delete-sure = Confirme primeiro que os dados são para apagar de vez.
desk-registration-delete-playing = Enquanto o aluno joga, o nome é preciso nas mesas; os dados podem apagar-se quando o torneio acabar.
desk-registration-delete-all = Apagar tudo o que é da escola
desk-registration-delete-all-how = Todos os alunos que a escola inscreveu ou indicou, as suas respostas e o seu endereço de correio são removidos de vez, também de todas as cópias. Os resultados ficam, com códigos e sem nomes.
desk-registration-delete-all-agree = Sim, apagar de vez os dados de { $school }
desk-registration-delete-reason = apagado a pedido da escola ou da família
desk-registration-deleted = Os dados foram apagados de vez.
desk-registration-sent-at = enviada a { $at }
desk-registration-they-say = A organização diz: { $message }
desk-registration-change-until = Pode mudar tudo até { $until }.
desk-registration-not-open = As inscrições não estão abertas neste momento.
desk-registration-receipt = Comprovativo
desk-registration-receipt-how = Imprima esta página ou guarde-a como PDF.
desk-registration-back = Voltar à inscrição
desk-registration-entered = Alunos inscritos
desk-registration-pupil-code = Código
desk-registration-in-line = em lista de espera, lugar { $place }
desk-registration-substitute = Trocar por outro aluno
desk-registration-other-name = Nome do outro aluno
desk-registration-substituted = A troca está feita. O código é o mesmo.
desk-registration-no-year = o ano escreve-se com um número, como 4
desk-registration-not-accepted = a inscrição da escola ainda não foi aceite; mude a lista ou fale com a organização
desk-registration-is-open = As inscrições estão abertas até { $until }.
desk-registration-is-closed = As inscrições estão fechadas.
desk-registration-out-of-dates = As inscrições não estão dentro das datas (até { $until }).
desk-registration-open = Abrir as inscrições
desk-registration-opened = As inscrições estão abertas nas datas indicadas.
desk-registration-change-terms = Mudar datas e perguntas
desk-registration-from = Desde o dia
desk-registration-until-day = Até ao dia (inclusive)
desk-registration-from-time = A partir de que horas (vazio é o dia todo)
desk-registration-until-time = Até que horas (vazio é o dia todo)
desk-registration-address = Endereço desta página para as escolas
desk-registration-address-how = As ligações das cartas começam assim. As escolas têm de o conseguir abrir: na internet, ou na rede onde abrem a ligação.
desk-registration-questions-label = Perguntas às escolas, uma por linha
desk-registration-questions-how = Um asterisco no fim da linha torna a resposta obrigatória.
desk-registration-pupil-questions-label = Perguntas sobre cada aluno, uma por linha
desk-registration-pupil-questions-how = A escola responde ao lado de cada nome; o que responde fica na tabela das respostas e em nada que o público veja. Uma linha que acaba com um asterisco é de resposta obrigatória.
desk-registration-usual-pupil-questions = Necessidades especiais (alimentação, tabuleiro tátil, mobilidade)
desk-registration-ask-names = Perguntar se o nome de cada aluno pode ser publicado; quem não autoriza aparece só com um código onde todos veem
desk-registration-ask-pictures = Perguntar se podem ser publicadas imagens de cada aluno
desk-registration-names-question = Autoriza publicar o nome?
desk-registration-pictures-question = Autoriza publicar imagens?
desk-registration-bring-questions = Também se leem colunas com estes títulos:
desk-registration-answers = Respostas das escolas (tabela)
desk-registration-answers-file = respostas-das-escolas.csv
desk-registration-answers-of-pupils = Respostas sobre os alunos (tabela)
desk-registration-hidden = { $count ->
        [one] 1 aluno aparece só com um código onde todos veem: ninguém autorizou publicar o nome. Ponha a resposta na tabela dos alunos e traga-a como lista de inscritos.
       *[other] { $count } alunos aparecem só com códigos onde todos veem: ninguém autorizou publicar os seus nomes. Ponha as respostas na tabela dos alunos e traga-a como lista de inscritos.
    }
desk-registration-pupils-file = respostas-sobre-alunos.csv
desk-registration-limits-how = O regulamento diz quantos alunos pode enviar cada escola, por jogo e ciclo, e se há lista de espera.
desk-registration-usual-questions = Professores acompanhantes (nomes e telemóvel) *
    Almoços (quantos, e dietas)
desk-registration-no-day = “{ $text }” não é um dia; escreva-o como “{ $example }”
desk-registration-no-address = “{ $text }” não é um endereço; escreva-o como https://jogos.exemplo.pt
desk-registration-bring-schools = Trazer a lista das escolas
desk-registration-schools-label = Cole a lista, com uma linha de títulos: número, escola, localidade, e-mail
desk-registration-schools-example = N.º da escola;Escola;Localidade;E-mail
desk-registration-take-schools = Registar as escolas
desk-registration-schools-wrong = a lista não foi registada; corrija as linhas indicadas
desk-registration-schools-taken = { $count ->
    [0] As escolas já estavam assim registadas.
    [one] Registou-se 1 escola.
   *[other] Registaram-se { $count } escolas.
}
desk-registration-write = Escrever às escolas
desk-registration-write-how = Cada escola tem uma ligação e um código só seus. Imprima as cartas, use a tabela num processador de texto, ou abra os rascunhos no seu programa de correio.
desk-registration-letters = Cartas às escolas (PDF)
desk-registration-letters-file = cartas-as-escolas.pdf
desk-registration-merge = Tabela para impressão em série
desk-registration-merge-file = escolas.csv
desk-registration-mails = Rascunhos de correio (ZIP)
desk-registration-mails-file = correio.zip
desk-registration-open-first = abra primeiro as inscrições
desk-registration-line = Lista de espera, por ordem
desk-registration-line-how = Quando há uma vaga, fica com ela o primeiro da lista para quem ela serve: em Inscrições.
desk-registration-accept-all = { $count ->
    [one] Aceitar a inscrição completa
   *[other] Aceitar as { $count } inscrições completas
}
desk-registration-accepted-all = { $count ->
    [0] Nenhuma inscrição foi aceite.
    [one] 1 inscrição aceite.
   *[other] { $count } inscrições aceites.
}
desk-registration-counted = { $status ->
    [incomplete] { $count ->
        [one] incompleta
       *[other] incompletas
    }
    [entered] { $count ->
        [one] inscrita pela organização
       *[other] inscritas pela organização
    }
    [sent] { $count ->
        [one] enviada, à espera da organização
       *[other] enviadas, à espera da organização
    }
    [waiting] em lista de espera
    [accepted] { $count ->
        [one] aceite
       *[other] aceites
    }
    [declined] { $count ->
        [one] recusada
       *[other] recusadas
    }
   *[silent] ainda sem resposta
}
desk-registration-remind = Lembrar quem falta
desk-registration-remind-how = Copie os endereços e o texto, ou abra os rascunhos, que já têm a ligação de cada escola.
desk-registration-late = Endereços de quem ainda não respondeu
desk-registration-reminder = Texto do lembrete
desk-registration-reminders = Rascunhos dos lembretes (ZIP)
desk-registration-close = Fechar as inscrições
desk-registration-closed = As inscrições estão fechadas.
desk-registration-close-how = As escolas deixam de poder mudar as listas. Pode abri-las outra vez.
desk-registration-elsewhere = As cartas foram feitas noutro computador: as suas ligações e códigos não abrem nada aqui. Traga de lá a chave das cartas (lá: “Continuar noutro computador”) ou escreva daqui outra vez às escolas, com ligações novas.
desk-registration-key = A chave das cartas
desk-registration-key-bring = Usar a chave
desk-registration-key-brought = A chave está aqui: as cartas voltam a abrir as páginas das escolas.
desk-registration-key-none = isto não é uma chave de cartas; tem sessenta e quatro algarismos ou letras de a a f
desk-registration-key-other = esta chave é de outras cartas, não das deste campeonato
desk-registration-key-file = chave-das-cartas.txt
desk-registration-carry = Continuar noutro computador
desk-registration-carry-how = Nenhuma cópia do campeonato tem o que faz as ligações das cartas. Leve esta chave à parte e escreva-a nesta página no outro computador: as cartas continuam a valer. Quem a tiver pode abrir a página de qualquer escola; depois apague o ficheiro.
desk-registration-carry-key = Guardar a chave das cartas num ficheiro
desk-registration-accept = Aceitar
desk-registration-accepted = A inscrição está aceite; os alunos estão inscritos.
desk-registration-decline = Recusar
desk-registration-decline-message = O que a escola lê
desk-registration-declined = A inscrição está recusada; a escola lê a mensagem na sua página.
desk-registration-new-link = Dar uma ligação nova
desk-registration-new-link-how = A ligação e o código de agora deixam de abrir a página.
desk-registration-link-new = A escola tem uma ligação nova; envie-lha.
desk-registration-correct = Corrigir em vez da escola
desk-registration-correct-how = O que guardar aqui substitui o que a escola enviou, também depois do prazo. Os alunos só ficam inscritos quando aceitar.
desk-registration-reason = inscrição da escola
desk-registration-mail-subject = { $event }: inscrição da vossa escola
desk-registration-mail-text = Caros colegas,

    convidamos a vossa escola a participar em { $event }. Inscrevam os alunos até { $until } nesta página, que é só da vossa escola:

    { $link }

    Código: { $code }

    Não é preciso conta nem palavra-passe. Até ao fim do prazo podem mudar tudo. Quem tiver esta ligação pode ver e mudar a inscrição: não a passem a outros.

    A organização
desk-registration-reminder-subject = { $event }: falta a inscrição da vossa escola
desk-registration-reminder-text = Caros colegas,

    ainda não recebemos completa a inscrição da vossa escola em { $event }. O prazo acaba a { $until }. A página da escola:

    { $link }

    Código: { $code }

    A organização
