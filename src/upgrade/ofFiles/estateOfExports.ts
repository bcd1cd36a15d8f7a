import { designPlan, TARGETS_WITHOUT_ESTATE } from "../../design/designWorkbook";
import { TESTS_HEADING } from "../../design/testedLoads";
import { choicesOf, type TypedChoices } from "../../design/typedChoices";
import { carryVmChoices } from "../../estate/carryVmChoices";
import { estatePlan } from "../../estate/estateWorkbook";
import { matchedRules, namesOf } from "../../estate/namePatterns";
import type { ScopeChoices } from "../../estate/scopeChoices";
import { type ShownVms, shownVms } from "../../estate/vmChoices";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import { badInput } from "../../model/errors";
import type { TestedLoad } from "../../model/benchmark/testedLoad";
import type { Plan } from "../../sheets/planWorkbook";
import { type Entered, enteredInputs } from "../../workbook/enteredInputs";
import { idParts } from "../../workbook/planRecordXml";
import type { ShownSheets } from "../../workbook/shownSheet";
import type { PlanOfFiles } from "../currentPlans";
import type { EarlierPlan } from "../earlierPlan";
import type { CarriedCell, LostCell } from "../upgradeReport";

/** What designs are written from, besides what is typed in them. */
export interface DesignFiles {
  estate: ImportedEstate | undefined;
  tests: readonly TestedLoad[];
  /** The defined name of a calibration in the workbook, where the design asks for one. */
  calibration: string | undefined;
}

/** Is it a design, or the current estate? */
export const isEstate = ({ plan }: Pick<EarlierPlan, "plan">): boolean =>
  plan === "design" || plan === "estate";

/**
 * Writes an earlier design, or an earlier estate, from exports; nothing where it was written from exports and there are none.
 *
 * @param shown What its sheets hold.
 */
export function estateOfExports(
  earlier: EarlierPlan,
  shown: ShownSheets,
  files: DesignFiles,
): PlanOfFiles | undefined {
  const { entered } = enteredInputs(earlier.inputs, shown);
  const { estate } = files;
  if (hadTests(shown) && files.tests.length === 0) return undefined;
  if (!estate) return hadExports(earlier) ? undefined : { plan: designOfClasses(entered, files) };
  const choices = choicesOf(entered);
  const plan =
    earlier.plan === "design"
      ? designOf(estate, choices, files)
      : estatePlan(estate, scopeOf(estate, choices));
  const vms = shownVms(shown);
  if (vms && isAnonymous(vms)) throw badInput(NO_PSEUDONYMS);
  return vms ? withVmChoices(plan, vms) : { plan };
}

/** Were exports behind a plan? Those have a row for each of today's clusters. */
function hadExports({ inputs }: Pick<EarlierPlan, "inputs">): boolean {
  return inputs.some(({ id }) => id.startsWith("clusters."));
}

/** Was a design compared with tests? */
function hadTests(shown: ShownSheets): boolean {
  return [...shown.values()].some(({ values }) => values.some((row) => row.includes(TESTS_HEADING)));
}

/** Does it have pseudonyms for the names of VMs? */
const isAnonymous = ({ vms }: ShownVms): boolean =>
  vms.length > 0 && vms.every(({ vm }) => /^vm-\d{4,}$/.test(vm));

const NO_PSEUDONYMS =
  "its names are pseudonyms, and the exports have the names themselves: import these with the file of names in the pane, and select Update";

function scopeOf({ estate }: ImportedEstate, { patterns, targetOf }: TypedChoices): ScopeChoices {
  return patterns.length === 0
    ? { targetOf }
    : { targetOf, patterns, patternOf: matchedRules(namesOf(estate), patterns) };
}

function designOf(estate: ImportedEstate, choices: TypedChoices, files: DesignFiles): Plan {
  return designPlan({
    ...{ estate, ...scopeOf(estate, choices), carriedClasses: choices.classes },
    ...benchmarkOf(files),
  });
}

/** A design of classes alone, with as many rows for target clusters as before. */
function designOfClasses(entered: readonly Entered[], files: DesignFiles): Plan {
  const targets: { name: string }[] = [];
  for (const { input, value } of entered) {
    const parts = idParts(input.id);
    if (parts?.base === "targets.name") targets[parts.row - 1] = { name: String(value ?? "") };
  }
  const named = Array.from(targets, (one) => one ?? { name: "" });
  return designPlan({
    ...(named.length > TARGETS_WITHOUT_ESTATE ? { targets: named } : {}),
    ...benchmarkOf(files),
  });
}

function benchmarkOf({ tests, calibration }: DesignFiles) {
  return {
    tests,
    calibration: calibration === undefined ? undefined : { name: calibration, isTaken: false },
  };
}

/** A plan with the scope and class that were set of single VMs. */
function withVmChoices(plan: Plan, vms: ShownVms): PlanOfFiles {
  const choices = carryVmChoices(plan.spec, vms);
  const place = { sheet: vms.sheet, cell: "" };
  const lost = [
    ...choices.lost.map(({ label, value }): LostCell => {
      const because = "the VM is not in the exports, or not alone under its name";
      return { ...place, label, holds: value, because };
    }),
    ...choices.failed.map(({ label, content }): LostCell => {
      return { ...place, label, holds: content, because: "it shows an error" };
    }),
    ...choices.formulas.map((label): LostCell => {
      return { ...place, label, holds: null, because: "was a formula: its value was taken" };
    }),
  ];
  const missing = new Set(choices.lost.map(({ label }) => label));
  const carried = vms.vms.flatMap(({ vm, values }) =>
    Object.entries(values).flatMap(([choice, value]): CarriedCell[] => {
      const label = `${choice} of ${vm}`;
      if (value === null || typeof value === "object" || missing.has(label)) return [];
      return [{ ...place, label, holds: value, now: vms.sheet }];
    }),
  );
  return { plan: { ...plan, spec: choices.spec }, carried, notCarried: lost };
}
