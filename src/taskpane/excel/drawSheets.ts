import { layout } from "../../workbook/layout";
import type { WorkbookSpec } from "../../workbook/spec";
import { validate } from "../../workbook/validate";
import { writeWorkbook } from "../../workbook/writers/officejs/writeWorkbook";
import type { ConnectedExcel } from "../connectedExcel";
import type { DrawnSheets } from "../spreadsheet";
import type { Task } from "../task";

/** What was drawn, and what this Excel cannot show, each in a sentence. */
export interface DrawnInExcel extends Omit<DrawnSheets, "remarks"> {
  losses: string[];
}

/**
 * Draws a workbook as new sheets behind the others.
 *
 * @param functionIds All custom functions: a formula that calls another one is refused before anything is drawn.
 * @throws DrawingFailure if Excel refuses anything; the workbook is then as it was.
 */
export async function drawSheets(
  spec: WorkbookSpec,
  functionIds: readonly string[],
  { run, isSetSupported }: ConnectedExcel,
  { signal, progress }: Task,
): Promise<DrawnInExcel> {
  validate(spec, { customFunctions: functionIds });
  const { output, losses } = await writeWorkbook(layout(spec), run, {
    isSetSupported,
    onProgress: progress,
    signal,
  });
  const renamed = new Map(
    output.renames.flatMap(({ what, from, to }) => (what === "name" ? [[from, to]] : [])),
  );
  return {
    sheets: output.sheets,
    names: spec.names.map(({ name }) => renamed.get(name) ?? name),
    losses: losses.map(({ where, because }) => `${where}: ${because}`),
  };
}
