import { type Cell, cellName, parseCell } from "./address";
import { type Labelled, locateInputs } from "./locateInputs";
import { type ShownSheet, shownText } from "./shownSheet";

/** How far an input was moved with its label, by the row that its label was drawn in. */
interface Move {
  from: number;
  rows: number;
  columns: number;
}

/**
 * The cells in which inputs of a sheet are by now, also those whose label the user edited, for example translated: they are
 * where the labels around them say, or where they were drawn. The cell of such a label must not hold that of another input.
 */
export function withEditedLabels<T extends Labelled>(inputs: readonly T[], sheet: ShownSheet): Map<T, Cell> {
  const found = new Map(locateInputs(inputs, sheet));
  if (found.size === inputs.length) return found;
  const moves = [...found].flatMap(([{ at, labelAt }, { row, column }]): Move[] => {
    const [cell, label] = [parseCell(at), parseCell(labelAt)];
    if (!cell || !label) return [];
    return [{ from: label.row, rows: row - cell.row, columns: column - cell.column }];
  });
  const known = new Set(inputs.map(({ label }) => label.trim()));
  const taken = new Set(Array.from(found.values(), ({ row, column }) => cellName(row, column)));
  for (const input of inputs) {
    const [cell, label] = [parseCell(input.at), parseCell(input.labelAt)];
    if (found.has(input) || !cell || !label) continue;
    const move = moveAt(label.row, moves);
    if (!move) continue;
    const place = { row: cell.row + move.rows, column: cell.column + move.columns };
    const text = shownText(sheet, label.row + move.rows, label.column + move.columns);
    const isRemoved = text === "" && (sheet.values[place.row]?.[place.column] ?? null) === null;
    if (place.row < 0 || place.column < 0 || isRemoved || known.has(text)) continue;
    if (!taken.has(cellName(place.row, place.column))) found.set(input, place);
  }
  return found;
}

/** How labels around a row were moved; nothing where the nearest above and below it were moved differently. */
function moveAt(row: number, moves: readonly Move[]): Omit<Move, "from"> | undefined {
  let [above, below]: (Move | undefined)[] = [];
  for (const move of moves) {
    if (move.from <= row && (!above || move.from > above.from)) above = move;
    if (move.from >= row && (!below || move.from < below.from)) below = move;
  }
  const [one, other] = [above ?? below, below ?? above];
  if (!one || !other) return { rows: 0, columns: 0 };
  return one.rows === other.rows && one.columns === other.columns ? one : undefined;
}
