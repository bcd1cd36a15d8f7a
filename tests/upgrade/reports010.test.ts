import { earlierPlans } from "../../src/upgrade/earlierPlans";
import type { UpgradedWorkbook } from "../../src/upgrade/upgradeWorkbook";
import { spelledToday } from "../../src/upgrade/spelledToday";
import { cellName } from "../../src/workbook/address";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import type { CellValue } from "../../src/workbook/spec";
import {
  addSheet,
  formulaIn,
  insertRow,
  read010,
  recalculated,
  sheetOf,
  shownAt,
  type,
  upgraded,
} from "./oldWorkbook";
import { BASELINE, BENCHMARK, writtenFrom } from "./sampleFiles";
import { longTest } from "../volume";

let read: ReadWorkbook;
beforeEach(async () => {
  read = await read010("report");
});

async function upgradedFrom(old: ReadWorkbook, ...names: string[]): Promise<UpgradedWorkbook> {
  return upgraded(old, (await writtenFrom(old, ...names)).others);
}

function reportIn({ drawing }: ReadWorkbook) {
  const [plan, ...others] = earlierPlans(drawing);
  if (!plan || others.length > 0) throw new Error("there is not one report");
  return plan;
}

/** The cell in a column of the row that begins with a text. */
function at(sheet: string, label: string, column: number): string {
  const row = sheetOf(read.drawing, sheet).values.findIndex(([text]) => text === label);
  if (row < 0) throw new Error(`${sheet} has no row "${label}"`);
  return `${sheet}!${cellName(row, column)}`;
}

/** What a planner enters: no default, and something that the input accepts. */
function typedInto(id: string, n: number): CellValue {
  if (id === "Raid") return "RAID-6";
  return /^(ClusterHosts|HostCores|LeastSeconds)$/.test(id) ? 20 + n : (n + 1) / 1024 + 1;
}

test("is recognized with its sheets, names and inputs", () => {
  const { plan, product, sheets, inputs, names } = reportIn(read);
  expect([plan, product]).toEqual(["report", "0.1.0"]);
  expect(sheets).toEqual(read.drawing.sheets.map(({ name }) => name));
  // Ten facts, 31 thresholds, and four figures beside each of six tests.
  expect(inputs).toHaveLength(10 + 31 + 4 * 6);
  expect([...names].sort()).toEqual(read.drawing.names.map(({ name }) => name).sort());
});

test("keeps every fact, threshold and measured figure that was entered", async () => {
  const typed = new Map<string, CellValue>();
  reportIn(read).inputs.forEach(({ id, sheet, at: cell, label }, n) => {
    const key = id.includes("#") ? `${id.replace(/#.*/, "")} ${spelledToday(label)}` : id;
    typed.set(key, typedInto(id, n));
    type(read, `${sheet}!${cellOf(read, sheet, label, cell)}`, typedInto(id, n));
  });
  const { drawing, report } = await upgradedFrom(read, BENCHMARK);
  const now = new Map(
    drawing.records[0]?.inputs.map(({ id, sheet, at: cell, label }) => [
      id.includes("#") ? `${id.replace(/#.*/, "")} ${label}` : id,
      shownAt(drawing, `${sheet}!${cell}`),
    ]),
  );
  expect([...typed.keys()].map((key) => [key, now.get(key)])).toEqual([...typed]);
  expect(report.notCarried).toEqual([]);
  expect(report.carried).toHaveLength(typed.size);
});

/** Where an input is: in the column that it was drawn in, in the row of its label. */
function cellOf({ drawing }: ReadWorkbook, sheet: string, label: string, drawn: string): string {
  const row = sheetOf(drawing, sheet).values.findIndex(
    (cells, r) => cells[0] === label && (sheet !== "Calibration" || r >= Number(/\d+/.exec(drawn)?.[0]) - 1),
  );
  return `${drawn.replace(/\d+/, "")}${row + 1}`;
}

test("facts that were entered count in the new findings, as in a report that is created with them", async () => {
  type(read, at("Summary", "CPU capacity of a host (cores × base clock)", 1), 115.2);
  const { drawing } = await upgradedFrom(read, BENCHMARK);
  const texts = sheetOf(drawing, "Sources").values.map(([first]) => String(first));
  expect(texts).not.toContain("storage-share");
  expect(sheetOf(drawing, "Facts").values).toContainEqual(["Hosts in the cluster", 4, "hosts", "entered"]);
  const untouched = await upgradedFrom(await read010("report"), BENCHMARK);
  expect(sheetOf(untouched.drawing, "Sources").values.map(([first]) => first)).toContain("storage-share");
});

