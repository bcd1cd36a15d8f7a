import { RECORD_NAMESPACE } from "../../src/workbook/planRecord";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import type { OpenedExcel } from "./openExcel";
import { press } from "./press";
import { openImported } from "./writingActions";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

async function look({ frame }: Pick<OpenedExcel, "frame">): Promise<Record<"stale" | "outdated", string>> {
  await frame.getByRole("tab", { name: "Health" }).click();
  await expect(frame.locator("#health-stale")).not.toHaveText("…");
  await frame.locator("#check").click();
  await expect(frame.locator("#health-stale")).not.toHaveText("…");
  const [stale = "", outdated = ""] = await frame
    .locator("#health-stale, #health-outdated")
    .allTextContents();
  return { stale, outdated };
}

test("finds formulas that show something else than this build calculates", async ({ openExcel }) => {
  const opened = await openExcel();
  const { excel } = opened;
  excel.type("A1", 1000);
  excel.type("B1", "=VSAN_GHZ(A1)");
  excel.type("B2", "=VSAN_GHZ(A1)+VSAN_GHZ(NoSuchName)");
  excel.behave({ blank: 0 });
  excel.type("C1", "=VSAN_GHZ(Z1)");
  excel.type("B3", '=IPV4_SPLIT("10.0.0.0/24",26)');
  await excel.idle();
  // The name is not there: what it would give is not known.
  expect((await look(opened)).stale).toBe(
    "none: 3 formulas show what this build calculates; 1 formula could not be checked",
  );
  excel.workbook.calculation.mode = "Manual";
  excel.type("A1", 2000);
  expect((await look(opened)).stale).toMatch(
    /^1 formula \(Sheet1!B1\): Excel calculates manually: press F9, .*; 1 formula could not be checked$/,
  );
  excel.workbook.calculation.mode = "Automatic";
  expect((await look(opened)).stale).toMatch(/^1 formula \(Sheet1!B1\): press Ctrl\+Alt\+F9 to recalculate/);
  excel.workbook.calculation.enterAll();
  await excel.idle();
  expect((await look(opened)).stale).toMatch(/^none: /);
});

test("takes the total row of a table for none of its rows", async ({ openExcel }) => {
  const opened = await openExcel();
  const { excel } = opened;
  excel.type("A1", "IOPS");
  excel.type("A2", 1000);
  excel.type("A3", 2000);
  const { workbook } = excel;
  const table = workbook.addTable(workbook.active, { row: 0, column: 0, rows: 3, columns: 1 });
  table.name = "Runs";
  excel.type("E2", "=VSAN_GHZ(SUM(Runs[IOPS]))");
  await excel.idle();
  excel.type("A4", 3000);
  table.showTotals = true;
  await excel.idle();
  expect((await look(opened)).stale).toBe("none: 1 formula shows what this build calculates");
});

test(
  "checks every formula of a template and of a report, and finds none stale",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openImported(openExcel);
    const { frame, excel } = opened;
    await press(frame, "#report");
    await frame.getByRole("tab", { name: "Templates" }).click();
    await frame.locator('[aria-label="Insert Hosts into this workbook"]').waitFor();
    expect(await press(frame, '[aria-label="Insert Hosts into this workbook"]')).toMatch(/^Hosts is on/);
    await excel.idle();
    const { stale, outdated } = await look(opened);
    expect(stale).toMatch(/^none: \d+ formulas show what this build calculates$/);
    expect(outdated).toBe("none: evidence 1 and method 1, as in this build");
  },
);

test("finds plans of an older release and of a newer one, and reports what to do", async ({ openExcel }) => {
  const plan = (id: string, evidence: string, sheet: string) =>
    `<plan xmlns="${RECORD_NAMESPACE}" id="${id}" product="HCI Planner" method="1" evidence="${evidence}"><sheet name="${sheet}"/></plan>`;
  const opened = await openExcel({
    xmlParts: [plan("report", "0", "Summary"), plan("hosts", "2", "Hosts"), plan("ip-plan", "0", "Gone")],
  });
  for (const name of ["Summary", "Hosts"]) opened.excel.workbook.addSheet(name);
  expect((await look(opened)).outdated).toBe(
    "Summary (evidence 0, method 1; this build 1, 1): press Update report on the Import tab. " +
      "Hosts (evidence 2, method 1; this build 1, 1): restart Excel to load the newer build",
  );
});
