import path from "node:path";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { LONG } from "../browser/longTests";
import { cachedValues, drawnCharts, type DrawnChart } from "./drawnCharts";
import { TEMPLATES } from "./model";
import { reload } from "./openWorkbench";
import { PLAN } from "./plan";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const SAMPLES = path.resolve(__dirname, "../../samples");

const KINDS = ["column", "bar", "line", "scatter"] as const;

/** The plan with a chart of each kind, below each other: of what its user types, and of what follows from it. */
function planWithCharts(): WorkbookSpec {
  const plan = structuredClone(PLAN);
  const [sheet] = plan.sheets;
  const [typed, computed] = ["IOPS", "CPU (GHz)"].map((column) => ({ table: "Results", column }));
  if (!sheet || !typed || !computed) throw new Error("no sheet");
  sheet.charts = KINDS.map((kind, i) => ({
    kind,
    title: `CPU by test, ${kind}`,
    description: "CPU of each test.",
    covers: `E${4 + 8 * i}:K${11 + 8 * i}`,
    series: [
      {
        name: "CPU (GHz)",
        categories: { table: "Results", column: kind === "scatter" ? "IOPS" : "Case" },
        values: computed,
      },
      { name: "IOPS", categories: { table: "Results", column: "Case" }, values: typed },
    ],
  }));
  return plan;
}

async function open({ page }: WorkbenchPage, spec: WorkbookSpec): Promise<void> {
  await page.evaluate((plan) => void globalThis.workbench.session.open(plan), spec);
}

/** Does something to the workbook as its facade offers it. */
function change(
  { page }: WorkbenchPage,
  what: "rename" | "insert" | "copy" | "delete data" | "delete charts" | "undo",
) {
  return page.evaluate(async (which) => {
    const { api } = globalThis.workbench.grid;
    const book = api.getActiveWorkbook();
    const data = book?.getSheetByName("Test results");
    const plan = book?.getSheetByName("Plan");
    if (which === "rename") data?.setName("Measured");
    if (which === "insert") {
      data?.insertRows(0, 2);
      plan?.insertRows(0, 3);
    }
    if (which === "copy" && plan) book?.duplicateSheet(plan).activate();
    if (which === "delete data" && data) book?.deleteSheet(data);
    if (which === "delete charts" && plan) book?.deleteSheet(plan);
    if (which === "undo") await api.undo();
  }, what);
}

const valuesOf = (charts: readonly DrawnChart[]) => charts.map(({ values }) => values);
const titlesOf = (charts: readonly DrawnChart[]) => charts.map(({ title }) => title);

test("all kinds of charts are drawn with the values of the .xlsx, and follow what is typed", async ({
  workbench,
}) => {
  await open(workbench, planWithCharts());
  const before = await drawnCharts(workbench);
  expect(titlesOf(before)).toEqual(KINDS.map((kind) => `CPU by test, ${kind}`));
  expect(before.filter(({ dots }) => dots < 20)).toEqual([]);
  expect(valuesOf(before)).toEqual(await cachedValues(workbench));
  await workbench.showSheet("Test results");
  expect(await drawnCharts(workbench)).toEqual([]);
  await workbench.type("B4", "300000");
  await workbench.showSheet("Plan");
  await workbench.type("B5", "RAID-1");
  const after = await drawnCharts(workbench);
  expect(after[0]?.values[1]).toEqual([300_000, 50_000]);
  expect(after[0]?.values[0]).not.toEqual(before[0]?.values[0]);
  expect(valuesOf(after)).toEqual(await cachedValues(workbench));
});

test("a blank cell and one that holds a text are gaps", { tag: LONG }, async ({ workbench }) => {
  await open(workbench, planWithCharts());
  await workbench.showSheet("Test results");
  await workbench.type("B4", "not measured");
  await workbench.select("B5");
  await workbench.page.keyboard.press("Delete");
  await workbench.expectValues([["not measured"], [null]], "Test results", 3, 1);
  await workbench.showSheet("Plan");
  const charts = await drawnCharts(workbench);
  expect(charts.map(({ values }) => values[1])).toEqual(KINDS.map(() => [null, null]));
  expect(valuesOf(charts)).toEqual(await cachedValues(workbench));
});

test("rows that are hidden are not drawn, as in Excel", { tag: LONG }, async ({ workbench }) => {
  await open(workbench, planWithCharts());
  await workbench.page.evaluate(() => {
    globalThis.workbench.grid.api.getActiveWorkbook()?.getSheetByName("Test results")?.hideRows(3, 1);
  });
  // Univer shows the sheet whose rows it hides.
  await workbench.showSheet("Plan");
  const charts = await drawnCharts(workbench);
  expect(charts.map(({ values }) => values[1])).toEqual(KINDS.map(() => [50_000]));
});

