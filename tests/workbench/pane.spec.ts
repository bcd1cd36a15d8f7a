import fs from "node:fs";
import path from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { generateHcibench } from "../../bench/generate/hcibench";
import { zipFiles } from "../../bench/generate/zipFile";
import { LONG } from "../browser/longTests";
import { cutCells } from "./cutCells";
import { inputsOf, TEMPLATES } from "./model";
import { reload } from "./openWorkbench";
import { readWithOpenpyxl, sheetOf } from "./readWithOpenpyxl";
import { expect, test } from "./workbenchTest";

const SAMPLES = path.resolve(__dirname, "../../samples");
const SMALL = path.join(SAMPLES, "easy-run-1725000000.zip");
const START = "Start";
const VMS = 20;

/** A result as it is pasted, a line a cell. */
const PASTED = [
  "Number of VMs: 18",
  "IOPS = 721317.28 IO/S",
  "THROUGHPUT = 22541.16 MB/s",
  "R_LATENCY = 2.34 ms",
];

test(
  "a template moves behind the other sheets, and what was there stays",
  { tag: LONG },
  async ({ workbench }, testInfo) => {
    await workbench.type("H5", "mine");
    await workbench.showTab("Templates");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts is on the sheets Hosts");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts (2)");
    await workbench.expectValues([["mine"]], START, 4, 7);
    const names = Object.keys(await workbench.sheets());
    expect(names.slice(0, 2)).toEqual([START, "Hosts"]);
    const file = testInfo.outputPath("inserted-template.xlsx");
    await workbench.download(file);
    await workbench.expectText("#message", "is complete.");
    const found = await readWithOpenpyxl(file);
    if (!found) return;
    const sheets = await workbench.sheets();
    for (const [name, values] of Object.entries(sheets)) {
      expect(numbersIn(Object.values(sheetOf(found, name).values))).toEqual(numbersIn(values.flat()));
    }
  },
);

test(
  "a workbook that is replaced before its entries are checked is not an error",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    await workbench.page.evaluate(() => {
      const waiting: IdleRequestCallback[] = [];
      Object.assign(globalThis, { waiting });
      globalThis.requestIdleCallback = (checkEntries) => waiting.push(checkEntries);
    });
    await workbench.showTab("Templates");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts is on the sheets Hosts");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts (2)");
    const checked = await workbench.page.evaluate(async () => {
      const { waiting } = globalThis as unknown as { waiting: IdleRequestCallback[] };
      const callbacks = waiting.splice(0);
      for (const checkEntries of callbacks)
        await checkEntries({ didTimeout: false, timeRemaining: () => 50 });
      return callbacks.length;
    });
    expect(checked, "no entries waited for their check").toBeGreaterThan(0);
  },
);

test("a new workbook asks before changes are lost, and not where there are none", async ({ workbench }) => {
  await workbench.showTab("Templates");
  await workbench.press("Open Hosts as a new workbook");
  await workbench.paneSays("Hosts is open.");
  await workbench.type("A100", "mine");
  const asked = [];
  workbench.page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await workbench.press("Open Core dump and boot device as a new workbook");
  await workbench.paneSays("The workbook that was open stays open.");
  expect(asked.length).toBe(1);
  await workbench.expectValues([["mine"]], "Hosts", 99, 0);
});

test(`a dropped zip of ${VMS} VMs becomes a report with its figures`, async ({ workbench }) => {
  const { files, truth } = generateHcibench({ vms: VMS, cases: 2, intervals: 6 });
  const parts: Buffer[] = [];
  zipFiles(
    files.map((file) => ({ ...file, path: `${truth.test}/${file.path}` })),
    (part) => parts.push(Buffer.from(part)),
  );
  await workbench.drop("generated.zip", Buffer.concat(parts));
  await workbench.paneSays("Recognized 2 cases");
  await workbench.press("Create report");
  await workbench.paneSays("The report is on the sheets Summary");
  const results = await workbench.sheet("Results");
  const header = results.findIndex((row) => row.includes("IOPS"));
  const column = results[header]?.indexOf("IOPS") ?? -1;
  const iops = numbersIn(results.slice(header + 1).map((row) => row[column]));
  const expected = truth.cases.map(({ datastores }) =>
    datastores.flatMap(({ blocks }) => blocks).reduce((sum, { exact }) => sum + exact.iops, 0),
  );
  expect(iops).toHaveLength(expected.length);
  numbersIn(expected).forEach((value, i) => {
    expect(Math.abs((iops[i] ?? 0) - value), `${iops.join()} instead of ${expected.join()}`).toBeLessThan(
      value * 0.01,
    );
  });
});

