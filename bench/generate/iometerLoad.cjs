/** Counters of one target, and sums of them: every figure that Iometer prints is computed from these. */
const { BIN_EDGES } = require("./iometerFormats.cjs");

const MIB = 2 ** 20;
const fixed = (value) => value.toFixed(6);

class Load {
  constructor(ticks, timer) {
    Object.assign(this, { ticks, timer, reads: 0, writes: 0, bytesRead: 0, bytesWritten: 0 });
    Object.assign(this, {
      readTicks: 0,
      writeTicks: 0,
      maxRead: 0,
      maxWrite: 0,
      readErrors: 0,
      writeErrors: 0,
    });
    Object.assign(this, { readIops: 0, writeIops: 0, readRate: 0, writeRate: 0 });
    this.bins = BIN_EDGES.map(() => 0);
  }

  /** A target under a specification at a queue depth. */
  static ofTarget(random, spec, depth, { ticks, timer, errors }) {
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
    load.bins[bin] += load.ios - slow;
    load.bins[Math.min(bin + 1, BIN_EDGES.length - 1)] += slow;
    load.readIops = load.reads / seconds;
    load.writeIops = load.writes / seconds;
    load.readRate = load.bytesRead / seconds;
    load.writeRate = load.bytesWritten / seconds;
    return load;
  }

  static sum(loads, timer) {
    const total = new Load(0, timer);
    const sums = ["reads", "writes", "bytesRead", "bytesWritten", "readTicks", "writeTicks", "readErrors"];
    sums.push("writeErrors", "readIops", "writeIops", "readRate", "writeRate");
    for (const load of loads) {
      for (const key of sums) total[key] += load[key];
      for (const key of ["maxRead", "maxWrite", "ticks"]) total[key] = Math.max(total[key], load[key]);
      total.bins = total.bins.map((count, i) => count + load.bins[i]);
    }
    return total;
  }

  get ios() {
    return this.reads + this.writes;
  }

  /** Mean and largest latencies in ms: all, reads, writes. */
  latencies() {
    const ms = 1000 / this.timer;
    const mean = (ticks, count) => (count > 0 ? (ticks * ms) / count : 0);
    return {
      mean: [
        mean(this.readTicks + this.writeTicks, this.ios),
        mean(this.readTicks, this.reads),
        mean(this.writeTicks, this.writes),
      ],
      max: [Math.max(this.maxRead, this.maxWrite), this.maxRead, this.maxWrite].map((ticks) => ticks * ms),
    };
  }

  /** The columns from `IOps` to `Queue Depth`. `raw` is empty in ALL rows, and the worker's in target rows. */
  columns(rates, depth, raw) {
    const rate = (unit) =>
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
      ...(raw ? raw.rawColumns() : Array(9).fill("")),
      ...[0, 0, depth].map(String),
    ];
  }

  rawColumns() {
    const { readTicks, writeTicks, maxRead, maxWrite, ticks } = this;
    const totals = [readTicks, writeTicks, readTicks + writeTicks, 0];
    return [...totals, maxRead, maxWrite, Math.max(maxRead, maxWrite), 0, ticks].map(String);
  }
}

module.exports = { Load, fixed };
