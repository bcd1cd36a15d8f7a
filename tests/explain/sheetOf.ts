import { explainCell, type CellExplanation } from "../../src/explain/explainCell";
import type { WorkbookCells } from "../../src/explain/workbookCells";
import { calculate } from "../../src/calculator/calculate";
import { parseCell } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, CellValue, NameSpec, TableSpec } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { drawnWorkbook } from "./drawnWorkbook";

/** The functions of src, as an explanation takes them. */
export const OWN = { host: sourceFunctions, help: sourceHelp };

/** What a cell of a test holds: a text beginning with `=` is a formula. */
export type Held = string | number | boolean;

/** A calculated workbook of one sheet, "Sheet". `spill` is the room for what A1 spills. */
export function sheetOf(
  cells: Readonly<Record<string, Held>>,
  {
    names = [],
    tables = [],
    spill,
  }: { names?: NameSpec[]; tables?: TableSpec[]; spill?: { rows: number; columns: number } } = {},
): WorkbookCells {
  const specs = Object.entries(cells).map(([at, held]): CellSpec =>
    typeof held === "string" && held.startsWith("=")
      ? { kind: "formula", at, formula: held.slice(1), ...(spill && at === "A1" ? { spill } : {}) }
      : { kind: "value", at, value: held },
  );
  const sheet = { name: "Sheet", cells: specs, tables, print: { orientation: "portrait" } as const };
  return drawnWorkbook(
    calculate(layout({ title: "test", subject: "test", sheets: [sheet], names }), sourceFunctions),
  );
}

/** Explains a cell of the sheet "Sheet". */
export async function explained(workbook: WorkbookCells, at: string): Promise<CellExplanation> {
  const cell = parseCell(at);
  const found = cell && (await explainCell({ sheet: "Sheet", ...cell }, workbook, OWN));
  if (!found) throw new Error(`nothing is known of ${at}`);
  return found;
}

/** The workbook with another formula in A1, and a value that the test's calculator did not give. */
export function shown(workbook: WorkbookCells, formula: string, value: CellValue): WorkbookCells {
  return {
    ...workbook,
    read: async (areas) =>
      (await workbook.read(areas)).map((held, i) => {
        const { row, column } = areas[i]?.area ?? { row: 1, column: 1 };
        if (!held || row > 0 || column > 0) return held;
        const [first = [], ...values] = held.values;
        return {
          values: [[value, ...first.slice(1)], ...values],
          formulas: [[formula, ...(held.formulas[0] ?? []).slice(1)], ...held.formulas.slice(1)],
        };
      }),
  };
}
