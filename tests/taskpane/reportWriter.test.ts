import { calculate } from "../../src/calculator/calculate";
import type { BenchmarkRun } from "../../src/model/benchmark/benchmarkRun";
import { ImportSession } from "../../src/taskpane/import/importSession";
import { ReportWriter } from "../../src/taskpane/import/reportWriter";
import { connectSpreadsheet, type Spreadsheet, type WorkbookOutline } from "../../src/taskpane/spreadsheet";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { shownSheet } from "../../src/workbook/shownSheet";
import type { CellValue, WorkbookSpec } from "../../src/workbook/spec";
import { REFERENCE_RUNS, sampleRun, sampleUse } from "../reports/sampleRuns";
import { sourceFunctions } from "../sourceFunctions";
import { sheetOf, shownAt, type } from "../upgrade/oldWorkbook";
import { type FakeElement, fakePage } from "./fakePage";

let page: ReadonlyMap<string, FakeElement>;
let fields: Map<string, { value: string; validity: { valid: true } }>;
let workbook: WorkbookDrawing | undefined;
let outline: WorkbookOutline;
let writer: ReportWriter;

/** A workbook in which reports are drawn, each in the place of the one before. */
const BOOK = {
  draw: (spec: WorkbookSpec) => {
    workbook = calculate(layout(spec), sourceFunctions);
    const sheets = spec.sheets.map(({ name }) => name);
    outline = { sheets, names: [], records: (spec.records ?? []).map((record) => ({ record, id: "{1}" })) };
    return Promise.resolve({ sheets, names: [], records: ["{1}"], notices: [] });
  },
  outline: () => Promise.resolve(outline),
  read: (names: readonly string[]) =>
    Promise.resolve(
      new Map(
        (workbook?.sheets ?? []).flatMap((sheet) =>
          names.includes(sheet.name) ? [[sheet.name, shownSheet(sheet)] as const] : [],
        ),
      ),
    ),
} as unknown as Spreadsheet;

function newWriter(runs: readonly BenchmarkRun[] = REFERENCE_RUNS): ReportWriter {
  const session = new ImportSession();
  session.add([{ name: "easy-run.zip", runs: [...runs], recordings: [], diagnostics: [] }]);
  return new ReportWriter(session);
}

beforeEach(() => {
  page = fakePage();
  fields = new Map();
  const querySelector = (id: string) => fields.get(id) ?? null;
  Object.assign(document.getElementById("fact-fields") ?? {}, { querySelector });
  connectSpreadsheet(() => Promise.resolve(BOOK));
  workbook = undefined;
  outline = { sheets: [], names: [], records: [] };
  writer = newWriter();
});

/** Enters facts in the pane by their keys. */
function inPane(facts: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(facts)) {
    fields.set(`#fact-${key}`, { value, validity: { valid: true } });
  }
}

/** Types into cells of the sheet Facts, and calculates. */
function onFacts(cells: Readonly<Record<string, CellValue>>): void {
  const drawing = drawn();
  for (const [at, value] of Object.entries(cells)) type({ drawing }, `Facts!${at}`, value);
  workbook = calculate(drawing, sourceFunctions);
}

function drawn(): WorkbookDrawing {
  if (!workbook) throw new Error("no report was drawn");
  return workbook;
}

const message = () => {
  expect(page.get("pane-problem")?.textContent ?? "").toBe("");
  return page.get("pane-message")?.textContent ?? "";
};

/** Value and origin of a fact. */
const fact = (row: number) => [shownAt(drawn(), `Facts!B${row}`), shownAt(drawn(), `Facts!D${row}`)];

const textOf = (sheet: string) =>
  sheetOf(drawn(), sheet)
    .values.flat()
    .filter((value) => typeof value === "string")
    .join("\n");

const TYPED = { B11: "RAID-6 4+2", B12: 6, B13: 76.8, B14: 32, B15: 1, B16: 25 };

test("facts typed on the sheet Facts are not only carried by Update report: the report is planned with them", async () => {
  await writer.write(false);
  expect([fact(11), fact(12), fact(13)]).toEqual([
    ["RAID-5", "assumed: not in the files"],
    [2, "from the files"],
    [null, "not given"],
  ]);
  expect(textOf("Sources")).toContain("CPU capacity of a host in GHz");
  onFacts(TYPED);
  for (let row = 11; row <= 16; row++) expect([row, fact(row)[1]]).toEqual([row, "entered"]);
  // The second update has no new facts, and keeps those of the first.
  for (const sentence of ["6 inputs that you changed in it were kept.", "The report is on the sheets"]) {
    await writer.update();
    expect(message()).toContain(sentence);
    for (let row = 11; row <= 16; row++) {
      expect(fact(row)).toEqual([Object.values(TYPED)[row - 11], "entered"]);
    }
    expect(shownAt(drawn(), "Summary!A2")).toContain(" · RAID-6 4+2 · ");
    expect(textOf("Sources")).not.toContain("CPU capacity of a host in GHz");
    expect(textOf("Findings")).not.toContain("with RAID-5");
  }
});

