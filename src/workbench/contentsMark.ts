import type { UniverSnapshot } from "../workbook/writers/univer/snapshot";

/**
 * A short mark of what was typed into a workbook: its sheets, values and formulas. Results of formulas and looks do
 * not count, so a mark that differs means that a user changed something.
 */
export function contentsMark({ sheetOrder, sheets }: UniverSnapshot): string {
  let hash = FNV_OFFSET;
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
    hash = Math.imul(hash ^ END, FNV_PRIME);
  };
  for (const id of sheetOrder) {
    const sheet = sheets[id];
    if (!sheet) continue;
    add(sheet.name);
    for (const [row, cells] of Object.entries(sheet.cellData)) {
      for (const [column, cell] of Object.entries(cells)) {
        const content = cell?.f || (cell?.p?.body.dataStream ?? cell?.v);
        if (content !== undefined && content !== null && content !== "")
          add(`${row},${column}:${String(content)}`);
      }
    }
  }
  return (hash >>> 0).toString(16);
}

/** The FNV-1a hash of 32 bits: its start, its factor, and a character that no text holds. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const END = 0xffff;
