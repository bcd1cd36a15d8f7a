import fs from "node:fs";
import { LONG } from "../browser/longTests";
import path from "node:path";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { loadAxe } from "../browser/axeViolations";
import { fileOf010, read010, type } from "../upgrade/oldWorkbook";
import { reloading } from "./openWorkbench";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const AXE = path.resolve(__dirname, "../../tools/workbench/node_modules/axe-core/axe.min.js");

/** Has the page read a file, and waits until it is asked whether to open it. */
async function choose({ page }: WorkbenchPage, name: string, buffer: Buffer): Promise<void> {
  await page.locator("#xlsx-file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await page.locator("#open-dialog button[type=submit]:enabled").waitFor();
}

test(
  "a template of 0.1.0 is upgraded when it is opened, after what differs was listed",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const { page } = workbench;
    const dialog = page.locator("#open-dialog");
    const read = await read010("hosts");
    type(read, "Hosts!B29", 9);
    await choose(workbench, "nordwind.xlsx", Buffer.from((await writeXlsx(read.drawing)).output));
    await expect(dialog).toContainText("Made by an earlier release");
    await workbench.press("Upgrade");
    await expect(dialog).toContainText("Upgraded: 1 changed cell kept");
    const defaults = "Unchanged inputs whose default is another one in this release";
    await expect(dialog.getByRole("list", { name: defaults })).toContainText("Hosts!B53 VMs: holds 100");
    await expect(dialog.getByRole("button", { name: "Upgrade" })).toHaveCount(0);
    const violations = await loadAxe(page.mainFrame(), AXE);
    expect(await violations()).toEqual([]);
    await reloading(workbench, () => workbench.press("Open"));
    const state = await page.evaluate(() => {
      const { records } = globalThis.workbench.session.outline();
      const hosts = records[0]?.record.inputs.find(({ id }) => id === "hosts");
      return { plans: records.map(({ record: { plan, evidence } }) => ({ plan, evidence })), at: hosts?.at };
    });
    expect(state).toMatchObject({ plans: [{ plan: "hosts", evidence: "1" }] });
    const [, column = "", row = ""] = /^([A-Z])(\d+)$/.exec(state.at ?? "") ?? [];
    await workbench.expectValues([[9]], "Hosts", Number(row) - 1, column.charCodeAt(0) - 65);
  },
);

test(
  "a report of 0.1.0 without its files is not upgraded, and the dialog shows what it needs",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const dialog = workbench.page.locator("#open-dialog");
    await choose(workbench, "report.xlsx", fs.readFileSync(fileOf010("report")));
    await workbench.press("Upgrade");
    await expect(dialog.getByRole("status")).toContainText(
      "Not upgraded: its report is written from files: add the result files of the benchmark (easy-run-1732885165.zip).",
    );
    await expect(dialog.getByRole("button", { name: "Open" })).toBeEnabled();
  },
);
