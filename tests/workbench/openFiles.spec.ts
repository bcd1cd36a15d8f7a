import fs from "node:fs";
import path from "node:path";
import ExcelJS from "exceljs";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { hosts } from "../../src/templates/hosts/hosts";
import { loadAxe } from "../browser/axeViolations";
import { REFERENCE_RUNS } from "../reports/sampleRuns";
import { partFaults } from "../workbook/readers/xlsx/roundTripFaults";
import { reloading } from "./openWorkbench";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";
import { LONG, SAMPLED } from "../browser/longTests";

const AXE = path.resolve(__dirname, "../../tools/workbench/node_modules/axe-core/axe.min.js");

/** Has the page read a file, and waits until it is asked whether to open it. */
async function choose({ page }: WorkbenchPage, file: string, buffer: Buffer): Promise<void> {
  const mimeType = "application/octet-stream";
  await page.locator("#xlsx-file").setInputFiles({ name: file, mimeType, buffer });
  await page.locator("#open-dialog button[type=submit]:enabled").waitFor();
}

async function open(workbench: WorkbenchPage): Promise<void> {
  await reloading(workbench, () => workbench.press("Open"));
}

test(
  "a template and a report with charts come back from their download as they were",
  { tag: LONG },
  async ({ ownWorkbench: workbench }, info) => {
    const imports = [{ name: "before.zip", runs: REFERENCE_RUNS }];
    const specs = [hosts.plan().spec, benchmarkReport({ imports, diagnostics: [], compare: false })];
    await workbench.page.evaluate(async ([first, ...others]) => {
      const { session, grid } = globalThis.workbench;
      session.release();
      if (first) session.open(first);
      for (const other of others) session.add(other);
      await grid.calculated();
    }, specs);
    const [first, second] = ["first.xlsx", "second.xlsx"].map((name) => info.outputPath(name));
    if (first === undefined || second === undefined) throw new Error("no files");
    await workbench.download(first);
    const before = await workbench.sheets();
    await choose(workbench, "plan.xlsx", fs.readFileSync(first));
    await expect(workbench.page.locator("#open-dialog")).toContainText("Everything in it is imported");
    await open(workbench);
    await workbench.expectText("#message", "plan.xlsx is open, with all that it has.");
    const state = await workbench.page.evaluate(() => {
      const { session } = globalThis.workbench;
      return { hasChanges: session.hasChanges, plans: session.outline().records.length };
    });
    expect(state).toEqual({ hasChanges: false, plans: 2 });
    expect(await workbench.sheets()).toEqual(before);
    await workbench.download(second);
    expect(partFaults(fs.readFileSync(first), fs.readFileSync(second))).toEqual([]);
  },
);

