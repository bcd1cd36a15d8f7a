import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import { hostCount } from "../runs/hostCount";
import { SETUP_FACTS, setupFact, type SetupFactName } from "../../model/benchmark/setupFact";
import { change, percent } from "../findings/figure";
import { CPU_SOURCES } from "../runs/cpuSources";
import type { ComparedRun } from "./comparedRun";

/**
 * What a difference does to a comparison. `load`: the runs did not get the same load or were not measured alike, so that
 * their figures say nothing about the cluster. `percentiles` and `cpu`: the same, for percentiles or the CPU of the hosts
 * alone. `subject`: what may be the change under test. `harmless`: no known effect.
 */
export type Weight = "load" | "percentiles" | "cpu" | "subject" | "harmless";

export type TraitValue = string | number;

/** What a difference means for two runs. */
export interface Effect {
  weight: Weight;
  /** What it does to the figures. */
  does: string;
}

/** Something that a setup has. */
export interface Trait {
  name: string;
  of(run: ComparedRun): TraitValue | null;
  /** What a setup has that does not state it, where the other one does; without it, that is not a difference. */
  unstated?: TraitValue;
  /** Seconds are compared by the clock's measure. */
  seconds?: true;
  effect(before: TraitValue, after: TraitValue, runs: readonly [BenchmarkRun, BenchmarkRun]): Effect;
}

const load = (does: string) => (): Effect => ({ weight: "load", does });

/** More or less of something that makes load, with the change where it is a number. */
const moreOrLess =
  (more: string, less: string) =>
  (before: TraitValue, after: TraitValue): Effect => {
    if (typeof before !== "number" || typeof after !== "number") return { weight: "load", does: more };
    const by = before > 0 ? ` (${change(after / before - 1)})` : "";
    return { weight: "load", does: `${after > before ? more : less}${by}` };
  };

const moreLoad = moreOrLess("higher offered load", "lower offered load");

/** Facts of the tool's own configuration that may be what is tested. */
const SUBJECTS = [
  "storage",
  "raidPreference",
  "failuresToTolerate",
  "secondaryFailures",
  "checksumDisabled",
  "spaceEfficiency",
  "encryptionAtRest",
  "encryptionInTransit",
] as const satisfies readonly SetupFactName[];

const fact = (name: SetupFactName, effect: Trait["effect"]): Trait => ({
  name: SETUP_FACTS[name].label,
  of: (run) => setupFact(run, name)?.value ?? null,
  effect,
});

/** VMs whose figures are in none of the totals, or not until the end. */
function finishedEarly(
  _before: TraitValue,
  _after: TraitValue,
  runs: readonly [BenchmarkRun, BenchmarkRun],
): Effect {
  const parts = runs.flatMap(({ vms, vmsFinishedEarly }, i) => {
    const early = vmsFinishedEarly ?? 0;
    if (early === 0) return [];
    const all = (vms ?? 0) + early;
    const low = vms === null ? "too low" : `about ${percent(early / all)} too low`;
    return [`${i === 0 ? "baseline" : "variant"} IOPS ${low}`];
  });
  return { weight: "load", does: parts.join(", ") };
}

/** Two tests that are long enough show a steady state both. */
function testTime(before: TraitValue, after: TraitValue): Effect {
  const least = TEST_LIMITS.leastSeconds.value;
  const short = [before, after].filter((seconds) => Number(seconds) < least).length;
  if (short === 0) return { weight: "harmless", does: "none: both are long enough" };
  return {
    weight: "load",
    does: short === 2 ? "both too short for steady state" : "the shorter one is not steady",
  };
}

/** The trait that is no setting: such a run is not complete. */
export const FINISHED_EARLY = "VMs that finished early";

/** What setups are compared by. */
export const TRAITS: readonly Trait[] = [
  {
    name: FINISHED_EARLY,
    of: ({ vmsFinishedEarly }) => vmsFinishedEarly,
    effect: finishedEarly,
  },
  {
    name: "tool",
    of: ({ tool }) => tool,
    effect: load("loads and figures are produced differently"),
  },
  {
    name: "hosts",
    of: (run) => hostCount(run) || null,
    effect: moreOrLess("more CPU and more disks", "less CPU and fewer disks"),
  },
  { name: "VMs", of: ({ vms }) => vms, effect: moreLoad },
  { name: "vDisks", of: ({ vdisks }) => vdisks, effect: moreLoad },
  {
    name: "vDisks per VM",
    of: ({ workload }) => workload.vmdksPerVm,
    effect: moreLoad,
  },
  {
    name: "outstanding I/O",
    of: ({ workload }) => workload.outstandingIo,
    effect: moreOrLess("latency rises with the queue", "latency falls with the queue"),
  },
  {
    name: "requested IOPS",
    of: ({ workload }) => workload.requestedIops,
    unstated: "no limit stated",
    effect: load("the load generator limits IOPS, not the cluster"),
  },
  {
    name: "GiB per vDisk",
    of: ({ workload }) => workload.vmdkBytes && workload.vmdkBytes / 2 ** 30,
    effect: moreOrLess("less of the data fits in cache", "more of the data fits in cache"),
  },
  {
    name: "working set %",
    of: ({ workload }) => workload.workingSetPct,
    effect: moreOrLess("less of the data fits in cache", "more of the data fits in cache"),
  },
  {
    name: "compressible %",
    of: ({ workload }) => workload.compressPct,
    effect: moreOrLess("compression has less to write", "compression has more to write"),
  },
  {
    name: "duplicate %",
    of: ({ workload }) => workload.dedupePct,
    effect: moreOrLess("deduplication has less to write", "deduplication has more to write"),
  },
  {
    name: "kind of percentiles",
    of: ({ results }) => results.percentiles,
    effect: () => ({ weight: "percentiles", does: "p95 cannot be compared" }),
  },
  {
    name: "source of host CPU",
    of: ({ cpuKnown }) => (cpuKnown === undefined ? null : CPU_SOURCES[cpuKnown].source),
    effect: () => ({ weight: "cpu", does: "host CPU cannot be compared" }),
  },
  fact("vmCpus", load("the load generators have different CPUs")),
  fact("vmRamGib", load("the load generators have different RAM")),
  fact("diskPreparation", load("reads of blocks never written are too fast")),
  fact("clearCache", load("reads may come from cache")),
  {
    name: "test seconds",
    of: ({ durationSeconds }) => durationSeconds,
    seconds: true,
    effect: testTime,
  },
  {
    name: "warm-up seconds",
    of: ({ warmupSeconds }) => warmupSeconds,
    seconds: true,
    effect: () => ({ weight: "harmless", does: "the start of the test is in the figures" }),
  },
  ...SUBJECTS.map((name) => fact(name, () => ({ weight: "subject", does: "may be the change under test" }))),
  {
    name: "datastore",
    of: ({ datastore }) => datastore,
    effect: () => ({ weight: "harmless", does: "none by its name" }),
  },
  {
    name: "tool version",
    of: ({ toolVersion }) => toolVersion,
    effect: () => ({ weight: "harmless", does: "no known effect" }),
  },
];
