import { gzipSync } from "node:zlib";
import type { Frame } from "@playwright/test";
import { packTar } from "modern-tar";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import type { Workbook } from "./host/workbook/workbook";
import type { OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";
import { savedImports } from "./savedImports";
import { sampleFile } from "./shippedBuild";
import { valuesOf } from "./valuesOf";

const SMALL = sampleFile("easy-run-1725000000.zip");
const LARGE = sampleFile("easy-run-1732885165.zip");

const TEXT =
  "Case Name: =1+1 <b>x</b>\nNumber of VMs: 18\nIOPS = 1000 IO/S\nTHROUGHPUT = 4.00 MB/s\nR_LATENCY = 1.00 ms\n";

async function importFiles({ frame }: OpenedExcel, files: string[]): Promise<void> {
  await frame.locator("#files").setInputFiles(files);
  await paneSays(frame, /Recognized/);
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

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

test("shows the first-run screen once: the sample leads to a preview", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame, settle } = opened;
  await frame.getByRole("button", { name: "Try a sample result" }).click();
  await paneSays(frame, /Recognized/);
  expect(await frame.locator("#first-run").isHidden()).toBe(true);
  expect(String(await frame.locator("#imports").textContent())).toMatch(/sample\.zip.*cases?, /);
  expect(sheetNames(opened)).toEqual(["Sheet1"]);
  expect(await settle()).toEqual([]);
});

test("shows what a zip holds before anything is written, and writes the report", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame, settle, excel } = opened;
  await importFiles(opened, [LARGE]);
  expect(String(await frame.locator("#imports > li").textContent())).toMatch(/VMs/);
  expect(sheetNames(opened)).toEqual(["Sheet1"]);
  await frame.getByRole("button", { name: "Create report" }).click();
  await paneSays(frame, /report is on the sheets Summary/);
  expect(sheetNames(opened)).toContain("Results");
  await excel.idle();
  const tables = excel.workbook.sheets.flatMap(({ tables: own }) => own.map(({ name }) => name));
  expect(tables, tables.join()).toContain("Results");
  expect(await settle()).toEqual([]);
});

test("compares two imports of the session, the earlier as the baseline", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame } = opened;
  await importFiles(opened, [SMALL]);
  expect(await frame.locator("#compare").isDisabled()).toBe(true);
  await importFiles(opened, [LARGE]);
  await frame.locator("#imports > li").first().getByRole("checkbox").check();
  await frame.getByRole("button", { name: "Create comparison" }).click();
  await paneSays(frame, /report is on the sheets/);
  expect(sheetNames(opened), sheetNames(opened).join()).toContain("Comparison");
});

test(
  "keeps what a report was written on in the workbook: reopened, it is the baseline of a comparison",
  { tag: LONG },
  async ({ openExcel }) => {
    const before = await openExcel();
    await importFiles(before, [SMALL]);
    await before.frame.getByRole("button", { name: "Create report" }).click();
    await paneSays(before.frame, /report is on the sheets/);
    expect(String(await before.frame.locator("#imports > li").textContent())).toMatch(
      /Saved in this workbook/,
    );
    const xmlParts = savedImports(before.excel);
    expect(xmlParts).toHaveLength(1);
    await before.context.close();

    const opened = await openExcel({ xmlParts });
    const { frame, excel } = opened;
    const card = frame.locator("#imports > li").first();
    await card.waitFor();
    expect(String(await card.textContent())).toMatch(/easy-run-1725000000\.zip2 cases/);
    expect(!(await card.getByRole("checkbox").isChecked())).toBe(true);
    await importFiles(opened, [LARGE]);
    await card.getByRole("checkbox").check();
    await frame.getByRole("button", { name: "Create comparison" }).click();
    await paneSays(frame, /report is on the sheets/);
    expect(sheetNames(opened), sheetNames(opened).join()).toContain("Comparison");
    // The new one is kept, too; the old one once.
    expect(savedImports(excel)).toHaveLength(2);
    await card.getByRole("button", { name: "Remove from the workbook: easy-run-1725000000.zip" }).click();
    await frame.locator("#imports > li").nth(1).waitFor({ state: "detached" });
    expect(savedImports(excel)).toHaveLength(1);
    expect(await opened.settle()).toEqual([]);
  },
);

