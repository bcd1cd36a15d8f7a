import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import { planFacts } from "../templates/planFacts/planFacts";
import type { Template } from "../templates/template";
import { templates } from "../templates/templates";
import { cellName } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { locateInputs } from "../workbook/locateInputs";
import type { PlanRecord } from "../workbook/planRecord";
import { VERSION } from "../workbook/product";
import { shownSheet } from "../workbook/shownSheet";
import type { PlanState } from "./verification";

/** How the versions of a plan compare with those of this release. */
export function stateOf({ method, evidence }: PlanRecord): PlanState["state"] {
  const [m, e] = [Number(method) - Number(METHOD_VERSION), Number(evidence) - Number(EVIDENCE_VERSION)];
  if (m === 0 && e === 0) return "current";
  return m > 0 || e > 0 ? "newer" : "older";
}

/** Were formulas of a plan written as this release writes them? */
export function isThisRelease(record: PlanRecord): boolean {
  return record.product === VERSION && stateOf(record) === "current";
}

/** The template of an id, but for the facts. */
export function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}

/** Is a plan a template, and not made of imported files? */
export function isTemplate(plan: string): boolean {
  return plan === planFacts.id || templateOf(plan) !== undefined;
}

/** Whether a plan was compared with what this release writes; where not, why, and whether no verification can. */
export function comparisonOf(
  record: PlanRecord,
  written: Pick<WorkbookDrawing, "sheets"> | undefined,
  drawing: WorkbookDrawing,
): Pick<PlanState, "notCompared" | "isOfFiles"> {
  const because = whyNotCompared(record, written, drawing);
  if (because !== undefined) return { notCompared: because, isOfFiles: false };
  if (written) return { notCompared: null, isOfFiles: false };
  return {
    notCompared: isTemplate(record.plan)
      ? "it shares the workbook with plans that depend on imported files"
      : "it depends on imported files",
    isOfFiles: true,
  };
}

function whyNotCompared(
  record: PlanRecord,
  written: Pick<WorkbookDrawing, "sheets"> | undefined,
  drawing: WorkbookDrawing,
): string | undefined {
  if (stateOf(record) !== "current")
    return `it was made with method ${record.method} and evidence ${record.evidence}`;
  if (record.product !== VERSION) return `it was made by HCI Planner ${record.product}; this is ${VERSION}`;
  const isOn = ({ sheets }: Pick<WorkbookDrawing, "sheets">, name: string): boolean =>
    sheets.some((sheet) => sheet.name === name);
  const missing = record.sheets.filter((name) => !isOn(drawing, name) || (written && !isOn(written, name)));
  if (missing.length > 0) return `its sheets were renamed or removed: ${missing.join(", ")}`;
  const moved = written && movedSheet(record, drawing, written);
  return moved === undefined ? undefined : `cells of its sheet ${moved} were moved`;
}

/** A sheet whose inputs are not where they were drawn, or that has no label of them and its formulas elsewhere. */
function movedSheet(
  { inputs, sheets: names }: PlanRecord,
  { sheets }: WorkbookDrawing,
  written: Pick<WorkbookDrawing, "sheets">,
): string | undefined {
  return names.find((name) => {
    const own = inputs.filter(({ sheet, label }) => sheet === name && label !== "");
    const [sheet, expected] = [sheets, written.sheets].map((some) => some.find((one) => one.name === name));
    if (!sheet || !expected || own.length === 0) return false;
    const found = locateInputs(own, shownSheet(sheet));
    return found.size === 0
      ? !isInPlace(sheet, expected)
      : [...found].some(([{ at }, { row, column }]) => cellName(row, column) !== at);
  });
}

/** Are most formulas of a sheet, or where it has none most of its cells, where they were written? Users translate all texts. */
function isInPlace(sheet: SheetDrawing, written: SheetDrawing): boolean {
  const hasFormulas = written.formulas.some((row) => row?.some(Boolean));
  const [now, then] = [sheet, written].map(({ formulas, values }) =>
    hasFormulas ? formulas : values.map((row) => row.map((value) => value ?? undefined)),
  );
  let [all, same] = [0, 0];
  then?.forEach((row, r) =>
    row?.forEach((held, column) => {
      if (held === undefined) return;
      all += 1;
      same += Number(now?.[r]?.[column] !== undefined);
    }),
  );
  return 2 * same > all;
}
