import { cellsOf, isMet, ratioOf, type Row } from "../../bench/row";

const row = (facts: Partial<Row>): Row => ({ id: "a", what: "A", unit: "s", ours: 3, ...facts });
const peer = (figure: number | null) => ({ name: "unzip -p", figure });

test.each<[Partial<Row>, boolean | null]>([
  [{ ours: 60, goal: { most: 60, of: "figure" } }, true],
  [{ ours: 60.01, goal: { most: 60, of: "figure" } }, false],
  [{ ours: 4, goal: { least: 4, of: "figure" } }, true],
  [{ ours: 3, goal: { least: 4, of: "figure" } }, false],
  [{ ours: 3, peer: peer(2), goal: { most: 1.5, of: "ratio" } }, true],
  [{ ours: 3.01, peer: peer(2), goal: { most: 1.5, of: "ratio" } }, false],
  [{ ours: 4, peer: peer(2), goal: { least: 2, of: "ratio" } }, true],
  [{ ours: 3.99, peer: peer(2), goal: { least: 2, of: "ratio" } }, false],
  [{ ours: 3, peer: peer(null), goal: { most: 1.5, of: "ratio" } }, null],
  [{ ours: null, goal: { most: 60, of: "figure" } }, null],
  [{ ours: 3, peer: peer(2) }, null],
])("%j: met is %s", (facts, met) => {
  expect(isMet(row(facts))).toBe(met);
});

test("a ratio needs both figures", () => {
  expect([peer(2), peer(null), peer(0)].map((one) => ratioOf(row({ peer: one })))).toEqual([1.5, null, null]);
});

test.each<[Partial<Row>, string[]]>([
  [{}, ["A", "", "", "3.00 s", "", "", ""]],
  [
    { peer: peer(2.345), goal: { most: 1.5, of: "ratio" } },
    ["A", "≤ 1.5×", "unzip -p: 2.35 s", "3.00 s", "1.28", "met", ""],
  ],
  [
    { peer: peer(null), goal: { most: 1.5, of: "ratio" } },
    ["A", "≤ 1.5×", "unzip -p: not installed", "3.00 s", "", "not measured", ""],
  ],
  [
    { ours: 1234.5, unit: "MB", goal: { most: 250, of: "figure" } },
    ["A", "≤ 250 MB", "", "1,235 MB", "", "NOT MET", ""],
  ],
  [
    { ours: null, goal: { most: 5000, of: "figure" }, unit: "ms", remark: "it needs Chromium" },
    ["A", "≤ 5,000 ms", "", "", "", "not measured", "it needs Chromium"],
  ],
  [{ ours: 9, unit: "", goal: { least: 4, of: "figure" } }, ["A", "≥ 4", "", "9", "", "met", ""]],
])("%j as cells of the table", (facts, cells) => {
  expect(cellsOf(row(facts))).toEqual(cells);
});
