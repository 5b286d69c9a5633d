# The site for practice at home.

site-lead = Choose a game: read its rules, play against another person or the computer, and practise. Everything works on this device, also without a network.
site-private = This site uses no cookies, registers nobody and sends nothing: what is played stays on this device.
site-results = Results
site-needs-script = To play, this site needs JavaScript. The rules can be read without it.
site-title = Mathematical games
site-no-engine = this program was built without the engine for browsers, so the boards of a site could not be played; `rustup target add wasm32-unknown-unknown` and then `cargo install --path .` build it with it, or take a download
site-no-sheet = { $error }
site-embed = Put a board on the school’s page
site-embed-lead = Choose the game, copy the code and paste it into a page of Moodle or of the school’s site (in the editor, as HTML).
site-embed-file = This page was opened from a file. Put the site on a web host first: the code needs its address.
site-embed-game = Game
site-embed-what = What to show
site-embed-code = Code
site-embed-copy = Copy
site-embed-copied = Copied.
site-embed-preview = It looks like this
cli-site-written = { $folder }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $count } files. Open index.html, or put the folder on any web host.
