import { tableArea } from "../../src/explain/tableArea";
import type { TableCells } from "../../src/explain/workbookCells";

const LOADS: TableCells = {
  name: "Loads",
  sheet: "Sheet",
  area: { row: 4, column: 1, rows: 3, columns: 3 },
  headers: ["Load", "MB/s", "a]b"],
  hasHeaders: true,
  hasTotals: true,
};
/** Data alone. */
const BARE: TableCells = {
  ...LOADS,
  name: "Bare",
  area: { ...LOADS.area, row: 10 },
  hasHeaders: false,
  hasTotals: false,
};

const at = (row: number, sheet = "Sheet") => ({ at: { sheet, row, column: 2 }, tables: [LOADS, BARE] });

test.each([
  ["Loads", "", "$B$5:$D$7"],
  ["loads", "MB/s", "$C$5:$C$7"],
  ["Loads", "[MB/s]", "$C$5:$C$7"],
  ["Loads", "[MB/s]:[Load]", "$B$5:$C$7"],
  ["Loads", "#Headers", "$B$4:$D$4"],
  ["Loads", "[#Headers],[MB/s]", "$C$4"],
  ["Loads", "[#Data],[Load]:[MB/s]", "$B$5:$C$7"],
  ["Loads", "#Totals", "$B$8:$D$8"],
  ["Loads", "[#totals],[MB/s]", "$C$8"],
  ["Loads", "#All", "$B$4:$D$8"],
  ["Loads", "[#All],[MB/s]", "$C$4:$C$8"],
  ["Loads", "[#All],[Load]:[MB/s]", "$B$4:$C$8"],
  ["Loads", "[#Headers],[#Data],[MB/s]", "$C$4:$C$7"],
  ["Loads", "[#Data],[#Headers],[MB/s]", "$C$4:$C$7"],
  ["Loads", "[#Data],[#Totals]", "$B$5:$D$8"],
  ["Bare", "#All", "$B$11:$D$13"],
  ["Bare", "[#Headers],[#Data]", "$B$11:$D$13"],
  ["Bare", "[#Data],[#Totals],[Load]", "$B$11:$B$13"],
  ["Loads", "a']b", "$D$5:$D$7"],
  ["Loads", "[#This Row],[MB/s]", "$C$6"],
  ["Loads", "@", "$B$6:$D$6"],
  ["Loads", "@MB/s", "$C$6"],
  ["", "@[MB/s]", "$C$6"],
  ["", "MB/s", "$C$5:$C$7"],
])("%s[%s] is %s", (name, inside, area) => {
  expect(tableArea(name, inside, at(5))).toBe(area);
});

test.each([
  ["Gone", "MB/s"],
  ["Loads", "Gone"],
  ["Loads", "[MB/s]:[Gone]"],
  ["Loads", "#Rows"],
  ["Loads", "[#Headers],[#Totals],[MB/s]"],
  ["Loads", "[#Headers],[#Data],[#Totals]"],
  ["Loads", "@[#Totals]"],
  ["Loads", "[Load],[MB/s],[a']b]"],
  ["Bare", "#Headers"],
  ["Bare", "#Totals"],
])("%s[%s] has no place that is known", (name, inside) => {
  expect(tableArea(name, inside, at(5))).toBeUndefined();
});

test("this row is one of the table's rows, on its sheet", () => {
  const rows = [3, 4, 6, 7].map((row) => tableArea("Loads", "@Load", at(row)));
  expect(rows).toEqual([undefined, "$B$5", "$B$7", undefined]);
  expect(tableArea("Loads", "@Load", at(5, "Other"))).toBeUndefined();
  expect(tableArea("", "@Load", at(8))).toBeUndefined();
});

test("a table of another sheet has that in front", () => {
  expect(tableArea("Loads", "MB/s", at(5, "My other"))).toBe("Sheet!$C$5:$C$7");
});

test("a cell next to a table is not in it", () => {
  const columns = [0, 1, 3, 4].map((column) =>
    tableArea("", "MB/s", { at: { sheet: "Sheet", row: 5, column }, tables: [LOADS] }),
  );
  expect(columns).toEqual([undefined, "$C$5:$C$7", "$C$5:$C$7", undefined]);
});