test("keeps nothing that the user does not want kept", { tag: LONG }, async ({ openExcel }) => {
  const opened = await openExcel();
  await importFiles(opened, [SMALL]);
  await opened.frame.getByLabel("Save results in this workbook").uncheck();
  await opened.frame.getByRole("button", { name: "Create report" }).click();
  await paneSays(opened.frame, /report is on the sheets/);
  expect(savedImports(opened.excel)).toEqual([]);
});

test("reports which saved import cannot be read, and takes the others", async ({ openExcel }) => {
  const part = (text: string) =>
    `<import xmlns="urn:hci-planner:import:1" keptAt="2026-03-04T05:06:07Z">${text}</import>`;
  const packed = (json: string) => part(gzipSync(json).toString("base64"));
  const { frame } = await openExcel({
    xmlParts: [
      packed('{"name":"odd","runs":[{"tool":"=cmd()"}],"diagnostics":[]}'),
      packed('{"name":"fine","runs":[],"diagnostics":[]}'),
      "<import xmlns='urn:another'>no business of ours</import>",
    ],
  });
  const text = await paneSays(frame, /cannot be read/);
  expect(text).toMatch(
    /saved in this workbook on 2026-03-04 cannot be read: runs\[0\]\.tool is "=cmd\(\)", not one of/,
  );
  await expect(frame.locator("#imports > li")).toHaveCount(1);
});

test("takes cluster facts, refuses a wrong one, and updates the report in place of the old", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { frame } = opened;
  await importFiles(opened, [SMALL]);
  await frame.getByText("Cluster facts").click();
  const hosts = frame.getByLabel("Hosts in the cluster");
  await hosts.fill("0");
  await frame.getByRole("button", { name: "Create report" }).click();
  expect(await paneSays(frame, /Hosts/)).toMatch(/whole number from 1 to 96/);
  expect(sheetNames(opened)).toEqual(["Sheet1"]);
  await hosts.fill("6");
  await frame.getByRole("button", { name: "Create report" }).click();
  await paneSays(frame, /report is on the sheets/);
  const { workbook } = opened.excel;
  workbook.addSheet("Notes");
  const before = sheetNames(opened);
  const tables = () => workbook.tables().map(({ name }) => name);
  const names = () => workbook.names.map(({ name }) => name);
  const [earlierTables, earlierNames] = [tables(), names()];
  opened.excel.type("Notes!A1", "=ClusterHosts*2");
  const formulas = { A2: "=Results!A3", A3: "=SUM(Results[IOPS])/2", A4: "=FirstCase" };
  workbook.addName("FirstCase", "=Results!$A$3", "");
  for (const [at, formula] of Object.entries(formulas)) opened.excel.type(`Notes!${at}`, formula);
  await opened.excel.idle();
  const limit = inputBeside(workbook, "Checks", "CPU: close to the limit");
  opened.excel.type(limit, "0.65");
  await opened.excel.idle();
  const calculated = valuesOf(opened.excel, "Notes!A2:A4");
  expect(typeof calculated[1]?.[0]).toBe("number");
  await hosts.fill("8");
  await frame.getByRole("button", { name: "Update report" }).click();
  await paneSays(frame, /report is on the sheets Summary, .* 3 formulas elsewhere refer to cells of these/);
  expect([sheetNames(opened), tables(), names().sort()]).toEqual([
    before,
    earlierTables,
    [...earlierNames, "FirstCase"].sort(),
  ]);
  await opened.excel.idle();
  expect(valuesOf(opened.excel, limit)).toEqual([[0.65]]);
  expect(valuesOf(opened.excel, "Notes!A1:A4")).toEqual([[16], ...calculated]);
  for (const [at, formula] of Object.entries(formulas))
    expect(formulaOf(opened, `Notes!${at}`)).toBe(formula);
});

