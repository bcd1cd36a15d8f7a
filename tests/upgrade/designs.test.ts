import { designPlan } from "../../src/design/designWorkbook";
import { planInputs } from "../../src/cli/plansOfFiles";
import { estatePlan } from "../../src/estate/estateWorkbook";
import type { ImportedEstate } from "../../src/importers/estate/importEstate";
import { hosts } from "../../src/templates/hosts/hosts";
import { designWithTemplates } from "../../src/templates/together/together";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { cellName } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { formulaIn, readNow, recalculated, sheetOf, shownAt, type, upgraded } from "./oldWorkbook";
import { sample, writtenFrom } from "./sampleFiles";
import { longTest } from "../volume";

const EXPORT = "rvtools-export.xlsx";

let estate: ImportedEstate;
beforeAll(async () => {
  const output = { print: () => undefined, error: () => undefined, progress: () => undefined };
  const read = await planInputs([sample(EXPORT)], output);
  if (!read.estate) throw new Error("no estate");
  estate = read.estate;
});

/** A workbook as one of an earlier evidence: that of its records. */
function earlier(drawing: WorkbookDrawing): ReadWorkbook {
  const read = readNow(drawing);
  read.drawing.records = read.drawing.records.map((record) => ({ ...record, evidence: "0.9" }));
  return read;
}

/** What a planner enters into inputs, by their ids. */
function enter(read: ReadWorkbook, values: Readonly<Record<string, CellValue>>): ReadWorkbook {
  for (const [id, value] of Object.entries(values)) type(read, placeOf(read, id), value);
  return recalculated(read);
}

function placeOf({ drawing }: Pick<ReadWorkbook, "drawing">, id: string): string {
  const input = drawing.records.flatMap((record) => record.inputs).find((one) => one.id === id);
  if (!input) throw new Error(`there is no input ${id}`);
  return `${input.sheet}!${input.at}`;
}

const held = (drawing: WorkbookDrawing, id: string): CellValue => shownAt(drawing, placeOf({ drawing }, id));

const idOf = ({ drawing }: ReadWorkbook, base: string, label: string): string => {
  const inputs = drawing.records.flatMap((record) => record.inputs);
  const found = inputs.find((one) => one.id.startsWith(`${base}#`) && one.label === label);
  if (!found) throw new Error(`there is no ${base} of ${label}: ${inputs.map(({ id }) => id).join(" ")}`);
  return found.id;
};

const OPTIONS = { A: { coresPerSocket: 32, ramGib: 1024 }, B: { coresPerSocket: 48, ramGib: 1536 } };

longTest("a design of classes needs no file: inputs, options and the selected one are kept", async () => {
  const { spec } = designPlan({
    options: OPTIONS,
    chosen: "B",
    targets: ["North", "South", "East", "West"].map((name) => ({ name })),
    classes: [{ name: "VDI", target: "South", profile: "VDI", vms: 500 }],
    cover: { customer: "Nordwind" },
  });
  const typed = {
    "A.hosts#1": 7,
    "B.disks#1": 9,
    peakShare: 0.4,
    "typed.vms#1": 600,
    "typed.class#2": "OLTP",
  };
  const read = enter(earlier(layout(spec)), { ...typed, years: "=2+2", "targets.name#4": "Far west" });
  const area = { row: 4, column: 1, rows: 1, columns: 1 };
  sheetOf(read.drawing, "Options").features.push({ kind: "cellNote", area, text: "ask Nordwind" });
  const { drawing, report } = upgraded(read, (await writtenFrom(read)).others);
  expect([report.notCarried, report.results, report.defaults, report.added]).toEqual([[], [], [], []]);
  expect(report.plans).toMatchObject([{ plan: "design", evidence: "0.9" }]);
  for (const [id, value] of Object.entries(typed)) expect([id, held(drawing, id)]).toEqual([id, value]);
  expect(held(drawing, "chosen")).toBe("B");
  expect(held(drawing, "customer")).toBe("Nordwind");
  expect(held(drawing, "targets.name#4")).toBe("Far west");
  expect(formulaIn(drawing, placeOf({ drawing }, "years"))).toBe("2+2");
  const notes = sheetOf(drawing, "Options").features.filter(({ kind }) => kind === "cellNote");
  expect(notes).toMatchObject([{ text: "ask Nordwind" }]);
  expect(drawing.records).toMatchObject([{ evidence: "1" }]);
});

