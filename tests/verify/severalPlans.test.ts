import { coreDump } from "../../src/templates/coreDump/coreDump";
import { hosts } from "../../src/templates/hosts/hosts";
import { together } from "../../src/templates/together/together";
import { planStates } from "../../src/verify/planStates";
import { changeOf } from "../../src/verify/sentences";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import type { PlanRecord } from "../../src/workbook/planRecord";
import { VERSION } from "../../src/workbook/product";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { type Cells, inputOf, sheetNamed, sheetOf, workbookOf } from "./drawn";

const options = { customFunctions: sourceFunctions.ids };
const linked = together([hosts, coreDump], new Map(), options);

const states = (drawing: WorkbookDrawing) => planStates(drawing, sourceFunctions.ids);
const changesIn = (drawing: WorkbookDrawing): string[] =>
  states(drawing).changed.map((one) => `${one.sheet}!${one.cell}: ${changeOf(one)}`);

/** Writes a number in place of the first formula of a sheet; answers with the change that is to be found. */
function overwrite(drawing: WorkbookDrawing, name: string): RegExp {
  const { formulas, values } = sheetNamed(drawing, name);
  const row = formulas.findIndex((cells) => cells?.some(Boolean));
  const column = formulas[row]?.findIndex(Boolean) ?? 0;
  delete formulas[row]?.[column];
  const cells = values[row];
  if (!cells) throw new Error(`${name} has no formula`);
  cells[column] = 4711;
  return new RegExp(`^${name}![A-Z]+${row + 1}: a formula was overwritten with 4711: =`);
}

const sum = (row: number) => ({ formula: `A${row}*2`, shows: 2 });
const NUMBER: Cells = { C4: sum(4), C5: 7, C6: sum(6) };
const changeOn = (sheet: string) => `${sheet}!C5: a formula was overwritten with 7: =A5*2`;

test("the facts and the templates that follow them are compared, each on its sheets", () => {
  const found = states(linked);
  expect(found.plans).toEqual(
    linked.records.map(({ plan, product, method, evidence, sheets }) => ({
      ...{ plan, product, method, evidence, sheets: expect.arrayContaining(sheets) },
      ...{ state: "current", notCompared: null, isOfFiles: false },
    })),
  );
  expect(found.plans.map(({ plan }) => plan)).toEqual(["facts", "hosts", "core-dump"]);
  expect(found.changed).toEqual([]);
  expect(found.written?.sheets.map(({ name }) => name)).toEqual(linked.sheets.map(({ name }) => name));
});

test.each(linked.records.slice(1).flatMap(({ sheets }) => sheets.slice(0, 1)))(
  "a formula of %s that was overwritten is found once, and no record hides it",
  (name) => {
    const drawing = structuredClone(linked);
    const change = overwrite(drawing, name);
    expect(changesIn(drawing)).toEqual([expect.stringMatching(change)]);
    for (const record of drawing.records) record.sheets = drawing.sheets.map((sheet) => sheet.name);
    expect(changesIn(drawing)).toEqual([expect.stringMatching(change)]);
    for (const record of drawing.records.slice(0, 1)) record.product = "0.0.9";
    expect(changesIn(drawing)).toEqual([expect.stringMatching(change)]);
  },
);

test("a name of one plan is compared once", () => {
  const drawing = structuredClone(linked);
  drawing.names = drawing.names.filter(({ name }) => name !== "Plan_Hosts");
  expect(changesIn(drawing)).toEqual([expect.stringMatching(/: the name Plan_Hosts is missing, /)]);
});

test("of a template that was inserted twice, the first is compared, the second with its neighbors", () => {
  const drawing = together([hosts], new Map(), options);
  const second = layout(hosts.plan().spec).sheets.slice(0, 2);
  for (const sheet of second) sheet.name += " (2)";
  const [names, ...records] = [second.map(({ name }) => name), ...drawing.records.slice(1)];
  drawing.sheets.push(...second, sheetOf("Runs", NUMBER));
  drawing.records.push(...records.map((record) => ({ ...record, sheets: [...names, "Runs"], inputs: [] })));
  const change = overwrite(drawing, "Hosts");
  expect(changesIn(drawing)).toEqual([expect.stringMatching(change), changeOn("Runs")]);
  expect(states(drawing).plans.map(({ notCompared }) => notCompared)).toEqual([
    null,
    null,
    `its sheets were renamed or removed: ${names.join(", ")}, Runs`,
  ]);
});

test.each([
  ["templates without the facts", [layout(hosts.plan().spec), layout(coreDump.plan().spec)]],
  ["the facts after a template", [layout(coreDump.plan().spec), linked]],
])("%s are not written again", (_, [one, other]) => {
  const records = [...(one?.records ?? []), ...(other?.records.slice(0, 1) ?? [])];
  const found = states({ ...structuredClone(linked), records });
  expect(found.written).toBeUndefined();
});

/** A plan of imported files on some sheets. */
const ofFiles = (plan: string, sheets: string[], more: Partial<PlanRecord> = {}): PlanRecord => ({
  ...{ plan, product: VERSION, method: "1", evidence: "1", sheets, names: [], inputs: [] },
  ...more,
});

test.each<[string, PlanRecord[], string[]]>([
  ["one plan", [ofFiles("report", ["Runs", "Basis"])], [changeOn("Runs"), changeOn("Basis")]],
  [
    "two plans that share a sheet, once",
    [ofFiles("report", ["Basis"]), ofFiles("comparison", ["Runs", "Basis"])],
    [changeOn("Basis"), changeOn("Runs")],
  ],
  [
    "three plans of which the last two share a sheet, once",
    [ofFiles("report", ["Runs"]), ofFiles("report", ["Basis"]), ofFiles("comparison", ["Basis"])],
    [changeOn("Runs"), changeOn("Basis")],
  ],
  ["a plan of another release", [ofFiles("report", ["Runs"], { product: "0.0.9" })], [changeOn("Runs")]],
  ["no plan", [], []],
  [
    "a plan of which the number is an input",
    [
      ofFiles("report", ["Runs", "Basis"], { inputs: [inputOf("Basis", "C5", "")] }),
      ofFiles("comparison", ["Basis"], { inputs: [inputOf("Runs", "C5", "")] }),
    ],
    [],
  ],
])("numbers among formulas are found on the sheets of %s", (_, records, changes) => {
  const sheets = ["Runs", "Basis", "Mine"].map((name) => sheetOf(name, NUMBER));
  expect(changesIn({ ...workbookOf(sheets), records })).toEqual(changes);
});
