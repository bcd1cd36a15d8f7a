import { changedNames } from "../../src/verify/changedNames";
import { changeOf } from "../../src/verify/sentences";
import type { NameFeature } from "../../src/workbook/drawing";
import { workbookOf } from "./drawn";

type Names = [string, NameFeature["refersTo"]][];

const CELL = { sheet: "Plan", range: "B3" };
const RANGE = { sheet: "Disk groups", range: "B3:B9" };
const FORMULA = { formula: "Plan!$B$3*2" };

test.each<[string, Names, Names, string[]]>([
  ["the same cell", [["Plan_Hosts", CELL]], [["Plan_Hosts", CELL]], []],
  ["the same cell under a name in other letters", [["PLAN_HOSTS", CELL]], [["Plan_Hosts", CELL]], []],
  ["the same cell as a formula", [["Plan_Hosts", { formula: "Plan!B3" }]], [["Plan_Hosts", CELL]], []],
  ["the same range", [["Disks", RANGE]], [["Disks", RANGE]], []],
  ["the same formula", [["Total", { formula: "plan!$b$3 * 2" }]], [["Total", FORMULA]], []],
  ["a name of the planner", [["Mine", CELL]], [], []],
  [
    "another cell",
    [["Plan_Hosts", { ...CELL, range: "B4" }]],
    [["Plan_Hosts", CELL]],
    ["Plan!B3: the name Plan_Hosts means =Plan!B4, the plan has =Plan!B3"],
  ],
  [
    "another range",
    [["Disks", { ...RANGE, range: "B3:B8" }]],
    [["Disks", RANGE]],
    ["Disk groups!B3: the name Disks means ='Disk groups'!B3:B8, the plan has ='Disk groups'!B3:B9"],
  ],
  [
    "another sheet",
    [["Plan_Hosts", { ...CELL, sheet: "Mine" }]],
    [["Plan_Hosts", CELL]],
    ["Plan!B3: the name Plan_Hosts means =Mine!B3, the plan has =Plan!B3"],
  ],
  [
    "a formula for a cell",
    [["Plan_Hosts", { formula: "8" }]],
    [["Plan_Hosts", CELL]],
    ["Plan!B3: the name Plan_Hosts means =8, the plan has =Plan!B3"],
  ],
  [
    "another formula",
    [["Total", { formula: "Plan!$B$3*3" }]],
    [["Total", FORMULA]],
    ["!: the name Total means =Plan!$B$3*3, the plan has =Plan!$B$3*2"],
  ],
  [
    "no such name",
    [["Disks", RANGE]],
    [
      ["Plan_Hosts", CELL],
      ["Disks", RANGE],
      ["Total", FORMULA],
    ],
    [
      "Plan!B3: the name Plan_Hosts is missing, the plan has it for =Plan!B3",
      "!: the name Total is missing, the plan has it for =Plan!$B$3*2",
    ],
  ],
])("a workbook with %s", (_, now, then, changes) => {
  const found = changedNames(workbookOf([], now), workbookOf([], then).names);
  expect(found.every(({ kind }) => kind === "name")).toBe(true);
  expect(found.map((one) => `${one.sheet}!${one.cell}: ${changeOf(one)}`)).toEqual(changes);
});
