import { connectedExcel } from "../connectedExcel";
import { insertFormula } from "../functions/insertFormula";
import { repairAfterDrawing } from "../health/repairWorkbook";
import { resultTable } from "../import/resultBlock";
import { messageOf } from "../messages";
import { shippedHelp } from "../shippedHelp";
import type { Spreadsheet } from "../spreadsheet";
import { drawInPlaceOf } from "./drawInPlaceOf";
import { drawSheets } from "./drawSheets";
import { finishBeforeDrawing } from "./finish";
import { linkAgain } from "./linkAgain";
import { loadedFunctions } from "../loadedFunctions";
import { ExcelCells } from "./excelCells";
import { openTemplate } from "./openTemplate";
import { placeAtActiveCell, placeBeside } from "./placeTable";
import { readOutline } from "./readOutline";
import { readSheets } from "./readSheets";
import { activeCell, followSelection, selectCells } from "./selection";

/**
 * Excel as the spreadsheet beside the pane, once it answers.
 *
 * @throws Error where the page is not in Excel, or Microsoft's library did not load.
 */
export async function excelSpreadsheet(): Promise<Spreadsheet> {
  const excel = await connectedExcel();
  return {
    async draw(spec, task, replaces) {
      await finishBeforeDrawing(excel.run);
      const ids = (await shippedHelp()).map(({ id }) => id);
      const drawing = (repoint: readonly string[] = []) =>
        drawSheets(spec, ids, excel, task, { repoint, sheetNames: replaces?.sheetNames });
      const { notices, ...drawn } = await (replaces ? drawInPlaceOf(replaces, excel, drawing) : drawing());
      // Formulas that were written before Excel knew the functions do not heal by themselves.
      const repaired = await repairAfterDrawing(excel, ids).catch(
        (error: unknown) => `Could not check whether formulas need repair: ${messageOf(error)}`,
      );
      return { ...drawn, notices: [repaired, ...notices].filter((notice) => notice !== "") };
    },
    read: (sheets) => readSheets(sheets, excel),
    outline: () => readOutline(excel),
    open: (template) => openTemplate(template, excel),
    linkAgain: () => linkAgain(excel),
    insertFormula: (formula) => insertFormula(excel, formula),
    placeResults: (runs) => excel.run((context) => placeAtActiveCell(context, resultTable(runs))),
    placeTable: (table, { sheet, row, column }) =>
      excel.run((context) =>
        placeBeside(context, context.workbook.worksheets.getItem(sheet).getCell(row, column), table),
      ),
    functions: loadedFunctions,
    contents: async (task) => {
      const { readContents } = await import(/* webpackChunkName: "verify" */ "./readContents");
      return readContents(excel, task);
    },
    cells: () => new ExcelCells(excel),
    activeCell: () => activeCell(excel),
    followSelection: (selected) => followSelection(excel, selected),
    select: (cells) => selectCells(excel, cells),
  };
}
