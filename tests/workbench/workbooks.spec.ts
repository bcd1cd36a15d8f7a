import fs from "node:fs";
import { LONG } from "../browser/longTests";
import type { WorkbookSpec } from "../../src/workbook/spec";
import type { Loss } from "../../src/workbook/writers/writer";
import { call } from "./commandLine";
import { reload } from "./openWorkbench";
import { PLAN } from "./plan";
import { readWithOpenpyxl, sheetOf } from "./readWithOpenpyxl";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const PLAN_SHEET = "Plan";

/** Opens a workbook in place of the one in the grid. */
function open({ page }: WorkbenchPage, spec: WorkbookSpec): Promise<Loss[] | undefined> {
  return page.evaluate((plan) => globalThis.workbench.session.open(plan), spec);
}

/** GHz that the two tests of the plan cost. */
function costs(layout: string): number {
  return [100_000, 50_000]
    .map((iops) => Number(call("VSAN_GHZ_IOPS", iops, "32K", 0.7, layout)))
    .reduce((a, b) => a + b);
}

test("a spec opens live: inputs, names, table formulas, spills", async ({ workbench }) => {
  const losses = await open(workbench, PLAN);
  expect(losses?.map(({ feature }) => feature).sort()).toEqual(["print", "print"]);
  await workbench.expectValues(
    [[costs("RAID-5")], [costs("RAID-5") / 6], ["does not fit"]],
    PLAN_SHEET,
    5,
    1,
  );
  await workbench.type("B4", "12");
  await workbench.type("B5", "RAID-1");
  await workbench.expectValues([[costs("RAID-1")], [costs("RAID-1") / 12], ["fits"]], PLAN_SHEET, 5, 1);
  await workbench.expectValues([["10.0.0.0/26"], ["10.0.0.64/26"]], PLAN_SHEET, 8, 1);
});

test("a spec that is not valid changes nothing", async ({ workbench }) => {
  const wrong = structuredClone(PLAN);
  wrong.sheets[0]?.cells.push({ kind: "formula", at: "C4", formula: "NO_SUCH(B4)" });
  await expect(open(workbench, wrong)).rejects.toThrow("NO_SUCH");
  await workbench.expectValues([["HCI Planner"]], "Start", 0, 0);
});

test("the .xlsx holds the numbers of the grid, live formulas and the features", async ({
  workbench,
}, testInfo) => {
  await open(workbench, PLAN);
  await workbench.type("B4", "12");
  await workbench.type("D4", "=VSAN_GHZ(1000)*2");
  await workbench.expectValues([[56]], PLAN_SHEET, 3, 3);
  const file = testInfo.outputPath("plan.xlsx");
  expect(await workbench.download(file)).toBe("Test plan.xlsx");
  await workbench.expectText("#message", "Test plan.xlsx is complete.");
  // Results that come late do not clear it.
  await workbench.page.evaluate(() => {
    const { grid } = globalThis.workbench;
    grid.api.getFormula().executeCalculation();
    return grid.calculated();
  });
  await workbench.expectText("#message", "Test plan.xlsx is complete.");
  const found = await readWithOpenpyxl(file);
  if (!found) return;
  const { values, formulas, features } = sheetOf(found, PLAN_SHEET);
  const grid = await workbench.values(PLAN_SHEET, 0, 0, 15, 4);
  expect(
    grid.flatMap((row, r) =>
      row.flatMap((value, c) => (value === null ? [] : [[`${"ABCD"[c]}${r + 1}`, value]])),
    ),
  ).toEqual(Object.entries(values));
  expect(formulas["D4"]).toBe("=_xldudf_VSAN_GHZ(1000)*2");
  expect(formulas["B9"]).toBe('=_xldudf_IPV4_SPLIT("10.0.0.0/24",26)');
  expect(features).toEqual({
    tables: [],
    charts: 1,
    validations: ["B4", "B5"],
    formats: ["B8"],
    freeze: "A3",
    links: ["A14", "A15"],
  });
  expect(sheetOf(found, "Test results").features).toEqual({
    tables: ["Results"],
    charts: 0,
    validations: [],
    formats: [],
    freeze: null,
    links: [],
  });
  expect([Object.keys(found.sheets), found.names]).toEqual([
    [PLAN_SHEET, "Test results"],
    ["Hosts", "Layout"],
  ]);
});

test("formulas, names, rules and charts follow rows that a user inserts", async ({ workbench }, testInfo) => {
  await open(workbench, PLAN);
  await workbench.select("A4");
  await workbench.page
    .locator('canvas[id^="univer-sheet-main-canvas"]')
    .last()
    .click({ button: "right", position: { x: 20, y: 145 } });
  // Its middle is a field for the number of rows.
  await workbench.page.getByText("rows above").click({ position: { x: 140, y: 10 } });
  await workbench.expectValues([["Hosts", 6]], PLAN_SHEET, 4, 0);
  await workbench.type("B5", "12");
  await workbench.expectValues([[costs("RAID-5") / 12]], PLAN_SHEET, 7, 1);
  // Univer asks for the place of formulas that it has just moved.
  workbench.forgive("Dependency tree not found");
  const file = testInfo.outputPath("inserted.xlsx");
  await workbench.download(file);
  const found = await readWithOpenpyxl(file);
  if (!found) return;
  // Univer gives a new row the rule of the one below it.
  const { formulas, features } = sheetOf(found, PLAN_SHEET);
  const { validations, formats, charts, links } = features;
  expect([validations, formats, charts, links]).toEqual([["B4:B5", "B6"], ["B9"], 1, ["A15", "A16"]]);
  expect(formulas["B8"]).toBe("=B7/Hosts");
});

