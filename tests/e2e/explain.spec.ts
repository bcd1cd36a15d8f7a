import path from "node:path";
import type { Frame } from "@playwright/test";
import { hosts } from "../../src/templates/hosts/hosts";
import { loadAxe } from "../browser/axeViolations";
import { badTexts } from "../browser/badTexts";
import { layoutProblems } from "../browser/layoutProblems";
import { LONG } from "../browser/longTests";
import { takePicture } from "../browser/takePicture";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { sidewaysScroll } from "./sidewaysScroll";
import { valuesOf } from "./valuesOf";
import type { ContextOptions } from "./watchContext";

const TITLE = "#explained > h3:first-child";

/** The explanation, once it is of a cell with these words. */
async function explanationOf(frame: Frame, title: string): Promise<string> {
  await expect(frame.locator(TITLE)).toHaveText(title);
  return frame.locator("#explained").innerText();
}

test("the explanation follows the selected cell while its tab is shown", async ({ openExcel }) => {
  const { excel, frame, settle } = await openExcel();
  excel.type("Sheet1!A1", "GHz");
  excel.type("Sheet1!B1", "=2*VSAN_GHZ(B2,32,0.7)");
  excel.type("Sheet1!A2", "Throughput");
  excel.type("Sheet1!B2", 1000);
  excel.type("Sheet1!C2", "MB/s");
  await excel.idle();
  excel.select("Sheet1!B1");
  await frame.getByRole("tab", { name: "Explain" }).click();
  const shown = await explanationOf(frame, "GHz");
  expect(shown).toContain("60.7974");
  expect(shown).toContain("VSAN_GHZ(1000, 32, 0.7)");
  expect(shown).toContain("30.3987 GHz · interpolated");
  expect(shown).toMatch(/low 2\d.*plan 30\.3987.*high 3\d.* GHz/s);
  expect(shown).toContain("Sheet1!B2 Throughput: 1,000 MB/s");
  excel.select("Sheet1!B2");
  expect(await explanationOf(frame, "Throughput")).toContain("its value was typed or imported");
  expect(await frame.locator("#explained-announced").textContent()).toBe(
    "Sheet1!B2, Throughput: 1,000 MB/s.",
  );
  excel.select("Sheet1!D9");
  await explanationOf(frame, "Sheet1!D9");
  await frame.getByRole("tab", { name: "Functions" }).click();
  excel.select("Sheet1!B1");
  await frame.getByRole("tab", { name: "Explain" }).click();
  await explanationOf(frame, "GHz");
  expect(await settle()).toEqual([]);
});

test("the ribbon's button explains the selected cell, and its steps become a table below it", async ({
  openExcel,
}) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!B2", "=STORAGE_IOPS(22541,32)");
  await excel.idle();
  excel.select("Sheet1!B2");
  await excel.press("HciPlanner.Explain");
  await explanationOf(frame, "Sheet1!B2");
  await frame.getByRole("button", { name: "Insert the steps of STORAGE_IOPS(22541, 32)" }).click();
  await paneSays(frame, /The steps are in Sheet1!B4:F7\./);
  expect(valuesOf(excel, "Sheet1!B4:F4")).toEqual([["Step", "Value", "Unit", "Evidence level", "Source"]]);
  expect(valuesOf(excel, "Sheet1!B7:C7")).toEqual([["STORAGE_IOPS", valuesOf(excel, "Sheet1!B2")[0]?.[0]]]);
  // There is no room below it any more.
  excel.select("Sheet1!B2");
  await frame.getByRole("button", { name: "Insert the steps of STORAGE_IOPS(22541, 32)" }).click();
  await paneSays(frame, /The steps are in Steps!A1:E4\./);
});

test(
  "a cell of a template leads to its inputs, and the chain becomes a table",
  { tag: LONG },
  async ({ openExcel }) => {
    const { excel, frame } = await openExcel({ sets: { ExcelApi: "1.13" } });
    await frame.getByRole("tab", { name: "Templates" }).click();
    await frame.getByRole("button", { name: "Insert Hosts into this workbook" }).click();
    await paneSays(frame, /Hosts is on the sheets/);
    await excel.idle();
    const { cells } = hosts.plan();
    const usable = cells.get("usable");
    if (!usable) throw new Error("Hosts has no usable capacity");
    excel.select(`${usable.sheet}!${usable.range}`);
    await frame.getByRole("tab", { name: "Explain" }).click();
    const shown = await explanationOf(frame, "Usable, after the file system");
    expect(shown).toContain("VSAN_USABLE_TIB(");
    await frame.getByText(/^Input precedents/).click();
    const behind = frame.locator("details", { hasText: "Input precedents" });
    await behind.getByRole("button", { name: "Go to Hosts!C34" }).click();
    await explanationOf(frame, "Hosts");
    expect(excel.workbook.active.name).toBe("Hosts");
    excel.select(`${usable.sheet}!${usable.range}`);
    await explanationOf(frame, "Usable, after the file system");
    await frame.getByRole("button", { name: "Insert the precedents" }).click();
    await paneSays(frame, /The precedents are in Precedents!A1:G\d+\./);
    expect(valuesOf(excel, "Precedents!A1:C2")).toEqual([
      ["Level", "Cell", "What"],
      [1, expect.any(String), expect.any(String)],
    ]);
  },
);

