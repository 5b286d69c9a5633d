# Sheets that cannot be read or written.

tables-too-large = the file has more than { $megabytes } MB; split it
tables-old-excel = the file is an old `.xls`; save it in Excel as `.xlsx` or `.csv`
tables-pdf = the file is a PDF; an `.xlsx` or `.csv` sheet is needed
tables-empty = the file is empty
tables-too-many-rows = the sheet has more than { $rows } rows; split it
tables-no-sheet = the file is not a sheet; expected `.xlsx` or `.csv`
tables-csv-unread = the CSV cannot be read: { $reason }
tables-xlsx-unread = the file is not an `.xlsx` sheet that can be read: { $reason }; save it again or as `.csv`
tables-json-unread = the file is not JSON that can be read: { $reason }
tables-xlsx-unwritten = the `.xlsx` sheet cannot be written: { $reason }

# The sign between whole and decimals.

tables-decimal-sign = {"."}
