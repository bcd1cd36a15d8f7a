import { selectionText } from "../../src/workbench/access/describeSelection";

const cell = { sheet: "Start", row: 8, column: 1, value: 30.4, formula: "", count: 1 };

test.each([
  [cell, "Start, B9: 30.4"],
  [{ ...cell, value: null }, "Start, B9: blank"],
  [{ ...cell, value: "" }, "Start, B9: blank"],
  [{ ...cell, value: 0 }, "Start, B9: 0"],
  [{ ...cell, value: false }, "Start, B9: false"],
  [{ ...cell, value: { error: "#N/A" } as const }, "Start, B9: #N/A"],
  [{ ...cell, formula: "=A1*2" }, "Start, B9: 30.4, formula A1*2"],
  [{ ...cell, count: 6 }, "Start, B9: 30.4, 6 cells selected"],
])("%j is read as %s", (selected, text) => {
  expect(selectionText(selected)).toBe(text);
});
