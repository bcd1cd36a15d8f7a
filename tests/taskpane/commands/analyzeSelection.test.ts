import { analyzeSelection } from "../../../src/taskpane/commands/analyzeSelection";

/** An Excel in which cells are selected, or none that hold anything. */
function selected(values: unknown[][] | null): Excel.RequestContext {
  const used = { load: () => undefined, isNullObject: values === null, values, address: "Sheet1!A1:A2" };
  return {
    workbook: { getSelectedRange: () => ({ getUsedRangeOrNullObject: () => used }) },
    sync: () => Promise.resolve(),
  } as unknown as Excel.RequestContext;
}

test.each([
  ["empty cells", null, /^The selected cells are empty: select all cells of a pasted result of HCIBench/],
  ["anything else", [["eggs"], ["milk"]], /^Sheet1!A1:A2 holds no benchmark results: select all cells/],
])("%s are refused with what to select", async (_name, values, message) => {
  await expect(analyzeSelection(selected(values))).rejects.toThrow(message);
});
