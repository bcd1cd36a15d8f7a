import { checksOf } from "../estate/checks";
import { estateSheets } from "../estate/estateWorkbook";
import type { NamedCluster } from "../estate/scopeSheet";
import { sameness } from "../estate/clusterNames";
import type { ScopeChoices } from "../estate/scopeChoices";
import type { ImportedEstate } from "../importers/estate/importEstate";
import type { TestedLoad } from "../model/benchmark/testedLoad";
import { badInput } from "../model/errors";
import type { Block } from "../sheets/block";
import { COVER_FIELDS } from "../sheets/coverFields";
import { inputBlock, type InputRow } from "../sheets/inputBlock";
import { recordedDefaults } from "../sheets/planRecord";
import { planWorkbook, type Plan, type PlanSheet } from "../sheets/planWorkbook";
import { designBasis } from "./basis";
import { GENERAL, type GivenClass, MANAGEMENT } from "./classInputs";
import { type DemandForm, MOST_CLASSES, MOST_TARGETS } from "./demandForm";
import { demandSheet } from "./demandSheet";
import { hostsSolvedSheet } from "./hostsSolvedSheet";
import { DESIGN_NAMES, linkedFacts } from "./linkedFacts";
import type { OptionName } from "./optionInputs";
import { type GivenOptions, optionsSheet } from "./optionsSheet";
import { designSheet } from "./page/designSheet";
import { type CarriedClass, type ClassOnTarget, isSameRow, patternClasses } from "./patternClasses";
import { reasonsSheet } from "./reasonsSheet";
import { STORAGE_FROM } from "./storageByClass";
import type { GivenTarget } from "./targetInputs";
import { TooManyTargets } from "./tooManyTargets";

/** What a design is made of, as far as it is known already. */
export interface DesignParts extends ScopeChoices {
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
  /** Rows of classes that an update carries over: name patterns need none for these. */
  carriedClasses?: readonly CarriedClass[];
  /** A calibration that the workbook will have beside the design, and whether it is taken. */
  calibration?: { name: string; isTaken: boolean } | undefined;
  /** What a benchmark reached: the demand stands against it. */
  tests?: readonly TestedLoad[] | undefined;
  /** Growth, peaks, and what only templates ask for, by id. */
  plan?: Readonly<Record<string, string | number>>;
  /** Customer, project and so on, by id. */
  cover?: Readonly<Record<string, string | number>>;
}

/** Target clusters of a design without an estate. */
const TARGETS_WITHOUT_ESTATE = 3;

/**
 * Describes a design as a workbook, with the places of its cells. What is given besides the exports is typed in it: an update
 * from newer exports keeps it.
 */
