import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import type { ExcelHost } from "./host/excelHost";
import { paneSays } from "./paneSays";
import { BUILD } from "./shippedBuild";
import { press } from "./press";
import { importText, resultText } from "./writingActions";

/** A pasted log of 6 MB: rows, and characters of a row. */
const LOG = { rows: 50_000, characters: 120 };

const PATIENCE_MS = 60_000;

/** Fills the first sheet with a log, a formula that needs repair behind it, and a result at its end. */
function pasteLog({ workbook }: ExcelHost): void {
  const { rows, characters } = LOG;
  for (let row = 1; row <= rows; row++) {
    workbook.store(`A${row}`, { value: `${row} `.padEnd(characters, "log line ") });
  }
  resultText("721317.28")
    .split("\n")
    .forEach((line, i) => workbook.store(`A${rows + 1 + i}`, { value: line }));
  workbook.store("B1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
}

test(
  "works next to 6 MB of pasted logs, of which Excel on the web passes 5 MB at a time",
  { tag: LONG },
  async ({ openExcel }) => {
    const { frame, excel, settle } = await openExcel({ sets: { ExcelApi: "1.13" } });
    const { workbook } = excel;
    pasteLog(excel);
    await frame.getByText("Paste text").click();
    await importText(frame, "700000");
    await frame.getByLabel("Save results in this workbook").uncheck();
    expect(await press(frame, "#report")).toMatch(
      /^The report is on the sheets Summary, .* 1 formula was re-entered/,
    );
    expect(await press(frame, "#update")).toMatch(/^The report is on the sheets Summary, /);
    workbook.store("B1", { formula: "=_xldudf_VSAN_GHZ(1000)", value: { error: "#NAME?" } });
    await frame.getByRole("tab", { name: "Health" }).click();
    await expect(frame.locator("#health-stored")).toHaveText("1 cell", { timeout: PATIENCE_MS });
    expect(await press(frame, "#repair")).toBe("1 formula was re-entered.");
    const [log] = workbook.sheets;
    if (!log) throw new Error("the workbook has no sheet");
    workbook.select(log, [{ row: 0, column: 0, rows: LOG.rows + 10, columns: 1 }]);
    await excel.press("HciPlanner.Analyze");
    await paneSays(frame, /^1 result of the selected text: /, PATIENCE_MS);
    excel.file = savedLog();
    await frame.getByRole("tab", { name: "Health" }).click();
    await frame.getByRole("button", { name: "Open a copy to share" }).click();
    await paneSays(frame, /^The copy is open in a new workbook\. 1 formula replaced by values/, PATIENCE_MS);
    expect(excel.opened).toHaveLength(1);
    expect(await settle()).toEqual([]);
  },
);

test("updates a report to which 7 MB of formulas refer", { tag: LONG }, async ({ openExcel }) => {
  const { frame, excel } = await openExcel({ sets: { ExcelApi: "1.13" } });
  await frame.getByText("Paste text").click();
  await importText(frame, "721317.28");
  await frame.getByLabel("Save results in this workbook").uncheck();
  await press(frame, "#report");
  const long = Array.from({ length: 28 }, () => `"${"x".repeat(250)}"`).join("&");
  for (let row = 1; row <= 1000; row++) {
    excel.workbook.store(`Sheet1!D${row}`, { formula: `=${long}&Summary!A${row}`, value: "" });
  }
  expect(await press(frame, "#update")).toMatch(/ 1,000 formulas elsewhere refer to cells of these sheets/);
  expect(excel.workbook.sheets[0]?.grid.at(999, 3)?.formula).toMatch(/&Summary!A1000$/);
});

test("does not read cells that are only formatted", async ({ openExcel }) => {
  const { frame, excel } = await openExcel();
  const { workbook } = excel;
  workbook.store("A1", { value: "text" });
  workbook.active.formats.set("fill/color", { row: 0, column: 0, rows: 1_048_576, columns: 1 }, "#FFFF00");
  await frame.getByRole("tab", { name: "Health" }).click();
  await frame.locator("#health-where:not(:empty)").waitFor();
  expect(excel.traffic.syncs).toBeLessThan(10);
});

test(
  "downloads a copy that is too large for Excel on the web, without trying to open it",
  { tag: LONG },
  async ({ openExcel }) => {
    const { frame, page, excel } = await openExcel();
    excel.file = largeWorkbook();
    await frame.getByRole("tab", { name: "Health" }).click();
    await frame.locator("#health-where:not(:empty)").waitFor();
    excel.traffic.reset();
    const download = page.waitForEvent("download");
    await frame.getByRole("button", { name: "Open a copy to share" }).click();
    await paneSays(
      frame,
      /^The file has 4\.1 MB, and Excel on the web opens at most 3\.7 MB from an add-in\. It was downloaded as Copy without HCI Planner\.xlsx instead: open it from your downloads\. \d+ formulas replaced by values/,
    );
    const copy = unzipSync(fs.readFileSync(await (await download).path()));
    expect(Object.keys(copy)).toContain("xl/media/image1.png");
    expect(excel.traffic.largestRequestBytes).toBeLessThan(1e6);
    expect(excel.opened).toEqual([]);
  },
);

/** The workbook with the log as Excel would save it. */
function savedLog(): Uint8Array {
  const { rows, characters } = LOG;
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = Array.from({ length: rows }, (_, i) => {
    const formula = i === 0 ? '<c r="B1"><f>_xldudf_VSAN_GHZ(1000)</f><v>28</v></c>' : "";
    return `<row r="${i + 1}">${text(`A${i + 1}`, `${i + 1} `.padEnd(characters, "log line "))}${formula}</row>`;
  });
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** A template with a picture of 4 MB in it. */
function largeWorkbook(): Uint8Array {
  const template = unzipSync(fs.readFileSync(path.join(BUILD.folder, "templates/hosts.xlsx")));
  return zipSync({ ...template, "xl/media/image1.png": crypto.randomBytes(4_070_000) });
}
