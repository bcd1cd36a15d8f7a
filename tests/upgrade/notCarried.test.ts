import { addSheet, formulaIn, read010, recalculated, sheetOf, shownAt, type, upgraded } from "./oldWorkbook";

/** Hosts of 0.1.0 with what the new plan has no place for. */
async function notes(): ReturnType<typeof read010> {
  const read = await read010("hosts");
  type(read, "Hosts!G29", "ask Bob");
  type(read, "Hosts!G30", "=B29*2");
  type(read, "Hosts!J100", "far note");
  type(read, "Capacity!H3", "note on capacity");
  addSheet(read, "Mine");
  type(read, "Mine!A1", "=Hosts!G30+1");
  return recalculated(read);
}

test("notes that the new plan has no place for are kept on a sheet, formulas as text with their last value", async () => {
  const { drawing, report } = upgraded(await notes());
  expect(report.notCarriedSheet).toBe("Not carried");
  const sheet = sheetOf(drawing, "Not carried");
  expect(drawing.sheets.at(-1)).toBe(sheet);
  expect(sheet.formulas).toEqual([]);
  expect(sheet.values.slice(4).map(([place, , content, value]) => [place, content, value])).toEqual([
    ["Hosts!G29", "ask Bob", "ask Bob"],
    ["Hosts!G30", "=B29*2", 12],
    ["Hosts!J100", "far note", "far note"],
    ["Capacity!H3", "note on capacity", "note on capacity"],
    ["Mine!A1", "=Hosts!G30+1", 13],
  ]);
});

test("a reference to such a cell uses its last value, and is listed", async () => {
  const { drawing, report } = upgraded(await notes());
  expect(formulaIn(drawing, "Mine!A1")).toBe("'Not carried'!D6+1");
  expect(shownAt(drawing, "Mine!A1")).toBe(13);
  expect(report.notCarried.at(-1)).toEqual({
    ...{ sheet: "Mine", cell: "A1", label: "", holds: "=Hosts!G30+1" },
    because: "refers to Hosts!G30, not carried: the last value is used, which is on the sheet Not carried",
  });
});

test("upgraded once more, the sheet is the planner's and stays", async () => {
  const first = upgraded(await notes());
  const again = upgraded({ drawing: first.drawing, losses: [], lost: [], isOwn: true });
  expect(again.report.notCarriedSheet).toBeNull();
  expect(again.drawing.sheets).toEqual(first.drawing.sheets);
});

test("where everything is carried there is no such sheet", async () => {
  const { drawing, report } = upgraded(await read010("hosts"));
  expect(report.notCarriedSheet).toBeNull();
  expect(drawing.sheets.map(({ name }) => name)).not.toContain("Not carried");
});

test("formulas next to a plan that refer to each other are carried, whichever comes first", async () => {
  const read = await read010("hosts");
  type(read, "Hosts!H29", "=H30*2");
  type(read, "Hosts!H30", "=B29");
  const { drawing, report } = upgraded(recalculated(read));
  const places = report.carried.map(({ now }) => now);
  expect(report.notCarried).toEqual([]);
  expect(places.map((place) => shownAt(drawing, place)).sort()).toEqual([12, 6]);
});
