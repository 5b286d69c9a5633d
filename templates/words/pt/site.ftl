# O sítio para praticar em casa.

site-lead = Escolha um jogo: leia as regras, jogue contra outra pessoa ou contra o computador, e treine. Tudo funciona neste aparelho, também sem rede.
site-private = Este sítio não usa cookies, não regista ninguém e não envia nada: o que se joga fica neste aparelho.
site-results = Resultados
site-needs-script = Para jogar, este sítio precisa de JavaScript. As regras podem ler-se sem ele.
site-title = Jogos matemáticos
site-no-engine = este programa foi compilado sem o motor para navegadores, por isso não se poderia jogar nos tabuleiros do sítio; `rustup target add wasm32-unknown-unknown` e depois `cargo install --path .` compilam-no com ele, ou use um programa já pronto
site-no-sheet = { $error }
site-embed = Pôr um tabuleiro na página da escola
site-embed-lead = Escolha o jogo, copie o código e cole-o numa página do Moodle ou do sítio da escola (no editor, como HTML).
site-embed-file = Esta página foi aberta de um ficheiro. Ponha primeiro o sítio num alojamento web: o código precisa do endereço.
site-embed-game = Jogo
site-embed-what = O que mostrar
site-embed-code = Código
site-embed-copy = Copiar
site-embed-copied = Copiado.
site-embed-preview = Fica assim
cli-site-written = { $folder }: { $games ->
        [one] 1 jogo
       *[other] { $games } jogos
    }, { $count } ficheiros. Abra index.html, ou ponha a pasta em qualquer alojamento web.