test("a design of an estate is written from the exports, with scope, targets, classes and single VMs", async () => {
  const { spec } = designPlan({ estate, options: OPTIONS });
  const read = earlier(layout(spec));
  const [first, second] =
    read.drawing.records[0]?.inputs.filter(({ id }) => id.startsWith("clusters.target#")) ?? [];
  if (!first || !second) throw new Error("there are not two clusters");
  const typed = {
    chosen: "B",
    [second.id]: first.label,
    "patterns.pattern#1": "sql*",
    "patterns.class#1": "OLTP",
    [idOf(read, "typed.vms", "Class Management")]: 12,
  };
  enter(read, typed);
  const vms = sheetOf(read.drawing, "VMs");
  const head = vms.values.findIndex((row) => row.includes("Set scope"));
  const column = vms.values[head]?.indexOf("Set scope") ?? -1;
  const name = String(vms.values[head + 1]?.[vms.values[head]?.indexOf("VM") ?? -1]);
  type(read, `VMs!${cellName(head + 1, column)}`, "out");
  const before = recalculated(read);
  const { others } = await writtenFrom(before, EXPORT);
  const { drawing, report } = upgraded(before, others);
  expect(report.notCarried).toEqual([]);
  expect(report.carried).toContainEqual(
    expect.objectContaining({ label: `Set scope of ${name}`, holds: "out" }),
  );
  expect(shownAt(drawing, `VMs!${cellName(head + 1, column)}`)).toBe("out");
  expect([held(drawing, "chosen"), held(drawing, second.id)]).toEqual(["B", first.label]);
  expect(held(drawing, idOf({ ...read, drawing }, "typed.vms", "Class Management"))).toBe(12);
  // The pattern asks for a row of its class, which the sheet Demand has now.
  const classes = drawing.records[0]?.inputs.map(({ label }) => label);
  expect(classes).toContainEqual(expect.stringMatching(/^Class OLTP on /));
});

test("a current estate is written from the exports, too", async () => {
  const read = earlier(layout(estatePlan(estate).spec));
  const [first] = read.drawing.records[0]?.inputs.filter(({ id }) => id.startsWith("clusters.")) ?? [];
  if (!first) throw new Error("nothing can be entered");
  const typed = enter(read, { "patterns.pattern#1": "tmp-*", "patterns.counts#1": "out" });
  const { drawing, report } = upgraded(typed, (await writtenFrom(typed, EXPORT)).others);
  expect([report.notCarried, report.results]).toEqual([[], []]);
  expect(held(drawing, "patterns.pattern#1")).toBe("tmp-*");
});

test("without its exports an earlier design is refused with their names", async () => {
  const read = earlier(layout(designPlan({ estate }).spec));
  const { others } = await writtenFrom(read);
  expect(() => upgraded(read, others)).toThrow(
    `its design is written from files: add the exports of the estate, and the result files of the benchmark if it has one (${EXPORT})`,
  );
});

longTest("without its exports a design of this release stays as it is", async () => {
  const { spec } = designPlan({ estate });
  const { others } = await writtenFrom(earlier(layout(spec)));
  const now = enter(readNow(layout(spec)), { customer: "Nordwind" });
  const { drawing, report } = upgraded(now, others);
  expect(drawing).toEqual(now.drawing);
  expect(report.kept).toMatchObject([{ plan: "design" }]);
});

longTest("templates that follow a design follow the new one", async () => {
  const plan = designPlan({ options: OPTIONS, chosen: "B" });
  const drawn = designWithTemplates(plan, [hosts], { customFunctions: sourceFunctions.ids });
  const read = enter(earlier(drawn), { "B.disks#1": 9, chosen: "A" });
  const { drawing, report } = upgraded(read, (await writtenFrom(read)).others);
  expect([report.notCarried, report.results]).toEqual([[], []]);
  for (const sheet of read.drawing.sheets)
    expect([sheet.name, sheetOf(drawing, sheet.name).values]).toEqual([sheet.name, sheet.values]);
  expect(drawing.records.map(({ plan: id }) => id)).toEqual(["design", "hosts"]);
});

longTest("pseudonyms are not mixed with names", async () => {
  const { anonymizeEstate } = await import("../../src/importers/estate/anonymizeEstate");
  const read = earlier(layout(designPlan({ estate: anonymizeEstate(estate).imported }).spec));
  const { others } = await writtenFrom(read, EXPORT);
  expect(() => upgraded(read, others)).toThrow("its names are pseudonyms");
});

longTest(
  "an input that has another label by now, and one with another default, keep what the plan was calculated with",
  async () => {
    const read = earlier(layout(designPlan({ options: { A: {} } }).spec));
    const [record] = read.drawing.records;
    const disks = record?.inputs.find(({ id }) => id === "A.disks#1");
    const years = record?.inputs.find(({ id }) => id === "years");
    if (!disks || !years) throw new Error("no inputs");
    // As an earlier release had them.
    type(read, `${disks.sheet}!${disks.labelAt}`, "Disks");
    const { labelAt } = disks;
    for (const input of record?.inputs ?? [])
      if (input.sheet === disks.sheet && input.labelAt === labelAt) input.label = "Disks";
    type(read, `${disks.sheet}!${disks.at}`, 9);
    type(read, `${years.sheet}!${years.at}`, 2);
    years.default = 2;
    const before = recalculated(read);
    const { drawing, report } = upgraded(before, (await writtenFrom(before)).others);
    expect([held(drawing, "A.disks#1"), held(drawing, "years")]).toEqual([9, 2]);
    expect(report.defaults).toMatchObject([{ holds: 2 }]);
    expect(report.notCarried).toEqual([]);
  },
);
