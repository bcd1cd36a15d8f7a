import { sameValue } from "../verify/sameValue";
import { cellName } from "../workbook/address";
import type { WorkbookDrawing } from "../workbook/drawing";
import type { CellValue } from "../workbook/spec";
import { shownText } from "../workbook/shownSheet";
import type { MovedCells } from "./movedCells";
import { spelledToday } from "./spelledToday";
import type { ChangedResult } from "./upgradeReport";

const spelled = (value: CellValue): CellValue => (typeof value === "string" ? spelledToday(value) : value);

/** Results of plans that are other ones in the new workbook: what their formulas showed last, and show now. */
export function changedResults(
  earlier: Pick<WorkbookDrawing, "sheets">,
  now: Pick<WorkbookDrawing, "sheets">,
  moved: MovedCells,
): ChangedResult[] {
  const sheets = new Map(now.sheets.map((sheet) => [sheet.name, sheet]));
  return earlier.sheets.flatMap((sheet) =>
    moved.cellsOf(sheet.name).flatMap(({ from, to: { sheet: on, area } }): ChangedResult[] => {
      const target = sheets.get(on);
      const isResult = sheet.formulas[from.row]?.[from.column] && target?.formulas[area.row]?.[area.column];
      if (!target || !isResult) return [];
      const [before, after] = [
        sheet.values[from.row]?.[from.column] ?? null,
        target.values[area.row]?.[area.column] ?? null,
      ];
      if (sameValue(spelled(before), spelled(after))) return [];
      const texts = Array.from({ length: area.column }, (_, column) => shownText(target, area.row, column));
      return [
        {
          ...{ sheet: sheet.name, cell: cellName(from.row, from.column), before, now: after },
          label: texts.find((text) => text !== "") ?? "",
          at: `${on}!${cellName(area.row, area.column)}`,
        },
      ];
    }),
  );
}
