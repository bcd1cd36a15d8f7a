import { MAX_HOSTS } from "../design/candidates";
import { OPTION_NAMES, type OptionName } from "../design/optionInputs";
import { VERDICT_WORDS } from "../design/optionResults";
import { RESOURCES, solvedOf } from "../design/solvedHosts";
import { badInput } from "../model/errors";
import type { PlanCells } from "./planCells";

type Verdict = (typeof VERDICT_WORDS)[number];
type Resource = (typeof RESOURCES)[number]["id"];
type Estimates = { low: number | null; plan: number | null; high: number | null };

/** A cluster of a design. */
export interface DesignedCluster {
  name: string;
  hosts: number | null;
  limitedBy: Resource | null;
  hostsFor: Record<Resource, number | null>;
  /** Resources that no number of hosts provides: their `hostsFor` is `null`, as is that of resources that are not known. */
  doesNotFit: Resource[];
}

/** Clusters of an option that are listed one by one. */
const MAX_LISTED = 10_000;

/** An option of a design without its clusters one by one: there may be more of these than memory holds. */
export interface OptionSummary {
  name: OptionName;
  hosts: number | null;
  limitedBy: Resource | null;
  nextLimit: Resource | null;
  usableTib: number | null;
  storageGhz: Estimates | null;
  licenseCores: number | null;
  licenseAddTib: number | null;
  verdicts: Record<"cpu" | "ram" | "capacity" | "network", Verdict>;
  verdict: Verdict;
  why: string;
}

/** An option of a design, as programs read it. */
export interface DesignedOption extends OptionSummary {
  clusters: DesignedCluster[];
}

/**
 * A design in figures. Fields, once published, stay. `null` is not known; of hosts and what is counted by them also that
 * no number fits, and then the verdict is "no".
 */
export interface DesignDocument extends DesignSummary {
  options: DesignedOption[];
}

/** A design in figures, without its clusters one by one. */
export interface DesignSummary {
  estate: Record<string, number | Estimates | null> | null;
  demand: Record<string, number | Estimates | null>;
  options: OptionSummary[];
  chosen: string | null;
}

/** What `design --json` prints, read from the calculated cells. Throws where there are too many clusters to list. */
export function designDocument(cells: PlanCells): DesignDocument {
  const summary = designSummary(cells);
  return {
    ...summary,
    options: summary.options.map(({ name, hosts, ...figures }) => ({
      ...{ name, hosts, clusters: clustersOf(name, cells) },
      ...figures,
    })),
  };
}

/** What `design` prints in words, read from the calculated cells. */
export function designSummary(cells: PlanCells): DesignSummary {
  const { number, text } = cells;
  const estimates = (low: string, plan: string, high: string): Estimates => ({
    low: number(low),
    plan: number(plan),
    high: number(high),
  });
  const figures = (group: string, ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, number(`${group}.${id}`)]));
  return {
    estate: !cells.has("estate.vms")
      ? null
      : {
          ...figures("estate", ["vms", "full", "capacityOnly", "out", "vcpu", "ramGib", "diskGib"]),
          usedGib: estimates("estate.usedLowGib", "estate.usedGib", "estate.usedHighGib"),
          ...figures("estate", ["iopsPeakSum", "hosts", "clusters"]),
        },
    demand: {
      vcpu: number("total.vcpu"),
      cpuGhz: number("total.ghz"),
      ramGib: number("total.ram"),
      usedTib: estimates("total.low", "total.used", "total.high"),
      peakIops: number("total.iops"),
      ioSizeKib: number("total.ioSize"),
      readShare: number("total.reads"),
    },
    options: OPTION_NAMES.filter((name) => (number(`${name}.filled`) ?? 0) > 0).map((name) =>
      optionSummary(name, cells, estimates),
    ),
    chosen: text("chosen"),
  };
}

function optionSummary(
  name: OptionName,
  { number, text, rows }: PlanCells,
  estimates: (low: string, plan: string, high: string) => Estimates,
): OptionSummary {
  const id = (result: string): string => `${name}.${result}`;
  const verdict = (result: string): Verdict => VERDICT_WORDS[number(id(result)) ?? -1] ?? "unknown";
  const grid = solvedOf(name);
  const planned = rowsFrom1(rows(`${grid}.name`)).filter((row) => text(`${grid}.name`, row) !== null);
  const isSolved =
    planned.length > 0 && planned.every((row) => hostsThatFit(number(`${grid}.hosts`, row)) !== null);
  const counted = (result: string): number | null => (isSolved ? number(id(result)) : null);
  const storage = estimates(id("storageGhzLow"), id("storageGhz"), id("storageGhzHigh"));
  const isComplete = isSolved && text("demandProblem") === null;
  return {
    name,
    hosts: counted("allHosts"),
    limitedBy: resourceOf(text(id("first"))),
    nextLimit: resourceOf(text(id("second"))),
    usableTib: counted("usableTib"),
    storageGhz: !isComplete || storage.plan === null ? null : storage,
    licenseCores: counted("licenseCores"),
    licenseAddTib: counted("licenseAddTib"),
    verdicts: {
      cpu: verdict("cpuRank"),
      ram: verdict("ramRank"),
      capacity: verdict("capacityRank"),
      network: verdict("networkRank"),
    },
    verdict: verdict("verdict"),
    why: (text(id("verdictWords")) ?? "not calculated").replace(/^[✔▲✖?] /u, ""),
  };
}

/** The clusters of an option, each of the equal ones that a target becomes. */
function clustersOf(option: OptionName, { number, text, rows }: PlanCells): DesignedCluster[] {
  const grid = solvedOf(option);
  const targets = rowsFrom1(rows(`${grid}.name`)).flatMap((row) => {
    const name = text(`${grid}.name`, row);
    if (name === null) return [];
    const hosts = hostsThatFit(number(`${grid}.hosts`, row));
    const cluster: DesignedCluster = {
      name,
      hosts,
      limitedBy: resourceOf(text(`${grid}.first`, row)),
      hostsFor: Object.fromEntries(
        RESOURCES.map((one) => [one.id, hostsThatFit(number(`${grid}.${one.id}Hosts`, row))]),
      ) as Record<Resource, number | null>,
      doesNotFit: RESOURCES.filter((one) => (number(`${grid}.${one.id}Hosts`, row) ?? 0) > MAX_HOSTS).map(
        (one) => one.id,
      ),
    };
    return [{ cluster, equal: hosts === null ? 1 : (number(`${grid}.clusters`, row) ?? 1) }];
  });
  const all = targets.reduce((sum, { equal }) => sum + equal, 0);
  if (all > MAX_LISTED) {
    throw badInput(
      `option ${option} needs ${all.toLocaleString("en-US")} clusters, and --json lists up to ${MAX_LISTED.toLocaleString("en-US")}: check the VMs of each class and the growth, or omit --json`,
    );
  }
  return targets.flatMap(({ cluster, equal }) =>
    equal === 1
      ? [cluster]
      : Array.from({ length: equal }, (_, i) => ({
          ...cluster,
          name: `${cluster.name} (${i + 1} of ${equal})`,
        })),
  );
}

const rowsFrom1 = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** The sheets have one more than the largest cluster where no number of hosts fits. */
const hostsThatFit = (hosts: number | null): number | null =>
  hosts === null || hosts > MAX_HOSTS ? null : hosts;

function resourceOf(noun: string | null): Resource | null {
  return RESOURCES.find((one) => one.noun === noun)?.id ?? null;
}
