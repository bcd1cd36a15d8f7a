import { calculate } from "../../src/calculator/calculate";
import type { Plan } from "../../src/sheets/planWorkbook";
import { parseArea, type Area } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, CellValue, InputCell, WorkbookSpec } from "../../src/workbook/spec";
import { validate } from "../../src/workbook/validate";
import { shipped } from "../shippedFunctions";

/** What a planner types, by the id of the cell, or of a grid's column from its first row on. */
export type Entries = Readonly<Record<string, CellValue | readonly CellValue[]>>;

/** A calculated plan. */
export interface Recalculated {
  drawing: WorkbookDrawing;
  /** The value of the (first) cell of an id. */
  value(id: string): CellValue;
  /** The value of an id as a number; throws where it is none. */
  number(id: string): number;
  /** All values of an id, row by row. */
  values(id: string): CellValue[];
}

/** Types entries into a plan's inputs and calculates it with the shipped functions, as a spreadsheet would. */
export function recalculate(plan: Plan, entries: Entries = {}): Recalculated {
  const spec = withEntries(plan, entries);
  validate(plan.spec, { customFunctions: shipped.host.ids });
  const drawing = calculate(layout(spec), shipped.host);
  const values = (id: string): CellValue[] => {
    const { sheet, area } = place(plan, id);
    const drawn = drawing.sheets.find(({ name }) => name === sheet);
    return Array.from({ length: area.rows * area.columns }, (_, i) => {
      const [row, column] = [area.row + Math.floor(i / area.columns), area.column + (i % area.columns)];
      return drawn?.values[row]?.[column] ?? null;
    });
  };
  const value = (id: string): CellValue => values(id)[0] ?? null;
  return {
    drawing,
    value,
    values,
    number: (id) => {
      const found = value(id);
      if (typeof found !== "number") throw new Error(`${id} is ${JSON.stringify(found)}, no number`);
      return found;
    },
  };
}

function place({ cells }: Plan, id: string): { sheet: string; area: Area } {
  const found = cells.get(id);
  const area = found && parseArea(found.range);
  if (!found || !area) throw new Error(`no cell has the id "${id}"`);
  return { sheet: found.sheet, area };
}

function withEntries(plan: Plan, entries: Entries): WorkbookSpec {
  const typed = new Map<string, CellValue>();
  for (const [id, entry] of Object.entries(entries)) {
    const { sheet, area } = place(plan, id);
    const list = Array.isArray(entry) ? (entry as readonly CellValue[]) : [entry as CellValue];
    list.forEach((value, i) => typed.set(`${sheet}!${cellAt(area, i)}`, value));
  }
  const sheets = plan.spec.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell): CellSpec => {
      const key = `${sheet.name}!${cell.at}`;
      if (!typed.has(key)) return cell;
      if (cell.kind !== "input") throw new Error(`${key} is no input`);
      const value = typed.get(key) as InputCell["value"];
      typed.delete(key);
      return { ...cell, value };
    }),
  }));
  if (typed.size > 0) throw new Error(`no cell at ${[...typed.keys()].join(", ")}`);
  return { ...plan.spec, sheets };
}

function cellAt(area: Area, i: number): string {
  const column = String.fromCharCode("A".charCodeAt(0) + area.column);
  return `${column}${area.row + 1 + i}`;
}
