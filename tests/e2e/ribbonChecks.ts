import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import type { Check, Subject } from "./check";
import { openExcel, type OpenedExcel } from "./openExcel";
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

/** Every button of the ribbon. */
export function ribbonChecks({ browser, build }: Subject): Check[] {
  const open = () => openExcel(browser, build);
  const tabs = [
    ["HciPlanner.Import", "Import"],
    ["HciPlanner.Templates", "Templates"],
    ["HciPlanner.Functions", "Functions"],
  ] as const;
  const checks: Check[] = [
    ...tabs.map(([button, tab]) => ({
      name: `${tab} shows the pane with its tab`,
      async run() {
        const { excel, frame } = await open();
        await frame.getByRole("tab", { name: "Health" }).click();
        await excel.press(button);
        assert.equal(await shownTab(frame), tab);
        assert.equal(excel.runtime["state"], "Visible");
      },
    })),
    ...[false, true].map((split) => ({
      name: `Analyze selection writes results beside text that is ${split ? "split over columns" : "whole"}`,
      async run() {
        const opened = await open();
        typeAndSelect(opened, RESULT, split);
        await opened.excel.press("HciPlanner.Analyze");
        const first = split ? "F" : "C";
        const header = valuesOf(opened.excel, `${first}1:${first}2`).flat();
        assert.deepEqual(header, ["Case", "pasted text"]);
        const found = valuesOf(opened.excel, "A1:Z2");
        const column = found[0]?.indexOf("IOPS") ?? -1;
        assert.equal(found[1]?.[column], 721_317.28);
      },
    })),
    {
      name: "Analyze selection takes a new sheet where the place beside is not empty",
      async run() {
        const opened = await open();
        typeAndSelect(opened, RESULT, false);
        opened.excel.type("D2", "mine");
        await opened.excel.press("HciPlanner.Analyze");
        const { workbook } = opened.excel;
        assert.deepEqual(
          workbook.sheets.map(({ name }) => name),
          ["Sheet1", "Results"],
        );
        assert.deepEqual(valuesOf(opened.excel, "Sheet1!D2").flat(), ["mine"]);
        assert.deepEqual(valuesOf(opened.excel, "Results!A1:A2").flat(), ["Case", "pasted text"]);
      },
    },
    {
      name: "Analyze selection says in the pane why it found nothing",
      async run() {
        const opened = await open();
        opened.excel.type("A1", "eggs");
        opened.excel.workbook.select(opened.excel.workbook.active, [
          { row: 0, column: 0, rows: 1, columns: 1 },
        ]);
        await opened.excel.press("HciPlanner.Analyze");
        assert.match(
          String(await opened.frame.getByRole("alert").textContent()),
          /A1 holds no benchmark results/,
        );
        assert.equal(opened.excel.runtime["state"], "Visible");
      },
    },
    {
      name: "Repair enters stale formulas anew and shows the tab Health",
      async run() {
        const { excel, frame } = await open();
        excel.workbook.store("A1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
        await excel.press("HciPlanner.Repair");
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A1").flat(), [28]);
        assert.equal(await shownTab(frame), "Health");
        assert.match(String(await frame.locator("#said").textContent()), /1 formula was entered anew/);
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `ribbon ${check.name}` }));
}