test("what undo opens again is calculated once the grid reports it", { tag: LONG }, async ({ workbench }) => {
  const spilled = () =>
    workbench.page.evaluate(() => Object.values(globalThis.workbench.grid.contents().spills).flat().length);
  const before = await spilled();
  expect(before, "nothing spills on the first sheet").toBeGreaterThan(0);
  await workbench.showTab("Templates");
  await workbench.press("Insert Latency budget into this workbook");
  await workbench.paneSays("Latency budget is on the sheets");
  await workbench.page.evaluate(async () => {
    const { grid } = globalThis.workbench;
    await grid.api.undo();
    await grid.calculated();
  });
  expect(await spilled()).toBe(before);
});

test(
  "a report is one step of the history, which continues before it",
  { tag: LONG },
  async ({ workbench }) => {
    const sheets = async () => Object.keys(await workbench.sheets());
    const step = async (key: string, count: number) => {
      await workbench.page.keyboard.press(key);
      await workbench.page.waitForFunction(
        (wanted) => globalThis.workbench.grid.contents().snapshot.sheetOrder.length === wanted,
        count,
      );
    };
    await workbench.type("H5", "typed before");
    await workbench.importFiles([SMALL]);
    await workbench.press("Create report");
    await workbench.paneSays("The report is on the sheets");
    const report = await workbench.sheets();
    const count = Object.keys(report).length;
    await workbench.select("Z99");
    await step("Control+Z", 1);
    expect(await sheets()).toEqual([START]);
    await workbench.expectValues([["typed before"]], START, 4, 7);
    await workbench.select("H6");
    await workbench.page.keyboard.press("Control+Z");
    await workbench.expectValues([[null]], START, 4, 7);
    await workbench.page.keyboard.press("Control+Y");
    await workbench.expectValues([["typed before"]], START, 4, 7);
    await step("Control+Y", count);
    expect(await workbench.sheets()).toEqual(report);
    await step("Control+Z", 1);
    await workbench.type("H6", "typed after");
    await workbench.saved();
    await workbench.page.keyboard.press("Control+Y");
    expect(await sheets()).toEqual([START]);
    await workbench.expectValues([["typed before"], ["typed after"]], START, 4, 7);
  },
);

test(
  "two imports become a comparison without a cut value; facts change the report in place",
  { tag: LONG },
  async ({ ownWorkbench: workbench }, testInfo) => {
    await workbench.importFiles([SMALL]);
    await workbench.importFiles(smallRun(testInfo), "#folder");
    await workbench.page.locator("#imports > li").first().getByRole("checkbox").check();
    await workbench.press("Create comparison");
    await workbench.paneSays("The report is on the sheets");
    expect(await cutCells(workbench)).toEqual([]);
    const before = Object.keys(await workbench.sheets());
    expect(before).toContain("Comparison");
    await workbench.showSheet("Start");
    await workbench.type("H5", "=ClusterHosts*2");
    await workbench.type("H6", "=Results!A1");
    await workbench.type("H7", "=SUM(Results[IOPS])>0");
    const checks = await workbench.sheet("Checks");
    const limit = checks.findIndex(([label]) => String(label).startsWith("CPU: close to the limit"));
    await workbench.showSheet("Checks");
    await workbench.type(`B${limit + 1}`, "0.65");
    await workbench.page.getByText("Cluster facts").click();
    await workbench.page.getByLabel("Hosts in the cluster").fill("8");
    await workbench.press("Update report");
    await workbench.paneSays("1 input that you changed in it was kept.");
    await workbench.expectValues([[16]], START, 4, 7);
    const title = (await workbench.sheet("Results"))[0]?.[0] ?? null;
    expect(typeof title).toBe("string");
    await workbench.expectValues([[title], [true]], START, 5, 7);
    await workbench.expectValues([[0.65]], "Checks", limit, 1);
    expect(Object.keys(await workbench.sheets())).toEqual(before);
  },
);

