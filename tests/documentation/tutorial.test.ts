import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
  copiedArea,
  enteredValue,
  shows,
  toSay,
  type TutorialCell,
  tutorialFacts,
  tutorialSteps,
  withTexts,
} from "../../build/tutorialSteps";
import { calculate } from "../../src/calculator/calculate";
import { designPlan } from "../../src/design/designWorkbook";
import { importEstate } from "../../src/importers/estate/importEstate";
import type { ImportedEstate } from "../../src/importers/estate/importEstate";
import { CLUSTER_FACT_INPUTS } from "../../src/reports/inputs/clusterFactInputs";
import { SAMPLE_DESIGN } from "../../src/taskpane/estate/writeSample";
import { templates } from "../../src/templates/templates";
import { designWithTemplates } from "../../src/templates/together/together";
import { cellName, parseArea } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellValue } from "../../src/workbook/spec";
import { DIST } from "../dist";
import { expectGolden } from "../expectGolden";
import { folderOf } from "../importers/sources";
import { readSavedWorkbook } from "../release/savedWorkbook";
import { sourceFunctions } from "../sourceFunctions";
import { typed } from "../templates/recalculate";
import { longTest } from "../volume";
import { ROOT } from "./documents";
import { fences } from "./markdown";
import { scratchCheckout } from "./scratchCheckout";

type Cells = { sheet: string; values: CellValue[][] }[];

const FILE = path.join(ROOT, "docs/tutorial.md");
const tutorial = fs.readFileSync(FILE, "utf8");
const steps = tutorialSteps(tutorial);

/** The workbook that grows in the tutorial; the report is another one here. */
const REPORT = "report";
const inserted = templates.filter(({ id }) => steps.some(({ workbook }) => workbook === id));

/** What the tutorial must say, by line, and what is wrong with its cells. */
const texts = new Map<number, string>();
const wrong: string[] = [];

let scratch = "";
let estate: ImportedEstate;
let drawing: WorkbookDrawing;

