import type { CellValue } from "../../src/workbook/spec";
import { sameValue } from "../../src/verify/sameValue";

test.each<[CellValue, CellValue, boolean]>([
  [1, 1 + 9e-10, true],
  [1, 1 + 2e-9, false],
  [0, 9e-13, true],
  [0, 2e-12, false],
  [1e9, 1e9 + 0.9, true],
  [1e9, 1e9 + 2, false],
  ["a", "a", true],
  ["a", "A", false],
  ["4K 1", "4K 1  ", true],
  ["a b", "a  b", false],
  ["1", 1, false],
  [true, true, true],
  [true, 1, false],
  [null, "", true],
  [null, 0, false],
  [{ error: "#N/A" }, { error: "#N/A", message: "why" }, true],
  [{ error: "#N/A" }, { error: "#NUM!" }, false],
  [{ error: "#VALUE!" }, { error: "#SPILL!" }, true],
  [{ error: "#N/A" }, "#N/A", false],
])("%j shows %j: %s", (saved, calculated, same) => {
  expect(sameValue(saved, calculated)).toBe(same);
});
