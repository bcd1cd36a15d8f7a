import { DrawingFailure } from "../../../../src/workbook/writers/officejs/drawingFailure";
import { sampleDrawing } from "../../sampleWorkbook";
import { writeWorkbook } from "../../../../src/workbook/writers/officejs/writeWorkbook";
import { draw, upTo } from "./drawInto";
import { FakeExcel } from "./fakeExcel";
import { sampled, TRIES_ALL } from "../../../volume";

/** Of the calls that may fail one in so many is tried: each step has several. */
const NTH_CALL = TRIES_ALL ? 1 : 3;

/** A workbook with a sheet, a name and a table of the same names as the sample's. */
async function usedExcel(): Promise<FakeExcel> {
  const excel = new FakeExcel(["Mine", "Other"]);
  await draw(excel, sampleDrawing(), { activate: false });
  excel.calls.length = 0;
  return excel;
}

test("whichever call fails, the workbook is as it was, and the message explains that", async () => {
  const whole = await usedExcel();
  await draw(whole, sampleDrawing());
  const steps = new Set<string>();
  const excel = await usedExcel();
  const before = excel.state();
  const drawing = sampleDrawing();
  for (let failing = 0; failing < whole.calls.length; failing += NTH_CALL) {
    excel.calls.length = 0;
    excel.failing = (call) => call === failing;
    const error = await draw(excel, drawing).catch((thrown: unknown) => thrown);
    if (!(error instanceof DrawingFailure)) throw new Error(`Call ${String(failing)} did not fail.`);
    expect(error.message).toContain(`while ${error.step}: Call ${String(failing)} (`);
    expect(error.message).toContain("was removed again; the workbook is as it was.");
    expect(excel.state()).toBe(before);
    steps.add(error.step);
  }
  expect([...steps]).toEqual([
    "reading the workbook",
    "adding sheets",
    "setting links",
    "writing values",
    "making tables",
    "defining names",
    "writing formulas",
    "formatting cells",
    "adding charts, input checks and page setup",
    "showing the first sheet",
  ]);
  expect(whole.calls.length).toBeGreaterThan(250);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "if sync %d is lost whole, the workbook is as it was",
  async (lost) => {
    const excel = await usedExcel();
    const before = excel.state();
    excel.syncs = 0;
    excel.onSync = (sync) => {
      if (sync === lost) throw new Error("The connection was lost.");
    };
    await expect(draw(excel, sampleDrawing())).rejects.toThrow(
      /The connection was lost\. What had been added was removed again/,
    );
    expect(excel.state()).toBe(before);
  },
);

/** Runs a batch again from its beginning as long as Excel is editing a cell. */
function patient(excel: FakeExcel): FakeExcel["run"] {
  return async (batch) => {
    for (;;) {
      try {
        return await excel.run(batch);
      } catch (error) {
        if (!String(error).includes("editing")) throw error;
      }
    }
  };
}

test("whichever syncs Excel refuses during a cell edit, the workbook is the same in the end", async () => {
  const whole = await usedExcel();
  await draw(whole, sampleDrawing());
  const { syncs } = whole;
  // Only the ids of the new sheets differ: they were added again.
  const state = (excel: FakeExcel) => excel.state().replaceAll(/"(id|activeId)": "\{\d+\}"/g, "");
  for (let from = 1; from <= syncs; from++) {
    for (const refused of sampled([1, 2, 5], (count) => count === 2)) {
      const excel = await usedExcel();
      excel.syncs = 0;
      excel.onSync = (sync) => {
        if (sync >= from && sync < from + refused) throw new Error("Excel is editing a cell.");
      };
      await writeWorkbook(sampleDrawing(), patient(excel), { isSetSupported: upTo(18) });
      expect(state(excel)).toBe(state(whole));
    }
  }
});

test("a sheet that another user adds meanwhile under the name of a new one stays", async () => {
  const excel = new FakeExcel();
  excel.onSync = (sync) => {
    if (sync === 2) excel.worksheets.add("Summary").cells.set("A1", { kind: "text", text: "theirs" });
  };
  await expect(draw(excel, sampleDrawing())).rejects.toThrow("while adding sheets");
  excel.onSync = () => undefined;
  const { sheets } = JSON.parse(excel.state()) as { sheets: { name: string; cells: unknown }[] };
  expect(sheets.map(({ name, cells }) => [name, cells])).toEqual([
    ["Sheet1", []],
    ["Summary", [["A1", { kind: "text", text: "theirs" }]]],
  ]);
});

test("the record of a plan that another user draws meanwhile stays", async () => {
  const excel = new FakeExcel();
  const theirs = '<plan xmlns="urn:hci-planner:plan:1" id="hosts"><sheet name="Theirs &amp; mine"/></plan>';
  excel.onSync = (sync) => {
    if (sync === 2) excel.customXmlParts.add(theirs);
  };
  excel.failing = (call) => call === 100;
  await expect(draw(excel, sampleDrawing())).rejects.toThrow("the workbook is as it was");
  expect(excel.parts.map(({ xml }) => xml)).toEqual([theirs]);
});

test("names and a record that another user adds stay when the sheets could not be added", async () => {
  const excel = new FakeExcel();
  const theirs = '<plan xmlns="urn:hci-planner:plan:1" id="hosts"><sheet name="Summary"/></plan>';
  excel.onSync = (sync) => {
    if (sync !== 2) return;
    excel.worksheets.add("Summary").cells.set("A1", { kind: "text", text: "theirs" });
    excel.names.add("GhzPerHost", "=Summary!$A$1");
    excel.customXmlParts.add(theirs);
  };
  await expect(draw(excel, sampleDrawing())).rejects.toThrow("while adding sheets");
  expect(excel.nameList.map(({ name, reference }) => [name, reference])).toEqual([
    ["GhzPerHost", "=Summary!$A$1"],
  ]);
  expect(excel.parts.map(({ xml }) => xml)).toEqual([theirs]);
});

test("a name of other cells, and a record of no sheets, that another user adds stay", async () => {
  const excel = new FakeExcel();
  const theirs = '<plan xmlns="urn:hci-planner:plan:1" id="hosts"></plan>';
  excel.onSync = (sync) => {
    if (sync !== 3) return;
    excel.names.add("GhzPerHost", "=Sheet1!$A:$A");
    excel.customXmlParts.add(theirs);
  };
  await expect(draw(excel, sampleDrawing())).rejects.toThrow("while defining names");
  expect(excel.nameList.map(({ name, reference }) => [name, reference])).toEqual([
    ["GhzPerHost", "=Sheet1!$A:$A"],
  ]);
  expect(excel.parts.map(({ xml }) => xml)).toEqual([theirs]);
});

test("what cannot be removed again is named", async () => {
  const excel = new FakeExcel();
  excel.failing = (call) => call > 20;
  const error = await draw(excel, sampleDrawing()).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    leftBehind: expect.arrayContaining(['sheet "Summary"', "name GhzPerHost"]) as string[],
    message: expect.stringContaining(
      'This could not be removed again: sheet "Summary", sheet "Test results"',
    ) as string,
  });
});

test.each([1, 2, 3, 5, 9])("canceled before sync %d, the workbook is as it was", async (sync) => {
  const excel = new FakeExcel(["Mine", "Other"]);
  const before = excel.state();
  const cancel = new AbortController();
  excel.onSync = (number) => {
    if (number === sync) cancel.abort(new Error("cancelled by the user"));
  };
  await expect(draw(excel, sampleDrawing(), { signal: cancel.signal })).rejects.toThrow(
    "cancelled by the user",
  );
  expect(excel.state()).toBe(before);
});

test("canceled before it begins, Excel is not asked for anything", async () => {
  const excel = new FakeExcel();
  await expect(draw(excel, sampleDrawing(), { signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow(
    "no",
  );
  expect(excel.syncs).toBe(0);
});
