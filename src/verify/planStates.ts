import { planFacts } from "../templates/planFacts/planFacts";
import { together } from "../templates/together/together";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import type { PlanRecord } from "../workbook/planRecord";
import { changedCells } from "./changedCells";
import { changedNames } from "./changedNames";
import { changedPatterns } from "./changedPatterns";
import { decidingTexts } from "./decidingTexts";
import { hiddenCells } from "./hiddenCells";
import { comparisonOf, isTemplate, isThisRelease, stateOf, templateOf } from "./planComparison";
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
  const texts = written ? decidingTexts(written) : new Set<string>();
  const plans: PlanState[] = [];
  const changed: ChangedCell[][] = [];
  for (const record of drawing.records) {
    const { plan, product, method, evidence } = record;
    // What was written says more than the record, which may have been changed along with the workbook. Other releases write others.
    // A template that was inserted twice is written once: under the names that the first one has.
    const isWritten = isThisRelease(record) && !plans.some((one) => one.plan === plan);
    const own = (isWritten && written?.records.find((one) => one.plan === plan)) || record;
    const compared = comparisonOf({ ...record, sheets: own.sheets }, written, drawing);
    const sheets = drawing.sheets.filter(({ name }) => own.sheets.includes(name));
    const names = sheets.map(({ name }) => name);
    if (compared.notCompared !== null || !written) {
      // A sheet that two plans share, such as the basis of both, is looked at once.
      const isNew = ({ name }: SheetDrawing) => !plans.some((before) => before.sheets.includes(name));
      changed.push(sheets.filter(isNew).flatMap((sheet) => changedPatterns(sheet, inputsOf(drawing))));
    } else {
      const ofPlan = written.sheets.filter(({ name }) => own.sheets.includes(name));
      changed.push(changedCells(drawing, { sheets: ofPlan }, inputsOf(written), texts));
      changed.push(
        changedNames(
          drawing,
          written.names.filter(({ name }) => own.names.includes(name)),
        ),
      );
    }
    plans.push({ plan, product, method, evidence, sheets: names, state: stateOf(record), ...compared });
  }
  changed.push(drawing.sheets.flatMap((sheet) => hiddenIn(sheet, plans)));
  return { plans, changed: changed.flat(), written };
}

function inputsOf({ records }: Pick<WorkbookDrawing, "records">): Pick<PlanRecord, "inputs"> {
  return { inputs: records.flatMap(({ inputs }) => inputs) };
}

/** What is hidden of a sheet, where it is one of a plan. */
function hiddenIn(sheet: SheetDrawing, plans: readonly PlanState[]): ChangedCell[] {
  const own = plans.filter(({ sheets }) => sheets.includes(sheet.name));
  if (own.length === 0) return [];
  return hiddenCells(sheet, { isOfFiles: own.every(({ plan }) => !isTemplate(plan)) });
}

/** The plans of some records as this release writes them; `undefined` where one of them does not come from templates alone. */
function writtenPlans(
  records: readonly PlanRecord[],
  customFunctions: readonly string[],
): WorkbookDrawing | undefined {
  const [first, ...others] = records;
  const named = others.map(({ plan }) => templateOf(plan));
  const followers = named.filter((template) => template !== undefined);
  if (first?.plan === planFacts.id && followers.length === named.length && others.length > 0)
    return together([...new Set(followers)], new Map(), { customFunctions });
  const template = first && (first.plan === planFacts.id ? planFacts : templateOf(first.plan));
  return template && others.length === 0 ? layout(template.plan().spec) : undefined;
}
