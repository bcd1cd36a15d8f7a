import { columnName } from "../../workbook/address";
import { sheetTop } from "../../sheets/sheetTop";
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

const RUN: CheckFigure = { header: "Run", width: 44, of: ({ label }) => label };

/** Row of the headers: behind the title, a blank row and the heading. */
const HEADER_ROW = 5;

/** Of the column with the numbers of the tests. */
const TEST_WIDTH = 7;

const COLUMNS: readonly CheckFigure[] = [
  RUN,
  { header: "Verdict", width: 16, formula: VERDICT_FORMULA, of: () => null },
  ...CHECK_FIGURES,
];

/** How many columns a page has room for. */
function printedColumns(): number {
  let characters = 0;
  return COLUMNS.filter(({ width }) => (characters += width) <= PAGE_CHARACTERS).length;
}

/** Sheet `Check figures`: what every run is evaluated by, a column a figure. Its verdicts follow the thresholds. */
export function checkFiguresSheet(context: FindingContext): PlanSheet {
  const widths = COLUMNS.map(({ width }) => width);
  const printed = printedColumns();
  return {
    name: "Check figures",
    blocks: [
      sheetTop(
        "Check figures",
        `Figures behind the verdicts, one row per run. Verdicts follow the thresholds on sheet Checks. Prints columns up to "${COLUMNS[printed - 1]?.header}".`,
      ),
      tableBlock("Runs", {
        name: "Checks",
        columns: [
          ...COLUMNS.map(({ header, format, formula }): TableColumnSpec => ({
            header,
            ...(header === RUN.header ? { style: "paragraph" } : {}),
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
    print: { orientation: "landscape", repeatRows: [HEADER_ROW, HEADER_ROW] },
    printThrough: columnName(printed - 1),
  };
}
