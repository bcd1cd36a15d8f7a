/**
 * Makes results files of Iometer of any size, with the truth about them. The numbers are random but belong
 * together: every row is computed from the counters of its targets. writeIometer.ts writes them.
 */
import { at, cyclicAt } from "./at";
import { collect } from "./collect";
import { FORMATS, headerOf, type IometerFormatName } from "./iometerFormats";
import { fixed, Load, type Specification } from "./iometerLoad";
import { Random } from "./random";

/** How a file is generated; everything has a default. */
export interface IometerOptions {
  format: IometerFormatName;
  /** Runs appended one after another. */
  runs: number;
  specs: number;
  /** Size lines of a specification. */
  specLines: number;
  queueDepths: number[];
  managers: number;
  /** Per manager. */
  workers: number;
  /** Targets per worker. */
  disks: number;
  /** Per manager. */
  cpus: number;
  seconds: number;
  /** At most as many read and write errors a target. */
  errors: number;
  /** Workers run different specifications at once. */
  mixed: boolean;
  record: "all" | "no-targets" | "no-workers" | "no-managers";
  description: string;
  diskName: string;
  aborted: boolean;
  batchError: boolean;
  /** Saved again by a spreadsheet: `;` between the fields, decimal comma. */
  spreadsheet: boolean;
  encoding: "windows-1252" | "utf-8" | "utf-16le";
  bom: boolean;
  lineEnd: "\r\n" | "\n";
  seed: number;
}

/** What one test step measured. */
export interface IometerStep {
  specs: Specification[];
  queueDepth: number;
  targets: number;
  iops: number;
  readIops: number;
  writeIops: number;
  bytesPerSecond: number;
  latencyMs: number;
  readLatencyMs: number;
  writeLatencyMs: number;
  maxLatencyMs: number;
  errors: number;
  cpuPct: number;
}

/** How a file is generated unless something else is asked for. */
export const DEFAULTS: IometerOptions = {
  format: "1.1.0",
  runs: 1,
  specs: 2,
  specLines: 1,
  queueDepths: [16],
  managers: 1,
  workers: 1,
  disks: 1,
  cpus: 2,
  seconds: 60,
  errors: 0,
  mixed: false,
  record: "all",
  description: "",
  diskName: '8: "VMware Virtual disk 2.0"',
  aborted: false,
  batchError: false,
  spreadsheet: false,
  encoding: "windows-1252",
  bom: false,
  lineEnd: "\r\n",
  seed: 1,
};

const SIZES = [4096, 8192, 65536, 131072, 1048576, 512];
/** Reads and random I/Os, both in %. */
const MIXES = [
  [100, 100],
  [70, 100],
  [0, 0],
  [50, 50],
] as const;

function specsOf({ specs, specLines }: IometerOptions): Specification[] {
  return Array.from({ length: specs }, (_, i) => {
    const lines = Array.from({ length: specLines }, (_, k) => {
      const [read, randomPct] = cyclicAt(MIXES, i + k);
      const share = Math.floor(100 / specLines) + (k === 0 ? 100 % specLines : 0);
      return { size: cyclicAt(SIZES, i + k), share, read, random: randomPct };
    });
    const { size, read, random } = at(lines, 0);
    const name =
      specLines > 1 ? `Mix ${i + 1}` : `${size / 1024} KiB; ${read}% Read; ${random}% random (${i + 1})`;
    return { name, lines };
  });
}

/** The rows of one test step, and what they say. */
function stepOf(
  options: IometerOptions,
  random: Random,
  active: readonly Specification[],
  depth: number,
): { rows: string[]; truth: IometerStep } {
  const { format, workers, disks, cpus, seconds, errors, record, diskName } = options;
  const { rates, processorGap, bins, timer } = FORMATS[format];
  const common = active.length === 1 ? at(active, 0).name : "";
  type Cells = readonly (string | number)[];
  const row = (head: Cells, load: Load, raw: Load | null, tail: Cells) =>
    [...head, ...load.columns(rates, depth, raw), ...tail, ...(bins ? (raw ?? load).bins : [])].join(",");
  const blankCpu = new Array<string>(5).fill("");
  const body: string[] = [];
  const loads: Load[] = [];
  const cpuPct: number[] = [];
  for (let m = 1; m <= options.managers; m += 1) {
    const workerRows: string[] = [];
    const workerLoads: Load[] = [];
    for (let w = 0; w < workers; w += 1) {
      const spec = cyclicAt(active, w);
      const ticks = Math.floor(seconds * timer * random.between(1, 1.003));
      const targets = Array.from({ length: disks }, () =>
        Load.ofTarget(random, spec, depth, { ticks, timer, errors }),
      );
      const load = Load.sum(targets, timer);
      const tail = [...blankCpu, fixed(timer), "", "", "", "", ""];
      workerRows.push(row(["WORKER", `Worker ${w + 1}`, spec.name, "", "", disks], load, load, tail));
      if (record === "all") {
        // Target rows carry the raw columns and bins of their worker, as Iometer's do.
        targets.forEach((target, d) => {
          workerRows.push(row(["DISK", `${d}${diskName}`, "", "", "", ""], target, load, tail));
        });
      }
      workerLoads.push(load);
    }
    const load = Load.sum(workerLoads, timer);
    const processors = Array.from({ length: cpus }, (): [number, number] => [
      random.between(1, 12),
      random.between(1, 30),
    ]);
    const mean = processors.reduce((sum, [user, system]) => sum + user + system, 0) / cpus;
    const name = `VM-${m}`;
    const cpu = [mean, mean / 3, (mean * 2) / 3, 0, 0].map(fixed);
    const managerSpec = workers === 1 ? at(active, 0).name : common;
    const tail = [...cpu, fixed(timer), fixed(9000), fixed(100), "1.000000", "0.000000", "0.000000"];
    body.push(row(["MANAGER", name, managerSpec, "", workers, workers * disks], load, load, tail));
    processors.forEach(([user, system], i) => {
      const figures = [user + system, user, system, 0, 0, timer, 4500].map(fixed).join(",");
      body.push(`PROCESSOR,CPU ${i}${",".repeat(processorGap)},${figures},,,,`);
    });
    if (record !== "no-workers") body.push(...workerRows);
    loads.push(load);
    cpuPct.push(mean);
  }
  const all = Load.sum(loads, timer);
  const cpu = cpuPct.reduce((sum, pct) => sum + pct, 0) / cpuPct.length;
  const count = options.managers;
  const head = ["ALL", "All", common, count, count * workers, count * workers * disks];
  const cpuColumns = [cpu, cpu / 3, (cpu * 2) / 3, 0, 0].map(fixed);
  const tail = [...cpuColumns, "", fixed(9000), fixed(100), "1.000000", "0.000000", "0.000000"];
  const rows = [row(head, all, null, tail), ...(record === "no-managers" ? [] : body)];
  const { mean, max } = all.latencies();
  const truth: IometerStep = {
    specs: [...active],
    queueDepth: depth,
    targets: count * workers * disks,
    iops: all.readIops + all.writeIops,
    readIops: all.readIops,
    writeIops: all.writeIops,
    bytesPerSecond: all.readRate + all.writeRate,
    latencyMs: mean[0],
    readLatencyMs: mean[1],
    writeLatencyMs: mean[2],
    maxLatencyMs: max[0],
    errors: all.readErrors + all.writeErrors,
    cpuPct: cpu,
  };
  return { rows, truth };
}

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

