import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { press } from "./press";
import { ACTIONS, carryOut, fill, openImported } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

/** Actions that clear the user's undo list, and say so before. */
const CLEARING = ["the update", "the update of what runs today"];

/** The action that is not left to the long tests. */
const SHORT = "#update";

for (const action of ACTIONS.filter(({ button }) => button !== "#compare")) {
  const { what, button, done, reach, prepare } = action;
  test(
    `clears the undo list with ${what} only where the pane reports it before`,
    { tag: button === SHORT ? [] : LONG },
    async ({ openExcel }) => {
      const opened = await openImported(openExcel);
      const { frame, excel } = opened;
      await frame.getByLabel("Save results in this workbook").uncheck();
      await reach?.(opened);
      fill(excel);
      await prepare?.(excel, (pressed) => press(frame, pressed));
      excel.type("Sheet1!Z9", "mine");
      const entries = [...excel.undoList.entries];
      const hints = await frame.locator("p:visible", { hasText: "clears Excel's undo list" }).count();
      expect(await carryOut(action, excel, (pressed) => press(frame, pressed))).toMatch(done);
      if (!CLEARING.includes(what)) {
        expect(excel.undoList).toMatchObject({ entries, clearedBy: [] });
        return;
      }
      expect(excel.undoList.entries).toEqual([]);
      expect(hints).toBeGreaterThan(0);
    },
  );
}
