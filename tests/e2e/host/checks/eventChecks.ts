import assert from "node:assert/strict";
import type { Check } from "../../check";
import type { SharedExcel } from "./sharedExcel";

interface CheckWindow {
  seen?: string[];
  pressed?: string;
}

/** Events of the workbook, and buttons of the ribbon. */
export function eventChecks({ open }: SharedExcel): Check[] {
  return [
    {
      name: "tells handlers of selections, changes and sheets",
      async run() {
        const { frame, excel } = await open();
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
        const [sheet] = workbook.sheets;
        assert.ok(sheet);
        workbook.select(sheet, [{ row: 1, column: 1, rows: 2, columns: 1 }]);
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
        assert.deepEqual(seen.sort(), wanted.sort());
      },
    },
    {
      name: "runs a command of the ribbon until it says that it is complete",
      async run() {
        const { frame, excel } = await open();
        await excel.runCommand("testCommand", "a button");
        assert.equal(await frame.evaluate(() => (globalThis as unknown as CheckWindow).pressed), "a button");
      },
    },
    {
      name: "has the buttons of the manifest, and no others",
      async run() {
        const { excel } = await open();
        await excel.press("HciPlanner.OpenPane");
        await assert.rejects(excel.press("HciPlanner.Nothing"), /no button "HciPlanner.Nothing"/);
      },
    },
    {
      name: "takes note of Office.addin: pane shown, start with the document",
      async run() {
        const { frame, excel } = await open();
        await frame.evaluate(async () => {
          await Office.addin.showAsTaskpane();
          await Office.addin.setStartupBehavior(Office.StartupBehavior.load);
        });
        assert.deepEqual(excel.runtime, { state: "Visible", startState: "Background" });
      },
    },
  ];
}
