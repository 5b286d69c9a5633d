# What cannot be set on a page.

typeset-missing-glyph = nenhuma letra embutida tem o carácter `{ $character }` ({ $code }) de `{ $text }`; escreva-o de outro modo
typeset-too-many-dots = a imagem teria { $width } por { $height } pontos; desenhe-a mais pequena
typeset-too-wide = `{ $text }` tem { $width } mm de largura, e o seu lugar na página { $room } mm; encurte-o ou use papel maior
typeset-too-tall = `{ $text }` tem { $height } mm de altura, e uma página { $room } mm; divida-o ou use papel maior
