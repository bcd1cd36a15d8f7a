import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { tableBlock } from "../../sheets/tableBlock";
import type { ComparedVariant } from "./comparedRows";
import { comparisonTable } from "./comparisonTable";
import { outcomeBlocks } from "./outcomeBlocks";

/** Row of the table's headers: behind the title, a blank row and the heading. */
const HEADER_ROW = 5;

/** Sheet `Compared figures`: every figure of every pair, with what each metric did in short. Printed up to the verdict. */
export function comparedFiguresSheet(compared: readonly ComparedVariant[]): PlanSheet {
  return {
    name: "Compared figures",
    blocks: [
      sheetTop("Compared figures", "Every figure that both runs of a pair state, and how it changed."),
      tableBlock("By metric", comparisonTable(compared)),
      ...compared.flatMap(outcomeBlocks),
    ],
    columnWidths: [40, 22, 15, 20, 14, 14, 12, 15, 13, 12, 11, 28, 28, 11, 9, 20],
    columns: 8,
    freezeRows: 2,
    print: { orientation: "landscape", repeatRows: [HEADER_ROW, HEADER_ROW] },
    printThrough: "H",
  };
}
