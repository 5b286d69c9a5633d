# The season at a host: accounts, invitations, and the championships that are kept there.

host-sign-in = Sign in
host-season = My season
host-people = Accounts
host-log = Log
host-championships = Championships
host-championship-made = { $name } is here now
host-no-roles = You have no role in a championship. Whoever organises one can invite you by a link.
host-no-role = you have no role in this championship, or have it no more
host-unreadable = the championship cannot be opened just now: { $reason }
host-its-people = People and invitations
host-public-pages = Pages for everybody
host-open-school = Our pupils
host-contact-of = Contact of { $school }
host-contact-of-number = Contact of school no. { $school }
host-arbiter-at = Arbiter, tables { $tables }
host-until = until { $until }
host-bring = Bring it

host-login = E-mail or user name
host-name = Name that others see
host-passphrase = Passphrase
host-new-passphrase = New passphrase
host-passphrase-how = At least 10 characters; several words are good and easy to remember.
host-short-passphrase = a passphrase has between { $least } and { $most } characters
host-no-login = an e-mail address or a user name of at least two characters is needed, without blanks
host-nameless = the name that others see is missing, or is too long, or has characters that nobody can read
host-login-taken = somebody signs in with this already; if it is you, sign in first and then open the link again
host-enter-wrong = the name or the passphrase is wrong
host-enter-how = Accounts are made by invitation. Whoever forgot their passphrase asks the organiser for another link. With a school’s letter no account is needed.
host-leave-how = This signs you out of the host. At a championship that you opened you stay signed in, until you sign out there or everywhere.
host-leave-everywhere = Sign out everywhere
host-leave-everywhere-how = Ends all sessions on all devices, this one too, and those in the championships.

host-invited = Invitation
host-invited-how = Choose how you sign in from now on.
host-accept = Accept
host-not-me = This is not me: sign out
host-choose = Choose this passphrase
host-has-account = I have an account here already
host-invitation-over = this invitation was used already, or was revoked, or its time is over; ask for another
host-as-administrator = You are asked to keep this host: to make championships and to invite those who organise them.
host-as-organiser = You are asked to organise this championship: { $name }.
host-as-arbiter = You are asked to be an arbiter of this championship: { $name }.
host-no-longer-organiser = You organise this championship: if you accept, you no longer organise it and are its arbiter.
host-as-contact = You are asked to answer for school no. { $school } in this championship: { $name }.
host-as-before = Here you choose another passphrase. All sessions of before end.

host-people-how = Whoever organises a championship invites its arbiters and the contacts of schools there. Here are all who have an account.
host-account = Account
host-keeps = Keeps the host
host-administrators-only = this is only for those who keep the host
host-invite-administrator = Invite somebody to keep the host
host-invite = Invite
host-invite-how = You get a link to send to the person. It is good once, for two weeks.
host-invitations = Open invitations
host-asked = As
host-good-until = Good until
host-revoke = Revoke
host-revoked = the invitation was revoked
host-link = Link
host-link-how = Send this link to the person it is for. It is shown only now.
host-passphrase-link = Link for a new passphrase
host-last-administrator = somebody must keep the host: invite another first
host-account-removed = { $was ->
    [contact] { $name } has no account any more; whoever knows the school’s private link still gets in: replace it on the school’s page if need be
   *[other] { $name } has no account any more
}
host-sessions-ended = { $name } was signed out everywhere
host-role-taken = { $name } has no longer this role; their sessions there have ended
host-contact-taken = { $name } is no longer the contact of the school; whoever knows the school’s private link still gets in: replace it on the school’s page if need be
host-not-yours = somebody else must do that: this person has a role in a championship that is not yours, or keeps the host

host-people-here = People
host-contact = Contact of a school
host-tables = Tables (arbiters)
host-school = School (contacts)
host-no-school = choose a school of the championship
host-no-tables = { $text }: no table is called so; write tables like 1-6, 9
host-its-file = The file of the championship
host-copy-how = A copy with everything that has happened, and without the keys of its people. Any computer with arbitro opens it.
host-copy = Download a copy
host-remove = Take it away
host-remove-how = The championship no longer answers here, and nobody has a role in it any more. Its file is put aside on the computer of the host.
host-type-the-name = Type its name, { $name }, if you are sure
host-championship-removed = { $name } was taken away

host-copy-there = there is something already; choose another name
host-copy-no-folder = the copy has championships; say with `--championships` where they go
host-copy-not-empty = there is something already; a copy is read into a host that is new

host-when = When
host-who = Who
host-what = What
host-log-made = championship { $championship }: made or brought
host-log-copied = championship { $championship }: copied
host-log-removed = championship { $championship }: taken away
host-log-invited = { $place ->
    [none] invited: { $subject }
   *[other] championship { $championship }: invited { $subject }
}
host-log-revoked = { $place ->
    [none] invitation revoked: { $subject }
   *[other] championship { $championship }: invitation of { $subject } revoked
}
host-log-accepted = { $place ->
    [none] invitation accepted: { $subject }
   *[other] championship { $championship }: invitation accepted by { $subject }
}
host-log-role-taken = championship { $championship }: { $subject } no longer has a role
host-log-passphrase-link = { $place ->
    [none] link for a new passphrase: { $subject }
   *[other] championship { $championship }: link for a new passphrase of { $subject }
}
host-log-passphrase = new passphrase: { $subject }
host-log-sessions = signed out everywhere: { $subject }
host-log-account = account removed: { $subject }
