import { areaName } from "../../../../src/workbook/address";
import { invalidArgument } from "../hostError";
import type { Properties } from "../workbook/sheet";
import type { Cells } from "./cells";
import { write } from "./formatMembers";
import { writeValues } from "./rangeValues";

/** `Range.hyperlink` of the first cell, or `null`. */
export function linkOf({ sheet, area }: Cells): Properties | null {
  const wanted = areaName({ ...area, rows: 1, columns: 1 });
  return sheet.links.find((link) => areaName(link.area) === wanted)?.link ?? null;
}

/** Sets a link, the text that it shows, and Excel's look of a link. */
export function setLink(cells: Cells, value: unknown): void {
  const link = value as Properties;
  const { address, documentReference, textToDisplay } = link;
  if (typeof address !== "string" && typeof documentReference !== "string") {
    throw invalidArgument("a link without address or documentReference");
  }
  const { sheet, area } = cells;
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      sheet.links.push({ area: { row, column, rows: 1, columns: 1 }, link });
    }
  }
  const blank = !sheet.grid.at(area.row, area.column);
  if (typeof textToDisplay === "string") writeValues(cells, textToDisplay);
  else if (blank) writeValues(cells, String(address ?? documentReference));
  write(cells, "font/underline", "Single");
  write(cells, "font/color", "#0563C1");
}
