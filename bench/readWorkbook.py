"""openpyxl reads a workbook in a stream and looks at every cell: python3 bench/readWorkbook.py FILE."""
import sys

import openpyxl

workbook = openpyxl.load_workbook(sys.argv[1], read_only=True, data_only=True)
cells = 0
for sheet in workbook:
    # Some programs write a wrong one.
    sheet.reset_dimensions()
    cells += sum(cell is not None for row in sheet.iter_rows(values_only=True) for cell in row)
print(cells)
