import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { quickenTimers } from "./quickenTimers";
import { EXAMPLE, showFunctions } from "./reachButtons";
import { press } from "./press";
import { contentsOf, fill, firstChange, openImported } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

/** A request that finds the new sheets half drawn. */
const HALF_DRAWN = 5;

test("gives a task back to the user that Excel does not answer, and undoes it once Excel answers", async ({
  openExcel,
}) => {
  const { frame, excel } = await openImported(openExcel);
  await frame.getByLabel("Save results in this workbook").uncheck();
  await frame.evaluate(quickenTimers);
  fill(excel);
  const before = contentsOf(excel);
  excel.cellEdit.begin({ at: HALF_DRAWN });
  const pressed = press(frame, "#report");
  await frame.locator("#waiting", { hasText: /^Excel has not responded yet\./ }).waitFor();
  await frame.locator("#cancel").click();
  expect(await pressed).toMatch(
    /^The sheets could not be drawn\. .* Excel has not responded, and may still complete the request: .* could not be removed again: .* HCI Planner retries until Excel allows it\.$/,
  );
  expect(firstChange(before, contentsOf(excel))).toBeDefined();
  excel.cellEdit.end();
  await paneSays(frame, /^The changes that Excel had refused to undo are now undone\.$/);
  expect(firstChange(before, contentsOf(excel))).toBeUndefined();
  expect(await press(frame, "#report")).toMatch(/^The report is on the sheets/);
});

test(
  "reports that results may still come where Excel does not answer",
  { tag: LONG },
  async ({ openExcel }) => {
    const { frame, excel } = await openImported(openExcel);
    await frame.evaluate(quickenTimers);
    excel.cellEdit.begin({ at: 2 });
    const pressed = press(frame, "#place");
    await frame.locator("#waiting", { hasText: /^Excel has not responded yet\./ }).waitFor();
    await frame.locator("#cancel").click();
    expect(await pressed).toBe(
      "Excel has not responded, and may still complete the request: save the workbook, then close and reopen it.",
    );
  },
);

test("a formula that Excel did not answer could not be given up", async ({ openExcel }) => {
  const { frame, excel } = await openExcel();
  await frame.evaluate(quickenTimers);
  await showFunctions({ frame });
  excel.cellEdit.begin({ at: 2 });
  const pressed = press(frame, EXAMPLE);
  await frame.locator("#waiting", { hasText: /^Excel has not responded yet\./ }).waitFor();
  await frame.locator("#cancel").click();
  expect(await pressed).toMatch(/^Excel has not responded, and may still complete the request: /);
});
