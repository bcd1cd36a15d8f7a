import { factName } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { BASIS_SHEET } from "../sheets/basisSheet";
import type { Links } from "../sheets/links";
import type { Plan } from "../sheets/planWorkbook";
import { planFacts } from "../templates/planFacts/planFacts";
import type { Template } from "../templates/template";
import { templates } from "../templates/templates";
import { together } from "../templates/together/together";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import type { PlanRecord } from "../workbook/planRecord";
import type { RangeRef } from "../workbook/spec";
import { validate, type ValidateOptions } from "../workbook/validate";
import type { EarlierPlan } from "./earlierPlan";

/** A workbook as this release writes it, not calculated, and the plans in it. */
export interface CurrentWorkbook {
  drawing: WorkbookDrawing;
  /** The earlier plan of each of its records. */
  plans: { earlier: EarlierPlan; cells: ReadonlyMap<string, RangeRef> }[];
}

/** Writes a plan that does not come from templates, such as a report from its result files; nothing where that is not possible. */
export type OtherPlans = (earlier: EarlierPlan) => CurrentWorkbook | undefined;

/** What this release writes for some plans: those that belong together are one workbook. */
export function currentPlans(
  plans: readonly EarlierPlan[],
  { names }: Pick<WorkbookDrawing, "names">,
  others: OtherPlans,
  options: ValidateOptions,
): CurrentWorkbook[] {
  if (areTogether(plans)) return [currentTogether(plans, options)];
  const links = linksOf(plans, names);
  return plans.flatMap((earlier) => {
    const template = templateOf(earlier.plan);
    if (!template) return others(earlier) ?? [];
    const follows = earlier.inputs.some(({ fact }) => fact !== undefined);
    const plan = template.plan(follows ? links : undefined);
    validate(plan.spec, options);
    return [{ drawing: layout(plan.spec), plans: [{ earlier, cells: plan.cells }] }];
  });
}

/** The template of an id, the facts among them. */
export function templateOf(id: string): Template | undefined {
  return [planFacts, ...templates].find((template) => template.id === id);
}

/** Facts and templates with one sheet `Basis`, as the command line writes them. */
function areTogether(plans: readonly EarlierPlan[]): boolean {
  const [first, ...followers] = plans;
  return (
    first?.plan === planFacts.id &&
    followers.length > 0 &&
    followers.every(
      ({ plan, sheets }) =>
        plan !== planFacts.id &&
        templateOf(plan) !== undefined &&
        !sheets.some((name) => name.startsWith(BASIS_SHEET)),
    )
  );
}

function currentTogether(plans: readonly EarlierPlan[], options: ValidateOptions): CurrentWorkbook {
  const wanted = plans.slice(1).flatMap(({ plan }) => templateOf(plan) ?? []);
  const drawing = together(wanted, new Map(), options);
  return {
    drawing,
    plans: plans.map((earlier, i) => ({
      earlier,
      cells: cellsIn(templateOf(earlier.plan)?.plan(), drawing.records[i]),
    })),
  };
}

/** The cells of a plan whose sheets have other names in a workbook of several. */
function cellsIn(plan: Plan | undefined, record: PlanRecord | undefined): Map<string, RangeRef> {
  const drawn = plan?.spec.sheets.map(({ name }) => name).filter((name) => name !== BASIS_SHEET) ?? [];
  const names = new Map(drawn.map((name, i) => [name, record?.sheets[i]]));
  return new Map(
    [...(plan?.cells ?? [])].flatMap(([id, { sheet, range }]) => {
      const now = names.get(sheet);
      return now === undefined ? [] : [[id, { sheet: now, range }] as const];
    }),
  );
}

/** What templates of a workbook follow: the facts that it names, and all of them where the facts are written by this release. */
function linksOf(plans: readonly EarlierPlan[], names: WorkbookDrawing["names"]): Links | undefined {
  const all = Object.values(FACTS).map(factName);
  const own = names.filter(({ name }) => all.includes(name));
  const hasFacts = plans.some(({ plan }) => plan === planFacts.id);
  const wanted = hasFacts ? all : own.map(({ name }) => name);
  const [first] = own.flatMap(({ refersTo }) => ("sheet" in refersTo ? [refersTo.sheet] : []));
  if (first === undefined || wanted.length === 0) return undefined;
  return { source: first, values: new Map(wanted.map((name) => [name, null])) };
}
