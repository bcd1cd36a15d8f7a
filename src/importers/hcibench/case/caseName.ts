import { parseBlockSize } from "../../load/blockSize";
import { plausible } from "../../figures/plausible";

/** What the name of a test case says. `null` where the name does not say it: any name is allowed. */
export interface CaseName {
  /** The whole name, as given. */
  name: string;
  /** Number of the VM group in a mixed workload (`group<i>-`, HCIBench 3.0). */
  group: number | null;
  prefix: string | null;
  tool: "fio" | "vdbench" | null;
  vmdksPerVm: number | null;
  workingSetPct: number | null;
  /** As typed: `4k`, `512k`, `1m`, or `4`. */
  blockSize: string | null;
  blockSizeBytes: number | null;
  readPct: number | null;
  randomPct: number | null;
  threads: number | null;
  /** Latency target in microseconds, which stands in place of the threads. */
  latencyTargetUs: number | null;
  jobs: number | null;
  cpus: number | null;
  cpuPct: number | null;
  compressPct: number | null;
  dedupePct: number | null;
  /** Start of the case in seconds since 1970, UTC. */
  epochSeconds: number | null;
}

// fioconfig 0.4.4 and generate-vdb-param-file.sh; the order is fixed. vdbench leaves `-threads` without a number.
const GRAMMAR = new RegExp(
  "^(?:(?<prefix>.+)-)?(?<tool>fio|vdb)-(?<vmdks>\\d+)vmdk-(?<ws>\\d+)ws-(?<bs>\\d+(?:\\.\\d+)?[a-z]{0,3})" +
    "-(?<read>\\d+)rdpct-(?<random>\\d+)randompct-(?:(?<threads>\\d*)threads|(?<lt>\\d+)lt)" +
    "(?:-(?<jobs>\\d+)jobs)?(?:-(?<cpus>\\d+)cpu-(?<cpupct>\\d+)cpupct)?" +
    "(?:-(?<compress>\\d+)compress)?(?:-(?<dedupe>\\d+)dedupe)?$",
  "i",
);

/** Reads a case name as HCIBench makes it; nothing is guessed from a name that is not of its making. */
export function parseCaseName(name: string): CaseName {
  const epoch = /-(\d{10})$/.exec(name);
  const group = /^group(\d+)-/.exec(name);
  const core = name.slice(group?.[0].length ?? 0, epoch ? -epoch[0].length : undefined);
  const part = GRAMMAR.exec(core)?.groups;
  const tool = part?.["tool"]?.toLowerCase();
  return {
    name,
    group: number(group?.[1]),
    prefix: part?.["prefix"] ?? null,
    tool: tool === "fio" ? "fio" : tool === "vdb" ? "vdbench" : null,
    vmdksPerVm: number(part?.["vmdks"]),
    workingSetPct: number(part?.["ws"]),
    blockSize: part?.["bs"] ?? null,
    blockSizeBytes: parseBlockSize(part?.["bs"] ?? ""),
    readPct: percent(part?.["read"]),
    randomPct: percent(part?.["random"]),
    threads: number(part?.["threads"]),
    latencyTargetUs: number(part?.["lt"]),
    jobs: number(part?.["jobs"]),
    cpus: number(part?.["cpus"]),
    cpuPct: percent(part?.["cpupct"]),
    compressPct: percent(part?.["compress"]),
    dedupePct: percent(part?.["dedupe"]),
    epochSeconds: number(epoch?.[1]),
  };
}

function number(text: string | undefined): number | null {
  return text ? plausible(Number(text)) : null;
}

function percent(text: string | undefined): number | null {
  const value = number(text);
  return value !== null && value <= 100 ? value : null;
}
