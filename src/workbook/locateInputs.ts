import { type Cell, parseCell } from "./address";
import type { RecordedInput } from "./planRecord";
import { type ShownSheet, shownText } from "./shownSheet";
import { withoutStrays } from "./withoutStrays";

/** What an input is found by. */
export type Labelled = Pick<RecordedInput, "at" | "label" | "labelAt">;

/** A label of a column: its text, its row as it was drawn. */
interface Label {
  text: string;
  row: number;
}

/** Places in the sheet that a label is compared with at most; those nearest to where it was drawn. */
const MAX_PLACES = 12;

/** Pairs of labels and places at most: above, labels count only where they were drawn. */
const MAX_PAIRS = 3000;

/**
 * The cells in which inputs of a sheet are by now: rows may have been inserted, removed or moved together, and columns inserted.
 * Labels keep their order, so that one that stands there several times is told apart. An input whose label is gone is not
 * among them.
 */
export function locateInputs<T extends Labelled>(inputs: readonly T[], sheet: ShownSheet): Map<T, Cell> {
  const found: { input: T; cell: Cell; from: Cell; to: Cell }[] = [];
  const byColumn = new Map<number, { input: T; label: Cell; cell: Cell }[]>();
  for (const input of inputs) {
    const [cell, label] = [parseCell(input.at), parseCell(input.labelAt)];
    if (!cell || !label || input.label === "") continue;
    const others = byColumn.get(label.column) ?? [];
    others.push({ input, cell, label });
    byColumn.set(label.column, others);
  }
  for (const [column, entries] of byColumn) {
    const labels = new Map(entries.map(({ input, label }) => [label.row, input.label]));
    const sorted = Array.from(labels, ([row, text]) => ({ row, text: text.trim() })).sort(
      (a, b) => a.row - b.row,
    );
    const place = placeOf(sorted, column, sheet);
    for (const { input, cell, label } of entries) {
      const row = place.rows.get(label.row);
      if (row === undefined) continue;
      found.push({ input, cell, from: label, to: { row, column: place.column } });
    }
  }
  const known = new Set(inputs.map(({ label }) => label.trim()));
  const kept = withoutStrays(found, ({ row, column }) => {
    const text = shownText(sheet, row, column);
    return text !== "" && !known.has(text);
  });
  return new Map(
    kept.map(({ input, cell, from, to }) => [
      input,
      { row: to.row + cell.row - from.row, column: to.column + cell.column - from.column },
    ]),
  );
}

/** The rows of labels in the column that they were drawn in; where none is there, in the column that has most of them. */
function placeOf(
  labels: readonly Label[],
  column: number,
  sheet: ShownSheet,
): { column: number; rows: Map<number, number> } {
  const own = { column, rows: alignedRows(labels, column, sheet) };
  if (own.rows.size > 0) return own;
  const width = sheet.values.reduce((most, row) => Math.max(most, row.length), 0);
  const others = Array.from({ length: width }, (_, c) => ({
    column: c,
    rows: alignedRows(labels, c, sheet),
  }));
  const best = others.reduce((a, b) => (b.rows.size > a.rows.size ? b : a), own);
  return best.rows.size * 2 >= labels.length ? best : own;
}

/** A label at a place in the sheet, and the best line of such pairs that ends here. */
interface Pair {
  from: number;
  to: number;
  score: number;
  before: Pair | undefined;
}

/** Worth of a label that is found, against a change of the distance between labels. */
const FOUND = 1000;

/**
 * The present rows of labels by their drawn ones: as many as possible in their order, with as few changes of the distance as
 * possible; then those that are unmistakable.
 */
function alignedRows(labels: readonly Label[], column: number, sheet: ShownSheet): Map<number, number> {
  let pairs = pairsOf(labels, column, sheet);
  if (pairs.length > MAX_PAIRS) pairs = pairs.filter(({ from, to }) => from === to);
  let best: Pair | undefined;
  pairs.forEach((pair, i) => {
    pair.score = FOUND - Number(pair.from !== pair.to);
    for (const before of pairs.slice(0, i)) {
      if (before.from >= pair.from || before.to >= pair.to) continue;
      const moved = pair.to - pair.from !== before.to - before.from;
      const score = before.score + FOUND - Number(moved);
      if (score > pair.score) Object.assign(pair, { score, before });
    }
    if (!best || pair.score > best.score) best = pair;
  });
  const rows = new Map<number, number>();
  for (let pair = best; pair; pair = pair.before) rows.set(pair.from, pair.to);
  // One that stands there once is itself wherever it was moved to.
  for (const { from, to } of pairs) {
    const isOnly = pairs.every((other) => (other.from === from) === (other.to === to));
    if (isOnly && !rows.has(from)) rows.set(from, to);
  }
  return rows;
}

/** Labels and the rows that have their text, in the order of both. */
function pairsOf(labels: readonly Label[], column: number, sheet: ShownSheet): Pair[] {
  const rowsByText = new Map<string, number[]>();
  sheet.values.forEach((_, row) => {
    const text = shownText(sheet, row, column);
    if (text === "") return;
    const rows = rowsByText.get(text);
    if (rows) rows.push(row);
    else rowsByText.set(text, [row]);
  });
  return labels.flatMap(({ text, row: from }) =>
    [...(rowsByText.get(text) ?? [])]
      .sort((a, b) => Math.abs(a - from) - Math.abs(b - from))
      .slice(0, MAX_PLACES)
      .sort((a, b) => a - b)
      .map((to): Pair => ({ from, to, score: 0, before: undefined })),
  );
}
