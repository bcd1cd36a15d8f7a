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

test("a note in larger letters takes fewer of them, and higher lines", () => {
  const style = (name: "title" | "plain", row: number, column: number) => ({ row, column, rows: 1, columns: 1, style: name });
  const drawing = { ...sheet([10, 10, 10, 10]), styles: [style("plain", 0, 0), style("title", 1, 0), style("title", 0, 1)] };
  const text = "word ".repeat(8).trim();
  // 42 characters of 11 points are 25.7 of 18; two lines of 15 × 18 ÷ 11
  expect(noteHeight(text, { ...FOUR, row: 1 }, drawing)).toBe(50);
  // The first cell of the area decides, and neither the row below nor the column beside.
  expect(noteHeight(text, FOUR, drawing)).toBe(15);
}); // prettier-ignore
