import { MAX_TARGETS } from "../../design/demandForm";
import { type DesignParts, designPlan } from "../../design/designWorkbook";
import { TooManyTargets } from "../../design/tooManyTargets";
import type { TypedChoices } from "../../design/typedChoices";
import { estatePlan } from "../../estate/estateWorkbook";
import {
  matchedRules,
  namesOf,
  type PatternRules,
  patternTexts,
  withoutPseudonyms,
  withPseudonyms,
} from "../../estate/namePatterns";
import type { ScopeChoices } from "../../estate/scopeChoices";
import { anonymizeEstate, type Pseudonym } from "../../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { TestedLoad } from "../../model/benchmark/testedLoad";
import { badInput } from "../../model/errors";
import type { WorkbookSpec } from "../../workbook/spec";
import { named } from "../named";
import type { Spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { carriedOver, takenOver } from "./carriedEstate";
import { calibrationOf } from "./calibrationOf";
import { ESTATE_PLANS, type EstatePlan } from "./estatePlans";
import { factsOfWorkbook } from "./factsOfWorkbook";
import { sampleIn } from "./samplePlan";
import { typedChoices } from "./typedChoices";
import { type EarlierEstate, earlierEstate, namesInUse } from "./earlierEstate";

/** How an estate is written. */
export interface EstateOptions {
  /** Names that keep their pseudonyms; nothing where the names themselves are written. */
  known: readonly Pseudonym[] | undefined;
  /** Names behind pseudonyms that the workbook may still show, also where names are written now. */
  names?: readonly Pseudonym[];
  /** Does it take the place of the earlier estate of the workbook? */
  inPlace: boolean;
  /** Is it written as a design, or as what runs today? */
  plan?: EstatePlan;
  /** What a benchmark reached: a design stands against it. */
  tests?: readonly TestedLoad[];
}

/** What was written. */
export interface WrittenEstate {
  /** What was done, in sentences. */
  message: string;
  /** Every pseudonym with its name, where names were replaced. */
  pseudonyms: Pseudonym[] | undefined;
}

/** Writes a design or what runs today into the workbook: on new sheets, or in the place of an earlier one with what was typed into that. */
export async function writeEstate(
  imported: ImportedEstate,
  { known, names = known ?? [], inPlace, plan = "estate", tests }: EstateOptions,
  beside: Spreadsheet,
  task: Task,
): Promise<WrittenEstate> {
  const earlier = inPlace ? await earlierEstate(beside, plan) : undefined;
  // A first design goes on with what was decided about what runs today.
  const today = plan === "design" && !earlier ? await earlierEstate(beside, "estate") : undefined;
  const typed = inPlace || plan === "design" ? await typedChoices(beside, plan) : undefined;
  const ofToday = plan === "design" ? await typedChoices(beside, "estate") : undefined;
  const rules = withoutPseudonyms((typed ?? ofToday)?.patterns ?? [], names);
  const taken = [earlier, today].flatMap((one) => (one ? [...namesInUse(one)] : []));
  const anonymous =
    known && anonymizeEstate(imported, known, [...taken, ...patternTexts(rules)], patternTexts(rules));
  const estate = anonymous?.imported ?? imported;
  const scope: ScopeChoices =
    rules.length === 0
      ? {}
      : {
          patterns: withPseudonyms(rules, anonymous?.pseudonyms ?? []),
          patternOf: matchedRules(namesOf(imported.estate), rules),
        };
  const facts = plan === "design" ? await factsOfWorkbook(beside) : undefined;
  const planned =
    plan === "design"
      ? plannedDesign(
          {
            ...{ estate, ...facts?.parts, ...scope, tests },
            calibration: await calibrationOf(beside, earlier && asksForCalibration(earlier)),
          },
          typed,
          ofToday,
        )
      : estatePlan(estate, scope).spec;
  const sample = plan === "design" && !earlier ? sampleIn(await beside.outline()) : undefined;
  const { title, noun } = ESTATE_PLANS[plan];
  const update = earlier && carriedOver(planned, earlier, noun);
  const first = today && takenOver(planned, today);
  const drawn = await beside.draw(
    (update ?? first)?.spec ?? planned,
    task,
    update?.replaced ??
      (sample ? { ...sample, takenNames: facts?.replaced.takenNames ?? [] } : facts?.replaced),
  );
  return {
    message: [
      `${title} is on the sheets ${drawn.sheets.join(", ")}.`,
      ...(sample ? ["It replaces the sample design."] : []),
      ...(update?.notices ?? [...(facts?.notices ?? []), ...(first?.notices ?? [])]),
      ...unknownPatterns(rules),
      ...drawn.notices,
    ].join(" "),
    pseudonyms: anonymous?.pseudonyms,
  };
}

/**
 * A design that sends today's clusters where the sheet Scope of the workbook does: that of a design, else of what runs today.
 *
 * @param own What a design in the workbook says by now.
 * @param ofToday What runs today as it is in the workbook.
 */
function plannedDesign(
  given: DesignParts,
  own: TypedChoices | undefined,
  ofToday: TypedChoices | undefined,
): WorkbookSpec {
  const parts = { ...given, carriedClasses: own?.classes ?? [] };
  try {
    return designPlan({ ...parts, targetOf: (own ?? ofToday)?.targetOf ?? {} }).spec;
  } catch (problem) {
    if (!(problem instanceof TooManyTargets)) throw problem;
  }
  try {
    return designPlan({ ...parts, targetOf: { ...ofToday?.targetOf, ...own?.targetOf } }).spec;
  } catch (problem) {
    if (!(problem instanceof TooManyTargets)) throw problem;
    const todo = ofToday
      ? "combine several of today's clusters on the sheet Scope of the estate"
      : "create the estate sheets first, combine several of today's clusters on the sheet Scope";
    throw badInput(
      `there are ${problem.count} target clusters; the limit is ${MAX_TARGETS}: ${todo}, then create the design`,
    );
  }
}

/** What to do about rules of which only the pseudonym is there. */
function unknownPatterns(rules: PatternRules): string[] {
  const unknown = rules.flatMap((rule) => (rule?.isUnknown ? [rule.pattern] : []));
  if (unknown.length === 0) return [];
  return [
    `${named(unknown)} on the sheet Scope match no VM, because the original names are unknown. Import the file of names with the export, or re-enter the patterns, and select Update.`,
  ];
}

/** Does an earlier design ask whether storage CPU is calibrated? */
const asksForCalibration = ({ report }: EarlierEstate): boolean =>
  report.plan.inputs.some(({ id }) => id === "storageFrom");
