import { cellLists } from "../../src/verify/cellLists";
import { verificationOf } from "./verificationOf";

const SHOWN = { sheet: "Hosts", cell: "B3", formula: "=A1+1", saved: 3, calculated: 2 };
const CHANGED = { sheet: "Hosts", cell: "B4", kind: "constant", holds: 2, expected: 1 } as const;
const UNCOVERED = { sheet: "Hosts", cell: "B5", formula: "=NOW()", because: "it changes" };

test("cells are listed by kind, the most serious first, each with what is to be known of it", () => {
  const found = cellLists(
    verificationOf({
      uncovered: [UNCOVERED],
      changed: [CHANGED],
      withoutAddIn: [{ ...SHOWN, cell: "B6", saved: { error: "#NAME?" } }],
      busy: [{ ...SHOWN, cell: "B7", saved: null }],
      differing: [SHOWN, { ...SHOWN, sheet: "Disks" }],
    }),
  );
  expect(found).toEqual([
    {
      kind: "differing",
      cells: [
        { sheet: "Hosts", cell: "B3", text: "shows 3, calculated 2: =A1+1" },
        { sheet: "Disks", cell: "B3", text: "shows 3, calculated 2: =A1+1" },
      ],
    },
    { kind: "busy", cells: [{ sheet: "Hosts", cell: "B7", text: "shows nothing, calculated 2: =A1+1" }] },
    {
      kind: "withoutAddIn",
      cells: [{ sheet: "Hosts", cell: "B6", text: "shows #NAME?, calculated 2: =A1+1" }],
    },
    { kind: "changed", cells: [{ sheet: "Hosts", cell: "B4", text: "constant 2, the plan has 1" }] },
    { kind: "uncovered", cells: [{ sheet: "Hosts", cell: "B5", text: "it changes: =NOW()" }] },
  ]);
});

test.each([
  ["differing", { differing: [SHOWN] }],
  ["busy", { busy: [SHOWN] }],
  ["withoutAddIn", { withoutAddIn: [SHOWN] }],
  ["changed", { changed: [CHANGED] }],
  ["uncovered", { uncovered: [UNCOVERED] }],
])("a workbook with cells of the kind %s has a list of these alone", (kind, found) => {
  expect(cellLists(verificationOf(found)).map((list) => list.kind)).toEqual([kind]);
});

test("a workbook in which nothing was found has no list", () => {
  expect(cellLists(verificationOf())).toEqual([]);
});
