import { describeRepair } from "../../src/taskpane/health/describeRepair";

const nothing = { repaired: 0, unbound: 0, protectedSheets: [], failed: [] };

test.each([
  [nothing, ""],
  [{ ...nothing, repaired: 1 }, "1 formula was re-entered."],
  [{ ...nothing, repaired: 1200 }, "1,200 formulas were re-entered."],
  [
    { ...nothing, repaired: 2, unbound: 1 },
    "2 formulas were re-entered. 1 formula still shows #NAME? because Excel does not know the functions: " +
      "on the Home tab, select Add-ins, then HCI Planner, then press Repair formulas on the Health tab.",
  ],
  [
    { ...nothing, repaired: 2, protectedSheets: [{ name: "Locked", cells: 1 }] },
    "2 formulas were re-entered. Sheet Locked is protected: 1 formula on it still needs repair.",
  ],
  [
    { ...nothing, protectedSheets: [{ name: "Locked", cells: 3 }], failed: [{ name: "Odd", reason: "no." }] },
    "Sheet Locked is protected: 3 formulas on it still need repair. Sheet Odd could not be repaired: no.",
  ],
])("%j", (repair, words) => {
  expect(describeRepair(repair)).toBe(words);
});
