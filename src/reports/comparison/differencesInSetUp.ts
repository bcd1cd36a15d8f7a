import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { SETUP_FACTS, setupFact, type SetupFactName } from "../../model/benchmark/setupFact";
import { figure } from "../findings/figure";

/** Seconds count as different above this share: no two tests end in the same second. */
const SAME_TIME = 0.05;

/** Something that a set-up has; `seconds` is compared by the clock's measure. */
interface Trait {
  name: string;
  of(run: BenchmarkRun): string | number | null;
  seconds?: true;
}

/** Facts of the tool's own configuration that a comparison depends on. */
const SETUP_TRAITS = [
  "storage",
  "raidPreference",
  "failuresToTolerate",
  "secondaryFailures",
  "checksumDisabled",
  "spaceEfficiency",
  "encryptionAtRest",
  "encryptionInTransit",
  "vmCpus",
  "vmRamGib",
  "diskPreparation",
  "clearCache",
] as const satisfies readonly SetupFactName[];

const TRAITS: readonly Trait[] = [
  { name: "tool", of: ({ tool }) => tool },
  { name: "tool version", of: ({ toolVersion }) => toolVersion },
  { name: "datastore", of: ({ datastore }) => datastore },
  { name: "hosts", of: ({ hosts, measuredUse }) => Math.max(hosts.length, measuredUse?.length ?? 0) || null },
  { name: "VMs", of: ({ vms }) => vms },
  { name: "VMs that finished early", of: ({ vmsFinishedEarly }) => vmsFinishedEarly },
  { name: "vDisks", of: ({ vdisks }) => vdisks },
  { name: "vDisks per VM", of: ({ workload }) => workload.vmdksPerVm },
  { name: "GiB per vDisk", of: ({ workload }) => workload.vmdkBytes && workload.vmdkBytes / 2 ** 30 },
  { name: "working set %", of: ({ workload }) => workload.workingSetPct },
  { name: "compressible %", of: ({ workload }) => workload.compressPct },
  { name: "duplicate %", of: ({ workload }) => workload.dedupePct },
  { name: "kind of percentiles", of: ({ results }) => results.percentiles },
  ...SETUP_TRAITS.map((name): Trait => ({
    name: SETUP_FACTS[name].label,
    of: (run) => setupFact(run, name)?.value ?? null,
  })),
  { name: "test seconds", of: ({ durationSeconds }) => durationSeconds, seconds: true },
  { name: "warm-up seconds", of: ({ warmupSeconds }) => warmupSeconds, seconds: true },
];

/**
 * What differs between the set-ups of two runs that are compared, in words with both figures: `VMs 18 → 17`. What
 * one of them does not state is no difference.
 */
export function differencesInSetUp(baseline: BenchmarkRun, variant: BenchmarkRun): string[] {
  return TRAITS.flatMap(({ name, of, seconds = false }) => {
    const [before, after] = [of(baseline), of(variant)];
    if (before === null || after === null || isSame(before, after, seconds)) return [];
    return [`${name} ${spell(before)} → ${spell(after)}`];
  });
}

function isSame(a: string | number, b: string | number, seconds: boolean): boolean {
  if (seconds && typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= SAME_TIME * Math.max(a, b);
  return a === b;
}

function spell(value: string | number): string {
  return typeof value === "number" ? figure(value) : value;
}
