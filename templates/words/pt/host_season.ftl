# A época num alojamento: contas, convites e os campeonatos que lá estão.

host-sign-in = Entrar
host-season = A minha época
host-people = Contas
host-log = Registo
host-championships = Campeonatos
host-championship-made = { $name } já está aqui
host-no-roles = Não tem nenhum papel em nenhum campeonato. Quem organiza um pode convidá-lo por uma ligação.
host-no-role = não tem papel neste campeonato, ou já não o tem
host-unreadable = de momento não se consegue abrir o campeonato: { $reason }
host-its-people = Pessoas e convites
host-public-pages = Páginas para todos
host-open-school = Os nossos alunos
host-contact-of = Contacto de { $school }
host-contact-of-number = Contacto da escola n.º { $school }
host-arbiter-at = Árbitro, mesas { $tables }
host-until = até { $until }
host-bring = Trazer

host-login = E-mail ou nome de utilizador
host-name = Nome que os outros veem
host-passphrase = Frase-passe
host-new-passphrase = Nova frase-passe
host-passphrase-how = Pelo menos 10 caracteres; várias palavras são boas e fáceis de lembrar.
host-short-passphrase = uma frase-passe tem entre { $least } e { $most } caracteres
host-no-login = é preciso um e-mail ou um nome de utilizador com pelo menos dois caracteres, sem espaços
host-nameless = falta o nome que os outros veem, ou é longo de mais, ou tem caracteres que não se leem
host-login-taken = já há quem entre assim; se é a própria pessoa, entre primeiro e depois abra outra vez a ligação
host-enter-wrong = o nome ou a frase-passe não está certo
host-enter-how = As contas fazem-se por convite. Quem esqueceu a frase-passe pede outra ligação a quem organiza. Com a carta de uma escola não é precisa conta.
host-leave-how = Assim sai do alojamento. No campeonato que abriu continua dentro, até sair lá ou em todo o lado.
host-leave-everywhere = Sair em todo o lado
host-leave-everywhere-how = Acaba todas as sessões em todos os aparelhos, também neste, e as dos campeonatos.

host-invited = Convite
host-invited-how = Escolha como entra a partir de agora.
host-accept = Aceitar
host-not-me = Não sou eu: sair
host-choose = Escolher esta frase-passe
host-has-account = Já tenho conta aqui
host-invitation-over = este convite já foi usado, ou foi retirado, ou o prazo acabou; peça outro
host-as-administrator = É convidado a cuidar deste alojamento: fazer campeonatos e convidar quem os organiza.
host-as-organiser = É convidado a organizar este campeonato: { $name }.
host-as-arbiter = É convidado para árbitro deste campeonato: { $name }.
host-no-longer-organiser = Organiza este campeonato: se aceitar, deixa de o organizar e passa a ser árbitro.
host-as-contact = É convidado a responder pela escola n.º { $school } neste campeonato: { $name }.
host-as-before = Aqui escolhe outra frase-passe. Acabam todas as sessões de antes.

host-people-how = Quem organiza um campeonato convida lá os seus árbitros e os contactos das escolas. Aqui estão todos os que têm conta.
host-account = Conta
host-keeps = Cuida do alojamento
host-administrators-only = isto é só para quem cuida do alojamento
host-invite-administrator = Convidar alguém para cuidar do alojamento
host-invite = Convidar
host-invite-how = Recebe uma ligação para enviar à pessoa. Serve uma vez, durante duas semanas.
host-invitations = Convites em aberto
host-asked = Para
host-good-until = Serve até
host-revoke = Retirar
host-revoked = o convite foi retirado
host-link = Ligação
host-link-how = Envie esta ligação à pessoa a quem se destina. Só se mostra agora.
host-passphrase-link = Ligação para nova frase-passe
host-last-administrator = alguém tem de cuidar do alojamento: convide primeiro outra pessoa
host-account-removed = { $was ->
    [contact] { $name } já não tem conta; quem souber a ligação privada da escola ainda entra: substitua-a na página da escola, se for preciso
   *[other] { $name } já não tem conta
}
host-sessions-ended = { $name } saiu em todo o lado
host-role-taken = { $name } já não tem este papel; as suas sessões lá acabaram
host-contact-taken = { $name } já não é contacto da escola; quem souber a ligação privada da escola ainda entra: substitua-a na página da escola, se for preciso
host-not-yours = isso tem de fazer outra pessoa: esta tem um papel num campeonato que não é seu, ou cuida do alojamento

host-people-here = Pessoas
host-contact = Contacto de uma escola
host-tables = Mesas (árbitros)
host-school = Escola (contactos)
host-no-school = escolha uma escola do campeonato
host-no-tables = { $text }: nenhuma mesa se chama assim; escreva mesas como 1-6, 9
host-its-file = O ficheiro do campeonato
host-copy-how = Uma cópia com tudo o que aconteceu, sem as chaves das pessoas. Qualquer computador com arbitro a abre.
host-copy = Descarregar uma cópia
host-remove = Tirar daqui
host-remove-how = O campeonato deixa de responder aqui e ninguém tem mais papel nele. O ficheiro fica posto de parte no computador do alojamento.
host-type-the-name = Escreva o nome, { $name }, se tem a certeza
host-championship-removed = { $name } foi tirado daqui

host-copy-there = já lá há alguma coisa; escolha outro nome
host-copy-no-folder = a cópia tem campeonatos; diga com `--championships` para onde vão
host-copy-not-empty = já lá há alguma coisa; uma cópia lê-se para um alojamento novo

host-when = Quando
host-who = Quem
host-what = O quê
host-log-made = campeonato { $championship }: feito ou trazido
host-log-copied = campeonato { $championship }: copiado
host-log-removed = campeonato { $championship }: tirado daqui
host-log-invited = { $place ->
    [none] convite: { $subject }
   *[other] campeonato { $championship }: convite a { $subject }
}
host-log-revoked = { $place ->
    [none] convite retirado: { $subject }
   *[other] campeonato { $championship }: convite a { $subject } retirado
}
host-log-accepted = { $place ->
    [none] convite aceite: { $subject }
   *[other] campeonato { $championship }: convite aceite por { $subject }
}
host-log-role-taken = campeonato { $championship }: { $subject } já não tem papel
host-log-passphrase-link = { $place ->
    [none] ligação para nova frase-passe: { $subject }
   *[other] campeonato { $championship }: ligação para nova frase-passe de { $subject }
}
host-log-passphrase = nova frase-passe: { $subject }
host-log-sessions = saída em todo o lado: { $subject }
host-log-account = conta apagada: { $subject }
