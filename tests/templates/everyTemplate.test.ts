import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import type { Plan } from "../../src/sheets/planWorkbook";
import { gallery } from "../../src/templates/gallery";
import type { Template } from "../../src/templates/template";
import { templates } from "../../src/templates/templates";
import { areaName } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { validate } from "../../src/workbook/validate";
import { writeText } from "../../src/workbook/writers/text/text";
import { expectGolden } from "../expectGolden";
import { sourceFunctions } from "../sourceFunctions";
import { ofPlan } from "./ofPlan";

/** Custom functions take Excel longer than native ones: a template stays below this many cells of them. */
const MAX_CUSTOM_CELLS = 500;

const drawingOf = ofPlan(({ spec }) => layout(spec));
const calculationOf = ofPlan((plan) => calculate(drawingOf(plan), sourceFunctions));

/** The plans by template, made once. */
const PLANS = new Map(gallery.map((template) => [template, template.plan()]));

function planOf(template: Template): Plan {
  const plan = PLANS.get(template);
  if (!plan) throw new Error(`${template.id} is not in the gallery`);
  return plan;
}

/** Cells that hold an error, or no value where a formula is, as `Sheet!A1 #VALUE! message`. */
function errorCells(drawing: WorkbookDrawing): string[] {
  return drawing.sheets.flatMap(({ name, values, formulas }) =>
    values.flatMap((row, r) =>
      row.flatMap((value, c) => {
        const at = `${name}!${areaName({ row: r, column: c, rows: 1, columns: 1 })}`;
        if (typeof value === "object" && value !== null)
          return [`${at} ${value.error} ${value.message ?? ""}`];
        if (typeof value === "number" && !Number.isFinite(value)) return [`${at} ${value}`];
        return formulas[r]?.[c] && value === null ? [`${at} has no value`] : [];
      }),
    ),
  );
}

describe.each(gallery.map((template) => [template.id, template] as const))("%s", (id, template) => {
  const plan = planOf(template);
  const laidOut = () => drawingOf(plan);
  const calculated = () => calculationOf(plan);

  test("is a valid workbook in which every formula has a value and none is an error", () => {
    validate(plan.spec, { customFunctions: sourceFunctions.ids });
    expect(errorCells(calculated())).toEqual([]);
  });

  test("reads like its golden", () => {
    expectGolden(writeText(calculated()).output, path.join(__dirname, "goldens", `${id}.txt`));
  });

  test(`has at most ${MAX_CUSTOM_CELLS} cells of custom functions`, () => {
    const cells = laidOut().sheets.flatMap(({ formulas }) => formulas.flat().filter((one) => one?.custom));
    expect(cells.length).toBeLessThanOrEqual(MAX_CUSTOM_CELLS);
  });

  test("has its title on the first sheet, and a sheet of its basis", () => {
    expect(calculated().sheets[0]?.values[0]?.[0]).toBe(template.title);
    expect(plan.spec.sheets.at(-1)?.name).toBe("Basis");
  });
});

test.each(templates.map((template) => [template.id, template] as const))(
  "%s: its first page has the question and a verdict",
  (_, template) => {
    const [first] = calculationOf(planOf(template)).sheets;
    expect(first?.values[1]?.[0]).toBe(template.question);
    expect((first?.values[3] ?? []).slice(0, 2).join(" ")).toMatch(/^[✔▲✖] \S/);
  },
);
