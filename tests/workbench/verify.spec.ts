import { calculate } from "../../src/calculator/calculate";
import { loadFunctions } from "../../src/cli/loadFunctions";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { hosts } from "../../src/templates/hosts/hosts";
import { layout } from "../../src/workbook/layout";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { DIST } from "../dist";
import { REFERENCE_RUNS } from "../reports/sampleRuns";
import { reloading } from "./openWorkbench";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";
import { LONG } from "../browser/longTests";

/** Opens workbooks in the grid, in place of what is open. */
async function show({ page }: WorkbenchPage, specs: readonly WorkbookSpec[]): Promise<void> {
  await page.evaluate(async ([first, ...others]) => {
    const { session, grid } = globalThis.workbench;
    session.release();
    if (first) session.open(first);
    for (const other of others) session.add(other);
    await grid.calculated();
  }, specs);
}

/** Verifies the open workbook and returns the verdict; what was found is in the pane. */
async function verify(workbench: WorkbenchPage): Promise<string> {
  await workbench.showTab("Health");
  await workbench.press("Verify the workbook");
  return verdict(workbench);
}

async function verdict({ page }: WorkbenchPage): Promise<string> {
  await expect(page.locator("#verification")).not.toBeEmpty();
  return page.locator("#verification > h3").innerText();
}

/** The places that a list of the verification names, by a part of its heading. */
function placesIn({ page }: WorkbenchPage, heading: string): Promise<string[]> {
  return page
    .locator("#verification details")
    .filter({ has: page.getByText(heading) })
    .locator("li button")
    .allInnerTexts();
}

test(
  "changes in the grid are distinguished cell by cell, and a button leads to each cell",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const { page } = workbench;
    await show(workbench, [hosts.plan().spec]);
    expect(await verify(workbench)).toBe("✔ Verified");
    await expect(page.locator("#verification")).toContainText(
      /(\d+) formulas recalculated, \1 as shown; 0 not/,
    );
    await workbench.showSheet("Capacity");
    await workbench.type("B9", "=1+1");
    await workbench.type("B10", "4711");
    // As it is pasted: the list of the input takes no formula that is typed.
    await page.evaluate(async () => {
      const { grid } = globalThis.workbench;
      const sheet = grid.sheets().find(({ name }) => name === "Hosts");
      grid.write(sheet?.id ?? "", { 33: { 2: { f: "=4+4" } } });
      await grid.calculated();
    });
    expect(await verify(workbench)).toBe("✖ Differs");
    expect(await placesIn(workbench, "Values that differ")).toEqual([]);
    expect(await placesIn(workbench, "Changed against the plan")).toEqual(["Capacity!B9", "Capacity!B10"]);
    expect(await placesIn(workbench, "Inputs overtyped")).toEqual(["Hosts!C34"]);
    await page.getByRole("button", { name: "Go to Hosts!C34" }).press("Enter");
    await expect(page.locator("#selected-cell")).toContainText("C34");
  },
);

test(
  "reports with tables and spills follow from their formulas",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const imports = [{ name: "before.zip", runs: REFERENCE_RUNS }];
    await show(workbench, [benchmarkReport({ imports, diagnostics: [], compare: false }), hosts.plan().spec]);
    expect(await verify(workbench)).toBe(
      "▲ Values follow from their formulas; whether formulas were changed is not known",
    );
  },
);

test(
  "a file with a tampered value is opened, and its verification names the cell",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const { page } = workbench;
    const drawing = calculate(layout(hosts.plan().spec), loadFunctions(DIST).host);
    const row = drawing.sheets.find(({ name }) => name === "Capacity")?.values[13];
    if (typeof row?.[1] !== "number") throw new Error("Capacity!B14 is not a number");
    row[1] = 4711;
    const buffer = Buffer.from((await writeXlsx(drawing)).output);
    const mimeType = "application/octet-stream";
    await page.locator("#xlsx-file").setInputFiles({ name: "plan.xlsx", mimeType, buffer });
    await page.locator("#open-dialog button[type=submit]:enabled").waitFor();
    await reloading(workbench, () => workbench.press("Open"));
    await workbench.expectText(
      "#differing-text",
      "Formulas of plan.xlsx have other results here than in the file.",
    );
    await workbench.press("Verify the file");
    expect(await verdict(workbench)).toBe("✖ Differs");
    await expect(page.locator("#tab-health")).toBeFocused();
    await expect(page.locator("#differing")).toBeHidden();
    expect(await placesIn(workbench, "Values that differ")).toEqual(["Capacity!B14"]);
    await expect(page.locator("#verification")).toContainText(
      "The values are those of plan.xlsx as it was opened.",
    );
    await expect(page.locator("#verification")).toContainText(/shows 4711, calculated [\d.]+: =/);
    // The grid has calculated it again.
    expect(await verify(workbench)).toBe("✔ Verified");
  },
);
