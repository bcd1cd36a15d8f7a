import type { Results } from "../../../model/benchmark/benchmarkRun";
import type { ResultLabel } from "./resultLabels";
import type { BlockFigure, ResultBlock } from "./resultText";

const MIB = 2 ** 20;
/** HCIBench 2.0 divides KiB/s by 1,000 and still writes MB/s. */
const LEGACY_MB = 1000 * 1024;

/** The figure of a block; `null` when it is not there. */
export function figureOf(block: ResultBlock, kind: ResultLabel): BlockFigure | null {
  return block.figures.find((figure) => figure.kind === kind) ?? null;
}

/**
 * What a text alone allows. `MB/s` means MiB/s, except in 2.0. The total latency is weighted with the read share
 * of the workload, because a text never splits its IOPS; a side that is not in the workload, or whose latency is
 * printed as 0, has none. Where the line of a side is missing, the total is unknown. vdbench's one 95th percentile is
 * given only where all I/O is of one side.
 */
export function blockResults(block: ResultBlock, readPct: number | null, legacyUnit: boolean): Results {
  // HCIBench prints 0 for everything when no VM has results.
  const empty = figureOf(block, "members")?.value === 0;
  const value = (kind: ResultLabel) => (empty ? null : (figureOf(block, kind)?.value ?? null));
  const throughput = value("throughput");
  // 0 where the side has no I/O; without its line it may have had some.
  const reads = readPct === 0 ? 0 : value("readLatency");
  const writes = readPct === 100 ? 0 : value("writeLatency");
  const readLatencyMs = reads || null;
  const writeLatencyMs = writes || null;
  const derived = value("p95") || null;
  const readP95Ms = readLatencyMs === null ? null : (value("readP95") ?? (readPct === 100 ? derived : null));
  const writeP95Ms = writeLatencyMs === null ? null : (value("writeP95") ?? (readPct === 0 ? derived : null));
  const measured = readP95Ms !== null || writeP95Ms !== null;
  return {
    iops: value("iops"),
    readIops: null,
    writeIops: null,
    throughputBytesPerSecond: throughput === null ? null : throughput * (legacyUnit ? LEGACY_MB : MIB),
    latencyMs: value("latency") || totalLatency(reads, writes, readPct),
    readLatencyMs,
    writeLatencyMs,
    readP95Ms,
    writeP95Ms,
    percentiles: derived ? "derived" : measured ? percentileKind(block) : null,
    maxLatencyMs: null,
    errors: null,
  };
}

function totalLatency(reads: number | null, writes: number | null, readPct: number | null): number | null {
  if (reads === null || writes === null) return null;
  if (!reads || !writes) return reads + writes || null;
  return readPct === null ? null : (reads * readPct + writes * (100 - readPct)) / 100;
}

/** Before July 2025 HCIBench cut its 95th percentiles to whole ms and printed them with two decimals. */
function percentileKind(block: ResultBlock): "measured" | "floored" {
  const floored = (["readP95", "writeP95"] as const).every((kind) => {
    const figure = figureOf(block, kind);
    return !figure || (figure.decimals <= 2 && Number.isInteger(figure.value));
  });
  return floored ? "floored" : "measured";
}
