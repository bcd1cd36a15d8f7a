import { calculate } from "../../../src/calculator/calculate";
import { INPUT_PROBLEM } from "../../../src/sheets/inputCheck";
import type { Plan } from "../../../src/sheets/planWorkbook";
import { templates } from "../../../src/templates/templates";
import { parseArea } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { layout } from "../../../src/workbook/layout";
import type { CellValue } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { typed } from "../recalculate";
import { times } from "../../volume";
import { type CellId, cellId, Dependents } from "./dependents";
import { inputCases, spread } from "./inputCases";

/** Cases that are tried of each template, where not all are: `npm run fuzz` tries all. */
const CASES = times("INPUT_CASES", { all: 20, sample: 4 });

const TIMEOUT_MS = 1_200_000;

/** The sheet that tells which inputs are usable: its figures say so. */
const CHECK_SHEET = "Input check";

/** What cells say where nothing is to be done. */
const APPROVAL = /^(none|enough|fits|holds|in order|ok|within)\b/i;

function valueAt({ cells }: Plan, drawing: WorkbookDrawing, id: string): CellValue {
  const place = cells.get(id);
  const area = place && parseArea(place.range);
  if (!place || !area) throw new Error(`no cell has the id "${id}"`);
  const sheet = drawing.sheets.find(({ name }) => name === place.sheet);
  return sheet?.values[area.row]?.[area.column] ?? null;
}

/** Formula cells whose value meets a condition. */
function formulaCells(
  { sheets }: WorkbookDrawing,
  condition: (value: CellValue, cell: CellId) => boolean,
): CellId[] {
  return sheets.flatMap(({ name, values, formulas }) =>
    formulas.flatMap((row = [], r) =>
      row.flatMap((formula, c) => {
        const cell = cellId(name, r, c);
        return formula && condition(values[r]?.[c] ?? null, cell) ? [cell] : [];
      }),
    ),
  );
}

const isError = (value: CellValue): boolean =>
  (typeof value === "object" && value !== null) || (typeof value === "number" && !Number.isFinite(value));

/** What was tried, over all templates. */
const tried = { templates: 0, inputs: 0, cases: 0, failures: 0 };

afterAll(() => {
  const counts = Object.entries(tried).map(([what, count]) => `${count.toLocaleString("en-US")} ${what}`);
  process.stdout.write(`Inputs of templates: ${counts.join(", ")}\n`);
});

test.each(templates.map((template) => [template.id, template] as const))(
  "%s: whatever an input is, no error, no figure from what is unknown, and no approval with it",
  (_, template) => {
    const plan = template.plan();
    const drawing = layout(plan.spec);
    const dependents = new Dependents(drawing);
    const cases = spread(inputCases(plan), CASES);
    const failures = cases.flatMap(({ name, sheet, at, kind, value }) => {
      const result = calculate(typed(drawing, sheet, at, value), sourceFunctions);
      const verdict = String(valueAt(plan, result, "verdict"));
      const problem = valueAt(plan, result, INPUT_PROBLEM);
      const followers = dependents.of(cellId(sheet, at.row, at.column));
      const wrong = [
        ...formulaCells(result, isError).map((cell) => `${cell} is an error`),
        ...(/^[✔▲✖?] \S/.test(verdict) ? [] : [`the verdict is "${verdict}"`]),
        ...(kind === "impossible" && problem === "" ? ["it is not found"] : []),
        ...(problem === "" ||
        verdict === `? Not known: ${String(problem)}` ||
        verdict.startsWith(`? Not known: ${String(problem)}.`)
          ? []
          : [`"${String(problem)}", but ${verdict}`]),
        ...(kind === "end" && problem !== "" && !String(problem).endsWith(" is empty")
          ? [`it is refused: ${String(problem)}`]
          : []),
        ...(problem === ""
          ? []
          : formulaCells(
              result,
              (found, cell) =>
                typeof found === "number" && followers.has(cell) && !cell.startsWith(`${CHECK_SHEET}!`),
            ).map((cell) => `${cell} is a number`)),
        ...(problem === ""
          ? []
          : formulaCells(result, (found, cell) => followers.has(cell) && APPROVAL.test(String(found))).map(
              (cell) => `${cell} approves`,
            )),
      ];
      return wrong.length === 0 ? [] : [`${name}: ${wrong.slice(0, 3).join("; ")}`];
    });
    tried.templates++;
    tried.inputs += new Set(cases.map(({ sheet, at }) => cellId(sheet, at.row, at.column))).size;
    tried.cases += cases.length;
    tried.failures += failures.length;
    expect(failures).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
