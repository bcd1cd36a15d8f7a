import fs from "node:fs";
import { columnName } from "../../src/workbook/address";
import type { CellValue } from "../../src/workbook/spec";
import { exportedEstate, exportOf } from "../browser/exportedEstate";
import { LONG } from "../browser/longTests";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

async function importEstate({ page }: WorkbenchPage, file: ReturnType<typeof exportOf>): Promise<void> {
  const cards = page.locator("#estates > li.card");
  const before = await cards.count();
  await page.locator("#files").setInputFiles(file);
  await cards.nth(before).waitFor();
}

/** The place of a cell: in the row that begins with a text, below a header. */
async function placeOf(
  workbench: WorkbenchPage,
  sheet: string,
  first: string,
  header: string,
): Promise<{ row: number; column: number; value: CellValue }> {
  const values = await workbench.sheet(sheet);
  const row = values.findIndex((cells) => cells[0] === first);
  const columns = values.slice(0, row).map((cells) => cells.indexOf(header));
  const column = columns.filter((one) => one >= 0).at(-1);
  if (row < 0 || column === undefined) throw new Error(`${sheet} has no ${header} of ${first}`);
  return { row, column, value: values[row]?.[column] ?? null };
}

const press = ({ page }: WorkbenchPage, label: string): Promise<void> =>
  page
    .getByRole("button", { name: new RegExp(`^${label}`) })
    .last()
    .click();

test(
  "an estate is written, and a newer export keeps what was typed; names can be replaced",
  { tag: LONG },
  async ({ workbench }, testInfo) => {
    const { truth, file } = exportedEstate(30);
    await importEstate(workbench, file);
    await press(workbench, "Create estate sheets");
    await workbench.paneSays(
      "What runs today is on the sheets Estate, Scope, VMs, Hosts today, Figures, Sources.",
    );
    const names = truth.vms.map(({ name }) => name).filter((name) => /^[\w-]+$/.test(name));
    const [stays, goes] = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
    const cluster = truth.hosts[0]?.cluster;
    if (stays === undefined || goes === undefined || cluster === undefined) throw new Error("too few VMs");
    const type = async (sheet: string, first: string, header: string, text: string): Promise<void> => {
      const { row, column } = await placeOf(workbench, sheet, first, header);
      await workbench.showSheet(sheet);
      await workbench.type(`${columnName(column)}${row + 1}`, text);
    };
    await type("VMs", stays, "Set scope", "out");
    await type("VMs", goes, "Set class", "Database");
    await type("Scope", cluster, "Target cluster", "New cluster");

    await importEstate(workbench, exportOf({ ...truth, vms: truth.vms.filter(({ name }) => name !== goes) }));
    await press(workbench, "Update estate sheets");
    await workbench.paneSays(`Set class of ${goes} (Database)`);
    expect((await placeOf(workbench, "VMs", stays, "Set scope")).value).toBe("out");
    expect((await placeOf(workbench, "VMs", stays, "Scope")).value).toBe("out");
    expect((await placeOf(workbench, "Scope", cluster, "Target cluster")).value).toBe("New cluster");
    expect(Object.keys(await workbench.sheets()).filter((name) => name.includes("("))).toEqual([]);

    await workbench.page.getByLabel("Replace names with pseudonyms").last().check();
    await press(workbench, "Create on new sheets");
    await workbench.paneSays("What runs today is on the sheets Estate (2)");
    const [saved] = await Promise.all([
      workbench.page.waitForEvent("download"),
      press(workbench, "Save the names"),
    ]);
    const target = testInfo.outputPath("names.csv");
    await saved.saveAs(target);
    expect(fs.readFileSync(target, "utf8")).toContain(`cluster,${cluster},cluster-0001`);
    expect(JSON.stringify(await workbench.sheet("VMs (2)"))).not.toContain(cluster);
  },
);
