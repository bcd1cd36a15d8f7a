import type { Member, Results } from "../../../model/benchmark/benchmarkRun";
import { byMemberName } from "../members/memberOrder";
import type { VdbenchRow } from "./vdbenchRow";
import { weightedMean } from "../../figures/weightedMean";
import { largestOf } from "../../figures/extremes";

/** HCIBench's factor: 95 % of a normal distribution lie below mean + 1.645 standard deviations. */
const DERIVED_P95 = 1.645;

/** One VM and its averages for a run definition; `null` when it finished early. */
export interface MemberRow {
  name: string;
  row: VdbenchRow | null;
}

/** Reads and writes of a row: vdbench prints their share, not their rates. */
const readsOf = (row: VdbenchRow) => row.iops * (row.readPct / 100);
const writesOf = (row: VdbenchRow) => row.iops * (1 - row.readPct / 100);

/**
 * Exact results of one run definition over its VMs: rates added up, latencies weighted by I/O. vdbench measures no
 * percentiles; HCIBench makes one from mean and standard deviation over all I/O, which is given only where all I/O
 * is of one side.
 */
export function aggregateRows(rows: readonly VdbenchRow[]): Results {
  const iops = sum(rows, (row) => row.iops);
  const readIops = sum(rows, readsOf);
  const writeIops = sum(rows, writesOf);
  const derived = iops > 0 ? vdbenchFigures(rows).p95Ms : null;
  return {
    iops,
    readIops,
    writeIops,
    throughputBytesPerSecond: sum(rows, (row) => row.bytesPerSecond),
    latencyMs: weightedMean(
      rows,
      (row) => row.latencyMs,
      (row) => row.iops,
    ),
    readLatencyMs: weightedMean(rows, (row) => row.readLatencyMs, readsOf),
    writeLatencyMs: weightedMean(rows, (row) => row.writeLatencyMs, writesOf),
    readP95Ms: writeIops === 0 ? derived : null,
    writeP95Ms: readIops === 0 ? derived : null,
    percentiles: derived === null ? null : "derived",
    maxLatencyMs: iops > 0 ? largestOf(rows.map((row) => row.maxMs)) : null,
    errors: null,
  };
}

/** The VMs as the record lists them, in the order of their names; those that finished early have no figures. */
export function listRowMembers(members: readonly MemberRow[]): Member[] {
  return [...members].sort(byMemberName).map(({ name, row }) => ({
    name,
    iops: row?.iops ?? null,
    throughputBytesPerSecond: row?.bytesPerSecond ?? null,
    latencyMs: row && row.iops > 0 ? row.latencyMs : null,
    finishedEarly: row === null,
  }));
}

/** What HCIBench prints for the same VMs, before it rounds: latencies are plain means over the VMs. */
export function vdbenchFigures(rows: readonly VdbenchRow[]) {
  const mean = (value: (row: VdbenchRow) => number) => (rows.length > 0 ? sum(rows, value) / rows.length : 0);
  const latencyMs = mean((row) => row.latencyMs);
  return {
    iops: sum(rows, (row) => row.iops),
    mebibytesPerSecond: sum(rows, (row) => row.bytesPerSecond) / 2 ** 20,
    latencyMs,
    readLatencyMs: mean((row) => row.readLatencyMs),
    writeLatencyMs: mean((row) => row.writeLatencyMs),
    p95Ms: latencyMs + DERIVED_P95 * mean((row) => row.stddevMs),
  };
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
