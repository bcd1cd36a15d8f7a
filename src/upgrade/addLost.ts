import { cellName } from "../workbook/address";
import { IMPORT_NAMESPACE } from "../workbook/importNamespace";
import type { ReadLoss } from "../workbook/readers/readLoss";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import type { UpgradeReport } from "./upgradeReport";

/** Looks and pages of sheets, which other programs save in their own way: a plan is written with its own. */
const LOOKS =
  /^(headers and footers of|looks of|a number of pages across|breaks between columns|its print area|its repeated rows|the split of)/;

/** What the reader did not take: of the planner's sheets all, of a plan's all but looks. Imports that the file keeps go on. */
export function addLost(
  { lost, losses, drawing }: ReadWorkbook,
  own: ReadonlySet<string>,
  report: UpgradeReport,
): void {
  for (const { sheet, row, column, formula } of lost) {
    if (!own.has(sheet)) continue;
    const because = "is a formula in a form that HCI Planner does not write: its value is kept";
    report.notCarried.push({ sheet, cell: cellName(row, column), label: "", holds: `=${formula}`, because });
  }
  const plans = drawing.sheets.map(({ name }) => name).filter((name) => !own.has(name));
  const isLookOfPlan = ({ where, because }: ReadLoss): boolean =>
    plans.some((name) => where.startsWith(`${name}, chart "`) || (where === name && LOOKS.test(because)));
  const isImport = ({ because }: ReadLoss): boolean => because.includes(IMPORT_NAMESPACE);
  report.notRead = losses.filter((loss) => !isLookOfPlan(loss) && !isImport(loss));
}
