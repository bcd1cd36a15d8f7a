import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Frame } from "playwright-core";
import type { Check, Subject } from "./check";
import type { Workbook } from "./host/workbook/workbook";
import { openExcel, type OpenedExcel, type OpenExcelOptions } from "./openExcel";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

const sample = (name: string): string => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
const SMALL = sample("easy-run-1725000000.zip");
const LARGE = sample("easy-run-1732885165.zip");

const TEXT =
  "Case Name: =1+1 <b>x</b>\nNumber of VMs: 18\nIOPS = 1000 IO/S\nTHROUGHPUT = 4.00 MB/s\nR_LATENCY = 1.00 ms\n";

async function importFiles({ frame }: OpenedExcel, files: string[]): Promise<void> {
  await frame.locator("#files").setInputFiles(files);
  await paneSays(frame, /Recognised/);
}

/** Drops files as a file manager does. The browser gives no folders to scripts, only files. */
async function dropText(frame: Frame, name: string, text: string): Promise<void> {
  await frame.evaluate(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      const zone = document.getElementById("drop");
      zone?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );
}

const sheetNames = ({ excel }: OpenedExcel): string[] => excel.workbook.sheets.map(({ name }) => name);

function formulaOf({ excel: { workbook } }: OpenedExcel, address: string): string | undefined {
  const at = workbook.resolve(address, workbook.active);
  return at?.sheet.grid.at(at.area.row, at.area.column)?.formula;
}

/** The cell in B of the row whose label begins with some words. */
function inputBeside({ sheets }: Workbook, sheet: string, label: string): string {
  const cells = [...(sheets.find(({ name }) => name === sheet)?.grid.all() ?? [])];
  const found = cells.find(({ column, value }) => column === 0 && String(value).startsWith(label));
  if (!found) throw new Error(`${sheet} has no label "${label}"`);
  return `${sheet}!B${found.row + 1}`;
}

