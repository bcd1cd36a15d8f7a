import { factName } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { BASIS_SHEET } from "../sheets/basisSheet";
import type { Links } from "../sheets/links";
import type { Plan } from "../sheets/planWorkbook";
import { planFacts } from "../templates/planFacts/planFacts";
import type { Template } from "../templates/template";
import { templates } from "../templates/templates";
import { designWithTemplates, together } from "../templates/together/together";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import type { PlanRecord } from "../workbook/planRecord";
import type { RangeRef } from "../workbook/spec";
import { validate, type ValidateOptions } from "../workbook/validate";
import { type EarlierPlan, isOfThisRelease } from "./earlierPlan";
import type { CarriedCell, LostCell } from "./upgradeReport";

/** A workbook as this release writes it, not calculated, and the plans in it. */
export interface CurrentWorkbook {
  drawing: WorkbookDrawing;
  /** The earlier plan of each of its records. */
  plans: { earlier: EarlierPlan; cells: ReadonlyMap<string, RangeRef> }[];
}

/** A plan that was written from files, and what became of what was typed elsewhere than in its inputs. */
export interface PlanOfFiles {
  plan: Plan;
  carried?: readonly CarriedCell[];
  notCarried?: readonly LostCell[];
}

/** Writes a plan that does not come from templates, such as a report from its result files; nothing where that is not possible. */
export type OtherPlans = (earlier: EarlierPlan, all: readonly EarlierPlan[]) => PlanOfFiles | undefined;

/** What this release writes for some plans: those that belong together are one workbook. */
export function currentPlans(
  plans: readonly EarlierPlan[],
  { names }: Pick<WorkbookDrawing, "names">,
  others: OtherPlans,
  options: ValidateOptions,
): { current: CurrentWorkbook[] } & Pick<Required<PlanOfFiles>, "carried" | "notCarried"> {
  const current: CurrentWorkbook[] = [];
  const carried: CarriedCell[] = [];
  const notCarried: LostCell[] = [];
  const written = (earlier: EarlierPlan): Plan | undefined => {
    const found = others(earlier, plans);
    carried.push(...(found?.carried ?? []));
    notCarried.push(...(found?.notCarried ?? []));
    return found?.plan;
  };
  const followers = followersIn(plans);
  const links = linksOf(plans, names);
  for (const earlier of plans) {
    if (followers.includes(earlier)) continue;
    const template = templateOf(earlier.plan);
    const own = LEADING.some((id) => id === earlier.plan) ? followers : [];
    const follows = earlier.inputs.some(({ fact }) => fact !== undefined);
    const plan = template ? template.plan(follows ? links : undefined) : written(earlier);
    if (plan) current.push(inOneWorkbook(earlier, plan, own, options));
    else current.push(...own.filter((one) => !isOfThisRelease(one)).map((one) => alone(one, links, options)));
  }
  return { current, carried, notCarried };
}

/** The template of an id, the facts among them. */
export function templateOf(id: string): Template | undefined {
  return [planFacts, ...templates].find((template) => template.id === id);
}

/** Plans that others of a workbook follow. */
const LEADING = ["design", planFacts.id] as const;

/** Templates that follow the facts or the design of a workbook, and whose figures are behind its sheet `Basis`. */
function followersIn(plans: readonly EarlierPlan[]): EarlierPlan[] {
  const leaders = plans.filter(({ plan }) => LEADING.some((id) => id === plan));
  if (leaders.length !== 1) return [];
  return plans.filter(
    (plan) =>
      !leaders.includes(plan) &&
      templateOf(plan.plan) !== undefined &&
      !plan.sheets.some((name) => name.startsWith(BASIS_SHEET)),
  );
}

function alone(earlier: EarlierPlan, links: Links | undefined, options: ValidateOptions): CurrentWorkbook {
  const plan = templateOf(earlier.plan)?.plan(links);
  if (!plan) throw new Error(`there is no template ${earlier.plan}`);
  return inOneWorkbook(earlier, plan, [], options);
}

/** A plan, and templates that follow it, with one sheet `Basis`, as the command line writes them. */
function inOneWorkbook(
  earlier: EarlierPlan,
  plan: Plan,
  followers: readonly EarlierPlan[],
  options: ValidateOptions,
): CurrentWorkbook {
  if (followers.length === 0) {
    validate(plan.spec, options);
    return { drawing: layout(plan.spec), plans: [{ earlier, cells: plan.cells }] };
  }
  const wanted = followers.flatMap((one) => templateOf(one.plan) ?? []);
  const drawing =
    earlier.plan === planFacts.id
      ? together(wanted, new Map(), options)
      : designWithTemplates(plan, wanted, options);
  return {
    drawing,
    plans: [
      { earlier, plan },
      ...followers.map((one) => ({ earlier: one, plan: templateOf(one.plan)?.plan() })),
    ].map((one, i) => ({ earlier: one.earlier, cells: cellsIn(one.plan, drawing.records[i]) })),
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
