import { calculate } from "../src/calculator/calculate";
import type { FunctionLibrary } from "../src/calculator/evaluate";
import { layout } from "../src/workbook/layout";
import type { CellSpec, CellValue, NameSpec } from "../src/workbook/spec";
import { sourceFunctions } from "./sourceFunctions";

/** Room for the largest result of a test: the cheat sheet has 34 rows. */
const SPILL = { rows: 40, columns: 24 };

/**
 * Calculates one formula in cell A1 of a sheet with some other cells, and gives what it spills.
 *
 * @param formula Without the leading `=`.
 * @param cells Other cells, by address; below row 100, out of the spill's way.
 * @param functions Those of src, if omitted.
 */
export function calculateFormula(
  formula: string,
  cells: Record<string, string | number | boolean | { formula: string }> = {},
  names: NameSpec[] = [],
  functions: FunctionLibrary = sourceFunctions,
): CellValue[][] {
  const others = Object.entries(cells).map(([at, value]): CellSpec =>
    typeof value === "object"
      ? { kind: "formula", at, formula: value.formula }
      : { kind: "value", at, value },
  );
  const drawing = layout({
    title: "test",
    subject: "test",
    sheets: [
      {
        name: "Sheet",
        cells: [{ kind: "formula", at: "A1", formula, spill: SPILL }, ...others],
        print: { orientation: "portrait" },
      },
    ],
    names,
  });
  const [sheet] = calculate(drawing, functions).sheets;
  const rows = (sheet?.values ?? []).slice(0, SPILL.rows).map((row) => row.slice(0, SPILL.columns));
  const height = lastWhere(rows, (row) => row.some((value) => value !== null)) + 1;
  const width = Math.max(...rows.map((row) => lastWhere(row, (value) => value !== null) + 1));
  return rows.slice(0, height).map((row) => row.slice(0, width));
}

function lastWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.reduce((last, item, i) => (holds(item) ? i : last), -1);
}
