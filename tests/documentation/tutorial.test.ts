import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import { CLUSTER_FACT_INPUTS } from "../../src/reports/inputs/clusterFactInputs";
import { templates } from "../../src/templates/templates";
import { cellName, parseArea } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import type { CellValue } from "../../src/workbook/spec";
import { tutorialFacts, tutorialSteps } from "../../build/tutorialSteps";
import { readSavedWorkbook } from "../release/savedWorkbook";
import { DIST } from "../dist";
import { sourceFunctions } from "../sourceFunctions";
import { typed } from "../templates/recalculate";
import { ROOT } from "./documents";
import { fences } from "./markdown";
import { scratchCheckout } from "./scratchCheckout";

type Cells = { sheet: string; values: CellValue[][] }[];

const tutorial = fs.readFileSync(path.join(ROOT, "docs/tutorial.md"), "utf8");
const steps = tutorialSteps(tutorial);

/** Options of the command that writes the report: `--hosts 4`. */
const options = new Map(
  [...tutorial.replace(/\\\n/g, " ").matchAll(/--([a-z-]+) (\S+)/g)].map(([, option, value]) => [
    option,
    value,
  ]),
);

let scratch = "";
let report: Cells = [];

beforeAll(async () => {
  scratch = scratchCheckout(["package.json", "samples"]);
  const command = fences(tutorial).find(({ text }) => text.startsWith("npx hci-planner report"))?.text ?? "";
  const args = command.replace(/\\\n/g, " ").trim().split(/\s+/).slice(2);
  execFileSync(process.execPath, [path.join(DIST, "cli.js"), ...args], { cwd: scratch });
  report = (await readSavedWorkbook(path.join(scratch, options.get("o") ?? "out/tutorial.xlsx"))).saved;
});

afterAll(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

/** `20%` is 0.2, `1,234.5 ` a number; anything else a text. */
function entered(text: string): CellValue {
  const number = Number(text.replace(/,/g, "").replace(/ ?%$/, ""));
  if (text === "" || Number.isNaN(number)) return text;
  return /%$/.test(text) ? number / 100 : number;
}

/** Does a cell show what the tutorial says? Half of the last digit is as exact as that is; `...` stands for any words. */
function shows(value: CellValue, text: string): boolean {
  const wanted = entered(text);
  if (typeof wanted === "number") {
    const decimals = (/\.(\d+)/.exec(text)?.[1]?.length ?? 0) + (text.endsWith("%") ? 2 : 0);
    return typeof value === "number" && Math.abs(value - wanted) <= 0.5000001 * 10 ** -decimals;
  }
  const parts = text.split("...").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(String(value));
}

function cellOf(
  cells: Cells,
  sheet: string,
  at: string,
): { row: number; column: number; values: CellValue[][] } {
  const values = cells.find((one) => one.sheet === sheet)?.values;
  const area = parseArea(at);
  if (!values || !area) throw new Error(`there is no ${sheet}!${at}`);
  return { row: area.row, column: area.column, values };
}

/** The nearest text to the left, and the nearest above: a cell's label or the heading of its column. */
function labelsOf(cells: Cells, sheet: string, at: string): CellValue[] {
  const { row, column, values } = cellOf(cells, sheet, at);
  const left = (values[row] ?? []).slice(0, column).filter((value) => typeof value === "string");
  const above = values.slice(0, row).flatMap((one) => (typeof one[column] === "string" ? [one[column]] : []));
  return [left[0] ?? null, ...above.slice(-2), left.at(-1) ?? null];
}

/** Where a sheet says a text: rows move when a template changes. */
function placesOf(values: CellValue[][], text: string): string {
  const places = values.flatMap((row, r) =>
    row.flatMap((value, c) => (value === text ? [cellName(r, c)] : [])),
  );
  return places.length === 0 ? "no cell" : places.join(", ");
}

/** What is wrong with a table of the tutorial. */
function wrongs(step: (typeof steps)[number], drawing: Cells): string[] {
  return step.cells.flatMap(({ sheet, at, is, text, line }) => {
    const { row, column, values } = cellOf(drawing, sheet, at);
    const value = values[row]?.[column] ?? null;
    const label =
      is === "" || labelsOf(drawing, sheet, at).includes(is)
        ? []
        : [`is not "${is}", which is in ${placesOf(values, is)}`];
    const shown = step.kind === "enter" || shows(value, text) ? [] : [`shows ${JSON.stringify(value)}`];
    return [...label, ...shown].map(
      (what) => `docs/tutorial.md:${line}: ${sheet}!${at} ${what}, not ${text}`,
    );
  });
}

const asCells = ({ sheets }: WorkbookDrawing): Cells =>
  sheets.map(({ name, values }) => ({ sheet: name, values: values.map((row) => [...row]) }));

test("the report shows what the tutorial says", () => {
  const found = steps.filter(({ workbook }) => workbook === "report").flatMap((step) => wrongs(step, report));
  expect(report.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

const used = [...new Set(steps.map(({ workbook }) => workbook))].filter((id) => id !== "report");

test.each(used)("typed as the tutorial says, %s shows what it says", (id) => {
  const { spec } = templates.find((template) => template.id === id)?.plan() ?? {};
  if (!spec) throw new Error(`there is no template "${id}"`);
  const inputs = spec.sheets.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => (cell.kind === "input" ? [`${name}!${cell.at}`] : [])),
  );
  let drawing = layout(spec);
  const found = steps
    .filter(({ workbook }) => workbook === id)
    .flatMap((step) => {
      if (step.kind === "shows") return wrongs(step, asCells(calculate(drawing, sourceFunctions)));
      for (const { sheet, at, text } of step.cells) {
        const area = parseArea(at);
        if (area) drawing = typed(drawing, sheet, area, entered(text));
      }
      const strangers = step.cells.filter(({ sheet, at }) => !inputs.includes(`${sheet}!${at}`));
      return [
        ...wrongs(step, asCells(drawing)),
        ...strangers.map(({ line }) => `docs/tutorial.md:${line}: no input`),
      ];
    });
  expect(found).toEqual([]);
});

test("the pane's facts are those of the command line", () => {
  const given = tutorialFacts(tutorial).map(({ label, value }) => {
    const input = CLUSTER_FACT_INPUTS.find((one) => one.label === label);
    return [input?.option ?? `no fact is called "${label}"`, value];
  });
  expect(given.length).toBeGreaterThan(0);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(options));
});

test.each([
  [0.1468, "14.7 %", true],
  [0.1476, "14.7 %", false],
  [215246.43, "215,246", true],
  ["✔ Fits, because", "✔ Fits, ...", true],
  ["✖ Does not fit", "✔ Fits, ...", false],
  [null, "0", false],
])("%j shows as %s: %s", (value, text, same) => {
  expect(shows(value, text)).toBe(same);
});
