import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { quickenTimers } from "./quickenTimers";
import { valuesOf } from "./valuesOf";
import { press } from "./press";
import { openImported } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

const UNBOUND =
  /2 formulas still show #NAME\? because Excel does not know the functions: on the Home tab, select Add-ins, then HCI Planner, then press Repair formulas/;

test("reports what to do where Excel does not find the functions, and repairs once it does", async ({
  openExcel,
}) => {
  const { frame, excel } = await openExcel();
  excel.behave({ binding: "never" });
  excel.type("A1", "=VSAN_GHZ(1000)");
  excel.type("A2", "=VSAN_GHZ(2000)");
  await frame.getByRole("tab", { name: "Health" }).click();
  await expect(frame.locator("#health-where")).toHaveText(
    /^To repair: Sheet1 \(2 cells\)\. If they show #NAME\? after a repair: on the Home tab, select Add-ins/,
  );
  await expect(frame.locator("#health-functions")).toHaveText(/^(\d+) of \1 loaded$/);
  await expect(frame.locator("#health-bound")).toHaveText("no: 2 formulas need repair");
  expect(await press(frame, "#repair")).toMatch(UNBOUND);
  expect(valuesOf(excel, "A1:A2").flat()).toEqual([{ error: "#NAME?" }, { error: "#NAME?" }]);
  excel.behave({});
  expect(await press(frame, "#repair")).toBe("2 formulas were re-entered.");
  await excel.idle();
  expect(valuesOf(excel, "A1:A2").flat()).toEqual([28, 56]);
});

test("enters formulas again that Excel binds to the functions after they were drawn", async ({
  openExcel,
}) => {
  const { frame, excel } = await openImported(openExcel);
  await frame.evaluate(quickenTimers);
  excel.type("Z1", "=VSAN_GHZ(1000)");
  excel.type("Z2", "=VSAN_GHZ(2000)");
  await excel.idle();
  excel.behave({ binding: "never" });
  excel.type("Z1", "=VSAN_GHZ(1000)");
  excel.type("Z2", "=VSAN_GHZ(2000)");
  expect(await press(frame, "#report")).toMatch(UNBOUND);
  excel.behave({});
  await paneSays(frame, /^2 formulas were re-entered\.$/);
  await excel.idle();
  expect(valuesOf(excel, "Sheet1!Z1:Z2").flat()).toEqual([28, 56]);
});

test(
  "leaves formulas alone that are busy until the pane is touched, and is marked so at last",
  { tag: LONG },
  async ({ openExcel }) => {
    const { frame, excel } = await openImported(openExcel);
    await frame.evaluate(quickenTimers);
    excel.behave({ binding: "touched" });
    excel.type("Z1", "=VSAN_GHZ(1000)");
    expect(await press(frame, "#report")).toMatch(/^The report is on the sheets/);
    await paneSays(frame, /1 formula still shows #BUSY!\. If this does not change, press Repair formulas/);
    // The user touches the pane.
    excel.functions.start();
    await excel.idle();
    expect(valuesOf(excel, "Sheet1!Z1").flat()).toEqual([28]);
    expect(excel.functions.calls).toBe(1);
  },
);
