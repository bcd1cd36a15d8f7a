import fs from "node:fs";
import { LONG, SAMPLED } from "../browser/longTests";
import { reloading } from "./openWorkbench";
import { expect, test } from "./workbenchTest";

const H = 7;

test(
  "workbooks are named, duplicated, deleted, restored, and backed up",
  { tag: SAMPLED },
  async ({ ownWorkbench: workbench, volume }, testInfo) => {
    const { page } = workbench;
    const status = page.locator("#workbook-list-message");
    const openList = () => page.locator("#workbooks").click();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await workbench.showTab("Templates");
    await workbench.press("Insert Hosts into this workbook");
    await workbench.paneSays("Hosts is on the sheets Hosts");
    await workbench.showSheet("Start");
    await workbench.type("H5", "mine");
    await openList();
    await page.getByLabel("Name of Main workbook").fill("Nordwind");
    await page.getByLabel("Name of Main workbook").press("Tab");
    await expect(status).toHaveText("Main workbook is now named Nordwind.");
    await expect(page.locator("#workbook-list-saved")).toContainText("✔ Fits");
    await press("Duplicate Nordwind");
    await expect(status).toHaveText("Nordwind is also there as Nordwind (2).");
    const downloading = page.waitForEvent("download");
    await press("Download a backup");
    const file = testInfo.outputPath("backup.json");
    await (await downloading).saveAs(file);
    expect(fs.readFileSync(file, "utf8")).toContain('"Nordwind (2)"');
    await press("Delete Nordwind (2)");
    await expect(status).toContainText("it can be restored");
    await page.getByText("Deleted workbooks", { exact: true }).click();
    await press("Restore Nordwind (2)");
    await reloading(workbench, () => press("Open Nordwind (2)"));
    expect(new URL(page.url()).hash).toBe("#copy-1");
    await workbench.expectValues([["mine"]], "Start", 4, H);
    await expect(page.locator("#workbooks")).toHaveText("Nordwind (2)");
    await openList();
    await press("Delete Nordwind");
    await expect(page.locator("#workbook-list-saved > li")).toHaveCount(1);
    await page.locator("#workbook-file").setInputFiles(file);
    await expect(status).toHaveText("Added: Nordwind (3), Nordwind (4).");
    await page.locator("#workbook-file").setInputFiles({
      name: "other.json",
      mimeType: "application/json",
      buffer: Buffer.from("{}"),
    });
    await expect(status).toHaveText("The file is not a workbook backup: its format is null.");
    if (volume === "sample") return;
    await reloading(workbench, () => press("New workbook"));
    await workbench.expectValues([[null]], "Start", 4, H);
  },
);

test(
  "a new workbook asks before changes are lost that could not be saved, and a backup reports what it lacks",
  { tag: LONG },
  async ({ ownWorkbench: workbench }) => {
    const { page } = workbench;
    await workbench.saved();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await workbench.type("H5", "only here");
    await page.locator("#workbooks").click();
    await page.getByRole("button", { name: "Download a backup", exact: true }).click();
    await expect(page.locator("#workbook-list-message")).toContainText(
      "It lacks the last changes of the open workbook",
    );
    const asked: string[] = [];
    page.once("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole("button", { name: "New workbook", exact: true }).click();
    await expect.poll(() => asked).toEqual(["Leave this workbook and discard changes that are not saved?"]);
    expect(new URL(page.url()).hash).toBe("");
    await workbench.expectValues([["only here"]], "Start", 4, H);
  },
);
