import type { Block } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import type { CellSpec } from "../../workbook/spec";
import { rowOfTest, testNumber } from "../checks/testNumber";

/** Runs that are listed and drawn; the sheet Results has them all. */
export const MAX_LISTED = 40;

/** Columns of the list of runs, with the column of Results that each shows. */
const LIST_COLUMNS = [
  { id: "iops", column: "B", header: "IOPS", format: "#,##0" },
  { id: "mib", column: "C", header: "MiB/s", format: "#,##0.0" },
  { id: "latency", column: "D", header: "Latency (ms)", format: "0.00" },
  { id: "ghz", column: "E", header: "vSAN GHz (model)", format: "#,##0.0" },
] as const;

/** A figure of a test in the table Results, wherever its row is; nothing where it is none. */
export function figureOfTest(header: string, test: number | string): string {
  const cell = `INDEX(Results[${header}],${rowOfTest("Results", test)})`;
  return `IFERROR(IF(ISNUMBER(${cell}),${cell},""),"")`;
}

/**
 * The runs in a few words with their figures, as charts draw them. Ids: `runs.label`, `runs.iops` ... for all of them.
 */
export function runListBlock(labels: readonly string[], runCount: number): Block {
  const title =
    runCount > labels.length ? `Runs: the first ${labels.length} of ${runCount}, all are in Results` : "Runs";
  const range = (column: string, row: number): string => {
    const first = row + 2;
    return labels.length === 1
      ? `${column}${first}`
      : `${column}${first}:${column}${first + labels.length - 1}`;
  };
  return {
    height: labels.length + 2,
    ids: (row) => ({
      "runs.label": range("A", row),
      ...Object.fromEntries(LIST_COLUMNS.map(({ id, column }) => [`runs.${id}`, range(column, row)])),
    }),
    draw: ({ row, columns }) => ({
      cells: [
        headingCell(title, row, columns),
        { kind: "text", at: `A${row + 1}`, text: "Run", style: "header" },
        ...LIST_COLUMNS.map(({ column, header }): CellSpec => ({
          kind: "text",
          at: `${column}${row + 1}`,
          text: header,
          style: "numberHeader",
        })),
        ...labels.flatMap((label, i): CellSpec[] => [
          { kind: "text", at: `A${row + 2 + i}`, text: label },
          ...LIST_COLUMNS.map(({ column, header, format }): CellSpec => {
            const formula = figureOfTest(header, testNumber(i));
            return { kind: "formula", at: `${column}${row + 2 + i}`, formula, format, style: "value" };
          }),
        ]),
      ],
    }),
  };
}