test("untouched, it lists no loss, what changed, and has the sheets of this release", async () => {
  const { drawing, report } = await upgradedFrom(read, BENCHMARK);
  expect(report.carried).toMatchObject([{ label: "Hosts in the cluster", holds: 4 }]);
  expect([report.notCarried, report.notRead, report.ownSheets, report.left]).toEqual([[], [], [], []]);
  expect(report.added.map(({ label }) => label)).toEqual(["Customer", "Project", "Author", "Version"]);
  expect(drawing.sheets.map(({ name }) => name)).toEqual([
    ...["Summary", "Findings", "Charts", "Results", "Checks", "Check figures", "Members", "Hosts"],
    ...["Time series", "Latency", "Calibration", "Facts", "Sources"],
  ]);
  expect(drawing.records).toMatchObject([{ plan: "report" }]);
  expect(report.results.map(({ before, now }) => [before, now])).toContainEqual(["OK", "High latency"]);
  // Another spelling of a test's name is not another result.
  expect(report.results.filter(({ before }) => String(before).includes(" % read"))).toEqual([]);
});

test("sheets of the planner refer to the same figures", async () => {
  addSheet(read, "Mine");
  const [head = []] = sheetOf(read.drawing, "Results").values.slice(3);
  const iops = cellName(4, head.indexOf("IOPS"));
  type(read, "Mine!A1", `=Results!${iops}*2`);
  // As the reader has Results[IOPS].
  type(read, "Mine!A2", `=SUM(Results!${iops}:${iops.replace(/\d+/, "10")})`);
  type(read, "Mine!A3", "=ClusterHosts+CpuClose");
  type(read, "Mine!A4", `=${at("Summary", "Highest IOPS", 1)}`);
  type(read, "Mine!A5", `=${at("Summary", "Latency there", 1)}`);
  type(read, "Mine!A6", `=${at("Summary", "Highest throughput", 1)}`);
  const before = recalculated(read);
  const { drawing, report } = await upgradedFrom(before, BENCHMARK);
  expect(report.notCarried).toEqual([]);
  for (let row = 1; row <= 6; row++) {
    const [then, now] = [before.drawing, drawing].map((one) => shownAt(one, `Mine!A${row}`));
    // 0.1.0 kept figures that its files have as sums in their last digit.
    expect(now).toBeCloseTo(Number(then), 3);
    expect(then).toBeGreaterThan(0);
  }
  expect(formulaIn(drawing, "Mine!A4")).toBe("Summary!A7");
});

test("a reference to a figure that is not in the new report is #REF! and listed", async () => {
  addSheet(read, "Mine");
  type(read, "Mine!A1", `=${at("Summary", "vSAN CPU there (model)", 1)}`);
  const { drawing, report } = await upgradedFrom(recalculated(read), BENCHMARK);
  expect(formulaIn(drawing, "Mine!A1")).toBe("#REF!");
  expect(report.notCarried).toMatchObject([{ sheet: "Mine", cell: "A1" }]);
});

test("notes and cells next to it are carried, and columns that were added to its tables are listed", async () => {
  const threshold = at("Checks", "CPU: close to the limit from this host CPU on", 1);
  const row = Number(/\d+$/.exec(threshold)?.[0]);
  type(read, `Checks!H${row}`, "as agreed with Nordwind");
  type(read, `Checks!I${row}`, `=B${row}*2`);
  const area = { row: row - 1, column: 1, rows: 1, columns: 1 };
  sheetOf(read.drawing, "Checks").features.push({ kind: "cellNote", area, text: "ask again" });
  const results = sheetOf(read.drawing, "Results");
  const table = results.features.find(({ kind }) => kind === "table");
  if (table?.kind !== "table") throw new Error("no table");
  table.columns.push({ header: "Mine", custom: false });
  table.area.columns += 1;
  type(read, `Results!${cellName(3, table.area.columns - 1)}`, "Mine");
  type(read, `Results!${cellName(4, table.area.columns - 1)}`, 7);
  const { drawing, report } = await upgradedFrom(recalculated(read), BENCHMARK);
  const carried = new Map(report.carried.map(({ holds, now }) => [holds, now]));
  expect(shownAt(drawing, carried.get("as agreed with Nordwind") ?? "")).toBe("as agreed with Nordwind");
  const label = "CPU: close to the limit at or above this host CPU";
  const now = sheetOf(drawing, "Checks").values.findIndex(([text]) => text === label);
  expect(formulaIn(drawing, `Checks!I${now + 1}`)).toBe(`B${now + 1}*2`);
  expect(sheetOf(drawing, "Checks").features).toContainEqual({
    kind: "cellNote",
    area: { row: now, column: 1, rows: 1, columns: 1 },
    text: "ask again",
  });
  expect(report.notCarried).toMatchObject([
    {
      sheet: "Results",
      holds: "Mine",
      because: expect.stringContaining("a column that you added to the table Results") as string,
    },
  ]);
});

