import { expect, test } from "./workbenchTest";
import { LONG } from "../browser/longTests";

test("Ctrl+F finds a text in the sheet", { tag: LONG }, async ({ ownWorkbench: workbench }) => {
  const { page } = workbench;
  await workbench.find();
  await page.keyboard.type("Core dump");
  await expect(page.locator("[data-u-comp=find-replace-dialog]")).toContainText(/\d\/2/);
});

test(
  "a filter of the user enters the .xlsx, with the rows that it hides",
  { tag: LONG },
  async ({ workbench }) => {
    const { page } = workbench;
    await workbench.type("H40", "Kind");
    await workbench.type("H41", "disk");
    await workbench.type("H42", "host");
    await workbench.select("H40:H42");
    await page.keyboard.press("Control+Shift+L");
    const features = () =>
      page.evaluate(async () => {
        const { drawing } = await globalThis.workbench.session.read();
        return drawing.sheets[0]?.features.filter(({ kind }) => kind === "filter");
      });
    await expect
      .poll(features)
      .toEqual([{ kind: "filter", area: { row: 39, column: 7, rows: 3, columns: 1 }, columns: [] }]);
  },
);

test("a template's formula that is overwritten can be restored, and an input is not listed", async ({
  workbench,
}) => {
  const { page } = workbench;
  const notice = page.locator("#overwritten");
  await workbench.type("B5", "2000");
  await workbench.type("H5", "=1+1");
  expect(await notice.isVisible()).toBe(false);
  await workbench.type("B9", "5");
  await expect(notice).toContainText("Start!B9 held a formula");
  await workbench.select("B15");
  await page.keyboard.press("Delete");
  await expect(notice).toContainText("2 cells held formulas, the first Start!B9");
  await page.keyboard.press("Control+z");
  await expect(notice).toContainText("Start!B9 held a formula");
  await workbench.press("Restore");
  await expect(notice).toBeHidden();
  const formula = () =>
    page.evaluate(() =>
      globalThis.workbench.grid.formulasOf({
        sheetId: "sheet-0",
        sheet: "Start",
        row: 8,
        column: 1,
        rows: 1,
        columns: 1,
      }),
    );
  expect(await formula()).toEqual([["=VSAN_GHZ(B5,B6,B7,B8)"]]);
});

test("300 cells whose looks are lost leave the grid its place", async ({ workbench }) => {
  const { page } = workbench;
  const height = () => page.locator("#grid").evaluate((grid) => grid.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => {
    const cells: Record<number, Record<number, object>> = {};
    for (let row = 0; row < 300; row++) cells[row + 50] = { 7: { v: 1, s: { ol: { s: 1 } } } };
    const { sheetId } = globalThis.workbench.grid.active();
    globalThis.workbench.grid.write(sheetId, cells);
  });
  await Promise.all([page.waitForEvent("download"), page.locator("#download").click()]);
  await expect(page.locator("#message")).toContainText("differs from the grid.");
  await page.locator("#losses summary").click();
  await expect(page.locator("#losses li")).toHaveText([
    /Start, H51; .* and 295 more: the line above its text/,
  ]);
  expect(await height()).toBeGreaterThan(before - 30);
  // Open, the list covers buttons of the pane, which the next test of this page may press.
  await page.locator("#losses summary").click();
});
