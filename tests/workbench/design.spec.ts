import fs from "node:fs";
import path from "node:path";
import type { TestInfo } from "@playwright/test";
import type { WorkbenchPage } from "./workbenchPage";
import { calmEstate } from "../../bench/generate/estate/calmEstate";
import { type DesignParts, designPlan } from "../../src/design/designWorkbook";
import { hosts } from "../../src/templates/hosts/hosts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import type { Template } from "../../src/templates/template";
import { parseCell } from "../../src/workbook/address";
import {
  BESIDE,
  calculatedDesign,
  comparedSheets,
  differences,
  OPTION_B,
  RAM_OF_B,
} from "../browser/calculatedDesign";
import { LONG } from "../browser/longTests";
import { exportOf } from "../browser/exportedEstate";
import { imported, knownVm } from "../estate/sampleEstate";
import { expect, test } from "./workbenchTest";

/** Places of cells above the estate's own sheets: they are the same for every estate of as many clusters. */
const DESIGN = designPlan({
  estate: imported([knownVm({ cluster: "Production" }), knownVm({ name: "b", cluster: "Office" })]),
}).cells;

function cellOf(cells: typeof DESIGN, id: string) {
  const place = cells.get(id);
  const [first = ""] = place?.range.split(":") ?? [];
  const cell = parseCell(first);
  if (!place || !cell) throw new Error(`no cell ${id}`);
  return { ...cell, at: first, sheet: place.sheet };
}

/** Cells of the grid that the command calculates another value for. */
async function differencesFrom(
  workbench: WorkbenchPage,
  beside: readonly Template[],
  parts: DesignParts = {},
): Promise<string[]> {
  const shown = await workbench.sheets();
  const expected = await calculatedDesign(beside, parts);
  const cell = (name: string, row: number, column: number) => shown[name]?.[row]?.[column];
  return differences(expected, cell, comparedSheets(beside)).slice(0, 30);
}

async function importExport(workbench: WorkbenchPage, info: TestInfo): Promise<void> {
  const file = info.outputPath("export.xlsx");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, exportOf(calmEstate()).buffer);
  await workbench.showTab("Import");
  await workbench.page.locator("#files").setInputFiles(file);
  await workbench.paneSays("Recognized 307 VMs.");
}

/** Pastes lines into a column of the sheet that is shown. */
async function paste(workbench: WorkbenchPage, at: string, text: string): Promise<void> {
  await workbench.page.evaluate((plain) => navigator.clipboard.writeText(plain), text);
  await workbench.select(at);
  await workbench.page.keyboard.press("Control+V");
}

test(
  "an export becomes a design, which the grid calculates as the command does; templates follow it",
  { tag: LONG },
  async ({ workbench }, info) => {
    const beside: readonly Template[] = BESIDE.all;
    await importExport(workbench, info);
    await workbench.press("Create design: export.xlsx");
    await workbench.paneSays("The design is on the sheets Design, Options, Demand");
    const verdict = async () => String((await workbench.sheet("Design"))[3]?.join(" "));
    await expect.poll(verdict).toContain("the VMs' I/O is empty");
    const allHosts = cellOf(DESIGN, "chosen.allHosts");
    await workbench.expectValues([[10]], "Options", allHosts.row, allHosts.column);
    await workbench.showTab("Templates");
    for (const { title } of beside) {
      await workbench.press(`Insert ${title} into this workbook`);
      await workbench.paneSays(`${title} is on the sheets`);
      await workbench.expectText("#pane-message", "Its green inputs follow sheet Options.");
    }
    const ofHosts = cellOf(hosts.plan().cells, "hosts");
    await workbench.expectValues([[6]], "Hosts", ofHosts.row, ofHosts.column);
    expect(await differencesFrom(workbench, beside)).toEqual([]);

    // More RAM in each host of another option: fewer hosts, on all sheets.
    await workbench.showSheet("Options");
    for (const { first, text } of OPTION_B) await paste(workbench, cellOf(DESIGN, first).at, text);
    const ofB = cellOf(DESIGN, "B.allHosts");
    await workbench.expectValues([[8]], "Options", ofB.row, ofB.column);
    await workbench.type(cellOf(DESIGN, "chosen").at, "B");
    await workbench.expectValues([[8]], "Options", allHosts.row, allHosts.column);
    await workbench.expectValues([[4]], "Hosts", ofHosts.row, ofHosts.column);
    const parts: DesignParts = { options: { A: {}, B: { ramGib: RAM_OF_B } }, chosen: "B" };
    expect(await differencesFrom(workbench, beside, parts)).toEqual([]);
    await workbench.page.keyboard.press("Control+z");
    await workbench.expectValues([[10]], "Options", allHosts.row, allHosts.column);
    await workbench.expectValues([[6]], "Hosts", ofHosts.row, ofHosts.column);
  },
);

test(
  "a design next to facts takes them over, and templates follow it; undo takes it back",
  { tag: LONG },
  async ({ workbench }, info) => {
    await workbench.showTab("Templates");
    await workbench.press("Insert Plan facts into this workbook");
    await workbench.paneSays("Plan facts is on the sheets");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Its green inputs follow sheet Plan.");
    const ofHosts = cellOf(hosts.plan().cells, "hosts");
    const fact = (id: string) => cellOf(planFacts.plan().cells, id).at;
    await workbench.showSheet("Plan");
    await workbench.type(fact("hosts"), "11");
    await workbench.type(fact("ramGib"), "2048");
    await workbench.expectValues([[11]], "Hosts", ofHosts.row, ofHosts.column);

    await importExport(workbench, info);
    await workbench.press("Create design: export.xlsx");
    await workbench.paneSays("The design is on the sheets Design, Options, Demand");
    await workbench.expectText("#pane-message", "Templates follow sheet Options now, not sheet Plan.");
    await workbench.expectText("#pane-message", "It has 1 value of sheet Plan: RAM.");
    await workbench.expectText(
      "#pane-message",
      "Not used, because the design calculates or does not accept them: Hosts.",
    );
    const ram = cellOf(DESIGN, "A.ramGib");
    await workbench.expectValues([[2048]], "Options", ram.row, ram.column);
    await workbench.expectValues([[4]], "Hosts", ofHosts.row, ofHosts.column);
    const plan = await workbench.page.evaluate(() =>
      globalThis.workbench.session.outline().names.filter(({ name }) => name.startsWith("Plan_Hosts")),
    );
    expect(plan.map(({ formula }) => formula.split("!")[0])).toEqual(["=Options"]);

    await workbench.showSheet("Hosts");
    await workbench.select("A1");
    await workbench.page.keyboard.press("Control+z");
    await workbench.expectValues([[11]], "Hosts", ofHosts.row, ofHosts.column);
  },
);
