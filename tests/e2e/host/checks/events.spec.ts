import { expect, test } from "../../addInTest";

interface CheckWindow {
  seen?: string[];
  pressed?: string;
}

test("notifies handlers of selections, changes and sheets", async ({ hostExcel: { frame, excel } }) => {
  await frame.evaluate(() =>
    Excel.run(async (context) => {
      const seen: string[] = [];
      (globalThis as unknown as CheckWindow).seen = seen;
      const { worksheets } = context.workbook;
      const sheet = worksheets.getActiveWorksheet();
      const note = (what: string) => {
        seen.push(what);
        return Promise.resolve();
      };
      context.workbook.onSelectionChanged.add(() => note("workbook selection"));
      sheet.onSelectionChanged.add(({ address }) => note(`selected ${address}`));
      sheet.onChanged.add(({ address, changeType }) => note(`${changeType} ${address}`));
      worksheets.onActivated.add(() => note("activated"));
      worksheets.onAdded.add(() => note("added"));
      worksheets.onDeleted.add(() => note("deleted"));
      await context.sync();
    }),
  );
  const { workbook } = excel;
  workbook.select(workbook.active, [{ row: 1, column: 1, rows: 2, columns: 1 }]);
  excel.type("A1", 5);
  const added = workbook.addSheet("More");
  workbook.activate(added);
  workbook.deleteSheet(added);
  await frame.waitForFunction(() => (globalThis as unknown as CheckWindow).seen?.length === 7);
  const seen = await frame.evaluate(() => (globalThis as unknown as CheckWindow).seen ?? []);
  const wanted = [
    "activated",
    "activated",
    "added",
    "deleted",
    "RangeEdited A1",
    "selected B2:B3",
    "workbook selection",
  ];
  expect(seen.sort()).toEqual(wanted.sort());
});

test("runs a command of the ribbon until it reports that it is complete", async ({
  hostExcel: { frame, excel },
}) => {
  await excel.runCommand("testCommand", "a button");
  expect(await frame.evaluate(() => (globalThis as unknown as CheckWindow).pressed)).toBe("a button");
});

test("has the buttons of the manifest, and no others", async ({ hostExcel: { excel } }) => {
  await excel.press("HciPlanner.OpenPane");
  await expect(excel.press("HciPlanner.Nothing")).rejects.toThrow(/no button "HciPlanner.Nothing"/);
});

test("takes note of Office.addin: pane shown, start with the document", async ({
  hostExcel: { frame, excel },
}) => {
  await frame.evaluate(async () => {
    await Office.addin.showAsTaskpane();
    await Office.addin.setStartupBehavior(Office.StartupBehavior.load);
  });
  expect(excel.runtime).toEqual({ state: "Visible", startState: "Background" });
});
