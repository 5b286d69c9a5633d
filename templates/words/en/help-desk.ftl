# The help of the commands of the desk and of keeping.

help-backup-about = Copy the championship, also while others work
help-backup-after =
    Examples:
      arbitro backup                          a copy named by date and time, in this folder
      arbitro backup /media/pen/final.arbitro-backup

    The copy is consistent also while others enter results. Copies are made by themselves after each round in the
    folder NAME.backups. The file of a running championship may also be copied by hand: a second after the last result
    it is whole.
help-backup-arg-file = The copy to write

help-restore-about = Put a copy back in place
help-restore-after =
    Examples:
      arbitro restore final-2027-03-20.arbitro-backup                              on a new computer, in an empty folder
      arbitro restore final-2027-03-20.arbitro-backup --championship final.arbitro
      arbitro restore copy.arbitro-backup --championship final.arbitro --replace     keeps the present one beside it
      arbitro restore copy.arbitro-backup --championship postgres://arbitro@servidor/final
help-restore-arg-copy = The copy
help-restore-arg-replace = Put it in the place of what is there, which is kept under another name

help-verify-about = Check that nothing is missing or altered
help-verify-after =
    Examples:
      arbitro verify
      arbitro verify --championship final.arbitro-backup --json
      arbitro verify --seal "1240·5f3a 90c2 11de 7b04"     the seal at the foot of a printed list

    Checks the storage, that no line of the log is missing or altered, that all of them together make a championship, and that it
    goes on from its automatic copies and from the last seal seen. Two championships with the same seal are the same;
    every printed list carries it, so that paper proves the file. Nothing is written.
help-verify-arg-seal = A seal from paper: check that it is of this championship

help-log-about = Show who did what, in order
help-log-arg-about = Only lines about this: a code, a group, a subject
help-log-after =
    Examples:
      arbitro log --last 20
      arbitro log --about 221.1.3             everything about an entry
      arbitro log --about result/1.3.2/1/4    everything about a board
      arbitro log --json                      the lines whole
help-log-arg-last = Only the last N lines
help-log-arg-json = Print the log as JSON, line by line

help-forget-about = Remove a pupil's personal data for good; the results stay
help-forget-after =
    Examples:
      arbitro forget 221.1.3 --yes
      arbitro forget "Rita Exemplo" --yes      when the name is that of one entry alone
      arbitro forget 221.1.3 --also Ritinha --yes   a nickname in notes, too

    The name and the school year leave the log and the automatic copies for good, as do reasons and marks of the entry and
    the name in notes, in any spelling; the code and the results stay. What may mean somebody else is left and listed.
    Copies made by hand, exports and paper are yours to destroy. On PostgreSQL the server's own archives are, too.
help-forget-arg-pupil = The entry's code, or the pupil's full name
help-forget-arg-yes = Do it; without this the command only says what it would do
help-forget-arg-also = Remove these words, too, from notes and reasons: a nickname, or a part of the name that others have as well
help-forget-arg-due = Remove all names, once the time that the regulations set is over
help-forget-arg-keep-winners = Keep the winners whose full names were published, where their families agreed

help-arbiters-about = Name the arbiters of the desk, give them tables and print their cards

help-arbiters-add-about = Add an arbiter or an organiser
help-arbiters-add-after =
    Examples:
      arbitro arbiters add "Ana Exemplo" --tables 1-6,9
      arbitro arbiters add "Rui Exemplo" --organiser
help-arbiters-add-arg-name = The person's name, as the log shows it
help-arbiters-add-arg-tables = The tables, such as 1-6,9; only some boards of one, such as 12:1-8; a group, such as 1.3.2
help-arbiters-add-arg-organiser = May do everything

help-arbiters-list-about = List everybody with their tables

help-arbiters-tables-about = Give an arbiter other tables
help-arbiters-tables-arg-number = The person's number, as `arbitro arbiters list` shows it
help-arbiters-tables-arg-tables = The tables, such as 1-6,9; only some boards of one, such as 12:1-8; a group, such as 1.3.2

