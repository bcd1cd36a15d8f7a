import type { SheetDrawing } from "../../../src/workbook/drawing";
import { headerHeight, noteHeight } from "../../../src/workbook/writers/rowHeights";

function sheet(widths: number[]): SheetDrawing {
  const features = [{ kind: "columnWidths", widths } as const];
  return { name: "A", rows: 1, columns: 4, values: [], formulas: [], styles: [], features };
}

const FOUR = { row: 0, column: 0, rows: 1, columns: 4 };

test.each([
  ["one line", "Short.", [10, 10, 10, 10], 15],
  ["two lines", "word ".repeat(12).trim(), [10, 10, 10, 10], 30],
  ["fewer lines in wider columns", "word ".repeat(12).trim(), [40, 10, 10, 10], 15],
  ["a line for each break", "a\nb\nc", [10, 10, 10, 10], 45],
  ["words longer than a line", "x".repeat(100), [10, 10, 10, 10], 45],
  ["no more than Excel's tallest row", "word ".repeat(5000), [10, 10, 10, 10], 409],
])("a note is as high as its text: %s", (_, text, widths, points) => {
  expect(noteHeight(text, FOUR, sheet(widths))).toBe(points);
});

test("a table's header row is higher only where a header wraps", () => {
  expect(headerHeight(["Case", "IOPS"], FOUR, sheet([10, 10]))).toBeUndefined();
  expect(headerHeight(["Case", "Block size (KiB)"], FOUR, sheet([10, 10]))).toBe(45);
});
