import { find } from "../taskpane/page";
import { cellName } from "../workbook/address";
import type { Grid } from "./grid/grid";
import type { LostFormula } from "./grid/lostFormulas";

/** Shows below the grid which formulas of a template were overwritten, with buttons that put them back or leave them. */
export function showLostFormulas(grid: Grid): void {
  const notice = find("overwritten");
  const lost = grid.onLostFormulas((formulas) => {
    notice.hidden = formulas.length === 0;
    const sheets = new Map(grid.sheets().map(({ id, name }) => [id, name]));
    find("overwritten-text").textContent = sentence(formulas, (id) => sheets.get(id) ?? "");
  });
  find("put-back").addEventListener("click", () => {
    lost.putBack((sheetId, cells) => grid.write(sheetId, cells));
    grid.focus();
  });
  find("leave").addEventListener("click", () => {
    lost.forget();
    grid.focus();
  });
}

/** What was overwritten, in a sentence. */
export function sentence(lost: readonly LostFormula[], sheetName: (id: string) => string): string {
  const [first] = lost;
  if (!first) return "";
  const place = `${sheetName(first.sheetId)}!${cellName(first.row, first.column)}`;
  if (lost.length === 1) return `${place} held a formula: its result no longer follows your inputs.`;
  return `${lost.length} cells held formulas, the first ${place}: their results no longer follow your inputs.`;
}
