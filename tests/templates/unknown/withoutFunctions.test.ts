import { calculate } from "../../../src/calculator/calculate";
import type { FunctionLibrary } from "../../../src/calculator/evaluate";
import { gallery } from "../../../src/templates/gallery";
import type { SheetDrawing, WorkbookDrawing } from "../../../src/workbook/drawing";
import { layout } from "../../../src/workbook/layout";
import type { CellValue } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { typed } from "../recalculate";
import { times } from "../../volume";
import { type CellId, cellId, Dependents } from "./dependents";
import { inputCases, spread } from "./inputCases";

/** Cases that are tried of each template, where not all are. */
const CASES = times("INPUT_CASES", { all: 10, sample: 2 });

const TIMEOUT_MS = 1_200_000;

/** Excel without the add-in: it does not know our functions. */
const WITHOUT_ADD_IN: FunctionLibrary = { call: () => [[{ error: "#NAME?" }]] };

/** Does a cell say nothing, or that it is not known or not calculated? */
const admits = (value: CellValue): boolean =>
  value === "" ||
  value === "?" ||
  typeof value === "object" ||
  (typeof value === "string" && /not calculated: load the add-in|add-in HCI Planner/i.test(value));

/** The cells that show something else than they would with the functions, and do not say that they are not calculated. */
function falseCells(known: WorkbookDrawing, without: WorkbookDrawing): string[] {
  return known.sheets.flatMap((sheet, s) =>
    sheet.values.flatMap((row, r) =>
      row.flatMap((value, c) => {
        const found = without.sheets[s]?.values[r]?.[c] ?? null;
        if (Object.is(found, value) || admits(found)) return [];
        return [`${cellId(sheet.name, r, c)} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`];
      }),
    ),
  );
}

/** The calculated drawing with formulas only where they are calculated again; what a formula spilled there is gone. */
function dirty(drawing: WorkbookDrawing, isCalculatedAgain: (cell: CellId) => boolean): WorkbookDrawing {
  const sheets = drawing.sheets.map((sheet): SheetDrawing => {
    const values = sheet.values.map((row) => [...row]);
    const formulas = sheet.formulas.map((row = [], r) =>
      row.map((drawn, c) => {
        if (!drawn || !isCalculatedAgain(cellId(sheet.name, r, c))) return undefined;
        for (let i = 0; i < drawn.spill.rows; i++) values[r + i]?.fill(null, c, c + drawn.spill.columns);
        return drawn;
      }),
    );
    return { ...sheet, values, formulas };
  });
  return { ...drawing, sheets };
}

describe.each(gallery.map((template) => [template.id, template] as const))("%s", (_, template) => {
  const plan = template.plan();
  const drawing = layout(plan.spec);

  test("reports nothing false where every formula is calculated without the add-in", () => {
    const known = calculate(drawing, sourceFunctions);
    const all = dirty(known, () => true);
    expect(falseCells(known, calculate(all, WITHOUT_ADD_IN))).toEqual([]);
  });

  test(
    "reports nothing false after an input changes without the add-in",
    () => {
      const known = calculate(drawing, sourceFunctions);
      const dependents = new Dependents(drawing);
      const cases = spread(inputCases(plan), CASES);
      const failures = cases.flatMap(({ name, sheet, at, value }) => {
        const followers = dependents.of(cellId(sheet, at.row, at.column));
        const changed = typed(
          dirty(known, (cell) => followers.has(cell)),
          sheet,
          at,
          value,
        );
        const wanted = calculate(typed(drawing, sheet, at, value), sourceFunctions);
        const wrong = falseCells(wanted, calculate(changed, WITHOUT_ADD_IN));
        return wrong.length === 0 ? [] : [`${name}: ${wrong.slice(0, 3).join("; ")} (${wrong.length})`];
      });
      expect(failures).toEqual([]);
      expect(cases.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
