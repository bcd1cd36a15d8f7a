import { parseArea } from "../../workbook/address";
import type { SheetDrawing } from "../../workbook/drawing";
import { formulaAt } from "../../workbook/formulaText";
import { constantDigest, formulaDigest } from "./cellDigest";

/** What a release wrote into a cell that is not an input: a text, a number or truth value, or a formula, these with a digest. */
export type WrittenCell = { kind: "text" } | { kind: "constant" | "formula"; digest: string };

/** The cells that a release wrote on a sheet, by row and column. */
export type WrittenSheet = readonly (readonly (WrittenCell | undefined)[] | undefined)[];

const MARKS = { text: "'", constant: "#", formula: "=" } as const;

/** The cells of a sheet as a release wrote them. */
export function writtenSheet({ values, formulas, rows, columns }: SheetDrawing): WrittenSheet {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column): WrittenCell | undefined => {
      const drawn = formulas[row]?.[column];
      if (drawn) return { kind: "formula", digest: formulaDigest(formulaAt(drawn, row), row, column) };
      const value = values[row]?.[column] ?? null;
      if (value === null) return undefined;
      if (typeof value === "string") return { kind: "text" };
      return { kind: "constant", digest: constantDigest(value) };
    }),
  );
}

/**
 * Reads the cells that a release keeps as text: neighbors of a column that hold alike are an entry.
 *
 * @example `A1:A9' B2:B9=xY3 C4#-a2`
 */
export function writtenOf(text: string): WrittenSheet {
  const sheet: (WrittenCell | undefined)[][] = [];
  for (const entry of text.trim().split(/\s+/)) {
    if (entry === "") continue;
    const [, cells = "", mark, digest = ""] = /^([A-Z\d:]+)(['#=])(.*)$/.exec(entry) ?? [];
    const area = parseArea(cells);
    if (!area) throw new Error(`"${entry}" is not a cell that was written`);
    const cell: WrittenCell =
      mark === MARKS.text
        ? { kind: "text" }
        : { kind: mark === MARKS.formula ? "formula" : "constant", digest };
    for (let row = area.row; row < area.row + area.rows; row++) (sheet[row] ??= [])[area.column] = cell;
  }
  return sheet;
}
