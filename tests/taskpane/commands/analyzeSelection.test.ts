import { analyzeSelection } from "../../../src/taskpane/commands/analyzeSelection";

const ignore = () => undefined;

/** An Excel in which cells are selected, or none that hold anything. */
function selected(values: unknown[][] | null): Excel.RequestContext {
  const block = values ?? [];
  const size = { rowIndex: 0, columnIndex: 0, rowCount: block.length, columnCount: 1 };
  const texts = block.map((row) => row.map(() => "General"));
  const range = { values: block, formulas: block, numberFormat: texts, load: ignore, untrack: ignore };
  const worksheet = { getRangeByIndexes: () => range, getCell: ignore };
  const used = { load: ignore, isNullObject: values === null, address: "Sheet1!A1:A2", worksheet, ...size };
  return {
    workbook: { getSelectedRange: () => ({ getUsedRangeOrNullObject: () => used }) },
    sync: () => Promise.resolve(),
  } as unknown as Excel.RequestContext;
}

test.each([
  ["empty cells", null, /^The selected cells are empty: select all cells of a pasted result of HCIBench/],
  ["anything else", [["eggs"], ["milk"]], /^Sheet1!A1:A2 contains no benchmark results: select all cells/],
])("%s are refused with what to select", async (_name, values, message) => {
  await expect(analyzeSelection(selected(values))).rejects.toThrow(message);
});