help-arbiters-remove-about = Remove somebody; their sessions end
help-arbiters-remove-arg-number = The person's number, as `arbitro arbiters list` shows it

help-arbiters-cards-about = Print cards to sign in with; a new card cancels the one before
help-arbiters-cards-after =
    Examples:
      arbitro arbiters cards --address http://192.168.1.10:8080            new cards for everybody
      arbitro arbiters cards 3 --address http://192.168.1.10:8080          for number 3 alone

    The secrets are on the paper only; the file beside the championship keeps hashes of them.
help-arbiters-cards-arg-numbers = The numbers; none is everybody
help-arbiters-cards-arg-address = The address of the desk, as `arbitro serve` shows it
help-arbiters-cards-arg-out = The file to write. Default: cards.pdf

help-serve-about = Serve the pages on the local network: results, standings, games
help-serve-after =
    Examples:
      arbitro serve                                  the only championship of this folder, or games alone
      arbitro serve --championship final.arbitro     this one
      arbitro serve --listen 127.0.0.1:8080          for this computer only
      arbitro serve --address https://final.example  behind a proxy with HTTPS, for several schools

    Everybody on the same network can open the address shown; the code can be scanned by a phone. Ctrl-C stops.
help-serve-arg-listen = Where to listen. Default: 0.0.0.0:8080, and only 127.0.0.1:8080 where the public address is https://…
help-serve-arg-address = The public address on cards, codes and the projector, when it is not that of this computer, such as https://final.example
help-serve-arg-framed-by = A site whose pages may show boards in a frame, such as https://moodle.example. Default: none
help-serve-arg-publish = Publish on the internet, at the publishing address that the host gave; the program remembers it

help-start-about = Open the championships of this folder in the browser: make, enter, play, print
help-start-after =
    Examples:
      arbitro start                    the folder one is in
      arbitro start Tournaments        another folder
      arbitro start --no-browser       only shows the address

    Everything a championship needs is then done on pages; who prefers commands may use them at the same time.
help-start-arg-folder = The folder of the championships
help-start-arg-port = The port; if it is taken, the next free one serves
help-start-arg-no-browser = Do not open a browser

help-guide-about = Show the guide: teacher, organiser, arbiter, author
help-guide-after =
    Examples:
      arbitro guide                    the chapters
      arbitro guide teacher            a class tournament from list to diplomas
      arbitro guide --out guide.pdf    all of it, to print
      arbitro guide words --out words.pdf    one chapter, to print
help-guide-arg-chapter = The chapter
help-guide-arg-out = The file to write, for printing. Without it the guide is shown here

help-site-about = Write a site for practice at home: rules, boards and puzzles without a server
help-site-after =
    Without names all games at hand are taken. With --championship the scores and standings are published too, with as
    much of the names as --names says.

    Examples:
      arbitro site --out practice
      arbitro site rastros semaforo --out practice --title "Our school plays"
      arbitro site --out practice --championship final.arbitro --names code
help-site-arg-wanted = The games; all of them if none is named
help-site-arg-out = The folder to write the site into
help-site-arg-title = The name of the site
help-arbiters-rights-about = Choose where arbiters enter results
help-arbiters-rights-arg-rights = Where
help-arbiters-rights-arg-rights-value-own = only at the tables and boards given to them
help-arbiters-rights-arg-rights-value-everywhere = at all tables

help-registration-about = Let schools enter their own pupils, and decide on what they sent
help-registration-open-about = Open registration, or change its dates and questions
help-registration-open-after =
    Examples:
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://games.example.org
      arbitro registration open --from 2027-01-10 --until 2027-02-28 --address https://games.example.org --question "Lunches? *"
