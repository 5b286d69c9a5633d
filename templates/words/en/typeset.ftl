# What cannot be set on a page.

typeset-missing-glyph = no embedded typeface has the character `{ $character }` ({ $code }) of `{ $text }`; write it in another way
typeset-too-many-dots = the picture would be { $width } by { $height } dots; draw it smaller
typeset-too-wide = `{ $text }` is { $width } mm wide, its place on the page has { $room } mm; shorten it or take larger paper
typeset-too-tall = `{ $text }` is { $height } mm tall, a page has { $room } mm; divide it or take larger paper
