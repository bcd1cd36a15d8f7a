import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Frame } from "playwright-core";
import type { Check, Subject } from "./check";
import { openExcel } from "./openExcel";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

const show = (frame: Frame, name: string) => frame.getByRole("tab", { name }).click();

/** Templates, Functions, Health: what their buttons do to the workbook. */
export function paneActionChecks({ browser, build }: Subject): Check[] {
  const open = () => openExcel(browser, build, { sets: { ExcelApi: "1.13" } });
  const checks: Check[] = [
    {
      name: "Templates opens a template as a new workbook, and says so when its file is missing",
      async run() {
        const sample = sampleWorkbook();
        const id = "hosts";
        const opened = await openExcel(browser, build, {
          answers: { [`${build.base}/templates/${id}.xlsx`]: { body: sample } },
        });
        await show(opened.frame, "Templates");
        await opened.frame.getByRole("button", { name: "Open Hosts as a new workbook" }).click();
        await paneSays(opened.frame, /Hosts is open in a new workbook/);
        assert.equal(opened.excel.opened.length, 1);
        assert.deepEqual(
          opened.excel.workbook.sheets.map(({ name }) => name),
          ["Sheet1"],
        );
      },
    },
    {
      name: "Functions inserts an example into the active cell, never into a filled one",
      async run() {
        const { frame, excel } = await open();
        await show(frame, "Functions");
        await frame.getByRole("button", { name: "Insert =VSAN_GHZ(1000)", exact: true }).click();
        await paneSays(frame, /=VSAN_GHZ\(1000\) is in Sheet1!A1/);
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A1").flat(), [28]);
        await frame.getByRole("button", { name: "Insert =VSAN_GHZ(1000)", exact: true }).click();
        await paneSays(frame, /Sheet1!A1 is not empty/);
      },
    },
    {
      name: "Health shows build, registration and what needs repair; Repair heals it and reports a protected sheet",
      async run() {
        const { frame, excel } = await open();
        const { workbook } = excel;
        const locked = workbook.addSheet("Locked");
        workbook.store("A1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
        workbook.store("A2", { formula: "=VSAN_GHZ(2000)", value: { error: "#NAME?" } });
        workbook.store("A3", { formula: "=NOT_OURS(1)", value: { error: "#NAME?" } });
        workbook.store("Locked!B2", { formula: "=VSAN_GHZ(1)", value: { error: "#NAME?" } });
        locked.isProtected = true;
        await show(frame, "Health");
        await frame.locator("#health-where:not(:empty)").waitFor({ timeout: 10_000 });
        assert.match(String(await frame.locator("#health-functions").textContent()), /^(\d+) of \1 loaded$/);
        assert.equal(await frame.locator("#health-bound").textContent(), "no: 3 formulas need repair");
        assert.equal(await frame.locator("#health-unknown").textContent(), "2 cells");
        assert.equal(await frame.locator("#health-stored").textContent(), "1 cell");
        await frame.getByRole("button", { name: "Repair formulas" }).click();
        await paneSays(frame, /2 formulas were entered anew\. Sheet Locked is protected: 1 formula/);
        await excel.idle();
        assert.deepEqual(valuesOf(excel, "A1:A3").flat(), [28, 56, { error: "#NAME?" }]);
        assert.equal(workbook.active.grid.at(0, 0)?.formula, "=VSAN_GHZ(1000)");
      },
    },
    {
      name: "Health opens a copy without the add-in's formulas",
      async run() {
        const { frame, excel } = await open();
        excel.file = sampleWorkbook();
        await show(frame, "Health");
        await frame.getByRole("button", { name: "Open a copy to share" }).click();
        await paneSays(frame, /copy is open in a new workbook: \d+ formulas? of ours became values/);
        const [copy] = excel.opened;
        const formulas = [...(copy?.sheets ?? [])].flatMap(({ grid }) =>
          [...grid.all()].flatMap(({ formula }) => formula ?? []),
        );
        assert.ok(formulas.length > 0, "the native formulas are gone");
        assert.deepEqual(
          formulas.filter((formula) => /VSAN_|_xldudf_/.test(formula)),
          [],
        );
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `pane ${check.name}` }));

  /** A template as Excel would save it. */
  function sampleWorkbook(): Buffer {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
    try {
      execFileSync(process.execPath, [path.join(build.folder, "cli.js"), "templates", "hosts", "-o", folder]);
      return fs.readFileSync(path.join(folder, "hosts.xlsx"));
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }
}