test("writes the results alone at the active cell, and leaves a filled place as it is", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { frame, excel } = opened;
  await importFiles(opened, [SMALL]);
  excel.workbook.select(excel.workbook.active, [{ row: 2, column: 1, rows: 1, columns: 1 }]);
  await frame.getByRole("button", { name: "Insert results at active cell" }).click();
  await paneSays(frame, /results are in/);
  expect(valuesOf(excel, "B3:C3").flat()).toEqual(["Case", "Tool"]);
  expect(excel.workbook.active.tables).toHaveLength(1);
  excel.workbook.select(excel.workbook.active, [{ row: 0, column: 0, rows: 1, columns: 1 }]);
  await frame.getByRole("button", { name: "Insert results at active cell" }).click();
  expect(await paneSays(frame, /not empty/)).toMatch(/select a cell with room/);
  expect(valuesOf(excel, "A1").flat()).toEqual([null]);
});

test("takes pasted and dropped text; markup stays text, a formula stays text", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame, excel, settle } = opened;
  await frame.getByText("Paste text").click();
  await frame.getByLabel("Text of a result file").fill(TEXT);
  await frame.getByRole("button", { name: "Read the text" }).click();
  await paneSays(frame, /Recognized 1 case/);
  await dropText(frame, '<img src=x onerror="document.title=1">.txt', TEXT);
  await frame.locator("#imports > li").nth(1).waitFor();
  expect(await frame.locator("#imports b, #imports img").count()).toBe(0);
  await frame.getByRole("button", { name: "Insert results at active cell" }).click();
  await paneSays(frame, /results are in/);
  const first = excel.workbook.active.grid.at(1, 0);
  expect(first?.formula).toBe(undefined);
  expect(await settle()).toEqual([]);
});

test("reports what was passed when it is not a result", async ({ openExcel }) => {
  const { frame } = await openExcel();
  await dropText(frame, "shopping.txt", "eggs and milk");
  expect(await paneSays(frame, /shopping/)).toMatch(/not a supported benchmark result.*eggs and milk/);
});

test("unpacks gzip, reads a tar like a folder, and names what cannot be read", async ({ openExcel }) => {
  const { frame } = await openExcel();
  const hand = (name: string, buffer: Buffer) =>
    frame.locator("#files").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await hand("one.txt.gz", gzipSync(TEXT));
  expect(await paneSays(frame, /Recognized/)).toContain("1 case");
  const tar = await packTar([
    { header: { name: "two/case-res.txt", size: TEXT.length }, body: TEXT },
    { header: { name: "two/notes.txt", size: 4 }, body: "none" },
  ]);
  // What the browser's own stream refuses after the first member.
  const halves = [TEXT.slice(0, 40), TEXT.slice(40).replace("1000", "1234")];
  await hand("members.txt.gz", Buffer.concat(halves.map((half) => gzipSync(half))));
  await expect(frame.locator("#imports")).toContainText("members.txt");
  await hand("two.tgz", gzipSync(tar));
  await expect(frame.locator("#imports")).toContainText("two.tgz");
  await hand("three.csv.gz", gzipSync(TEXT.repeat(100)).subarray(0, 80));
  expect(await paneSays(frame, /three/)).toMatch(/three\.csv\.gz cannot be unpacked/);
  await hand("four.pdf", Buffer.from("%PDF-1.7\n"));
  expect(await paneSays(frame, /four/)).toMatch(
    /four\.pdf is a PDF, which contains no readable results: copy its text/,
  );
});

test("shows 10,000 characters of a name without scrolling sideways", async ({ openExcel }) => {
  const opened = await openExcel();
  await dropText(opened.frame, `${"n".repeat(10_000)}\n".txt`, TEXT);
  await paneSays(opened.frame, /Recognized/);
  const width = await opened.frame.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${width} px`).toBeLessThanOrEqual(350);
});

test("cancels an import, and a report that is being written leaves nothing behind", async ({ openExcel }) => {
  const opened = await openExcel();
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
  expect(await paneSays(frame, /canceled/)).toMatch(/Nothing was changed/);
  expect(await frame.title()).toBe("ended");
});