beforeAll(async () => {
  scratch = scratchCheckout(["package.json", "samples"]);
  const files = [...tutorial.matchAll(/`(samples\/[^`]+\.xlsx)`/g)].map(([, file = ""]) => file);
  const sources = files.map((file) => ({
    ...folderOf([{ path: path.basename(file), bytes: fs.readFileSync(path.join(ROOT, file)) }]),
    name: path.basename(file),
  }));
  estate = await importEstate(sources);
});

afterAll(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

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

const asCells = ({ sheets }: WorkbookDrawing): Cells =>
  sheets.map(({ name, values }) => ({ sheet: name, values: values.map((row) => [...row]) }));

function expectLabel(cells: Cells, { sheet, at, is, line }: TutorialCell): void {
  if (is === "" || labelsOf(cells, sheet, at).includes(is)) return;
  const places = placesOf(cellOf(cells, sheet, at).values, is);
  wrong.push(`docs/tutorial.md:${line}: ${sheet}!${at} is not "${is}", which is in ${places}`);
}

/** Notes what the tutorial must say of cells. */
function compare(cells: Cells, expected: readonly TutorialCell[]): void {
  for (const cell of expected) {
    expectLabel(cells, cell);
    const { row, column, values } = cellOf(cells, cell.sheet, cell.at);
    texts.set(cell.line, toSay(values[row]?.[column] ?? null, cell.text));
  }
}

/** Types what a table says into inputs, or copies inputs to others. */
function enter(expected: readonly TutorialCell[], inputs: ReadonlySet<string>): void {
  for (const cell of expected) {
    const { row, column } = cellOf(asCells(drawing), cell.sheet, cell.at);
    const copied = copiedArea(cell);
    const from = copied && cellOf(asCells(drawing), copied.sheet, copied.range);
    const values = from
      ? Array.from({ length: copied.area.rows }, (_, r) => from.values[from.row + r]?.[from.column] ?? null)
      : [enteredValue(cell.text)];
    expectLabel(asCells(drawing), cell);
    values.forEach((value, r) => {
      const at = cellName(row + r, column);
      if (value === null && from) return;
      if (!inputs.has(`${cell.sheet}!${at}`))
        wrong.push(`docs/tutorial.md:${cell.line}: ${cell.sheet}!${at} is no input`);
      drawing = typed(drawing, cell.sheet, { row: row + r, column }, value);
    });
  }
}

test("typed as the tutorial reports, the design and its template show what it reports", () => {
  const plan = designPlan({ estate });
  drawing = designWithTemplates(plan, inserted, { customFunctions: sourceFunctions.ids });
  const inputs = new Set(
    plan.spec.sheets.flatMap(({ name, cells }) =>
      cells.flatMap(({ kind, at }) => (kind === "input" ? [`${name}!${at}`] : [])),
    ),
  );
  const known = new WeakMap<WorkbookDrawing, WorkbookDrawing>();
  const calculated = (of: WorkbookDrawing): WorkbookDrawing => {
    const found = known.get(of) ?? calculate(of, sourceFunctions);
    known.set(of, found);
    return found;
  };
  for (const { workbook, kind, cells } of steps) {
    if (workbook === REPORT) continue;
    if (kind === "enter") enter(cells, inputs);
    else compare(asCells(calculated(drawing)), cells);
  }
  const page = (of: WorkbookDrawing) => calculated(of).sheets.find(({ name }) => name === "Design")?.values;
  expect(page(drawing)).toEqual(page(layout(designPlan({ ...SAMPLE_DESIGN, estate }).spec)));
});

longTest("the report that its command writes shows what it reports", async () => {
  const command = fences(tutorial).find(({ text }) => text.startsWith("npx hci-planner design"))?.text ?? "";
  const args = command.replace(/\\\n/g, " ").trim().split(/\s+/).slice(2);
  execFileSync(process.execPath, [path.join(DIST, "cli.js"), ...args], { cwd: scratch });
  const { saved } = await readSavedWorkbook(path.join(scratch, args[args.indexOf("-o") + 1] ?? ""));
  for (const { workbook, cells } of steps) if (workbook === REPORT) compare(saved, cells);
});

test("every cell of the tutorial is where the tutorial names it, and shows the same", () => {
  expect(wrong).toEqual([]);
  expect(texts.size).toBeGreaterThan(0);
  expectGolden(withTexts(tutorial, texts), FILE);
});

test("the pane's facts are those of samples/cluster.json", () => {
  const file = JSON.parse(fs.readFileSync(path.join(ROOT, "samples/cluster.json"), "utf8")) as object;
  const given = tutorialFacts(tutorial).map(({ label, value }) => {
    const input = CLUSTER_FACT_INPUTS.find((one) => one.label === label);
    return [input?.key ?? `no fact is called "${label}"`, enteredValue(value)];
  });
  expect(Object.fromEntries(given)).toEqual(file);
});

test.each([
  [0.1468, "14.7%", true],
  [0.1476, "14.7%", false],
  [215246.43, "215,246", true],
  ["✔ Fits, because", "✔ Fits, ...", true],
  ["✖ Does not fit", "✔ Fits, ...", false],
  [null, "0", false],
])("%j shows as %s: %s", (value, text, same) => {
  expect(shows(value, text)).toBe(same);
});

test.each([
  [8, "10", "8"],
  [1536.4, "1,024", "1,536"],
  [0.1468, "9.9%", "14.7%"],
  [0.1468, "14.7%", "14.7%"],
  ["✔ Fits. ", "? Not known", "✔ Fits."],
])("of %j the tutorial reports not %s but %s", (value, text, expected) => {
  expect(toSay(value, text)).toBe(expected);
  expect(withTexts(`| a | b | ${text} |`, new Map([[1, expected]]))).toBe(`| a | b | ${expected} |`);
});
