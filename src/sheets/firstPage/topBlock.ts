import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Block } from "../block";
import { contextLine, customerTitle } from "./customerLine";
import { COLUMN } from "./pageColumns";
import { markFormats } from "../markFormats";
import { firstCasesIn, type Verdict } from "../verdict";

/** Rows of the top, which stay in view while the rest scrolls. */
export const TOP_ROWS = 4;

/** Heights in points: customer, context, what is missing, verdict. */
const HEIGHTS = [28, 17, 13, 42];

/**
 * The top of a first page, which stays in view: the customer, the question with project, author, version and date, a line that is
 * empty while the custom functions answer, and the band of the verdict: its mark and its sentence. The whole verdict, whose
 * id is `verdict`, stands beyond the page, with the cells of its first cases above it.
 */
export function topBlock(title: string, question: string, { formula: verdict, firstCases }: Verdict): Block {
  if (firstCases.length >= TOP_ROWS)
    throw new Error(`no room for ${firstCases.length + 1} cells of a verdict`);
  const firstCasesAt = (row: number, place: number): string =>
    `${COLUMN.low}${row + TOP_ROWS - 1 - firstCases.length + place}`;
  return {
    height: TOP_ROWS,
    ids: (row) => ({
      verdict: `${COLUMN.low}${row + 3}`,
      ...Object.fromEntries(firstCases.map((_, place) => [firstCasesIn(place), firstCasesAt(row, place)])),
    }),
    draw: (place) => {
      const { row, columns, lastRow } = place;
      const whole = `$${COLUMN.low}$${row + 3}`;
      const right = columnName(columns - 1);
      const figures = `$B$${row + TOP_ROWS}:$${right}$${lastRow}`;
      const formula = (
        at: string,
        text: string,
        style: StyleName,
        more: { columns?: number; format?: string } = {},
      ): CellSpec => ({
        kind: "formula",
        at,
        formula: place.formula(text),
        style,
        ...more,
      });
      return {
        cells: [
          formula(`A${row}`, customerTitle(title), "pageTitle"),
          formula(`A${row + 1}`, contextLine(question), "pageContext"),
          formula(`${right}${row + 1}`, 'IF({planDate}="","",{planDate})', "pageCustomer", {
            format: "yyyy-mm-dd",
          }),
          formula(`A${row + 2}`, missingFunctions(figures), "missing"),
          formula(`A${row + 3}`, `LEFT(${whole},1)`, "bandMark"),
          formula(`B${row + 3}`, `MID(${whole},3,1000)`, "bandText", { columns: columns - 1 }),
          formula(`${COLUMN.low}${row + 3}`, verdict, "stripScale"),
          ...firstCases.map((text, place) => formula(firstCasesAt(row, place), text, "stripScale")),
        ],
        rowHeights: HEIGHTS.map((points, i) => ({ rows: [row + i, row + i], points })),
        conditionalFormats: markFormats(`A${row + 3}:${right}${row + 3}`, `$A$${row + 3}`),
      };
    },
  };
}

/**
 * Calls a custom function with a count of the sheet's figures, so that it recalculates with every change: without the
 * add-in it then says why figures turned into `#NAME?`.
 */
function missingFunctions(figures: string): string {
  const words =
    "The add-in HCI Planner is not loaded: figures are those of the last calculation, changed ones show #NAME? (see Basis).";
  return `IFERROR(IF(DISK_TIB(1+COUNT(${figures}))>0,"",""),"${words}")`;
}
