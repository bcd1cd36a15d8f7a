import { connectedExcel } from "../connectedExcel";
import { insertFormula } from "../functions/insertFormula";
import { repairInWords } from "../health/repairInWords";
import { placeAtActiveCell } from "../import/placeResults";
import { shippedHelp } from "../shippedHelp";
import type { Spreadsheet } from "../spreadsheet";
import { drawSheets } from "./drawSheets";
import { openTemplate } from "./openTemplate";
import { removeSheets } from "./removeSheets";

/**
 * Excel as the spreadsheet beside the pane, once it answers.
 *
 * @throws Error where the page is not in Excel, or Microsoft's library did not load.
 */
export async function excelSpreadsheet(): Promise<Spreadsheet> {
  const excel = await connectedExcel();
  return {
    async draw(spec, task) {
      const ids = (await shippedHelp()).map(({ id }) => id);
      const { sheets, names, losses } = await drawSheets(spec, ids, excel, task);
      // Formulas that were written before Excel knew the functions do not heal by themselves.
      const repaired = await repairInWords(excel, ids);
      const lost = losses.length === 0 ? "" : `This Excel leaves out: ${losses.join("; ")}.`;
      return { sheets, names, remarks: [repaired, lost].filter((remark) => remark !== "") };
    },
    remove: (drawn) => removeSheets(drawn, excel),
    async open(template) {
      await openTemplate(template, excel);
      return `${template.title} is open in a new workbook.`;
    },
    insertFormula: (formula) => insertFormula(excel, formula),
    placeResults: (runs) => excel.run((context) => placeAtActiveCell(context, runs)),
  };
}
