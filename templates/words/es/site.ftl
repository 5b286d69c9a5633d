# El sitio para practicar en casa.

site-lead = Elija un juego: lea las reglas, juegue contra otra persona o contra el ordenador, y entrene. Todo funciona en este dispositivo, también sin red.
site-private = Este sitio no usa cookies, no registra a nadie y no envía nada: lo que se juega se queda en este dispositivo.
site-results = Resultados
site-needs-script = Para jugar, este sitio necesita JavaScript. Las reglas se pueden leer sin él.
site-title = Juegos matemáticos
site-no-engine = este programa se compiló sin el motor para navegadores, así que no se podría jugar en los tableros del sitio; `rustup target add wasm32-unknown-unknown` y después `cargo install --path .` lo compilan con él, o use un programa ya hecho
site-no-sheet = { $error }
site-embed = Poner un tablero en la página de la escuela
site-embed-lead = Elija el juego, copie el código y péguelo en una página de Moodle o del sitio de la escuela (en el editor, como HTML).
site-embed-file = Esta página se abrió desde un archivo. Ponga primero el sitio en un alojamiento web: el código necesita su dirección.
site-embed-game = Juego
site-embed-what = Qué mostrar
site-embed-code = Código
site-embed-copy = Copiar
site-embed-copied = Copiado.
site-embed-preview = Queda así
cli-site-written = { $folder }: { $games ->
        [one] 1 juego
       *[other] { $games } juegos
    }, { $count } archivos. Abra index.html, o ponga la carpeta en cualquier alojamiento web.
