import { contentsMark } from "../../src/workbench/contentsMark";
import { namesIn, withoutSheets, withSheets } from "../../src/workbench/sheetsOf";
import { renameForWorkbook } from "../../src/workbook/names/renameForWorkbook";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import type { UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../src/workbook/writers/univer/writeUniver";
import { sampleDrawing } from "../workbook/sampleWorkbook";

const opened = (sample = sampleDrawing()): UniverSnapshot => writeUniver(sample).output;

/** The sample with names of cells alone, as plans have them. */
function withNamesOfCells(): WorkbookDrawing {
  const sample = sampleDrawing();
  return { ...sample, names: sample.names.filter(({ refersTo }) => "sheet" in refersTo) };
}

/** A sample with itself behind it, as a template is inserted twice. */
function twice(sample = sampleDrawing()) {
  const now = opened(sample);
  const { drawing } = renameForWorkbook(sample, namesIn(now));
  const added = writeUniver(drawing, now.sheetOrder.length).output;
  return { now, drawing, both: withSheets(now, added, now.sheetOrder.length), added };
}

const goneOf = ({ sheets, names }: WorkbookDrawing) => ({
  sheets: sheets.map(({ name }) => name),
  names: names.map(({ name }) => name),
});

test("sheets that are added are behind the others, with names of their own", () => {
  const { now, drawing, both } = twice();
  expect(both.sheetOrder.slice(0, now.sheetOrder.length)).toEqual(now.sheetOrder);
  expect(new Set(both.sheetOrder).size).toBe(2 * now.sheetOrder.length);
  const { sheets, names, tables } = namesIn(both);
  expect(sheets.slice(now.sheetOrder.length)).toEqual(drawing.sheets.map(({ name }) => name));
  for (const list of [sheets, names, tables]) expect(new Set(list).size).toBe(list.length);
});

test("sheets that are added in front of others leave these in their order", () => {
  const { now, added } = twice();
  const [first = "", ...others] = now.sheetOrder;
  expect(withSheets(now, added, 1).sheetOrder).toEqual([first, ...added.sheetOrder, ...others]);
});

test("taking them away leaves the workbook as it was", () => {
  const { now, drawing, both } = twice(withNamesOfCells());
  const left = withoutSheets(both, goneOf(drawing));
  expect(left).toEqual({ ...now, styles: left.styles });
});

test("a name that stands for no cells of theirs may be the user's, and stays", () => {
  const { now, drawing, both } = twice();
  const { names } = namesIn(withoutSheets(both, goneOf(drawing)));
  expect(names).toEqual([...namesIn(now).names, "Share_2", "Twice_2"]);
});

test.each([
  ["nothing", () => undefined, true],
  ["a calculated result", (cell: { v?: unknown }) => (cell.v = 42), true],
  ["a formula", (cell: { f?: unknown }) => (cell.f = "=1+1"), false],
] as const)("the mark of the contents after %s changed", (_name, change, same) => {
  const before = opened();
  const after = opened();
  const cells = Object.values(after.sheets).flatMap(({ cellData }) =>
    Object.values(cellData).flatMap((row) => Object.values(row)),
  );
  const formula = cells.find(({ f }) => f);
  if (!formula) throw new Error("the sample has no formula");
  change(formula);
  expect(contentsMark(after) === contentsMark(before)).toBe(same);
});
