import { matchable, clusterNames } from "../estate/clusterNames";
import { namedClusters } from "../estate/namedClusters";
import type { GivenClass } from "../design/classInputs";
import type { DesignParts } from "../design/designWorkbook";
import type { GivenTarget } from "../design/targetInputs";
import type { Pseudonym } from "../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../importers/estate/importEstate";
import { badInput } from "../model/errors";
import { withPseudonyms } from "../estate/namePatterns";
import type { DesignInputs } from "./designInputs";
import type { DesignFile } from "./designFile";
import { nearestId } from "./nearestId";

/** The one target cluster of a design without an estate, where none is named. */
const ONE_TARGET = "Cluster";

/** Names that a message lists. */
const MAX_NAMED = 8;

/** The estate of a design, and what stands for which name. Without `patternOf` patterns are compared with the names that are shown. */
type EstateInputs = Pick<DesignInputs, "estate" | "pseudonyms"> & Partial<Pick<DesignInputs, "patternOf">>;

/**
 * What a design is made of. Rejects names of the file that are no cluster.
 *
 * @param fileName What the file of options is called; "" without one.
 */
export function designParts(file: DesignFile, fileName: string, inputs: EstateInputs): DesignParts {
  const { options, chosen, plan, cover } = file;
  const { estate } = inputs;
  const rest =
    estate === undefined
      ? withoutEstate(file, fileName)
      : { ...withEstate(file, fileName, estate, inputs.pseudonyms), ...byName(file, inputs) };
  return { options, chosen, plan, cover, ...rest };
}

/** Rules by name, as the workbook shows them, and what they take. */
function byName(
  { patterns }: DesignFile,
  { pseudonyms, patternOf }: EstateInputs,
): Pick<DesignParts, "patterns" | "patternOf"> {
  return patterns.length === 0 ? {} : { patterns: withPseudonyms(patterns, pseudonyms), patternOf };
}

function withoutEstate(
  { merge, targetOf, patterns, clusters, classes }: DesignFile,
  file: string,
): Pick<DesignParts, "classes" | "targets"> {
  if (classes.length === 0) {
    throw badInput(
      `no estate: name an export of RVTools or Live Optics, or write "classes" in ${file === "" ? "the file of --options" : file}`,
    );
  }
  if (merge || targetOf.size > 0) {
    throw badInput(
      `"${merge ? "merge" : "targets"}" in ${file} moves today's clusters: specify an export of them`,
    );
  }
  if (patterns.length > 0)
    throw badInput(`"patterns" in ${file} match VMs by name: specify an export of them`);
  const targets: GivenTarget[] = [...clusters];
  const known = (name: string): GivenTarget | undefined => targets.find((one) => sameName(one.name, name));
  const first = clusters[0]?.name ?? classes.find(({ target }) => target !== null)?.target ?? ONE_TARGET;
  const placed = classes.map((one): GivenClass => {
    const name = one.target ?? first;
    const target = known(name)?.name ?? name;
    if (!known(name)) targets.push({ name });
    return { ...one, target };
  });
  return { classes: placed, targets };
}

function withEstate(
  { merge, targetOf, clusters, classes }: DesignFile,
  file: string,
  imported: ImportedEstate,
  pseudonyms: readonly Pseudonym[],
): Pick<DesignParts, "estate" | "classes" | "targets" | "targetOf"> {
  if (merge && targetOf.size > 0) {
    throw badInput(`${file} has "merge" and "targets": use one of them`);
  }
  const { estate } = imported;
  const today = namedClusters([...estate.vms, ...estate.hosts], clusterNames(estate)).map(({ name }) => name);
  const [largest = ""] = today;
  /** As the workbook calls it: an anonymous one has a pseudonym, whichever of its names was written. */
  const renamed = (name: string): string => {
    const found = pseudonyms.find((one) => one.kind === "cluster" && sameName(one.name, name));
    return matchable(found?.pseudonym ?? name);
  };
  const cluster = (name: string, among: readonly string[], what: string): string => {
    const found = among.find((one) => sameName(one, renamed(name)));
    if (found !== undefined) return found;
    const nearest = nearestId(name, among);
    throw badInput(
      `"${name}" in ${file} is ${what}: ${nearest === undefined ? `use ${listed(among)}` : `did you mean ${nearest}?`}`,
    );
  };
  const moved = new Map<string, string>();
  for (const [from, to] of targetOf) {
    const found = [...today, ...moved.values()].find((one) => sameName(one, renamed(to)));
    const source = cluster(from, today, "not one of today's clusters");
    if (moved.has(source)) throw badInput(`targets in ${file} contain "${source}" twice: name each once`);
    moved.set(source, found ?? renamed(to));
  }
  if (merge) for (const name of today) moved.set(name, largest);
  const targets = [...new Set(today.map((name) => moved.get(name) ?? name))];
  const target = (name: string): string => cluster(name, targets, "not a target cluster of this design");
  return {
    estate: imported,
    targetOf: Object.fromEntries(moved),
    classes: classes.map((one) => ({
      ...one,
      target: one.target === null ? (targets[0] ?? "") : target(one.target),
    })),
    targets: clusters.map((one) => ({ ...one, name: target(one.name) })),
  };
}

/** As formulas compare them. */
const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` or one of ${more} more` : ""}`;
}
