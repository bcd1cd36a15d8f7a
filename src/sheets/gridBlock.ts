import { columnName } from "../workbook/address";
import type { CellSpec, ValidationSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import { type Accepts, formatOf, isAnyText, validationOf } from "./accepts";
import type { Block, GridRow, Place } from "./block";
import { headingCell } from "./headingCell";
import { followed, inputOrLinked, linkedLook, type Links } from "./links";

interface GridColumnBase {
  id: string;
  /** With the unit in it: "Block size (KiB)". */
  header: string;
  format?: string;
  style?: StyleName;
  /** Columns, itself included, that its texts run over: the header covers them. Only for the last column. */
  spread?: number;
}

/** A column for the planner to fill; `values` are the defaults of the first rows, the rest is empty. */
export interface GridInputColumn extends GridColumnBase {
  accepts: Accepts;
  values: readonly (string | number | null)[];
  hint?: string;
  /** Must a row that is filled in have it? */
  needed?: boolean;
  /**
   * What the first rows hold instead of `values` where the grid follows something; the rest is empty. A row whose names the
   * workbook does not have holds its example.
   */
  follows?: readonly (GridLink | string | number | null)[];
  /** Formulas of the first rows: nothing is asked there. */
  calculated?: readonly string[];
}

/** A formula over defined names that a cell of a grid follows. */
export interface GridLink {
  formula: string;
}

/**
 * A column of one formula a row, the same in all or one for each: `[id]` is this row's cell of another column,
 * `[grid.id]` of another grid's, `{id}` a cell elsewhere.
 */
export interface GridFormulaColumn extends GridColumnBase {
  formula: string | readonly string[];
  /** Does the formula itself say what holds where an input is unknown? */
  unguarded?: boolean;
  /** Columns of its row that the formula does without where they are empty. */
  mayBeEmpty?: readonly string[];
}

/** A column of given texts or figures, one a row. */
export interface GridTextColumn extends GridColumnBase {
  texts: readonly (string | number)[];
}

/**
 * A column whose first cell holds one formula that fills all rows and, where it says so, columns to the right; the
 * columns that it fills are declared after it as `{ filled: true }`.
 */
export interface GridSpillColumn extends GridColumnBase {
  spill: string;
  columns?: number;
}

/** A column that the spilling formula to its left fills. */
export interface GridFilledColumn extends GridColumnBase {
  filled: true;
}

export type GridColumn =
  | GridInputColumn
  | GridFormulaColumn
  | GridTextColumn
  | GridSpillColumn
  | GridFilledColumn;

export interface Grid {
  /** Prefix of the columns' ids: `{workloads.iops}` is the column `iops` of the grid `workloads`. */
  id: string;
  heading: string;
  rows: number;
  columns: readonly GridColumn[];
  /** May every calculated cell be empty though nothing is unknown? Then only inputs tell what is. */
  gaps?: boolean;
}

/** Rows of the same questions and answers below a heading and a header row, from column A on. */
export function gridBlock(grid: Grid): Block {
  const { id, heading, rows, columns } = grid;
  const letters = columns.map((_, i) => columnName(i));
  /** The data cells of a column, for a block that begins at `row`. */
  const range = (letter: string, row: number): string => {
    const first = row + HEADER_ROWS;
    return rows === 1 ? `${letter}${first}` : `${letter}${first}:${letter}${first + rows - 1}`;
  };
  const all = (row: number): string => `A${row + HEADER_ROWS}:${letters.at(-1)}${row + 1 + rows}`;
  return {
    height: rows + HEADER_ROWS,
    inputs: checkedInputs(grid),
    columnFormulas: columnFormulas(grid),
    ids: (row) => ({
      ...Object.fromEntries(letters.map((letter, i) => [`${id}.${columns[i]?.id}`, range(letter, row)])),
      [id]: all(row),
    }),
    draw: (place) => ({
      cells: [
        headingCell(heading, place.row, Math.max(place.columns, columns.length)),
        ...columns.map((column, i): CellSpec => ({
          kind: "text",
          at: `${letters[i]}${place.row + 1}`,
          text: column.header,
          style: !holdsText(column) ? "numberHeader" : i === 0 ? "header" : "wordsHeader",
          ...(column.spread === undefined ? {} : { columns: column.spread }),
        })),
        ...cellsOfColumns(grid, place),
      ],
      validations: columns
        .map((column, i) => validation(column, range(letters[i] ?? "", place.row), rows))
        .filter((one) => one !== undefined),
      conditionalFormats: columns.flatMap((column, i) =>
        linksOf(column, place.links).map(([r, formula]) => {
          const at = `${letters[i]}${place.row + HEADER_ROWS + r}`;
          return linkedLook(at, at, formula);
        }),
      ),
    }),
  };
}

/** A grid of texts that may all be empty has nothing to check. */
function checkedInputs({ id, heading, rows, columns }: Grid): NonNullable<Block["inputs"]> {
  const inputs = columns.flatMap((column) =>
    "accepts" in column
      ? [
          {
            id: column.id,
            label: column.header,
            accepts: column.accepts,
            optional: column.needed !== true,
            mayFollow: column.follows?.some((one) => typeof one === "object" && one !== null) ?? false,
          },
        ]
      : [],
  );
  const canBeWrong = inputs.some(({ accepts, optional }) => !(isAnyText(accepts) && optional));
  return canBeWrong ? { grid: { id, heading, rows, columns: inputs } } : {};
}

function columnFormulas({ id, columns }: Grid): ReadonlyMap<string, readonly string[]> {
  let spilled = "";
  return new Map(
    columns.flatMap((column): [string, readonly string[]][] => {
      const name = `${id}.${column.id}`;
      if ("spill" in column) spilled = column.spill;
      if ("spill" in column || "filled" in column) return [[name, [spilled]]];
      if (!("formula" in column) || column.unguarded === true) return [];
      return [[name, typeof column.formula === "string" ? [column.formula] : column.formula]];
    }),
  );
}

/** The heading and the header row. */
const HEADER_ROWS = 2;

function cellsOfColumns(grid: Grid, place: Place): CellSpec[] {
  const rows = cellsOfRows(grid, place);
  return grid.columns.flatMap((column, i) => columnCells(column, columnName(i), grid, place, rows));
}

/** The cells of each row, by column. */
function cellsOfRows({ rows, columns }: Grid, place: Place): GridRow["cells"][] {
  const letters = columns.map(({ id }, i) => [id, `$${columnName(i)}`] as const);
  return Array.from({ length: rows }, (_, r) => {
    const row = place.row + HEADER_ROWS + r;
    return new Map(letters.map(([id, letter]) => [id, letter + row]));
  });
}

function columnCells(
  column: GridColumn,
  letter: string,
  { id: grid, rows, columns, gaps = false }: Grid,
  place: Place,
  cells: readonly GridRow["cells"][],
): CellSpec[] {
  if ("filled" in column) return [];
  const first = place.row + HEADER_ROWS;
  const format = column.format ?? ("accepts" in column ? formatOf(column.accepts) : undefined);
  const look = {
    style: column.style ?? styleOf(column, letter),
    ...(format === undefined ? {} : { format }),
  };
  if ("spill" in column) {
    const spill = { rows, columns: column.columns ?? 1 };
    const formula = place.guarded(column.spill);
    return [{ kind: "formula", at: `${letter}${first}`, formula, spill, ...look }];
  }
  const links = linksOf(column, place.links);
  const values = "accepts" in column ? valuesOf(column, columns, place.links) : [];
  const calculated = gaps || !("formula" in column) ? NONE : calculatedBut(column, columns);
  return Array.from({ length: rows }, (_, r): CellSpec => {
    const at = `${letter}${first + r}`;
    const given = "accepts" in column ? column.calculated?.[r] : undefined;
    if (given !== undefined) {
      const words = { ...look, style: column.style ?? (format === undefined ? "words" : "value") } as const;
      return { kind: "formula", at, formula: place.formula(given), ...words };
    }
    if ("accepts" in column) {
      const [, link] = links.find(([row]) => row === r) ?? [];
      return inputOrLinked({ kind: "input", at, value: values[r] ?? null, ...look }, link);
    }
    if ("texts" in column) return { kind: "value", at, value: column.texts[r] ?? "", ...look };
    const text = typeof column.formula === "string" ? column.formula : column.formula[r];
    if (text === undefined) throw new Error(`column "${column.id}" has no formula for row ${r + 1}`);
    const row = { cells: cells[r] ?? new Map<string, string>(), above: r, grid, calculated };
    const formula = column.unguarded === true ? place.formula(text, row) : place.guarded(text, row);
    return { kind: "formula", at, formula, ...look };
  });
}

/** The rows of a column that follow something, each with its formula. */
function linksOf(column: GridColumn, links: Links | undefined): [row: number, formula: string][] {
  if (!("accepts" in column) || !column.follows) return [];
  const found = column.follows.map((one) =>
    typeof one === "object" && one !== null ? followed(one.formula, links) : undefined,
  );
  return found.flatMap((formula, row) => (formula === undefined ? [] : [[row, formula]]));
}

/**
 * What the rows of a column hold: examples. Where cells of the grid follow something, only a cell that would, but has no name
 * to follow, holds its example.
 */
function valuesOf(
  { values, follows }: GridInputColumn,
  columns: readonly GridColumn[],
  links: Links | undefined,
): readonly (string | number | null)[] {
  if (!follows || columns.every((column) => linksOf(column, links).length === 0)) return values;
  return follows.map((one, r) => (typeof one === "object" && one !== null ? (values[r] ?? null) : one));
}

const NONE: ReadonlySet<string> = new Set();

/** The other columns that formulas calculate, without those that may be empty. */
function calculatedBut(column: GridFormulaColumn, columns: readonly GridColumn[]): ReadonlySet<string> {
  return new Set(
    columns
      .filter((one) => one !== column && ("formula" in one || "spill" in one || "filled" in one))
      .filter(({ id }) => column.mayBeEmpty?.includes(id) !== true)
      .map(({ id }) => id),
  );
}

function validation(column: GridColumn, range: string, rows: number): ValidationSpec | undefined {
  if (!("accepts" in column)) return undefined;
  const { accepts, header, hint, values } = column;
  const allowBlank = values.length < rows || values.includes(null);
  return validationOf(range, accepts, header, { ...(hint === undefined ? {} : { hint }), allowBlank });
}

function styleOf(column: GridColumn, letter: string): StyleName {
  const words = holdsText(column) && letter !== "A";
  if ("accepts" in column) return words ? "inputWords" : "input";
  return words ? "words" : "value";
}

/** Texts stand left, figures right, and so do their headers. */
function holdsText(column: GridColumn): boolean {
  if ("accepts" in column) return "text" in column.accepts || "oneOf" in column.accepts;
  if ("texts" in column) return column.texts.some((text) => typeof text === "string");
  return column.format === undefined;
}