test("a renamed sheet and inserted rows lose nothing, and the name stays", async () => {
  type(read, at("Summary", "Hosts in the cluster", 1), 9);
  insertRow(sheetOf(read.drawing, "Summary"), 12);
  sheetOf(read.drawing, "Summary").name = "For Nordwind";
  const { drawing, report } = await upgradedFrom(read, BENCHMARK);
  expect(report.carried.map(({ holds }) => holds)).toEqual([9]);
  expect([report.notCarried, report.ownSheets]).toEqual([[], []]);
  expect(drawing.sheets[0]?.name).toBe("For Nordwind");
});

test("a sheet of the planner with the title of one of its sheets stays the planner's", async () => {
  addSheet(read, "Where it is from");
  type(read, "Where it is from!A1", "Sources");
  type(read, "Where it is from!A2", "of my own");
  const { drawing, report } = await upgradedFrom(read, BENCHMARK);
  expect(report.ownSheets).toEqual(["Where it is from"]);
  expect(shownAt(drawing, "Where it is from!A2")).toBe("of my own");
});

test("tests that the files do not contain are listed, with what was entered for them", async () => {
  const [first] = reportIn(read).inputs.filter(({ id }) => id.startsWith("cal.busy#3"));
  if (!first) throw new Error("no calibration");
  type(read, `${first.sheet}!${first.at}`, 42);
  const { report } = await upgradedFrom(read, BASELINE);
  const because = report.notCarried.map((one) => one.because);
  expect(because.filter((one) => one === "the files do not contain this test")).toHaveLength(6);
  expect(report.notCarried).toContainEqual(
    expect.objectContaining({ holds: 42, because: "this release has no such input" }),
  );
});

test("without files, and without imports in the workbook, it is refused with the names of the files", async () => {
  const { others } = await writtenFrom(read);
  expect(() => upgraded(read, others)).toThrow(
    "its report is written from files: add the result files of the benchmark (easy-run-1732885165.zip)",
  );
});

longTest("a comparison is one again, with both imports, and the first is its baseline", async () => {
  const old = await read010("comparison");
  const { others } = await writtenFrom(old);
  expect(() => upgraded(old, others)).toThrow(`the baseline first (${BASELINE}, ${BENCHMARK})`);
  const { drawing, report } = await upgradedFrom(old, BASELINE, BENCHMARK);
  expect(report.plans).toMatchObject([{ plan: "comparison", product: "0.1.0" }]);
  expect([report.notCarried, report.ownSheets]).toEqual([[], []]);
  expect(drawing.sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Comparison", "Compared figures", "Summary"]),
  );
  expect(shownAt(drawing, "Comparison!A2")).toMatch(/^easy-run-1725000000 \(baseline\)/);
});

test("two reports of a workbook are two, each with its own sheets", () => {
  const copies = read.drawing.sheets.map((sheet) => ({ ...sheet, name: `${sheet.name} (2)` }));
  const [facts] = read.drawing.names;
  if (!facts || "formula" in facts.refersTo) throw new Error("no name");
  const { sheet, range } = facts.refersTo;
  const own = { ...facts, name: `${facts.name}_2`, refersTo: { sheet: `${sheet} (2)`, range } };
  const plans = earlierPlans({
    ...read.drawing,
    sheets: [...read.drawing.sheets, ...copies],
    names: [...read.drawing.names, own],
  });
  expect(plans.map(({ sheets }) => sheets)).toEqual([
    read.drawing.sheets.map(({ name }) => name),
    copies.map(({ name }) => name),
  ]);
  expect(plans[1]?.names).toContain(own.name);
  expect(plans[0]?.names).not.toContain(own.name);
});

test("what was typed in a row that was inserted between facts is listed", async () => {
  const place = at("Summary", "Hosts in the cluster", 1);
  const row = Number(/\d+$/.exec(place)?.[0]);
  type(read, place, 9);
  insertRow(sheetOf(read.drawing, "Summary"), row);
  type(read, `Summary!A${row + 1}`, "Racks");
  const { report } = await upgradedFrom(read, BENCHMARK);
  expect(report.carried.map(({ holds }) => holds)).toEqual([9]);
  expect(report.notCarried).toMatchObject([{ sheet: "Summary", cell: `A${row + 1}`, holds: "Racks" }]);
});

test("looks that another program saved in its own way count as lost on sheets of the planner only", async () => {
  addSheet(read, "Mine");
  const because = "looks of whole columns are not imported";
  const picture = { where: "Results", because: "a picture: not imported" };
  read.losses.push({ where: "Results", because }, { where: "Mine", because }, picture);
  const { report } = await upgradedFrom(read, BENCHMARK);
  expect(report.notRead).toEqual([{ where: "Mine", because }, picture]);
});