help-registration-open-arg-from = The first day, such as 10/1/2027 or “10 January 2027”, or a moment, such as “10/1/2027 09:00”
help-registration-open-arg-until = The last day, which still counts, or a moment
help-registration-open-arg-address = Where schools reach the desk; their links begin with it
help-registration-open-arg-question = A question to every school; one that ends with an asterisk must be answered. May be given several times
help-registration-open-arg-pupil-question = A question about every pupil, answered beside the name. May be given several times
help-registration-open-arg-ask-names = Ask whether the name of each pupil may be published; who does not agree is published by code alone
help-registration-open-arg-ask-pictures = Ask whether pictures of each pupil may be published
help-registration-close-about = Close registration before its time
help-registration-list-about = List the schools with what became of their registration
help-registration-accept-about = Accept what schools sent: their pupils are entered
help-registration-accept-arg-school = The school, by its number or name; none is all that are complete, in the order in which they came
help-registration-decline-about = Decline what a school sent
help-registration-decline-arg-school = The school, by its number or name
help-registration-decline-arg-message = What the school reads on its page
help-registration-letters-about = Write letters with each school's private link and code, a table for a mail merge, and draft e-mails
help-registration-letters-arg-out = The folder to write into
help-registration-letters-arg-remind = Only for schools that have not answered, or not all
help-registration-answers-about = Write what was answered as two tables: by schools, and about pupils
help-registration-answers-arg-out = The folder to write into
help-registration-key-about = Show the key of the letters, to go on on another computer, or bring it there
help-registration-key-arg-bring = The key as the other computer showed it
help-editions-about = Editions from before that were played without this program: winners, games and numbers
help-editions-import-about = Take a table (CSV or Excel) of past editions into the folder
help-editions-import-arg-file = The table; a row of titles says what is in it
help-editions-import-arg-folder = The folder of the championships
help-editions-list-about = List what is known of past editions
help-editions-list-arg-folder = The folder of the championships
help-editions-list-arg-json = Print the list as JSON
help-editions-forget-about = Remove a name from the table of past editions
help-editions-forget-arg-name = The whole name
help-editions-forget-arg-folder = The folder of the championships
help-site-arg-results = Only the public pages of the championship: pairings, results, standings and a page per pupil, with as much of names as was chosen

help-host-about = Take in championships on the internet and show them to those who follow from home
help-host-after =
    Example, on a computer that is on the internet:
      arbitro host open final-2027 --address https://championships.example     gives the publishing address
      arbitro host serve --address https://championships.example

    In the hall, with the address that the first command gave:
      arbitro serve --championship final.arbitro --publish 'https://championships.example/final-2027#…'
help-host-open-about = Open a place for a championship and give its publishing address
help-host-open-arg-name = The name of the place, which stands in the address: small letters, digits and hyphens
help-host-open-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-renew-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-list-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-close-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-serve-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-open-arg-address = The address of the host on the internet
help-host-renew-arg-address = The address of the host on the internet
help-host-serve-arg-address = The address of the host on the internet
help-host-serve-arg-championships = The folder of the championships that are kept here; without it, `championships` in the folder of the host
help-host-serve-arg-certificate = The certificate of the host, with those it stands on (PEM); with it the program speaks HTTPS itself
help-host-serve-arg-certificate-key = The key of the certificate (PEM)
help-host-list-about = Show the places and what they have
help-host-renew-about = Give a place another key; the one before is void
help-host-renew-arg-name = The name of the place
help-host-close-about = Close a place and remove its pages
help-host-close-arg-name = The name of the place
help-host-close-arg-yes = Do it
help-host-copy-about = Copy the whole host into a folder, also while it is served: accounts, championships, what was published
help-host-copy-arg-to = The folder of the copy, which is not there yet
help-host-copy-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-copy-arg-championships = The folder of the championships that are kept here; without it, `championships` in the folder of the host
help-host-restore-about = Read a copy of a host back, into one that is new
help-host-restore-arg-from = The folder of the copy
help-host-restore-arg-folder = The host: a folder, or a database `postgres://user@host/name`
help-host-restore-arg-championships = The folder of the championships that are kept here; without it, `championships` in the folder of the host
help-host-serve-about = Serve the pages
help-host-serve-after =
    Without `--listen`, behind a server with HTTPS: `arbitro guide host` shows how. The program stops with Ctrl-C and loses
    nothing. Several programs may serve the same folder.
help-host-serve-arg-listen = The address and port to listen at
