import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { tableBlock } from "../../sheets/tableBlock";
import type { TableColumnSpec } from "../../workbook/spec";
import type { CheckFigure } from "../checks/checkFigure";
import { CHECK_FIGURES } from "../checks/figures";
import type { FindingContext } from "../findings/rule";
import { TEST_NUMBER, testNumber } from "../checks/testNumber";
import { VERDICT_FORMULA } from "./verdict";

/** Characters side by side that can still be read on a printed page. */
const PAGE_CHARACTERS = 190;

const RUN: CheckFigure = { header: "Run", width: 66, of: ({ label }) => label };

/** Of the column with the numbers of the tests. */
const TEST_WIDTH = 7;

const COLUMNS: readonly CheckFigure[] = [
  RUN,
  { header: "Verdict", width: 16, formula: VERDICT_FORMULA, of: () => null },
  ...CHECK_FIGURES,
];

/** Sheet `Check figures`: what every run is judged by, a column a figure. Its verdicts follow the thresholds. */
export function checkFiguresSheet(context: FindingContext): PlanSheet {
  const widths = COLUMNS.map(({ width }) => width);
  const others = widths.reduce((sum, width) => sum + width, TEST_WIDTH) - RUN.width;
  return {
    name: "Check figures",
    blocks: [
      sheetTop(
        "Check figures",
        "What every run is judged by. Verdicts follow the thresholds on sheet Checks.",
      ),
      tableBlock("Runs", {
        name: "Checks",
        columns: [
          ...COLUMNS.map(({ header, format, formula }): TableColumnSpec => ({
            header,
            ...(format === undefined ? {} : { format }),
            ...(formula === undefined ? {} : { formula }),
          })),
          { header: TEST_NUMBER, format: "0" },
        ],
        rows: context.checked.map((checked, i) => [
          ...COLUMNS.map(({ formula, of }) => (formula === undefined ? of(checked, context) : null)),
          testNumber(i),
        ]),
      }),
    ],
    columnWidths: [...widths, TEST_WIDTH],
    columns: 6,
    freezeRows: 2,
    print: {
      orientation: "landscape",
      repeatColumns: [1, 1],
      pagesWide: Math.ceil(others / (PAGE_CHARACTERS - RUN.width)),
    },
  };
}