test(
  "a report is updated after a reload: with what was typed into it, below rows that were inserted, under its new name",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const { page } = workbench;
    await workbench.importFiles([SMALL]);
    await workbench.press("Create report");
    await workbench.paneSays("The report is on the sheets");
    const before = Object.keys(await workbench.sheets());
    await workbench.showSheet(START);
    await workbench.type("H5", "=ClusterHosts*2");
    await workbench.showSheet("Facts");
    const hosts = (await workbench.sheet("Facts")).findIndex(([label]) => label === "Hosts in the cluster");
    await workbench.type(`B${hosts + 1}`, "5");
    await page.evaluate(() => {
      const facts = globalThis.workbench.grid.api.getActiveWorkbook()?.getSheetByName("Facts");
      facts?.insertRows(3, 2);
      facts?.setName("Our cluster");
    });
    await workbench.saved();
    await reload(workbench);
    await workbench.importFiles([SMALL]);
    await workbench.press("Update report");
    await workbench.paneSays("1 input that you changed in it was kept.");
    expect(Object.keys(await workbench.sheets())).toEqual(
      before.map((name) => (name === "Facts" ? "Our cluster" : name)),
    );
    await workbench.expectValues([[5]], "Our cluster", hosts, 1);
    await workbench.expectValues([[10]], START, 4, 7);
  },
);

test("an import that is canceled ends, and leaves everything as it was", async ({
  ownWorkbench: workbench,
}) => {
  await workbench.page.evaluate(() => {
    // A reader that never comes to its end.
    class EndlessWorker {
      postMessage(): void {
        document.title = "waiting";
      }
      terminate(): void {
        document.title = "ended";
      }
    }
    Object.assign(globalThis, { Worker: EndlessWorker });
  });
  await workbench.page.locator("#files").setInputFiles([SMALL]);
  // The button is there before the reader has loaded.
  await workbench.page.waitForFunction(() => document.title === "waiting");
  await workbench.press("Cancel");
  await workbench.paneSays("Import was canceled. Nothing was changed.");
  expect(await workbench.page.title()).toBe("ended");
});

/** A run of two cases on two VMs, as a folder. */
function smallRun(testInfo: TestInfo): string {
  const { files, truth } = generateHcibench({ vms: 2, cases: 2, intervals: 6 });
  const folder = path.join(testInfo.outputPath("folder"), truth.test);
  for (const file of files) {
    const target = path.join(folder, file.path);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, file.bytes);
  }
  return folder;
}

test("a dropped folder and a selected one become imports with their name", async ({
  workbench,
}, testInfo) => {
  const folder = smallRun(testInfo);
  const cards = workbench.page.locator("#imports > li");
  await workbench.dropFolder(folder);
  await workbench.paneSays("Recognized 2 cases");
  await workbench.importFiles(folder, "#folder");
  const texts = await cards.allTextContents();
  expect([texts.length, texts.filter((text) => !text.includes(path.basename(folder)))]).toEqual([2, []]);
});

test("pasted benchmark text becomes a report, and other text is refused", async ({ workbench }) => {
  await workbench.page.getByText("Paste text").click();
  const text = workbench.page.getByLabel("Text of a result file");
  await text.fill("nothing of interest");
  await workbench.press("Read the text");
  await workbench.page.waitForFunction(() => document.querySelector("#pane-problem")?.textContent !== "");
  await text.fill(PASTED.join("\n"));
  await workbench.press("Read the text");
  await workbench.paneSays("Recognized 1 case");
  await workbench.press("Create report");
  await workbench.paneSays("The report is on the sheets Summary");
  expect((await workbench.sheet("Results")).flat()).toContain(721317.28);
  await workbench.page.getByText("Paste text").click();
});

test("results go to the active cell, never into filled ones", async ({ workbench }) => {
  await workbench.importFiles([SMALL]);
  await workbench.select("A40");
  await workbench.press("Insert results at active cell");
  await workbench.paneSays("The results are in Start!A40");
  await workbench.expectValues([["Case", "Tool"]], START, 39, 0);
  await workbench.select("A38");
  await workbench.press("Insert results at active cell");
  await workbench.paneSays("is not empty", "#pane-problem");
});