/** The tab Import: files in, preview, sheets out. */
export function importChecks({ browser, build }: Subject): Check[] {
  const open = (options: OpenExcelOptions = {}) =>
    openExcel(browser, build, { sets: { ExcelApi: "1.13" }, ...options });
  const checks: Check[] = [
    {
      name: "shows the first-run screen once: the sample leads to a preview",
      async run() {
        const opened = await open();
        const { frame, settle } = opened;
        await frame.getByRole("button", { name: "Try a sample result" }).click();
        await paneSays(frame, /Recognised/);
        assert.ok(await frame.locator("#first-run").isHidden());
        assert.match(String(await frame.locator("#imports").textContent()), /sample\.zip.*cases?, /);
        assert.deepEqual(sheetNames(opened), ["Sheet1"]);
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "shows what a zip holds before anything is written, and writes the report",
      async run() {
        const opened = await open();
        const { frame, settle, excel } = opened;
        await importFiles(opened, [LARGE]);
        assert.match(String(await frame.locator("#imports > li").textContent()), /VMs/);
        assert.deepEqual(sheetNames(opened), ["Sheet1"]);
        await frame.getByRole("button", { name: "Write the report" }).click();
        await paneSays(frame, /report is on the sheets Summary/);
        assert.ok(sheetNames(opened).includes("Results"));
        await excel.idle();
        const tables = excel.workbook.sheets.flatMap(({ tables: own }) => own.map(({ name }) => name));
        assert.ok(tables.includes("Results"), tables.join());
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "compares two imports of the session, the earlier as the baseline",
      async run() {
        const opened = await open();
        const { frame } = opened;
        await importFiles(opened, [SMALL]);
        assert.ok(await frame.locator("#compare").isDisabled());
        await importFiles(opened, [LARGE]);
        await frame.locator("#imports > li").first().getByRole("checkbox").check();
        await frame.getByRole("button", { name: "Write a comparison" }).click();
        await paneSays(frame, /report is on the sheets/);
        assert.ok(sheetNames(opened).includes("Comparison"), sheetNames(opened).join());
      },
    },
    {
      name: "keeps what a report was written on in the workbook: reopened, it is the baseline of a comparison",
      async run() {
        const before = await open();
        await importFiles(before, [SMALL]);
        await before.frame.getByRole("button", { name: "Write the report" }).click();
        await paneSays(before.frame, /report is on the sheets/);
        assert.match(
          String(await before.frame.locator("#imports > li").textContent()),
          /Kept in this workbook/,
        );
        const xmlParts = [...before.excel.workbook.xmlParts.values()];
        assert.equal(xmlParts.length, 1);
        await before.context.close();

        const opened = await open({ xmlParts });
        const { frame, excel } = opened;
        const kept = frame.locator("#imports > li").first();
        await kept.waitFor();
        assert.match(String(await kept.textContent()), /easy-run-1725000000\.zip2 cases/);
        assert.ok(!(await kept.getByRole("checkbox").isChecked()));
        await importFiles(opened, [LARGE]);
        await kept.getByRole("checkbox").check();
        await frame.getByRole("button", { name: "Write a comparison" }).click();
        await paneSays(frame, /report is on the sheets/);
        assert.ok(sheetNames(opened).includes("Comparison"), sheetNames(opened).join());
        // The new one is kept, too; the old one once.
        assert.equal(excel.workbook.xmlParts.size, 2);
        await kept.getByRole("button", { name: "Remove from the workbook: easy-run-1725000000.zip" }).click();
        await frame.locator("#imports > li").nth(1).waitFor({ state: "detached" });
        assert.equal(excel.workbook.xmlParts.size, 1);
        assert.deepEqual(await opened.settle(), []);
      },
    },
    {
      name: "keeps nothing that the user does not want kept",
      async run() {
        const opened = await open();
        await importFiles(opened, [SMALL]);
        await opened.frame.getByLabel("Keep the results in this workbook").uncheck();
        await opened.frame.getByRole("button", { name: "Write the report" }).click();
        await paneSays(opened.frame, /report is on the sheets/);
        assert.equal(opened.excel.workbook.xmlParts.size, 0);
      },
    },
    {
      name: "says which kept import cannot be read, and takes the others",
      async run() {
        const part = (text: string) =>
          `<import xmlns="urn:hci-planner:import:1" keptAt="2026-03-04T05:06:07Z">${text}</import>`;
        const packed = (json: string) => part(gzipSync(json).toString("base64"));
        const { frame } = await open({
          xmlParts: [
            packed('{"name":"odd","runs":[{"tool":"=cmd()"}],"diagnostics":[]}'),
            packed('{"name":"fine","runs":[],"diagnostics":[]}'),
            "<import xmlns='urn:another'>no business of ours</import>",
          ],
        });
        const said = await paneSays(frame, /cannot be read/);
        assert.match(said, /kept since 2026-03-04 cannot be read: runs\[0\]\.tool is "=cmd\(\)", not one of/);
        assert.equal(await frame.locator("#imports > li").count(), 1);
      },
    },
    {
      name: "takes cluster facts, refuses a wrong one, and updates the report in place of the old",
      async run() {
        const opened = await open();
        const { frame } = opened;
        await importFiles(opened, [SMALL]);
        await frame.getByText("Cluster facts").click();
        const hosts = frame.getByLabel("Hosts in the cluster");
        await hosts.fill("0");
        await frame.getByRole("button", { name: "Write the report" }).click();
        assert.match(await paneSays(frame, /Hosts/), /whole number from 1 to 96/);
        assert.deepEqual(sheetNames(opened), ["Sheet1"]);
        await hosts.fill("6");
        await frame.getByRole("button", { name: "Write the report" }).click();
        await paneSays(frame, /report is on the sheets/);
        const { workbook } = opened.excel;
        workbook.addSheet("Notes");
        const before = sheetNames(opened);
        const tables = () => workbook.tables().map(({ name }) => name);
        const names = () => workbook.names.map(({ name }) => name);
        const [earlierTables, earlierNames] = [tables(), names()];
        opened.excel.type("Notes!A1", "=ClusterHosts*2");
        const pointing = { A2: "=Results!A3", A3: "=SUM(Results[IOPS])/2", A4: "=FirstCase" };
        workbook.addName("FirstCase", "=Results!$A$3", "");
        for (const [at, formula] of Object.entries(pointing)) opened.excel.type(`Notes!${at}`, formula);
        await opened.excel.idle();
        const limit = inputBeside(workbook, "Checks", "CPU: close to the limit");
        opened.excel.type(limit, "0.65");
        await opened.excel.idle();
        const calculated = valuesOf(opened.excel, "Notes!A2:A4");
        assert.equal(typeof calculated[1]?.[0], "number");
        await hosts.fill("8");
        await frame.getByRole("button", { name: "Update report" }).click();
        await paneSays(
          frame,
          /report is on the sheets Summary, .* 3 formulas elsewhere refer to cells of these/,
        );
        assert.deepEqual(
          [sheetNames(opened), tables(), names().sort()],
          [before, earlierTables, [...earlierNames, "FirstCase"].sort()],
        );
        await opened.excel.idle();
        assert.deepEqual(valuesOf(opened.excel, limit), [[0.65]]);
        assert.deepEqual(valuesOf(opened.excel, "Notes!A1:A4"), [[16], ...calculated]);
        const formulas = Object.keys(pointing).map((at) => formulaOf(opened, `Notes!${at}`));
        assert.deepEqual(formulas, Object.values(pointing));
      },
    },
    {
      name: "writes the results alone at the active cell, and leaves a filled place as it is",
      async run() {
        const opened = await open();
        const { frame, excel } = opened;
        await importFiles(opened, [SMALL]);
        excel.workbook.select(excel.workbook.active, [{ row: 2, column: 1, rows: 1, columns: 1 }]);
        await frame.getByRole("button", { name: "Results at the active cell" }).click();
        await paneSays(frame, /results are in/);
        assert.deepEqual(valuesOf(excel, "B3:C3").flat(), ["Case", "Tool"]);
        assert.equal(excel.workbook.active.tables.length, 1);
        excel.workbook.select(excel.workbook.active, [{ row: 0, column: 0, rows: 1, columns: 1 }]);
        await frame.getByRole("button", { name: "Results at the active cell" }).click();
        assert.match(await paneSays(frame, /not empty/), /select a cell with room/);
        assert.deepEqual(valuesOf(excel, "A1").flat(), [null]);
      },
    },
    {
      name: "takes pasted and dropped text; markup stays text, a formula stays text",
      async run() {
        const opened = await open();
        const { frame, excel, settle } = opened;
        await frame.getByText("Paste text").click();
        await frame.getByLabel("Text of a result file").fill(TEXT);
        await frame.getByRole("button", { name: "Read the text" }).click();
        await paneSays(frame, /Recognised 1 case/);
        await dropText(frame, '<img src=x onerror="document.title=1">.txt', TEXT);
        await frame.locator("#imports > li").nth(1).waitFor();
        assert.equal(await frame.locator("#imports b, #imports img").count(), 0);
        await frame.getByRole("button", { name: "Results at the active cell" }).click();
        await paneSays(frame, /results are in/);
        const first = excel.workbook.active.grid.at(1, 0);
        assert.equal(first?.formula, undefined);
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "says what was handed over when it is no result",
      async run() {
        const { frame } = await open();
        await dropText(frame, "shopping.txt", "eggs and milk");
        assert.match(await paneSays(frame, /shopping/), /no benchmark result.*eggs and milk/);
      },
    },
    {
      name: "shows 10,000 characters of a name without scrolling sideways",
      async run() {
        const opened = await open();
        await dropText(opened.frame, `${"n".repeat(10_000)}\n".txt`, TEXT);
        await paneSays(opened.frame, /Recognised/);
        const width = await opened.frame.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 350, `${width} px`);
      },
    },
    {
      name: "cancels an import, and a report that is being written leaves nothing behind",
      async run() {
        const opened = await open();
        const { frame } = opened;
        await frame.evaluate(() => {
          // A reader that never comes to its end.
          (globalThis as unknown as { Worker: unknown }).Worker = class {
            postMessage(): void {
              document.title = "waiting";
            }
            terminate(): void {
              document.title = "ended";
            }
          };
        });
        await frame.locator("#files").setInputFiles([SMALL]);
        await frame.getByRole("button", { name: "Cancel" }).click();
        assert.match(await paneSays(frame, /cancelled/), /Nothing was changed/);
        assert.equal(await frame.title(), "ended");
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `import ${check.name}` }));
}
