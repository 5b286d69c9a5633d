# Sheets that cannot be read or written.

tables-too-large = o ficheiro tem mais de { $megabytes } MB; divida-o
tables-old-excel = o ficheiro é um `.xls` antigo; guarde-o no Excel como `.xlsx` ou `.csv`
tables-pdf = o ficheiro é um PDF; é preciso uma folha `.xlsx` ou `.csv`
tables-empty = o ficheiro está vazio
tables-too-many-rows = a folha tem mais de { $rows } linhas; divida-a
tables-no-sheet = o ficheiro não é uma folha; esperava `.xlsx` ou `.csv`
tables-csv-unread = o CSV não se consegue ler: { $reason }
tables-xlsx-unread = o ficheiro não é uma folha `.xlsx` que se consiga ler: { $reason }; guarde-o de novo ou como `.csv`
tables-json-unread = o ficheiro não é JSON que se possa ler: { $reason }
tables-xlsx-unwritten = a folha `.xlsx` não se consegue escrever: { $reason }

# The sign between whole and decimals.

tables-decimal-sign = {","}
