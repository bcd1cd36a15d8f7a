import { layout } from "../../workbook/layout";
import type { WorkbookSpec } from "../../workbook/spec";
import { validate } from "../../workbook/validate";
import { DrawingFailure } from "../../workbook/writers/officejs/drawingFailure";
import { writeWorkbook } from "../../workbook/writers/officejs/writeWorkbook";
import type { Loss } from "../../workbook/writers/writer";
import { messageOf } from "../messages";
import type { ConnectedExcel } from "../connectedExcel";
import { counted } from "../../model/units/counted";
import type { DrawnSheets } from "../spreadsheet";
import type { Task } from "../task";
import { finish, GOES_ON } from "./finish";

/** For sheets that replace others. */
interface DrawInPlace {
  /** Names of the workbook that get another meaning. If Excel refuses anything, the caller restores it. */
  repoint?: readonly string[];
  /** Names that sheets get instead of their own. */
  sheetNames?: ReadonlyMap<string, string> | undefined;
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
  { repoint = [], sheetNames }: DrawInPlace = {},
): Promise<DrawnSheets> {
  validate(spec, { customFunctions: functionIds });
  const { output, losses } = await writeWorkbook(layout(spec), run, {
    isSetSupported,
    onProgress: progress,
    signal,
    repoint,
    sheetNames,
    undo: async (added, before) => void (await finish({ kind: "remove", added, before }, run)),
  }).catch((error: unknown) => {
    const isLeft = error instanceof DrawingFailure && error.leftBehind.length > 0;
    throw isLeft ? new Error(`${messageOf(error)} ${GOES_ON}`, { cause: error }) : error;
  });
  const renamed = new Map(
    output.renames.flatMap(({ what, from, to }) => (what === "name" ? [[from, to]] : [])),
  );
  return {
    sheets: output.sheets,
    names: spec.names.map(({ name }) => renamed.get(name) ?? name),
    records: output.records,
    notices: noticesOn(losses),
  };
}

/** A sentence for each reason: a report has many charts. */
function noticesOn(losses: readonly Loss[]): string[] {
  const alike = new Map<string, Loss[]>();
  for (const loss of losses) {
    const { feature, because } = loss;
    const key = `${feature} ${because}`;
    alike.set(key, [...(alike.get(key) ?? []), loss]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const what = others.length === 0 ? first.where : counted(others.length + 1, first.feature);
    return [`${what}: ${first.because.replace(/\.?$/, ".")}`];
  });
}
