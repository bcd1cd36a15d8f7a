import type { TableCell } from "../tables/row";

const QUOTED = 40;

/** What a cell holds, in quotation marks; its beginning where it is long. */
export function quotedCell(cell: TableCell): string {
  const text = typeof cell === "object" && cell !== null ? cell.fault : String(cell);
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}
