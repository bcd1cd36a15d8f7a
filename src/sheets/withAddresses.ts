import { absoluteAreaName, parseArea, quotedSheet, type Area } from "../workbook/address";
import type { RangeRef } from "../workbook/spec";
import type { GridRow } from "./block";

/** Replaces the ids in a formula on a sheet, and in a row of a grid there. Throws for an id that nothing has. */
export type WithAddresses = (text: string, sheet: string, row?: GridRow) => string;

/** What a formula is made of: text that stays, an id's cells, a row of them, or a cell of the formula's own row. */
type Piece = string | { id: string } | { id: string; nth: number } | { inRow: string };

/**
 * Puts addresses in place of `{id}`, `{grid.id#3}` (its third row), `[id]` and `[grid.id]`. Text literals in quotes stay.
 * All rows of a grid share their text, so that it is cut once.
 *
 * @param range The cells of an id.
 */
export function withAddresses(range: (id: string) => RangeRef): WithAddresses {
  const cut = new Map<string, readonly Piece[]>();
  const areas = new Map<string, { sheet: string; area: Area; name: string }>();

  const cells = (id: string): { sheet: string; area: Area; name: string } => {
    const known = areas.get(id);
    if (known) return known;
    const { sheet, range: a1 } = range(id);
    const area = parseArea(a1);
    if (!area) throw new Error(`"${a1}" is not a range`);
    const found = { sheet, area, name: absoluteAreaName(area) };
    areas.set(id, found);
    return found;
  };

  return (text, own, gridRow) => {
    const on = (sheet: string, name: string) => (sheet === own ? name : `${quotedSheet(sheet)}!${name}`);
    const rowOf = (id: string, above: number): string => {
      const { sheet, area } = cells(id);
      return on(sheet, absoluteAreaName({ ...area, row: area.row + above, rows: 1 }));
    };
    let pieces = cut.get(text);
    if (!pieces) cut.set(text, (pieces = piecesOf(text)));
    let formula = "";
    for (const piece of pieces) {
      if (typeof piece === "string") {
        formula += piece;
      } else if ("inRow" in piece) {
        const { inRow: id } = piece;
        if (!gridRow) throw new Error(`"[${id}]" is not in a row of a grid`);
        const cell = id.includes(".") ? rowOf(id, gridRow.above) : gridRow.cells.get(id);
        if (cell === undefined) throw new Error(`"[${id}]" is not a column of this grid`);
        formula += cell;
      } else if ("nth" in piece) {
        const { id, nth } = piece;
        if (nth < 1 || nth > cells(id).area.rows)
          throw new Error(`"{${id}#${nth}}" is not a row of its column`);
        formula += rowOf(id, nth - 1);
      } else {
        const { sheet, name } = cells(piece.id);
        formula += on(sheet, name);
      }
    }
    return formula;
  };
}

/** A text in quotes, which may come from a file and hold anything; an id in braces; an id in brackets. */
const PIECE = /("(?:[^"]|"")*")|\{([\w.]+)(?:#(\d+))?\}|(?<![\w\]])\[([\w.]+)\]/g;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const [whole, quoted, id, nth, inRow] = match;
    pieces.push(text.slice(end, match.index));
    if (quoted !== undefined) pieces.push(quoted);
    else if (inRow !== undefined) pieces.push({ inRow });
    else if (id !== undefined) pieces.push(nth === undefined ? { id } : { id, nth: Number(nth) });
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== "");
}