test("facts typed on the sheet Facts of a report that was in the workbook before are those of its update", async () => {
  await writer.write(false);
  onFacts({ B11: "RAID-6 4+2" });
  writer = newWriter();
  await writer.lookFor(BOOK);
  await writer.update();
  expect(shownAt(drawn(), "Summary!A2")).toContain(" · RAID-6 4+2 · ");
  expect(fact(11)).toEqual(["RAID-6 4+2", "entered"]);
});

test("a fact that is entered in the pane wins over that of a report which was in the workbook before", async () => {
  inPane({ hosts: "2" });
  await writer.write(false);
  writer = newWriter();
  await writer.lookFor(BOOK);
  inPane({ hosts: "6" });
  await writer.update();
  expect(shownAt(drawn(), "Summary!A2")).toContain(" · 6 hosts · ");
  expect(message()).not.toContain("replaced values in the pane");
});

test("a fact that is changed on the sheet Facts wins over the pane, and the pane shows it from then on", async () => {
  inPane({ hosts: "2", storageShare: "57", raid: "RAID-5" });
  await writer.write(false);
  expect(fact(12)).toEqual([2, "entered"]);
  onFacts({ B12: 4, B20: 0.58 });
  await writer.update();
  expect(shownAt(drawn(), "Summary!A2")).toContain(" · 4 hosts · ");
  expect(textOf("Findings")).not.toContain("you entered 2 hosts");
  expect([fact(11), fact(12), fact(20)]).toEqual([["RAID-5", "entered"], [4, "entered"], [0.58, "entered"]]); // prettier-ignore
  expect(message()).toMatch(/The sheet Facts replaced values in the pane: Hosts in the cluster, .*CPU.*\./);
  expect([...fields.values()].map(({ value }) => value)).toEqual(["4", "58", "RAID-5"]);
});

test("a fact that is changed in the pane wins over what the sheet Facts still has from the last update", async () => {
  await writer.write(false);
  onFacts({ B12: 4, B13: 76.8 });
  await writer.update();
  inPane({ hosts: "6" });
  await writer.update();
  expect([fact(12), fact(13)]).toEqual([[6, "entered"], [76.8, "entered"]]); // prettier-ignore
  expect(shownAt(drawn(), "Summary!A2")).toContain(" · 6 hosts · ");
  inPane({ hosts: "" });
  await writer.update();
  expect([fact(12), fact(13)]).toEqual([[2, "from the files"], [76.8, "entered"]]); // prettier-ignore
});

test("the CPU of an idle host from the files follows typed facts in every update, and is not called entered", async () => {
  const run = sampleRun({ measuredUse: [sampleUse({ idleCpuPct: 10, logicalProcessors: 64 })] });
  writer = newWriter([run]);
  await writer.write(false);
  expect(fact(15)).toEqual([null, "not given"]);
  onFacts({ B13: 100, B14: 32 });
  await writer.update();
  const [idle, origin] = fact(15);
  expect([idle, origin]).toEqual([expect.any(Number), "from the files"]);
  onFacts({ B13: 200 });
  await writer.update();
  expect(fact(15)).toEqual([Number(idle) * 2, "from the files"]);
  writer = newWriter([run]);
  await writer.lookFor(BOOK);
  onFacts({ B13: 300 });
  await writer.update();
  expect(fact(15)).toEqual([Number(idle) * 3, "from the files"]);
});

test("Update report after the report was undone creates it without a list of inputs that were not found", async () => {
  await writer.write(false);
  workbook = undefined;
  outline = { sheets: ["Start"], names: [], records: [] };
  await writer.update();
  expect(message()).toMatch(/^The report is on the sheets [^.]*\.$/);
  expect(drawn().sheets.map(({ name }) => name)).toContain("Facts");
});

test("a report of which the sheet Facts alone was removed reports the inputs that were not found", async () => {
  await writer.write(false);
  const { sheets, ...rest } = drawn();
  workbook = { ...rest, sheets: sheets.filter(({ name }) => name !== "Facts") };
  outline = { ...outline, sheets: outline.sheets.filter((name) => name !== "Facts") };
  await writer.update();
  expect(message()).toContain("14 inputs were not found in the earlier report: ");
});
