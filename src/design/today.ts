import { checksOf } from "../estate/checks/checksOf";
import { sameness } from "../estate/clusterNames";
import { estateSheets } from "../estate/estateWorkbook";
import type { ScopeChoices } from "../estate/scopeChoices";
import type { NamedCluster } from "../estate/scopeSheet";
import type { ImportedEstate } from "../importers/estate/importEstate";
import { type GivenClass, MANAGEMENT } from "./classInputs";
import { type DemandForm, MAX_TARGETS } from "./demandForm";
import { type CarriedClass, isManagement, isSameRow, patternClasses } from "./patternClasses";
import { TooManyTargets } from "./tooManyTargets";

/** What is decided about an estate in a design. */
export interface EstateChoices extends ScopeChoices {
  /** Classes that are typed. */
  classes?: readonly GivenClass[];
  /** Rows of classes that an update carries over: name patterns need none for these. */
  carriedClasses?: readonly CarriedClass[];
}

/** An estate as a design asks for it. */
export type Today = ReturnType<typeof todayOf>;

/** Sheets of the estate, what the demand asks of it, and the target clusters by their rows, that of the largest cluster first. */
export function todayOf(imported: ImportedEstate, choices: EstateChoices) {
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
  if (targets.length > MAX_TARGETS) {
    throw new TooManyTargets(
      targets.length,
      `there are ${targets.length} target clusters; the limit is ${MAX_TARGETS}: send several of today's clusters to one, such as "targets":{"${clusters[1]?.name ?? ""}":"${clusters[0]?.name ?? ""}"} in the file of --options`,
    );
  }
  const poolGhz = clusters.map(({ name }) => {
    const demands = imported.estate.rootPools
      .filter((pool) => clusterOf(pool) === name)
      .map(({ cpuDemandGhz }) => cpuDemandGhz);
    const known = demands.filter((ghz) => ghz !== null);
    return known.length === 0 ? null : known.reduce((sum, ghz) => sum + ghz, 0);
  });
  const hasRows = clusters.length <= MAX_TARGETS;
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
    targets: hasRows ? clusters.length : MAX_TARGETS,
    labels: hasRows
      ? clusters.map(({ name }) => name)
      : Array.from({ length: MAX_TARGETS }, (_, i) => targets[i] ?? `Target cluster ${i + 1}`),
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
