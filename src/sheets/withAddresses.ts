import { absoluteAreaName, parseArea, quotedSheet, type Area } from "../workbook/address";
import type { RangeRef } from "../workbook/spec";
import type { GridRow } from "./block";

/** Replaces the ids in a formula on a sheet, and in a row of a grid there. Throws for an id that nothing has. */
export type WithAddresses = (text: string, sheet: string, row?: GridRow) => string;

/** What a formula is made of: text that stays, an id's cells, a row of them, or a cell of the formula's own row. */
type Piece = string | { id: string } | { id: string; nth: number } | { inRow: string };

/** The same with its ids replaced: only what differs from row to row is left. */
type PieceOfSheet = string | { inRow: string };

/**
 * Puts addresses in place of `{id}`, `{grid.id#3}` (its third row), `[id]` and `[grid.id]`. Text literals in quotes stay.
 * All rows of a grid share their text, so that it is cut once for each sheet.
 *
 * @param range The cells of an id.
 */
export function withAddresses(range: (id: string) => RangeRef): WithAddresses {
  const cut = new Map<string, Map<string, readonly PieceOfSheet[]>>();
  const areas = new Map<string, { sheet: string; area: Area; prefix: string; name: string }>();

  const cells = (id: string): { sheet: string; area: Area; prefix: string; name: string } => {
    const known = areas.get(id);
    if (known) return known;
    const { sheet, range: a1 } = range(id);
    const area = parseArea(a1);
    if (!area) throw new Error(`"${a1}" is not a range`);
    const found = { sheet, area, prefix: `${quotedSheet(sheet)}!`, name: absoluteAreaName(area) };
    areas.set(id, found);
    return found;
  };

  const rowOf = (id: string, above: number, own: string): string => {
    const { sheet, area, prefix } = cells(id);
    const name = absoluteAreaName({ ...area, row: area.row + above, rows: 1 });
    return sheet === own ? name : prefix + name;
  };

  const onSheet = (piece: Piece, own: string): PieceOfSheet => {
    if (typeof piece === "string" || "inRow" in piece) return piece;
    const { id } = piece;
    const { sheet, area, prefix, name } = cells(id);
    if (!("nth" in piece)) return sheet === own ? name : prefix + name;
    if (piece.nth < 1 || piece.nth > area.rows)
      throw new Error(`"{${id}#${piece.nth}}" is not a row of its column`);
    return rowOf(id, piece.nth - 1, own);
  };

  const piecesOn = (text: string, own: string): readonly PieceOfSheet[] => {
    let ofSheet = cut.get(own);
    if (!ofSheet) cut.set(own, (ofSheet = new Map()));
    let pieces = ofSheet.get(text);
    if (!pieces) ofSheet.set(text, (pieces = joined(piecesOf(text).map((piece) => onSheet(piece, own)))));
    return pieces;
  };

  return (text, own, gridRow) => {
    let formula = "";
    for (const piece of piecesOn(text, own)) {
      if (typeof piece === "string") {
        formula += piece;
        continue;
      }
      const { inRow: id } = piece;
      if (!gridRow) throw new Error(`"[${id}]" is not in a row of a grid`);
      const cell = id.includes(".") ? rowOf(id, gridRow.above, own) : gridRow.cells.get(id);
      if (cell === undefined) throw new Error(`"[${id}]" is not a column of this grid`);
      formula += cell;
    }
    return formula;
  };
}

/** Pieces with neighboring texts as one. */
function joined(pieces: readonly PieceOfSheet[]): PieceOfSheet[] {
  const result: PieceOfSheet[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === "string" && typeof last === "string") result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
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