test("a cell that another one fills is explained by the formula there", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!A1", "=IPV4_SPLIT(C1,25)");
  excel.type("Sheet1!C1", "10.1.2.0/24");
  await excel.idle();
  excel.select("Sheet1!A2");
  await frame.getByRole("tab", { name: "Explain" }).click();
  const shown = await explanationOf(frame, "Sheet1!A2");
  expect(shown).toContain("It is part of the spill range of Sheet1!A1.");
  expect(shown).toContain("IPV4_SPLIT(");
});

test("what is in cells is text in the pane and in the tables", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!A1", '<img src=x onerror="document.title=1">');
  excel.type("Sheet1!B1", "=STORAGE_IOPS(A2,32)");
  excel.type("Sheet1!A2", "=1000");
  await excel.idle();
  excel.select("Sheet1!B1");
  await frame.getByRole("tab", { name: "Explain" }).click();
  await explanationOf(frame, '<img src=x onerror="document.title=1">');
  expect(await frame.locator("#explained img").count()).toBe(0);
  expect(await frame.title()).not.toBe("1");
});

test("a cell that is selected while the tab opens is explained, also before Excel reports selections", async ({
  openExcel,
}) => {
  for (const at of [1, 2, 3]) {
    const { excel, frame } = await openExcel();
    excel.behave({ answersAfterMs: 100 });
    let isSelected = false;
    const edit = () => {
      excel.select("Sheet1!B2");
      return (isSelected = true);
    };
    excel.coauthor.begin({ at, edit });
    await frame.getByRole("tab", { name: "Explain" }).click();
    await expect.poll(() => isSelected).toBe(true);
    await explanationOf(frame, "Sheet1!B2");
  }
});

test("an explanation takes few requests to Excel, whatever the cell", { tag: LONG }, async ({ gallery }) => {
  const { excel, frame } = gallery;
  await frame.getByRole("button", { name: "Insert Hosts into this workbook" }).click();
  await paneSays(frame, /Hosts is on the sheets/);
  await excel.idle();
  await frame.getByRole("tab", { name: "Explain" }).click();
  const { cells } = hosts.plan();
  for (const id of ["usable", "hosts"]) {
    const at = cells.get(id);
    if (!at) throw new Error(`Hosts has no ${id}`);
    excel.select("Sheet1!D9");
    await explanationOf(frame, "Sheet1!D9");
    await excel.idle();
    excel.traffic.reset();
    excel.select(`${at.sheet}!${at.range}`);
    await expect(frame.locator("#explained")).toContainText(at.range);
    await excel.idle();
    test.info().annotations.push({ type: "requests", description: `${id}: ${excel.traffic.syncs}` });
    expect(excel.traffic.syncs).toBeLessThan(30);
    expect(Math.max(...excel.traffic.roundTrips.map(({ responseBytes }) => responseBytes))).toBeLessThan(1e6);
  }
});

test("a share is shown as its cell shows it, whatever unit is next to it", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!A1", "Growth");
  excel.type("Sheet1!B1", 10);
  excel.type("Sheet1!C1", "%");
  excel.type("Sheet1!A2", "Reserve");
  excel.type("Sheet1!B2", "10%");
  excel.type("Sheet1!C2", "% of raw");
  await excel.idle();
  await frame.getByRole("tab", { name: "Explain" }).click();
  excel.select("Sheet1!B1");
  expect(await explanationOf(frame, "Growth")).toContain("10%");
  excel.workbook.store("Sheet1!B2", { value: 0.1 });
  excel.workbook.active.formats.set("numberFormat", { row: 1, column: 1, rows: 1, columns: 1 }, "0%");
  excel.select("Sheet1!B2");
  expect(await explanationOf(frame, "Reserve")).toContain("10% of raw");
});

test("names of a sheet, whole columns and other workbooks are not taken for other cells", async ({
  openExcel,
}) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!B1", 5);
  excel.workbook.store("Sheet1!A1", { formula: "=SUM(B:B)", value: 5 });
  await frame.getByRole("tab", { name: "Explain" }).click();
  excel.select("Sheet1!A1");
  await expect(frame.locator("#explained")).toContainText("Sheet1!B:B");
  excel.workbook.store("Sheet1!A2", { formula: "=[Prices.xlsx]Sheet1!B1", value: 7 });
  excel.select("Sheet1!A2");
  await expect(frame.locator("#explained")).toContainText("Not followed: [Prices.xlsx]Sheet1!B1");
  await expect(frame.locator("#explained")).not.toContainText("refers to no cell");
});

