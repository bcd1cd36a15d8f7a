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
 * printed as 0, has none. vdbench's one 95th percentile is given only where all I/O is of one side.
 */
export function blockResults(block: ResultBlock, readPct: number | null, legacyUnit: boolean): Results {
  // HCIBench prints 0 for everything when no VM has results.
  const empty = figureOf(block, "members")?.value === 0;
  const value = (kind: ResultLabel) => (empty ? null : (figureOf(block, kind)?.value ?? null));
  const throughput = value("throughput");
  const readLatencyMs = readPct === 0 ? null : value("readLatency") || null;
  const writeLatencyMs = readPct === 100 ? null : value("writeLatency") || null;
  const derived = value("p95") || null;
  const readP95Ms = readLatencyMs === null ? null : (value("readP95") ?? (readPct === 100 ? derived : null));
  const writeP95Ms = writeLatencyMs === null ? null : (value("writeP95") ?? (readPct === 0 ? derived : null));
  const measured = readP95Ms !== null || writeP95Ms !== null;
  return {
    iops: value("iops"),
    readIops: null,
    writeIops: null,
    throughputBytesPerSecond: throughput === null ? null : throughput * (legacyUnit ? LEGACY_MB : MIB),
    latencyMs: (value("latency") || null) ?? totalLatency(readLatencyMs, writeLatencyMs, readPct),
    readLatencyMs,
    writeLatencyMs,
    readP95Ms,
    writeP95Ms,
    percentiles: derived !== null ? "derived" : measured ? percentileKind(block) : null,
    maxLatencyMs: null,
    errors: null,
  };
}

function totalLatency(read: number | null, write: number | null, readPct: number | null): number | null {
  if (read === null || write === null) return read ?? write;
  return readPct === null ? null : (read * readPct + write * (100 - readPct)) / 100;
}

/** Before July 2025 HCIBench cut its 95th percentiles to whole ms and printed them with two decimals. */
function percentileKind(block: ResultBlock): "measured" | "floored" {
  const figures = [figureOf(block, "readP95"), figureOf(block, "writeP95")].filter(
    (figure) => figure !== null,
  );
  const floored = figures.every((figure) => figure.decimals <= 2 && Number.isInteger(figure.value));
  return floored ? "floored" : "measured";
}
