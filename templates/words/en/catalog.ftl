# The games at hand.

catalog-similar = there is no game `{ $wanted }`; did you mean `{ $similar }`?
catalog-unknown = there is no game `{ $wanted }`; `arbitro games` lists them, and a path to a file works too
catalog-unreadable = cannot read { $path }: { $reason }
catalog-too-large = cannot read { $path }: it has { $size } MB, and a game file has a few kilobytes
catalog-not-text = { $path }:{ $line }:{ $column }: this is not UTF-8 text; save the file as UTF-8