/** A workbook of another program, with what HCI Planner has no words for among it. */
async function foreignWorkbook(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet("Costs");
  sheet.addRows([
    ["Rack", 100],
    ["Switch", 250.5],
    ["=not a formula", 3],
  ]);
  sheet.getCell("B4").value = { formula: "SUM(B1:B3)", result: 353.5 };
  sheet.getCell("B5").value = { formula: 'CUBEVALUE("a","b")', result: 42 };
  sheet.getCell("B6").value = { formula: "B1:B3*1", result: 100 };
  sheet.getCell("B7").value = { formula: "B4/2", result: 7 };
  sheet.getCell("A1").font = { bold: true, color: { argb: "FFCC0000" }, name: "Georgia", size: 14 };
  sheet.getCell("A1").fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFDDEEFF" } };
  sheet.getCell("B1").numFmt = '#,##0.00 "EUR"';
  sheet.getRow(3).hidden = true;
  sheet.addConditionalFormatting({
    ref: "B1:B3",
    rules: [
      {
        type: "colorScale",
        priority: 1,
        cfvo: [{ type: "min" }, { type: "max" }],
        color: [{ argb: "FFFFFFFF" }, { argb: "FFCC0000" }],
      },
    ],
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test(
  "the list of what is not imported breaks no rule of axe, and Escape closes it",
  { tag: LONG },
  async ({ workbench }) => {
    const { page } = workbench;
    await choose(workbench, "costs.xlsx", await foreignWorkbook());
    const violations = await loadAxe(page.mainFrame(), AXE);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
    await page.keyboard.press("Escape");
    await expect(page.locator("#open-dialog")).toHaveCount(0);
    expect(await page.evaluate(() => location.hash)).toBe("");
  },
);

test(
  "a workbook of another program opens as one more, after what is not imported was listed",
  { tag: SAMPLED },
  async ({ ownWorkbench: workbench, volume }) => {
    const { page } = workbench;
    const dialog = page.locator("#open-dialog");
    await workbench.type("H5", "mine");
    await workbench.saved();
    await choose(workbench, "costs.xlsx", await foreignWorkbook());
    await expect(dialog).toContainText("Made by another program, with 2 formulas.");
    await expect(dialog.getByRole("list", { name: "Not imported" }).locator("li")).toHaveText([
      "Costs, B1:B3: the conditional format is of a kind that is not imported",
      "Costs, B5: has a formula that is kept as its value: it uses CUBEVALUE",
      "Costs, B6: has a formula that is kept as its value: it takes one cell of a range, by its own row",
    ]);
    await page.getByLabel("Name in this browser").fill("Costs of 2027");
    await open(workbench);
    await expect(page.locator("#workbooks")).toHaveText("Costs of 2027");
    await workbench.expectText("#notice", "costs.xlsx is open. What differs from the file is listed.");
    await expect(page.locator("#losses li")).toContainText([
      "conditional format",
      "CUBEVALUE",
      "by its own row",
      "Costs, B7: the formula has another result than in the file",
    ]);
    const expected = [
      ["Rack", 100],
      ["Switch", 250.5],
      ["=not a formula", 3],
      [null, 353.5],
      [null, 42],
      [null, 100],
    ];
    await workbench.expectValues(expected, "Costs", 0, 0);
    const looks = () =>
      page.evaluate(async () => {
        const { drawing } = await globalThis.workbench.session.read();
        const { styles = [], features = [] } = drawing.sheets[0] ?? {};
        return { styles, hidden: features.filter(({ kind }) => kind === "hidden") };
      });
    expect(await looks()).toMatchObject({
      styles: [
        {
          row: 0,
          column: 0,
          own: { bold: true, color: "CC0000", font: "Georgia", sizePt: 14, fill: "DDEEFF" },
        },
        { row: 0, column: 1, format: '#,##0.00 "EUR"' },
      ],
      hidden: [{ rows: [2] }],
    });
    await workbench.select("B2");
    await workbench.type("B2", "300");
    await workbench.expectValues([[403], [42]], "Costs", 3, 1);
    await workbench.saved();
    if (volume === "sample") {
      page.once("dialog", (asked) => asked.accept());
      await page.click("#reset");
      await workbench.expectValues([["HCI Planner"]], "Start", 0, 0);
      await expect(page.locator("#losses")).toBeHidden();
      return;
    }
    await reloading(workbench, () => page.reload());
    await workbench.expectValues([[300], [3], [403]], "Costs", 1, 1);
    await expect(page.locator("#losses")).toBeHidden();
    await page.locator("#workbooks").click();
    await reloading(workbench, () => workbench.press("Open Main workbook"));
    await workbench.expectValues([["mine"]], "Start", 4, 7);
  },
);

test("a dropped file that is not a workbook is refused in words, and nothing changes", async ({
  workbench,
}) => {
  const { page } = workbench;
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a,b"], "results.csv"));
    for (const type of ["dragenter", "drop"])
      document
        .getElementById("grid")
        ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  const dialog = page.locator("#open-dialog");
  await expect(dialog.getByRole("alert")).toContainText(
    '"results.csv" cannot be opened: it is not a workbook of the kind .xlsx.',
  );
  await expect(dialog.getByRole("alert")).toContainText("imported on the pane's tab Import");
  await workbench.press("Close");
  await expect(dialog).toHaveCount(0);
  expect(Object.keys(await workbench.sheets())).toEqual(["Start"]);
});
