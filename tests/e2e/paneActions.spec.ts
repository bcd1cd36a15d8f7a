import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Frame } from "@playwright/test";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { BUILD } from "./shippedBuild";
import { valuesOf } from "./valuesOf";
import { press } from "./press";
import { importText } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

const show = (frame: Frame, name: string) => frame.getByRole("tab", { name }).click();

test("Templates opens a template as a new workbook, and is marked so when its file is missing", async ({
  openExcel,
}) => {
  const sample = sampleWorkbook();
  const id = "hosts";
  const opened = await openExcel({
    // Excel that has only what the manifest asks for.
    sets: {},
    answers: { [`${BUILD.base}/templates/${id}.xlsx`]: { body: sample } },
  });
  await show(opened.frame, "Templates");
  await opened.frame.getByRole("button", { name: "Open Hosts as a new workbook" }).click();
  await paneSays(opened.frame, /Hosts is open in a new workbook/);
  expect(opened.excel.opened).toHaveLength(1);
  expect(opened.excel.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test("Templates downloads a template that Excel does not open, as with the policy ExtensionHardening", async ({
  openExcel,
}) => {
  const { frame, page, excel } = await openExcel({
    answers: { [`${BUILD.base}/templates/hosts.xlsx`]: { body: sampleWorkbook() } },
  });
  await show(frame, "Templates");
  const open = frame.getByRole("button", { name: "Open Hosts as a new workbook" });
  await open.waitFor();
  excel.faults.failCall(1);
  const download = page.waitForEvent("download");
  await open.click();
  await paneSays(
    frame,
    /^Excel did not open the file: There was an internal error .* It was downloaded as Hosts\.xlsx instead: open it from your downloads\.$/,
  );
  expect(fs.readFileSync(await (await download).path()).length).toBeGreaterThan(10_000);
  expect(excel.opened).toEqual([]);
});

test("Functions inserts an example into the active cell, never into a filled one", async ({ openExcel }) => {
  const { frame, excel } = await openExcel();
  await show(frame, "Functions");
  await frame.getByRole("button", { name: "Insert =VSAN_GHZ(1000)", exact: true }).click();
  await paneSays(frame, /=VSAN_GHZ\(1000\) is in Sheet1!A1/);
  await excel.idle();
  expect(valuesOf(excel, "A1").flat()).toEqual([28]);
  await frame.getByRole("button", { name: "Insert =VSAN_GHZ(1000)", exact: true }).click();
  await paneSays(frame, /Sheet1!A1 is not empty/);
});

test("Health shows build, registration and what needs repair; Repair heals it and reports a protected sheet", async ({
  openExcel,
}) => {
  const { frame, excel } = await openExcel();
  const { workbook } = excel;
  const locked = workbook.addSheet("Locked");
  workbook.store("A1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
  workbook.store("A2", { formula: "=VSAN_GHZ(2000)", value: { error: "#NAME?" } });
  workbook.store("A3", { formula: "=NOT_OURS(1)", value: { error: "#NAME?" } });
  workbook.store("Locked!B2", { formula: "=VSAN_GHZ(1)", value: { error: "#NAME?" } });
  locked.isProtected = true;
  await show(frame, "Health");
  await frame.locator("#health-where:not(:empty)").waitFor({ timeout: 10_000 });
  expect(String(await frame.locator("#health-functions").textContent())).toMatch(/^(\d+) of \1 loaded$/);
  expect(await frame.locator("#health-bound").textContent()).toBe("no: 3 formulas need repair");
  expect(await frame.locator("#health-unknown").textContent()).toBe("2 cells");
  expect(await frame.locator("#health-stored").textContent()).toBe("1 cell");
  await frame.getByRole("button", { name: "Repair formulas" }).click();
  await paneSays(frame, /2 formulas were re-entered\. Sheet Locked is protected: 1 formula/);
  await excel.idle();
  expect(valuesOf(excel, "A1:A3").flat()).toEqual([28, 56, { error: "#NAME?" }]);
  expect(workbook.active.grid.at(0, 0)?.formula).toBe("=VSAN_GHZ(1000)");
});

test("leaves formulas alone that are busy when a report is drawn: 12 calls stay 12", async ({
  openExcel,
}) => {
  const { frame, excel } = await openExcel({ sets: { ExcelApi: "1.13" } });
  await frame.getByText("Paste text").click();
  await importText(frame, "721317.28");
  excel.functions.hold();
  for (let row = 1; row <= 12; row++) excel.type(`C${row}`, `=VSAN_GHZ(${1000 * row})`);
  expect(await press(frame, "#report")).toMatch(/^The report is on the sheets/);
  excel.functions.start();
  await excel.idle();
  expect(valuesOf(excel, "Sheet1!C1:C2").flat()).toEqual([28, 56]);
  expect(excel.functions.calls).toBe(12);
});

test("Health opens a copy without the add-in's formulas", async ({ openExcel }) => {
  const { frame, excel } = await openExcel();
  excel.file = sampleWorkbook();
  await show(frame, "Health");
  await frame.getByRole("button", { name: "Open a copy to share" }).click();
  await paneSays(frame, /copy is open in a new workbook\. \d+ formulas? replaced by values/);
  const [copy] = excel.opened;
  const formulas = [...(copy?.sheets ?? [])].flatMap(({ grid }) =>
    [...grid.all()].flatMap(({ formula }) => formula ?? []),
  );
  expect(formulas.length, "the native formulas are gone").toBeGreaterThan(0);
  expect(formulas.filter((formula) => /VSAN_|_xldudf_/.test(formula))).toEqual([]);
});

/** A template as Excel would save it. */
function sampleWorkbook(): Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    execFileSync(process.execPath, [path.join(BUILD.folder, "cli.js"), "templates", "hosts", "-o", folder]);
    return fs.readFileSync(path.join(folder, "hosts.xlsx"));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
