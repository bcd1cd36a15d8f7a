import { MAX_HOSTS } from "../design/candidates";
import { OPTION_NAMES, type OptionName } from "../design/optionInputs";
import { VERDICT_WORDS } from "../design/optionResults";
import { ASKING, solvedOf } from "../design/solvedHosts";
import type { PlanCells } from "./planCells";

type Verdict = (typeof VERDICT_WORDS)[number];
type Resource = (typeof ASKING)[number]["id"];
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

/** An option of a design, as programs read it. */
export interface DesignedOption {
  name: OptionName;
  hosts: number | null;
  clusters: DesignedCluster[];
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

/**
 * A design in figures. Fields, once published, stay. `null` is not known; of hosts and what is counted by them also that
 * no number fits, and then the verdict is "no".
 */
export interface DesignDocument {
  estate: Record<string, number | Estimates | null> | null;
  demand: Record<string, number | Estimates | null>;
  options: DesignedOption[];
  chosen: string | null;
}

/** What `design --json` prints, read from the calculated cells. */
export function designDocument(cells: PlanCells): DesignDocument {
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
      designedOption(name, cells, estimates),
    ),
    chosen: text("chosen"),
  };
}

function designedOption(
  name: OptionName,
  { number, text, rows }: PlanCells,
  estimates: (low: string, plan: string, high: string) => Estimates,
): DesignedOption {
  const id = (result: string): string => `${name}.${result}`;
  const verdict = (result: string): Verdict => VERDICT_WORDS[number(id(result)) ?? -1] ?? "unknown";
  const grid = solvedOf(name);
  const clusters = Array.from({ length: rows(`${grid}.name`) }, (_, i) => i + 1).flatMap((row) => {
    const target = text(`${grid}.name`, row);
    if (target === null) return [];
    const fits = hostsThatFit(number(`${grid}.hosts`, row)) !== null;
    const equal = fits ? (number(`${grid}.clusters`, row) ?? 1) : 1;
    return Array.from({ length: equal }, (_, i): DesignedCluster => ({
      name: equal === 1 ? target : `${target} (${i + 1} of ${equal})`,
      hosts: hostsThatFit(number(`${grid}.hosts`, row)),
      limitedBy: resourceOf(text(`${grid}.first`, row)),
      hostsFor: Object.fromEntries(
        ASKING.map((one) => [one.id, hostsThatFit(number(`${grid}.${one.id}Hosts`, row))]),
      ) as Record<Resource, number | null>,
      doesNotFit: ASKING.filter((one) => (number(`${grid}.${one.id}Hosts`, row) ?? 0) > MAX_HOSTS).map(
        (one) => one.id,
      ),
    }));
  });
  const fits = clusters.every(({ hosts }) => hosts !== null);
  const counted = (result: string): number | null => (fits ? number(id(result)) : null);
  const storage = estimates(id("storageGhzLow"), id("storageGhz"), id("storageGhzHigh"));
  return {
    name,
    hosts: clusters.length === 0 ? null : counted("allHosts"),
    clusters,
    limitedBy: resourceOf(text(id("first"))),
    nextLimit: resourceOf(text(id("second"))),
    usableTib: counted("usableTib"),
    storageGhz: !fits || storage.plan === null ? null : storage,
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

/** The sheets have one more than the largest cluster where no number of hosts fits. */
const hostsThatFit = (hosts: number | null): number | null =>
  hosts === null || hosts > MAX_HOSTS ? null : hosts;

function resourceOf(noun: string | null): Resource | null {
  return ASKING.find((one) => one.noun === noun)?.id ?? null;
}
