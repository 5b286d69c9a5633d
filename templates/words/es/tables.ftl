# Sheets that cannot be read or written.

tables-too-large = el archivo tiene más de { $megabytes } MB; divídalo
tables-old-excel = el archivo es un `.xls` antiguo; guárdelo en Excel como `.xlsx` o `.csv`
tables-pdf = el archivo es un PDF; hace falta una hoja `.xlsx` o `.csv`
tables-empty = el archivo está vacío
tables-too-many-rows = la hoja tiene más de { $rows } filas; divídala
tables-no-sheet = el archivo no es una hoja; se esperaba `.xlsx` o `.csv`
tables-csv-unread = el CSV no se puede leer: { $reason }
tables-xlsx-unread = el archivo no es una hoja `.xlsx` que se pueda leer: { $reason }; guárdelo de nuevo o como `.csv`
tables-json-unread = el archivo no es JSON que se pueda leer: { $reason }
tables-xlsx-unwritten = la hoja `.xlsx` no se puede escribir: { $reason }

# The sign between whole and decimals.

tables-decimal-sign = {","}