test(
  "charts stay with their cells: rows inserted, sheets renamed, copied, deleted, all of it undone, the page reloaded",
  { tag: LONG },
  async ({ workbench }) => {
    await open(workbench, planWithCharts());
    const opened = await drawnCharts(workbench);
    await change(workbench, "rename");
    await change(workbench, "insert");
    const moved = await drawnCharts(workbench);
    expect(valuesOf(moved)).toEqual(valuesOf(opened));
    expect(moved.map(({ at: [row] }) => row)).toEqual(opened.map(({ at: [row] }) => row + 3));
    await workbench.page.evaluate(() => globalThis.workbench.saved?.autosave?.save());
    await reload(workbench);
    expect(await drawnCharts(workbench)).toEqual(moved);
    await change(workbench, "copy");
    const copied = await drawnCharts(workbench);
    expect(copied).toEqual(moved);
    expect(await cachedValues(workbench)).toEqual([...valuesOf(moved), ...valuesOf(copied)]);
    await change(workbench, "undo");
    await change(workbench, "delete charts");
    expect(await drawnCharts(workbench)).toEqual([]);
    expect(await cachedValues(workbench)).toEqual([]);
    await change(workbench, "undo");
    await workbench.showSheet("Plan");
    expect(await drawnCharts(workbench)).toEqual(moved);
  },
);

test(
  "charts of figures on a deleted sheet go with it, and come back with it",
  { tag: LONG },
  async ({ workbench }) => {
    await open(workbench, planWithCharts());
    const opened = await drawnCharts(workbench);
    await change(workbench, "delete data");
    await workbench.showSheet("Plan");
    expect(await drawnCharts(workbench)).toEqual([]);
    await change(workbench, "undo");
    await workbench.showSheet("Plan");
    expect(await drawnCharts(workbench)).toEqual(opened);
  },
);

test("readers of screens find each chart by its title, on its sheet only", async ({ workbench }) => {
  await open(workbench, planWithCharts());
  await drawnCharts(workbench);
  const images = workbench.page.getByRole("region", { name: "Charts of the sheet" }).getByRole("img");
  await expect(images).toHaveCount(KINDS.length);
  const first = images.first();
  await expect(first).toHaveAccessibleName(
    /^Column chart: CPU by test, column\. CPU of each test\. Series: CPU \(GHz\) \(2 values from [\d.]+ to [\d.]+\); IOPS \(2 values from 50,000 to 100,000\)\.$/,
  );
  await workbench.showSheet("Test results");
  await expect(images).toHaveCount(0);
});

test("what draws charts is loaded with the first one", { tag: LONG }, async ({ ownWorkbench }) => {
  const timesLoaded = () =>
    ownWorkbench.page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("chartPicture")).length,
    );
  expect(await timesLoaded()).toBe(0);
  await open(ownWorkbench, planWithCharts());
  await drawnCharts(ownWorkbench);
  expect(await timesLoaded()).toBe(1);
});

for (const { id, spec } of TEMPLATES.filter(({ spec: { sheets } }) =>
  sheets.some(({ charts = [] }) => charts.length > 0),
)) {
  test(`the charts of ${id} show the values of its .xlsx`, { tag: LONG }, async ({ workbench }) => {
    await open(workbench, spec);
    await expectValuesOfXlsx(workbench);
  });
}

test("the charts of a comparison show the values of its .xlsx", { tag: LONG }, async ({ workbench }) => {
  await workbench.importFiles([path.join(SAMPLES, "easy-run-1725000000.zip")]);
  await workbench.importFiles([path.join(SAMPLES, "easy-run-1732885165.zip")]);
  await workbench.page.locator("#imports > li").first().getByRole("checkbox").check();
  await workbench.press("Create comparison");
  await workbench.paneSays("The report is on the sheets");
  expect(await expectValuesOfXlsx(workbench)).toBeGreaterThan(6);
});

/** @returns How many charts there are. */
async function expectValuesOfXlsx(workbench: WorkbenchPage): Promise<number> {
  const drawn: DrawnChart[] = [];
  for (const sheet of Object.keys(await workbench.sheets())) {
    await workbench.showSheet(sheet);
    drawn.push(...(await drawnCharts(workbench)));
  }
  expect(valuesOf(drawn)).toEqual(await cachedValues(workbench));
  expect(drawn.filter(({ dots }) => dots === 0).map(({ title }) => title)).toEqual([]);
  return drawn.length;
}
