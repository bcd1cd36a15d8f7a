import { linkIn } from "../../sheets/links";
import { contains } from "../../workbook/address";
import { conditionalFormats } from "../sheetsOf";
import type { Grid, SheetArea } from "./grid";

/** A cell that followed a formula, and was typed over. */
export interface LostLink {
  row: number;
  column: number;
  formula: string;
}

/** The cells of an area that followed something and hold something else now. What they followed is known from their look. */
export function linksIn(grid: Pick<Grid, "contents" | "formulasOf">, area: SheetArea): LostLink[] {
  return conditionalFormats(grid.contents().snapshot, area.sheetId).flatMap(({ rule }) => {
    const link = linkIn(String(rule.value ?? ""));
    if (!link) return [];
    const { row, column, formula } = link;
    if (!contains(area, link)) return [];
    const [[now = ""] = []] = grid.formulasOf({ ...area, row, column, rows: 1, columns: 1 });
    return now === `=${formula}` ? [] : [link];
  });
}