export function designPlan(parts: DesignParts): Plan {
  const { targets = [], calibration, tests = [] } = parts;
  const hasTests = tests.length > 0;
  const found = parts.estate === undefined ? undefined : today(parts.estate, parts);
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
      designSheet(form, found?.about ?? "typed on the sheet Demand", {
        hasCalibration: calibration !== undefined,
        hasTests,
      }),
      optionsSheet(options, chosen, [
        coverBlock(cover),
        ...linkedFacts(given),
        ...(calibration ? [storageFrom(of.calibration?.isTaken === true)] : []),
      ]),
      demandSheet(form, demandOf(of, found, form), given),
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

/** Sheets of the estate, what the demand asks of it, and the target clusters by their rows, that of the largest cluster first. */
function today(imported: ImportedEstate, choices: DesignParts) {
  const { patterns = [], carriedClasses = [] } = choices;
  const { sheets, plainSheets, clusters, clusterOf, patternOf, about } = estateSheets(
    imported,
    choices,
    true,
  );
  /** Of target clusters whose names differ in capital letters only, which are one to formulas, the first. */
  const spelled = new Map<string, string>();
  for (const { name, target = name } of clusters)
    if (!spelled.has(sameness(target))) spelled.set(sameness(target), target);
  const targetOf = ({ name, target = name }: NamedCluster): string => spelled.get(sameness(target)) ?? target;
  const targets = [...spelled.values()];
  if (targets.length > MOST_TARGETS) {
    throw new TooManyTargets(
      targets.length,
      `there are ${targets.length} target clusters, and a design holds ${MOST_TARGETS}: send several of today's clusters to one, such as "targets":{"${clusters[1]?.name ?? ""}":"${clusters[0]?.name ?? ""}"} in the file of --options`,
    );
  }
  const poolGhz = clusters.map(({ name }) => {
    const demands = imported.estate.rootPools
      .filter((pool) => clusterOf(pool) === name)
      .map(({ cpuDemandGhz }) => cpuDemandGhz);
    const known = demands.filter((ghz) => ghz !== null);
    return known.length === 0 ? null : known.reduce((sum, ghz) => sum + ghz, 0);
  });
  const hasRows = clusters.length <= MOST_TARGETS;
  const rows = hasRows
    ? clusters.map((cluster, i) => {
        const own = targetOf(cluster);
        return clusters.slice(0, i).some((one) => targetOf(one) === own) ? null : own;
      })
    : targets;
  const targetsByCluster = new Map(clusters.map((cluster) => [cluster.name, targetOf(cluster)]));
  const needed = patternClasses(imported.estate.vms, {
    ...{ patterns, patternOf },
    targetOf: (vm) => targetsByCluster.get(clusterOf(vm)) ?? clusterOf(vm),
  });
  const managementOn = needed.find(({ name }) => isManagement(name))?.target ?? rows[0] ?? "";
  const management = choices.classes?.find(({ name }) => isManagement(name)) ??
    carriedClasses.find((one) => one.isManagement) ?? { name: MANAGEMENT, target: managementOn };
  const there = [management, ...carriedClasses];
  const ofPatterns = needed.filter(
    (row) => !there.some(({ name, target }) => target !== null && isSameRow(row, { name, target })),
  );
  const form: DemandForm = {
    poolGhz,
    patternClasses: ofPatterns.length,
    targets: hasRows ? clusters.length : MOST_TARGETS,
    labels: hasRows
      ? clusters.map(({ name }) => name)
      : Array.from({ length: MOST_TARGETS }, (_, i) => targets[i] ?? `Target cluster ${i + 1}`),
  };
  return {
    sheets,
    plainSheets,
    form,
    /** Rows of classes that name patterns ask for, besides that of the class Management, and the target cluster which this begins with. */
    ofPatterns,
    managementOn,
    about,
    /** The target of each row, as it is given. */
    targets: rows,
    checks: checksOf(imported.estate, imported.diagnostics),
  };
}

type Today = ReturnType<typeof today>;

const isManagement = (name: string): boolean => sameness(name) === sameness(MANAGEMENT);

/** Classes and targets as they are typed. The class of what runs the cluster is always there, empty until somebody fills it. */
function demandOf(
  { classes = [], targets = [] }: DesignParts,
  today: Today | undefined,
  form: DemandForm,
): { classes: readonly GivenClass[]; targets: readonly GivenTarget[] } {
  const management = (target: string): GivenClass[] =>
    classes.some(({ name }) => isManagement(name)) ? [] : [{ name: MANAGEMENT, target }];
  if (today === undefined) {
    const named = targets.length > 0 ? targets : [{ name: "Cluster" }];
    if (named.length > MOST_TARGETS) {
      throw badInput(
        `there are ${named.length} target clusters, and a design holds ${MOST_TARGETS}: plan some of them as one`,
      );
    }
    const target = named[0]?.name ?? "";
    const typed = classes.length > 0 ? classes : [{ name: GENERAL, target, profile: "general" }];
    return { classes: asManyAsFit([...typed, ...management(target)]), targets: named };
  }
  const { targets: ofEstate, ofPatterns, managementOn } = today;
  const general = Array.from({ length: form.targets }, (_, row): GivenClass => {
    const target = ofEstate[row] ?? null;
    const given = classes.find((one) => target !== null && one.name === GENERAL && one.target === target);
    return { ...given, name: "", target: null };
  });
  const isOf = (row: ClassOnTarget, { name, target }: GivenClass): boolean =>
    target !== null && isSameRow(row, { name, target });
  const others = classes.filter(
    (one) =>
      !ofPatterns.some((row) => isOf(row, one)) && (one.name !== GENERAL || !ofEstate.includes(one.target)),
  );
  const first = others.filter(({ name }) => isManagement(name)).slice(0, 1);
  return {
    classes: asManyAsFit([
      ...general,
      ...(first.length > 0 ? first : management(managementOn)),
      ...ofPatterns.map((row): GivenClass => ({ ...classes.find((one) => isOf(row, one)), ...row })),
      ...others.filter((one) => !first.includes(one)),
    ]),
    targets: ofEstate.map((name) => ({
      ...targets.find((one) => one.name === name),
      name: name ?? "",
    })),
  };
}

function asManyAsFit(classes: readonly GivenClass[]): readonly GivenClass[] {
  if (classes.length <= MOST_CLASSES) return classes;
  throw badInput(
    `there are ${classes.length} classes with those of each target cluster, of name patterns and ${MANAGEMENT}, and a design holds ${MOST_CLASSES}: plan some of them as one`,
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
      hint: "calibration: what an I/O cost the cluster that was tested",
    },
  ]);
}

function coverBlock(cover: Readonly<Record<string, string | number>>) {
  return inputBlock(
    "Whose design it is",
    COVER_FIELDS.map(({ id, label, format }) => ({
      ...{ id, label, unit: "", value: cover[id] ?? null, optional: true },
      accepts: { text: "any text" },
      ...(format === undefined ? {} : { format }),
    })),
  );
}