test("Analyze selection reads pasted cells, and explains why it found nothing", async ({ workbench }) => {
  for (const [i, line] of PASTED.entries()) await workbench.type(`H${5 + i}`, line);
  await workbench.select("H5:H8");
  await workbench.press("Analyze selection");
  await workbench.paneSays("1 result of the selected text: Start!J5");
  const [header = [], row = []] = await workbench.values(START, 4, 9, 2, 30);
  expect(row[header.indexOf("IOPS")]).toBe(721317.28);
  await workbench.select("G30");
  await workbench.press("Analyze selection");
  await workbench.paneSays("The selected cells are empty", "#pane-problem");
});

test(
  "Analyze selection reads cells that were selected from the last to the first",
  { tag: LONG },
  async ({ workbench }) => {
    for (const [i, line] of PASTED.entries()) await workbench.type(`H${5 + i}`, line);
    await workbench.select("H8");
    for (let i = 0; i < PASTED.length - 1; i++) await workbench.page.keyboard.press("Shift+ArrowUp");
    await workbench.press("Analyze selection");
    await workbench.paneSays("1 result of the selected text: Start!J5");
  },
);

test(
  "an example is inserted where a row of the selected column was deleted",
  { tag: LONG },
  async ({ workbench }) => {
    await workbench.showTab("Functions");
    await workbench.page.locator("#search").fill("vsan_ghz");
    await workbench.page.evaluate(() => {
      const { grid } = globalThis.workbench;
      const sheet = grid.api.getActiveWorkbook()?.getActiveSheet();
      // Univer selects the column that it inserts, to the sheet's end.
      sheet?.insertColumnsBefore(2, 1).deleteRows(10, 1);
    });
    // Univer asks for the place of formulas that it has just moved.
    workbench.forgive("Dependency tree not found");
    await workbench.press("Insert =VSAN_GHZ(1000)");
    await workbench.paneSays("=VSAN_GHZ(1000) is in Start!C1.");
  },
);

test("Functions lists all and inserts an example into an empty cell only", async ({ workbench }) => {
  await workbench.showTab("Functions");
  await workbench.page.locator("#search").fill("vsan_ghz");
  await workbench.select("H5");
  await workbench.press("Insert =VSAN_GHZ(1000)");
  await workbench.paneSays("=VSAN_GHZ(1000) is in Start!H5.");
  await workbench.expectValues([[28]], START, 4, 7);
  await workbench.press("Insert =VSAN_GHZ(1000)");
  await workbench.paneSays("Start!H5 is not empty", "#pane-problem");
});

test("the keyboard alone opens a template, changes an input and comes back", async ({ workbench }) => {
  const { page } = workbench;
  const { keyboard } = page;
  await keyboard.press("F6");
  await keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Insert Plan facts into this workbook" }).waitFor();
  // Link again, then the first card.
  for (let i = 0; i < 2; i++) await keyboard.press("Tab");
  expect(await focused(page)).toBe("Insert Plan facts into this workbook");
  await keyboard.press("Enter");
  await workbench.paneSays("Plan facts is on the sheets Plan");
  await keyboard.press("F6");
  await workbench.cellsTakeKeys();
  // From A1 of the new sheet to the row below the line of the facts.
  for (let i = 0; i < 4; i++) await keyboard.press("ArrowDown");
  await keyboard.type("=1+VSAN_GHZ(1000)");
  await keyboard.press("Enter");
  await workbench.expectValues([[29]], "Plan", 4, 0);
  await keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("tab-templates");
});

test("what a template became survives a reload", { tag: LONG }, async ({ ownWorkbench: workbench }) => {
  await workbench.showTab("Templates");
  await workbench.press("Insert Hosts into this workbook");
  await workbench.paneSays("Hosts is on the sheets Hosts");
  const [input] = TEMPLATES.flatMap(({ id, spec }) => (id === "hosts" ? inputsOf(spec) : []));
  await workbench.type(input?.at ?? "", "7");
  await workbench.saved();
  await workbench.expectText("#save-state", "Saved in this browser");
  const before = await workbench.sheets();
  await reload(workbench);
  expect(await workbench.sheets()).toEqual(before);
});

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
}

/** The numbers among values, from the smallest to the largest. */
function numbersIn(values: readonly unknown[]): number[] {
  return values.flatMap((value) => (typeof value === "number" ? [value] : [])).sort((a, b) => a - b);
}
