import { describeAccepted } from "./accepts";
import type { Block } from "./block";
import {
  cellProblem,
  type CheckedCell,
  type CheckedGrid,
  FLAG,
  flagOf,
  INPUT_PROBLEM,
  isUnused,
  rowProblem,
} from "./inputCheck";
import { firstOf } from "./formulaText";
import { headingCell } from "./headingCell";
import { sheetTop } from "./sheetTop";
import type { PlanSheet } from "./planSheet";

/** Name of the sheet. */
export const INPUT_CHECK_SHEET = "Input check";

/** A checked input with the sheet that it is on, `""` for the first. */
export type Placed<T> = T & { sheet: string };

/** One row of the check: what is looked at, its problem in words, and its flag. */
interface CheckRow {
  label: string;
  accepts: string;
  problem: string;
  /** Its flag where there is no problem. */
  flag: string;
  /** The row of the grid that it looks at. */
  above: number;
}

const HEADER = ["Input", "Open", "Problem", "Accepts"] as const;

/**
 * Sheet `Input check`: every input with what is wrong with it. Results look here before they use an input, so that no figure
 * follows from an empty cell.
 */
export function inputCheckSheet(
  cells: readonly Placed<CheckedCell>[],
  grids: readonly Placed<CheckedGrid>[],
): PlanSheet {
  const flags = [...(cells.length === 0 ? [] : ["cells"]), ...grids.map(({ id }) => id)];
  return {
    name: INPUT_CHECK_SHEET,
    blocks: [
      sheetTop(INPUT_CHECK_SHEET, "Results stay empty where an input that they need is empty or not usable."),
      firstProblem(flags),
      ...(cells.length === 0
        ? []
        : [
            checkBlock(
              "cells",
              "Inputs",
              cellRows(cells),
              cells.map(({ id }) => id),
            ),
          ]),
      ...grids.map((grid) => checkBlock(grid.id, grid.heading, gridRows(grid))),
    ],
    columnWidths: [44, 8, 60, 44],
    columns: 4,
    print: { orientation: "landscape" },
  };
}

/** The first input that is not usable, with what is wrong with it. */
function firstProblem(flags: readonly string[]): Block {
  const problem = firstOf(
    flags.map((id) => [
      `COUNTIF({${flagOf(id)}},${FLAG.problem})>0`,
      `INDEX({problems.${id}},MATCH(${FLAG.problem},{${flagOf(id)}},0))`,
    ]),
    '""',
  );
  return {
    height: 2,
    ids: (row) => ({ [INPUT_PROBLEM]: `B${row + 1}` }),
    draw: ({ row, columns, formula }) => ({
      cells: [
        headingCell("All inputs", row, columns),
        { kind: "text", at: `A${row + 1}`, text: "First that is not usable" },
        { kind: "formula", at: `B${row + 1}`, formula: formula(problem), style: "words" },
      ],
    }),
  };
}

function cellRows(cells: readonly Placed<CheckedCell>[]): CheckRow[] {
  const isAmbiguous = ({ label }: CheckedCell) => cells.filter((other) => other.label === label).length > 1;
  return cells.map((cell) => {
    const unit = isAmbiguous(cell) && cell.unit !== "" ? ` (${cell.unit})` : "";
    const label = `${cell.label}${unit}${onSheet(cell)}`;
    return {
      label,
      accepts: `${describeAccepted(cell.accepts)}${cell.optional ? ", or empty" : ""}`,
      problem: cellProblem(cell, label),
      flag: String(FLAG.usable),
      above: 0,
    };
  });
}

function gridRows(grid: Placed<CheckedGrid>): CheckRow[] {
  const columns = grid.columns.map((column) => ({ ...column, label: `${column.label}${onSheet(grid)}` }));
  const unused = isUnused(columns.map(({ id }) => `[${grid.id}.${id}]`));
  return Array.from({ length: grid.rows }, (_, i) => ({
    label: `Row ${i + 1}`,
    accepts: "",
    problem: rowProblem({ ...grid, columns }, i + 1),
    flag: `IF(${unused},${FLAG.unused},${FLAG.usable})`,
    above: i,
  }));
}

function onSheet({ sheet }: { sheet: string }): string {
  return sheet === "" ? "" : ` on sheet ${sheet}`;
}

/** Rows below a heading and a header, and the ids of their flags: of all of them, and of each that has a name. */
function checkBlock(
  id: string,
  heading: string,
  rows: readonly CheckRow[],
  names: readonly string[] = [],
): Block {
  const first = (row: number) => row + 2;
  const column = (letter: string, row: number) =>
    rows.length === 1
      ? `${letter}${first(row)}`
      : `${letter}${first(row)}:${letter}${first(row) + rows.length - 1}`;
  return {
    height: rows.length + 2,
    ids: (row) => ({
      [flagOf(id)]: column("B", row),
      [`problems.${id}`]: column("C", row),
      ...Object.fromEntries(names.map((name, i) => [flagOf(name), `B${first(row) + i}`])),
    }),
    draw: ({ row, columns, formula }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...HEADER.map((text, i) => ({
          kind: "text" as const,
          at: `${"ABCD"[i]}${row + 1}`,
          text,
          style:
            i === 0 ? ("header" as const) : i === 1 ? ("numberHeader" as const) : ("wordsHeader" as const),
        })),
        ...rows.flatMap(({ label, accepts, problem, flag, above }, i) => {
          const at = first(row) + i;
          const resolve = (text: string) => formula(text, { cells: new Map(), above });
          return [
            { kind: "text" as const, at: `A${at}`, text: label },
            {
              kind: "formula" as const,
              at: `B${at}`,
              formula: resolve(`IF($C${at}<>"",${FLAG.problem},${flag})`),
            },
            { kind: "formula" as const, at: `C${at}`, formula: resolve(problem), style: "words" as const },
            ...(accepts === ""
              ? []
              : [{ kind: "text" as const, at: `D${at}`, text: accepts, style: "wrappedWords" as const }]),
          ];
        }),
      ],
    }),
  };
}
