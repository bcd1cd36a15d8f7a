import type { Frame } from "@playwright/test";
import { expect, test } from "./addInTest";
import type { OpenedExcel } from "./openExcel";
import { valuesOf } from "./valuesOf";

const RESULT = [
  "Number of VMs: 18",
  "IOPS = 721317.28 IO/S",
  "THROUGHPUT = 22541.16 MB/s",
  "R_LATENCY = 2.34 ms",
];

const shownTab = (frame: Frame) => frame.locator('[role="tab"][aria-selected="true"]').textContent();

/** Types lines into column A, whole or split at blanks over columns, and selects them. */
function typeAndSelect({ excel }: OpenedExcel, lines: readonly string[], split: boolean): void {
  const rows = lines.map((line) => (split ? line.split(" ") : [line]));
  rows.forEach((cells, r) => {
    cells.forEach((text, c) => {
      // Excel splits "=" into a cell of its own, as text.
      const number = /^[\d.]+$/.test(text) ? Number(text) : `'${text}`;
      excel.type(`${String.fromCharCode(65 + c)}${r + 1}`, number);
    });
  });
  const columns = Math.max(...rows.map(({ length }) => length));
  excel.workbook.select(excel.workbook.active, [{ row: 0, column: 0, rows: rows.length, columns }]);
}

const TABS = [
  ["HciPlanner.Import", "Import"],
  ["HciPlanner.Templates", "Templates"],
  ["HciPlanner.Functions", "Functions"],
] as const;
for (const [button, tab] of TABS) {
  test(`${tab} shows the pane with its tab`, async ({ openExcel }) => {
    const { excel, frame } = await openExcel();
    await frame.getByRole("tab", { name: "Health" }).click();
    await excel.press(button);
    expect(await shownTab(frame)).toBe(tab);
    expect(excel.runtime["state"]).toBe("Visible");
  });
}

for (const split of [false, true]) {
  test(`Analyze selection writes results next to text that is ${split ? "split over columns" : "whole"}`, async ({
    openExcel,
  }) => {
    const opened = await openExcel();
    typeAndSelect(opened, RESULT, split);
    await opened.excel.press("HciPlanner.Analyze");
    const first = split ? "F" : "C";
    const header = valuesOf(opened.excel, `${first}1:${first}2`).flat();
    expect(header).toEqual(["Case", "pasted text"]);
    const found = valuesOf(opened.excel, "A1:Z2");
    const column = found[0]?.indexOf("IOPS") ?? -1;
    expect(found[1]?.[column]).toBe(721_317.28);
  });
}

test("Analyze selection takes a new sheet where the place next to it is not empty", async ({ openExcel }) => {
  const opened = await openExcel();
  typeAndSelect(opened, RESULT, false);
  opened.excel.type("D2", "mine");
  await opened.excel.press("HciPlanner.Analyze");
  const { workbook } = opened.excel;
  expect(workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Results"]);
  expect(valuesOf(opened.excel, "Sheet1!D2").flat()).toEqual(["mine"]);
  expect(valuesOf(opened.excel, "Results!A1:A2").flat()).toEqual(["Case", "pasted text"]);
});

test("Analyze selection reports in the pane why it found nothing", async ({ openExcel }) => {
  const opened = await openExcel();
  opened.excel.type("A1", "eggs");
  opened.excel.workbook.select(opened.excel.workbook.active, [{ row: 0, column: 0, rows: 1, columns: 1 }]);
  await opened.excel.press("HciPlanner.Analyze");
  expect(String(await opened.frame.getByRole("alert").textContent())).toMatch(
    /A1 contains no benchmark results/,
  );
  expect(opened.excel.runtime["state"]).toBe("Visible");
});

/** As HCIBench prints it: Excel makes formulas of what follows the tabs. */
const TABBED = [
  "Datastore     = vsanDatastore",
  "=============================",
  "JOB_NAME\t= job0",
  "VMs\t\t= 3",
  "IOPS\t\t= 74187.20 IO/S",
  "THROUGHPUT\t= 289.00 MB/s",
  "vSAN PCPU USAGE\t= 12.5%",
  "=============================",
].join("\n");

test("Analyze selection reads text of which Excel made formulas", async ({ openExcel }) => {
  const { excel } = await openExcel();
  excel.paste("A1", TABBED, "stays text");
  expect(valuesOf(excel, "B3:C4")).toEqual([
    [expect.objectContaining({ error: "#NAME?" }), null],
    [null, 3],
  ]);
  await excel.press("HciPlanner.Analyze");
  const [header = [], row = []] = valuesOf(excel, "E1:W2");
  const figures = ["Datastore", "Job", "VMs", "IOPS", "MiB/s"].map((name) => row[header.indexOf(name)]);
  expect(figures).toEqual(["vsanDatastore", "job0", 3, 74187.2, 289]);
});

test("Analyze selection reports what to do where Excel refused a part of the text", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.paste("A1", TABBED, "stays blank");
  await excel.press("HciPlanner.Analyze");
  expect(String(await frame.getByRole("alert").textContent())).toMatch(
    /"IOPS" has no value: the spreadsheet did not accept.*format the cells as Text and paste again/,
  );
});

test("BENCH_RESULTS reports what to do where Excel made an error of pasted text", async ({ openExcel }) => {
  const { excel } = await openExcel();
  excel.paste("A1", TABBED, "stays text");
  excel.type("H1", "=BENCH_RESULTS(A1:C8)");
  await excel.idle();
  expect(valuesOf(excel, "H1").flat()).toEqual([
    expect.objectContaining({
      error: "#VALUE!",
      message: expect.stringContaining("row 3, column 2 of the text is #NAME?"),
    }),
  ]);
});

test("Repair enters stale formulas again and shows the tab Health", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.workbook.store("A1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
  await excel.press("HciPlanner.Repair");
  await excel.idle();
  expect(valuesOf(excel, "A1").flat()).toEqual([28]);
  expect(await shownTab(frame)).toBe("Health");
  expect(String(await frame.locator("#pane-message").textContent())).toMatch(/1 formula was re-entered/);
});
