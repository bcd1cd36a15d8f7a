import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import { planFacts } from "../templates/planFacts/planFacts";
import { templates } from "../templates/templates";
import { together } from "../templates/together/together";
import type { Template } from "../templates/template";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import { cellName } from "../workbook/address";
import { locateInputs } from "../workbook/locateInputs";
import type { PlanRecord } from "../workbook/planRecord";
import { VERSION } from "../workbook/product";
import { shownSheet } from "../workbook/shownSheet";
import { changedCells } from "./changedCells";
import { changedPatterns } from "./changedPatterns";
import type { ChangedCell, PlanState } from "./verification";

/** The plans of a workbook, and what was changed in them. */
export interface PlansFound {
  plans: PlanState[];
  changed: ChangedCell[];
  /** The plans as this release writes them, as far as it does without imported files. */
  written: Pick<WorkbookDrawing, "sheets" | "names"> | undefined;
}

/** Compares the plans of a workbook with this release, as far as their records say what they were written with. */
export function planStates(drawing: WorkbookDrawing, customFunctions: readonly string[]): PlansFound {
  const written = writtenPlans(drawing.records, customFunctions);
  const plans: PlanState[] = [];
  const changed: ChangedCell[][] = [];
  for (const record of drawing.records) {
    const { plan, product, method, evidence } = record;
    const state = stateOf(record);
    const notCompared = whyNotCompared(record, written, drawing) ?? null;
    const sheets = drawing.sheets.filter(({ name }) => record.sheets.includes(name));
    const names = sheets.map(({ name }) => name);
    plans.push({ plan, product, method, evidence, sheets: names, state, notCompared });
    const isNew = ({ name }: SheetDrawing) => !isTakenBefore(plans, drawing.records, record, name);
    const inputs = drawing.records.flatMap((one) => one.inputs);
    if (notCompared !== null || !written)
      changed.push(sheets.filter(isNew).flatMap((sheet) => changedPatterns(sheet, { inputs })));
    else {
      const own = written.sheets.filter((sheet) => record.sheets.includes(sheet.name) && isNew(sheet));
      changed.push(changedCells(drawing, { sheets: own }, { inputs }));
    }
  }
  return { plans, changed: changed.flat(), written };
}

/** A sheet that two plans share, such as the basis of both, is compared once: with what was written, where one of them has it. */
function isTakenBefore(
  plans: readonly PlanState[],
  records: readonly PlanRecord[],
  record: PlanRecord,
  name: string,
): boolean {
  const at = records.indexOf(record);
  const isCompared = plans[at]?.notCompared === null;
  return records
    .slice(0, at)
    .some((other, i) => other.sheets.includes(name) && (!isCompared || plans[i]?.notCompared === null));
}

function stateOf({ method, evidence }: PlanRecord): PlanState["state"] {
  const [m, e] = [Number(method) - Number(METHOD_VERSION), Number(evidence) - Number(EVIDENCE_VERSION)];
  if (m === 0 && e === 0) return "current";
  return m > 0 || e > 0 ? "newer" : "older";
}

/** The plans of some records as this release writes them; `undefined` where one of them does not come from templates alone. */
function writtenPlans(
  records: readonly PlanRecord[],
  customFunctions: readonly string[],
): Pick<WorkbookDrawing, "sheets" | "names"> | undefined {
  const [first, ...others] = records;
  const named = others.map(({ plan }) => templateOf(plan));
  const followers = named.filter((template) => template !== undefined);
  if (first?.plan === planFacts.id && followers.length === named.length && others.length > 0)
    return together(followers, new Map(), { customFunctions });
  const template = first && (first.plan === planFacts.id ? planFacts : templateOf(first.plan));
  return template && others.length === 0 ? layout(template.plan().spec) : undefined;
}

function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}

function whyNotCompared(
  record: PlanRecord,
  written: Pick<WorkbookDrawing, "sheets"> | undefined,
  drawing: WorkbookDrawing,
): string | undefined {
  if (stateOf(record) !== "current")
    return `it was made with method ${record.method} and evidence ${record.evidence}`;
  if (record.product !== VERSION) return `it was made by HCI Planner ${record.product}; this is ${VERSION}`;
  if (!written)
    return templateOf(record.plan) || record.plan === planFacts.id
      ? "it shares the workbook with plans that depend on imported files"
      : "it depends on imported files";
  const missing = record.sheets.filter(
    (name) =>
      !written.sheets.some((sheet) => sheet.name === name) ||
      !drawing.sheets.some((sheet) => sheet.name === name),
  );
  if (missing.length > 0) return `its sheets were renamed or removed: ${missing.join(", ")}`;
  const moved = movedSheet(record, drawing);
  return moved === undefined ? undefined : `cells of its sheet ${moved} were moved`;
}

/** A sheet whose inputs are not where they were drawn, or cannot be found by any label. */
function movedSheet({ inputs, sheets: names }: PlanRecord, { sheets }: WorkbookDrawing): string | undefined {
  return names.find((name) => {
    const own = inputs.filter(({ sheet, label }) => sheet === name && label !== "");
    const sheet = sheets.find((one) => one.name === name);
    if (!sheet || own.length === 0) return false;
    const found = locateInputs(own, shownSheet(sheet));
    return found.size === 0 || [...found].some(([{ at }, { row, column }]) => cellName(row, column) !== at);
  });
}
