# What cannot be set on a page.

typeset-missing-glyph = ningún tipo de letra incluido tiene el carácter `{ $character }` ({ $code }) de `{ $text }`; escríbalo de otro modo
typeset-too-many-dots = la imagen tendría { $width } por { $height } puntos; dibújela más pequeña
typeset-too-wide = `{ $text }` mide { $width } mm de ancho, y su sitio en la página { $room } mm; acórtelo o use papel más grande
typeset-too-tall = `{ $text }` mide { $height } mm de alto, y una página { $room } mm; divídalo o use papel más grande
