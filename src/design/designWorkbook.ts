import type { ImportedEstate } from "../importers/estate/importEstate";
import type { TestedLoad } from "../model/benchmark/testedLoad";
import type { Block } from "../sheets/block";
import { COVER_FIELDS } from "../sheets/coverFields";
import { inputBlock, type InputRow } from "../sheets/inputBlock";
import { recordedDefaults } from "../sheets/planRecord";
import { planWorkbook, type Plan, type PlanSheet } from "../sheets/planWorkbook";
import { designBasis } from "./basis";
import type { GivenClass } from "./classInputs";
import type { DemandForm } from "./demandForm";
import { demandRows } from "./demandRows";
import { demandSheet } from "./demandSheet";
import { hostsSolvedSheet } from "./hostsSolvedSheet";
import { DESIGN_NAMES, linkedFacts } from "./linkedFacts";
import type { OptionName } from "./optionInputs";
import { type GivenOptions, optionsSheet } from "./optionsSheet";
import { designSheet } from "./page/designSheet";
import { reasonsSheet } from "./reasonsSheet";
import { STORAGE_FROM } from "./storageByClass";
import type { GivenTarget } from "./targetInputs";
import { type EstateChoices, todayOf } from "./today";

/** What a design is made of, as far as it is known already. */
export interface DesignParts extends EstateChoices {
  estate?: ImportedEstate | undefined;
  options?: GivenOptions;
  chosen?: OptionName;
  /**
   * Classes that are typed: with an estate those besides the general ones of each target cluster, and what is known better of
   * these.
   */
  classes?: readonly GivenClass[];
  /** Target clusters that are typed; with an estate what is known better of them, by name. */
  targets?: readonly GivenTarget[];
  /** A calibration that the workbook will have beside the design, and whether it is taken. */
  calibration?: { name: string; isTaken: boolean } | undefined;
  /** What a benchmark reached: the demand stands against it. */
  tests?: readonly TestedLoad[] | undefined;
  /** Growth, peaks, and what only templates ask for, by id. */
  plan?: Readonly<Record<string, string | number>>;
  /** Customer, project and so on, by id. */
  cover?: Readonly<Record<string, string | number>>;
}

/** Rows for target clusters of a design without an estate, at least. */
export const TARGETS_WITHOUT_ESTATE = 3;

/**
 * Describes a design as a workbook, with the places of its cells. What is given besides the exports is typed in it: an update
 * from newer exports keeps it.
 */
export function designPlan(parts: DesignParts): Plan {
  const { targets = [], calibration, tests = [] } = parts;
  const hasTests = tests.length > 0;
  const found = parts.estate === undefined ? undefined : todayOf(parts.estate, parts);
  const form: DemandForm = found?.form ?? {
    poolGhz: [],
    patternClasses: 0,
    targets: Math.max(TARGETS_WITHOUT_ESTATE, targets.length),
    labels: Array.from(
      { length: Math.max(TARGETS_WITHOUT_ESTATE, targets.length) },
      (_, i) => `Target cluster ${i + 1}`,
    ),
  };
  const sheets = (of: DesignParts): PlanSheet[] => {
    const { options = {}, chosen = "A", plan = {}, cover = {} } = of;
    const given = (input: InputRow): string | number | null => plan[input.id] ?? input.value;
    return [
      designSheet(form, found?.about ?? "entered on the sheet Demand", {
        calibration: calibration?.name,
        hasTests,
      }),
      optionsSheet(
        options,
        chosen,
        [
          coverBlock(cover),
          ...linkedFacts(given),
          ...(calibration ? [storageFrom(of.calibration?.isTaken === true)] : []),
        ],
        calibration?.name,
      ),
      demandSheet(form, demandRows(of, found, form), given),
      hostsSolvedSheet(form, calibration?.name),
      reasonsSheet(form, found?.checks ?? [], tests, calibration?.name),
    ];
  };
  const basis = designBasis(found !== undefined, hasTests);
  const links = calibration && { source: "", values: new Map([[calibration.name, null]]) };
  const described = {
    plan: "design",
    title: "Design",
    subject: "A vSAN cluster, sized by HCI Planner",
    titleRows: true,
    links,
  };
  const own = [...sheets(parts), ...(found?.sheets ?? []), basis];
  if (!isGiven(parts)) return planWorkbook({ ...described, names: DESIGN_NAMES, sheets: own });
  const plain = planWorkbook({ ...described, sheets: [...sheets({}), ...(found?.plainSheets ?? []), basis] });
  return planWorkbook({ ...described, names: DESIGN_NAMES, sheets: own, defaults: recordedDefaults(plain) });
}

/** Is anything given besides the exports? */
function isGiven(parts: DesignParts): boolean {
  const { chosen = "A", options, classes, targets, targetOf, patterns, plan, cover, calibration } = parts;
  if (calibration?.isTaken === true || chosen !== "A") return true;
  return [options, classes, targets, targetOf, patterns, plan, cover].some(
    (one) => Object.keys(one ?? {}).length > 0,
  );
}

function storageFrom(isCalibrated: boolean): Block {
  return inputBlock("Storage CPU", [
    {
      id: "storageFrom",
      label: "Taken from",
      value: isCalibrated ? STORAGE_FROM.calibration : STORAGE_FROM.reference,
      unit: "",
      accepts: { oneOf: Object.values(STORAGE_FROM) },
      hint: "calibration: CPU cost per I/O of the tested cluster",
    },
  ]);
}

function coverBlock(cover: Readonly<Record<string, string | number>>) {
  return inputBlock(
    "Cover details",
    COVER_FIELDS.map(({ id, label, format }) => ({
      ...{ id, label, unit: "", value: cover[id] ?? null, optional: true },
      accepts: { text: "any text" },
      ...(format === undefined ? {} : { format }),
    })),
  );
}
