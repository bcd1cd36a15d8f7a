import { sentence } from "../../src/workbench/lostFormulasNotice";

const lost = (row: number) => ({ sheetId: "sheet-0", row, column: 1, formula: "=A1" });
const nameOf = (id: string) => (id === "sheet-0" ? "Start" : "");

test("the sentence names the first cell, and how many there are", () => {
  expect(sentence([lost(8)], nameOf)).toBe(
    "Start!B9 held a formula: its result no longer follows your inputs.",
  );
  expect(sentence([lost(8), lost(9)], nameOf)).toBe(
    "2 cells held formulas, the first Start!B9: their results no longer follow your inputs.",
  );
  expect(sentence([], nameOf)).toBe("");
});
