import { matchable, clusterNames, sameness } from "../estate/clusterNames";
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
  const targets: GivenTarget[] = [...clustersOnce(clusters, file)];
  const known = (name: string): GivenTarget | undefined => targets.find((one) => sameName(one.name, name));
  const first = clusters[0]?.name ?? classes.find(({ target }) => target !== null)?.target ?? ONE_TARGET;
  const placed = classes.map((one): GivenClass => {
    const name = one.target ?? first;
    const target = known(name)?.name ?? name;
    if (!known(name)) targets.push({ name });
    return { ...one, target };
  });
  return { classes: classesOnce(placed, file), targets };
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
    const found = pseudonyms.find(
      (one) => one.kind === "cluster" && one.name.toLowerCase() === name.toLowerCase(),
    );
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
  const placed = classes.map((one) => ({
    ...one,
    target: one.target === null ? (targets[0] ?? "") : target(one.target),
  }));
  const known = clusters.map((one) => ({ ...one, name: target(one.name) }));
  return {
    estate: imported,
    targetOf: Object.fromEntries(moved),
    classes: classesOnce(placed, file),
    targets: clustersOnce(known, file),
  };
}

/** As formulas compare them. */
const sameName = (a: string, b: string): boolean => sameness(a) === sameness(b);

/** Classes with their target clusters, unless two of them are one class on one target to formulas. */
const classesOnce = <T extends GivenClass>(classes: readonly T[], file: string): readonly T[] =>
  eachOnce(classes, ({ name, target }) => [name, target ?? ""], `classes in ${file}`);

/** Target clusters, unless two of them have one name to formulas. */
const clustersOnce = <T extends GivenTarget>(clusters: readonly T[], file: string): readonly T[] =>
  eachOnce(clusters, ({ name }) => [name], `clusters in ${file}`);

/** The rows. Rejects a second one of the same names: the design would use the first one alone. */
function eachOnce<T>(
  rows: readonly T[],
  namesOf: (row: T) => readonly string[],
  where: string,
): readonly T[] {
  const known = new Set<string>();
  for (const row of rows) {
    const names = namesOf(row);
    const key = JSON.stringify(names.map(sameness));
    if (known.has(key)) {
      const quoted = names.map((name) => `"${name}"`).join(" on ");
      throw badInput(`${where} contain ${quoted} twice: name each once`);
    }
    known.add(key);
  }
  return rows;
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` or one of ${more} more` : ""}`;
}
