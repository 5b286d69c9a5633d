# Os jogos à mão.

catalog-similar = não há nenhum jogo `{ $wanted }`; queria dizer `{ $similar }`?
catalog-unknown = não há nenhum jogo `{ $wanted }`; `arbitro games` mostra-os, e o caminho de um ficheiro também serve
catalog-unreadable = não foi possível ler { $path }: { $reason }
catalog-too-large = não foi possível ler { $path }: tem { $size } MB, e um ficheiro de jogo tem alguns kilobytes
catalog-not-text = { $path }:{ $line }:{ $column }: isto não é texto UTF-8; grave o ficheiro em UTF-8
