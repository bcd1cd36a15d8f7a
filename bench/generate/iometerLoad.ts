/** Counters of one target, and sums of them: every figure that Iometer prints is computed from these. */
import { at } from "./at";
import { BIN_EDGES, type IometerFormat } from "./iometerFormats";
import type { Random } from "./random";

const MIB = 2 ** 20;
/** A figure with the six decimals that Iometer prints. */
export const fixed = (value: number): string => value.toFixed(6);

/** An access specification. */
export interface Specification {
  name: string;
  lines: { size: number; share: number; read: number; random: number }[];
}

/** Counters that add up. */
const SUMS = [
  "reads",
  "writes",
  "bytesRead",
  "bytesWritten",
  "readTicks",
  "writeTicks",
  "readErrors",
  "writeErrors",
  "readIops",
  "writeIops",
  "readRate",
  "writeRate",
] as const;

/** Counters of which the largest counts. */
const MAXIMA = ["maxRead", "maxWrite", "ticks"] as const;

/** What targets did. */
export class Load {
  reads = 0;
  writes = 0;
  bytesRead = 0;
  bytesWritten = 0;
  readTicks = 0;
  writeTicks = 0;
  maxRead = 0;
  maxWrite = 0;
  readErrors = 0;
  writeErrors = 0;
  readIops = 0;
  writeIops = 0;
  readRate = 0;
  writeRate = 0;
  bins = BIN_EDGES.map(() => 0);

  constructor(
    public ticks: number,
    readonly timer: number,
  ) {}

  /** A target under a specification at a queue depth. */
  static ofTarget(
    random: Random,
    spec: Specification,
    depth: number,
    { ticks, timer, errors }: { ticks: number; timer: number; errors: number },
  ): Load {
    const load = new Load(ticks, timer);
    const seconds = ticks / timer;
    const size = spec.lines.reduce((sum, line) => sum + (line.size * line.share) / 100, 0);
    const ms = (0.08 + size / 2.4e6 + random.between(0, 0.15)) * (1 + depth / 16);
    const total = ((depth / ms) * 1000 * seconds * random.between(0.9, 1)) | 0;
    for (const { size: bytes, share, read } of spec.lines) {
      const count = Math.floor((total * share) / 100);
      const reads = Math.floor((count * read) / 100);
      load.reads += reads;
      load.writes += count - reads;
      load.bytesRead += reads * bytes;
      load.bytesWritten += (count - reads) * bytes;
    }
    const perIo = (ms * timer) / 1000;
    load.readTicks = Math.floor(load.reads * perIo * random.between(0.95, 1));
    load.writeTicks = Math.floor(load.writes * perIo * random.between(1, 1.08));
    load.maxRead = load.reads > 0 ? Math.floor(perIo * random.between(4, 40)) : 0;
    load.maxWrite = load.writes > 0 ? Math.floor(perIo * random.between(4, 60)) : 0;
    load.readErrors = Math.floor(random.between(0, errors + 1));
    load.writeErrors = Math.floor(random.between(0, errors + 1));
    const bin = BIN_EDGES.findIndex((edge) => ms < edge);
    const slow = Math.floor(load.ios / 10);
    const next = Math.min(bin + 1, BIN_EDGES.length - 1);
    load.bins[bin] = load.ios - slow;
    load.bins[next] = at(load.bins, next) + slow;
    load.readIops = load.reads / seconds;
    load.writeIops = load.writes / seconds;
    load.readRate = load.bytesRead / seconds;
    load.writeRate = load.bytesWritten / seconds;
    return load;
  }

  static sum(loads: readonly Load[], timer: number): Load {
    const total = new Load(0, timer);
    for (const load of loads) {
      for (const key of SUMS) total[key] += load[key];
      for (const key of MAXIMA) total[key] = Math.max(total[key], load[key]);
      total.bins = total.bins.map((count, i) => count + at(load.bins, i));
    }
    return total;
  }

  get ios(): number {
    return this.reads + this.writes;
  }

  /** Mean and largest latencies in ms: all, reads, writes. */
  latencies(): { mean: [number, number, number]; max: [number, number, number] } {
    const ms = 1000 / this.timer;
    const mean = (ticks: number, count: number) => (count > 0 ? (ticks * ms) / count : 0);
    return {
      mean: [
        mean(this.readTicks + this.writeTicks, this.ios),
        mean(this.readTicks, this.reads),
        mean(this.writeTicks, this.writes),
      ],
      max: [Math.max(this.maxRead, this.maxWrite) * ms, this.maxRead * ms, this.maxWrite * ms],
    };
  }

  /** The columns from `IOps` to `Queue Depth`. `raw` is empty in ALL rows, and the worker's in target rows. */
  columns(rates: IometerFormat["rates"], depth: number, raw: Load | null): string[] {
    const rate = (unit: number) =>
      [this.readRate + this.writeRate, this.readRate, this.writeRate].map((r) => r / unit);
    const { mean, max } = this.latencies();
    const iops = this.readIops + this.writeIops;
    const figures = [
      iops,
      this.readIops,
      this.writeIops,
      ...rate(MIB),
      ...(rates === "old" ? [] : rate(1e6)),
    ];
    const times = [...mean, mean[0], 0, ...max, max[0], 0];
    const { readErrors, writeErrors, bytesRead, bytesWritten, reads, writes } = this;
    const counts = [
      readErrors + writeErrors,
      readErrors,
      writeErrors,
      bytesRead,
      bytesWritten,
      reads,
      writes,
    ];
    return [
      ...[...figures, iops, 0, ...times].map(fixed),
      ...[...counts, 0, -1].map(String),
      ...(raw ? raw.rawColumns() : new Array<string>(9).fill("")),
      ...[0, 0, depth].map(String),
    ];
  }

  rawColumns(): string[] {
    const { readTicks, writeTicks, maxRead, maxWrite, ticks } = this;
    const totals = [readTicks, writeTicks, readTicks + writeTicks, 0];
    return [...totals, maxRead, maxWrite, Math.max(maxRead, maxWrite), 0, ticks].map(String);
  }
}
