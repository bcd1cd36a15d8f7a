/**
 * ExcelJS reads a workbook in a stream and looks at every cell: `node bench/readWorkbook.mjs FILE`. JavaScript, so that the process that
 * is measured has no compiler in its memory, as the product has none.
 */
import ExcelJS from "exceljs";

const reader = new ExcelJS.stream.xlsx.WorkbookReader(process.argv.at(-1), {
  worksheets: "emit",
  sharedStrings: "cache",
  styles: "ignore",
  hyperlinks: "ignore",
});
let cells = 0;
for await (const sheet of reader) {
  for await (const row of sheet) row.eachCell(() => (cells += 1));
}
console.log(cells);
