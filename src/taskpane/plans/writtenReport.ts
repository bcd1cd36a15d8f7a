import type { WorkbookSpec } from "../../workbook/spec";
import type { DrawnSheets } from "../spreadsheet";
import type { EarlierReport } from "./earlierReport";

/**
 * A report that was just drawn, for its next update.
 *
 * @param planned The report before anything was taken over from an earlier one: what the pane made of it.
 */
export function writtenReport(
  { sheets, records = [] }: WorkbookSpec,
  drawn: DrawnSheets,
  isComparison: boolean,
): EarlierReport {
  const names = new Map(sheets.map(({ name }, i) => [name, drawn.sheets[i] ?? name]));
  const values = new Map(
    sheets.flatMap(({ name, cells }) =>
      cells.flatMap((cell) => (cell.kind === "input" ? [[`${name}!${cell.at}`, cell.value] as const] : [])),
    ),
  );
  const inputs = records.flatMap((record) => record.inputs);
  const began = inputs.flatMap(({ id, sheet, at }) => {
    const value = values.get(`${sheet}!${at}`);
    return value === undefined ? [] : [[id, value] as const];
  });
  return {
    plan: {
      inputs: inputs.map((input) => ({ ...input, sheet: names.get(input.sheet) ?? input.sheet })),
      drawn: new Map(began),
    },
    drawn,
    isComparison,
    isOfToday: true,
  };
}