test("calls on whole columns, and on the totals of a table, were not explained", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  const { workbook } = excel;
  ["IOPS", 1000, 2000, 3000].forEach((entry, i) => excel.type(`Sheet1!A${i + 1}`, entry));
  const table = workbook.addTable(workbook.active, { row: 0, column: 0, rows: 3, columns: 1 });
  table.name = "Loads";
  table.showTotals = true;
  workbook.store("Sheet1!C1", { formula: "=VSAN_GHZ(SUM(Loads[#Totals]))", value: 84 });
  workbook.store("Sheet1!C2", { formula: "=VSAN_GHZ(SUM(A:A))", value: 168 });
  await frame.getByRole("tab", { name: "Explain" }).click();
  const explained = frame.locator("#explained");
  excel.select("Sheet1!C1");
  await expect(explained).toContainText("VSAN_GHZ(3000)");
  await expect(explained).toContainText("Sheet1!A4");
  excel.select("Sheet1!C2");
  await expect(explained).toContainText("VSAN_GHZ(6000)");
  await expect(explained).not.toContainText("recalculate the workbook");
});

test("the focus is on the explanation after a button in it led to another cell", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!A1", "=B1*2");
  excel.type("Sheet1!B1", "=C1*2");
  excel.type("Sheet1!C1", 3);
  await excel.idle();
  await frame.getByRole("tab", { name: "Explain" }).click();
  excel.select("Sheet1!A1");
  await explanationOf(frame, "Sheet1!A1");
  await frame.getByText(/^Input precedents/).click();
  // The same cell again: what was opened stays open, and nothing is announced twice.
  excel.select("Sheet1!A1");
  await excel.idle();
  await expect(frame.locator("#behind details")).toHaveAttribute("open", "");
  await frame.getByRole("button", { name: "Go to Sheet1!B1" }).press("Enter");
  await explanationOf(frame, "Sheet1!B1");
  await expect(frame.locator(TITLE)).toBeFocused();
});

test("the steps go to a sheet of their own where the cell's sheet is protected", async ({ openExcel }) => {
  const { excel, frame } = await openExcel();
  excel.type("Sheet1!B2", "=STORAGE_IOPS(22541,32)");
  await excel.idle();
  excel.select("Sheet1!B2");
  await frame.getByRole("tab", { name: "Explain" }).click();
  await explanationOf(frame, "Sheet1!B2");
  excel.workbook.active.isProtected = true;
  await frame.getByRole("button", { name: "Insert the steps of STORAGE_IOPS(22541, 32)" }).click();
  await paneSays(frame, /The steps are in Steps!A1:E4\./);
});

const MEDIA: Readonly<Record<string, ContextOptions["media"]>> = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colors": { colorScheme: "dark", forcedColors: "active" },
};

/** Looks that are not left to the long tests. */
const SHORT_LOOKS = ["forced colors at 320 px"];

const LOOKS = Object.entries(MEDIA).flatMap(([look, media]) =>
  [320, 450].map((width) => ({ name: `${look} at ${width} px`, options: { media, width } })),
);

for (const { name, options } of LOOKS) {
  const tag = SHORT_LOOKS.includes(name) ? [] : LONG;
  test(
    `an explanation with calls, steps and cells is drawn whole in ${name}`,
    { tag },
    async ({ openExcel }) => {
      const { excel, frame, page, settle } = await openExcel(options);
      await frame.getByRole("tab", { name: "Templates" }).click();
      await frame.getByRole("button", { name: "Insert Hosts into this workbook" }).click();
      await paneSays(frame, /Hosts is on the sheets/);
      await excel.idle();
      const usable = hosts.plan().cells.get("usable");
      if (!usable) throw new Error("Hosts has no usable capacity");
      excel.select(`${usable.sheet}!${usable.range}`);
      await frame.getByRole("tab", { name: "Explain" }).click();
      await explanationOf(frame, "Usable, after the file system");
      await frame.getByText(/^Steps/).click();
      await frame.getByText(/^Input precedents/).click();
      const violations = await loadAxe(frame, path.join(__dirname, "node_modules/axe-core/axe.min.js"));
      await page.setViewportSize({ width: options.width, height: 3000 });
      await takePicture(page, `explain/${name}`);
      const text = await frame.evaluate(() => document.body.innerText);
      expect({
        layout: await layoutProblems(frame, ""),
        sideways: await sidewaysScroll(frame),
        texts: badTexts(text.split("\n").map((line) => [name, line] as const)),
        axe: await violations(),
        problems: [...(await settle())],
      }).toEqual({ layout: [], sideways: [], texts: [], axe: [], problems: [] });
    },
  );
}
