import { counted } from "../../model/units/counted";
import type { ScannedSheet } from "./scanWorkbook";

/**
 * Whether Excel has bound its formulas to the functions, as their results show. Loading the functions does not prove it:
 * Excel may keep an older list of them, and shows #NAME? then.
 */
export function binding(sheets: readonly ScannedSheet[]): string {
  const answered = sheets.reduce((sum, sheet) => sum + sheet.answered, 0);
  const unbound = sheets
    .flatMap(({ problemCells }) => problemCells)
    .filter(({ problem }) => problem === "unknown" || problem === "stored").length;
  if (unbound > 0) return `no: ${counted(unbound, "formula")} ${unbound === 1 ? "needs" : "need"} repair`;
  if (answered > 0)
    return `yes: ${counted(answered, "formula")} ${answered === 1 ? "shows a result" : "show results"}`;
  return "not known: no formula here shows a result of them; enter =DISK_TIB(1)";
}