test(
  "results follow inputs after a sheet, a name and a formula have changed",
  { tag: LONG },
  async ({ workbench }) => {
    await open(workbench, PLAN);
    await workbench.type("D4", "=Hosts*'Test results'!B4");
    await workbench.expectValues([[600_000]], PLAN_SHEET, 3, 3);
    await workbench.page.evaluate(async () => {
      const book = globalThis.workbench.grid.api.getActiveWorkbook();
      book?.getSheetByName("Test results")?.setName("Measured");
      book?.getDefinedName("Hosts")?.setRef("Plan!$D$5");
    });
    await workbench.type("D5", "4");
    await workbench.expectValues([[400_000], [4]], PLAN_SHEET, 3, 3);
    await workbench.showSheet("Measured");
    await workbench.type("B4", "200000");
    await workbench.showSheet(PLAN_SHEET);
    await workbench.type("D5", "5");
    await workbench.expectValues([[1_000_000], [5]], PLAN_SHEET, 3, 3);
    // Univer 0.25 did not find names in formulas of more than 64 characters.
    await workbench.type("D7", `=Hosts*LEN("${"x".repeat(60)}")`);
    await workbench.expectValues([[300]], PLAN_SHEET, 6, 3);
    await workbench.page.evaluate(() =>
      globalThis.workbench.grid.api.getActiveWorkbook()?.getDefinedName("Hosts")?.setRef("Plan!$D$8"),
    );
    await workbench.type("D8", "6");
    await workbench.expectValues([[360], [6]], PLAN_SHEET, 6, 3);
    await workbench.type("D4", "=SUM(D5:D6)");
    await workbench.type("D6", "7");
    await workbench.expectValues([[12], [5], [7]], PLAN_SHEET, 3, 3);
  },
);

test(
  "a formula that Excel does not have becomes its value, and the page states it",
  { tag: LONG },
  async ({ workbench }, testInfo) => {
    await workbench.type("H5", "=XLOOKUP(2,B12:B13,B13:B14)+SUM(SEQUENCE(3))");
    await workbench.type("H6", "=LET(x,3,x*x)");
    await workbench.type("H7", "=TO_DATE(45000)");
    await workbench.expectValues([[{ error: "#N/A" }], [9], [45000]], "Start", 4, 7);
    const file = testInfo.outputPath("start.xlsx");
    await workbench.download(file);
    await expect(workbench.page.locator("#losses li")).toHaveText([/^Start, H7: .*uses TO_DATE/]);
    const found = await readWithOpenpyxl(file);
    if (!found) return;
    const { formulas, values } = sheetOf(found, "Start");
    expect([formulas["H6"], values["H6"]]).toEqual(["=_xlfn.LET(_xlpm.x,3,_xlpm.x*_xlpm.x)", 9]);
    expect([formulas["H7"], values["H7"]]).toEqual([45000, 45000]);
  },
);

test(
  "what was changed survives a reload, and Start over begins again",
  { tag: LONG },
  async ({ ownWorkbench: workbench }, testInfo) => {
    await open(workbench, PLAN);
    await workbench.type("B4", "12");
    await workbench.type("D4", "mine");
    await workbench.expectValues([[12, null, "mine"]], PLAN_SHEET, 3, 1);
    await workbench.saved();
    await workbench.expectText("#save-state", "Saved in this browser");
    await reload(workbench);
    await workbench.expectValues([[12, null, "mine"]], PLAN_SHEET, 3, 1);
    await workbench.expectValues([[costs("RAID-5") / 12]], PLAN_SHEET, 6, 1);
    await workbench.download(testInfo.outputPath("reloaded.xlsx"));
    await workbench.expectText("#message", "is complete.");
    workbench.page.once("dialog", (dialog) => dialog.accept());
    await workbench.page.click("#reset");
    await workbench.expectValues([["HCI Planner"]], "Start", 0, 0);
  },
);

test.describe("of a browser that saves its files", () => {
  test.use({ ownContext: { savesFiles: true } });

  test("works without a connection once it was open", async ({ ownWorkbench: workbench }, testInfo) => {
    await workbench.page.evaluate(() => navigator.serviceWorker.ready);
    await workbench.context.setOffline(true);
    await reload(workbench);
    await workbench.type("H5", "=VSAN_GHZ(1000)");
    await workbench.expectValues([[28]], "Start", 4, 7);
    const file = testInfo.outputPath("offline.xlsx");
    await workbench.download(file);
    if (fs.statSync(file).size === 0) throw new Error("the file is empty");
    // The service worker itself is asked for in vain.
    workbench.forgive("ERR_INTERNET");
  });
});