function stampOf(format: IometerFormatName, minute: number): string {
  const time = `${pad(8 + (Math.floor(minute / 60) % 12))}:${pad(minute % 60)}:02`;
  return format === "2001" ? `Mon Mar 11 ${time} 2024` : `2024-03-11 ${time}:417`;
}

/** Hands out one line after the other; returns the truth. */
function* linesOf(options: IometerOptions): Generator<string, IometerStep[]> {
  const { format, runs, description, queueDepths, workers, mixed } = options;
  const { version, bins, ends } = FORMATS[format];
  const random = new Random(options.seed);
  const specs = specsOf(options);
  const truth: IometerStep[] = [];
  let minute = 0;
  for (let run = 1; run <= runs; run += 1) {
    yield* ["'Test Type,Test Description", `${queueDepths.length > 1 ? 6 : 0},${description}`];
    yield* ["'Version", version, "'Time Stamp", stampOf(format, minute)];
    for (let s = 0; s < specs.length; s += 1) {
      const together = mixed ? Math.min(specs.length, workers) : 1;
      const active = Array.from({ length: together }, (_, k) => cyclicAt(specs, s + k));
      yield "'Access specifications";
      for (const { name, lines } of active) {
        yield* ["'Access specification name,default assignment", `${name},0`];
        yield "'size,% of size,% reads,% random,delay,burst,align,reply";
        for (const line of lines) {
          yield `${line.size},${line.share},${line.read},${line.random},0,1,0,0${bins ? "," : ""}`;
        }
      }
      yield "'End access specifications";
      for (const depth of queueDepths) {
        const step = stepOf(options, random, active, depth);
        yield* ["'Results", headerOf(format), ...step.rows];
        minute += 1;
        if (format !== "2001") yield* ["'Time Stamp", stampOf(format, minute)];
        truth.push(step.truth);
      }
    }
    if (options.aborted && run === runs) yield "Aborted test";
    else if (ends) yield "'End Test";
  }
  if (options.batchError) yield* ["", "ERROR: Made up for a test, with a comma."];
  return truth;
}

/** A line as a spreadsheet saves it where the comma is the decimal sign. */
function resaved(line: string): string {
  const fields = line.split(",").map((field) => {
    if (/^-?\d+(\.\d+)?$/.test(field)) return field.replace(".", ",");
    return /[;"]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
  });
  return fields.join(";");
}

function encoded(text: string, encoding: IometerOptions["encoding"]): Uint8Array {
  if (encoding === "windows-1252") return Buffer.from(text, "latin1");
  return Buffer.from(text, encoding === "utf-16le" ? "utf16le" : "utf8");
}

/** Hands out the file piece by piece; returns the truth. */
export function* iometerPieces(given: Partial<IometerOptions> = {}): Generator<Uint8Array, IometerStep[]> {
  const options = { ...DEFAULTS, ...given };
  const lines = linesOf(options);
  if (options.bom) yield encoded("\ufeff", options.encoding);
  for (;;) {
    const { done, value } = lines.next();
    if (done) return value;
    const line = options.spreadsheet ? resaved(value) : value;
    yield encoded(line + options.lineEnd, options.encoding);
  }
}

/** The whole file. */
export function generateIometer(given: Partial<IometerOptions> = {}): {
  bytes: Uint8Array;
  truth: IometerStep[];
} {
  const { items, result } = collect(iometerPieces(given));
  return { bytes: Buffer.concat(items), truth: result };
}
