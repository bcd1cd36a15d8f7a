/**
 * Makes HCIBench results (fio) of any size, with the truth about them. The numbers are random but belong together:
 * the text is computed from the members' files with HCIBench's own arithmetic. writeHcibench.ts writes them.
 *
 * One status document is about 8.5 KB a job; --intervals 1080 makes files as large as an easy run's.
 */
import { at, cyclicAt } from "./at";
import { collect } from "./collect";
import {
  fioDocument,
  jobObject,
  side,
  type FioJob,
  type Float,
  type Side,
  type SideCounters,
} from "./fioDocument";
import type { GeneratedFile } from "./generatedFile";
import type { BlockTruth, CaseTruth, HcibenchOptions, Truth } from "./hcibenchTruth";
import { resourceTable, RESOURCE_NOTES, resultBlock, type Latencies } from "./hcibenchText";
import { Random } from "./random";

/** How a run is generated unless something else is asked for. */
export const DEFAULTS: HcibenchOptions = {
  version: "3.0",
  vms: 12,
  cases: 4,
  intervals: 12,
  datastores: 1,
  clusters: 1,
  hosts: 4,
  disks: 8,
  jobs: 1,
  early: 0,
  noise: false,
  seed: 1,
  epoch: 1732885165,
};

/** Block size, read %, random %, threads (or a latency target), and what the name says behind them. */
interface CaseSpec {
  bs: string;
  read: number;
  random: number;
  threads?: number;
  lt?: number;
  tail: string;
}

const CASES: readonly CaseSpec[] = [
  { bs: "4k", read: 70, random: 100, threads: 16, tail: "-50compress-50dedupe" },
  { bs: "4k", read: 100, random: 100, threads: 16, tail: "-50compress-50dedupe" },
  { bs: "4k", read: 0, random: 100, threads: 16, tail: "-50compress-50dedupe" },
  { bs: "8k", read: 50, random: 100, threads: 16, tail: "-50compress-50dedupe" },
  { bs: "512k", read: 100, random: 0, threads: 2, tail: "-50compress-50dedupe" },
  { bs: "32k", read: 100, random: 100, lt: 2500, tail: "" },
  { bs: "256k", read: 0, random: 0, threads: 1, tail: "" },
  { bs: "16k", read: 60, random: 80, threads: 8, tail: "" },
];

const INTERVAL_MS = 5000;
const RAMP_SECONDS = 5;

const bytesOf = (bs: string): number => parseInt(bs, 10) * (bs.endsWith("m") ? 1048576 : 1024);
const encode = (text: string): Uint8Array => Buffer.from(text);

function direction({ read, random }: CaseSpec): string {
  if (read > 0 && read < 100) return "randrw";
  return `${random > 0 ? "rand" : ""}${read === 100 ? "read" : "write"}`;
}

function globalOptions(options: HcibenchOptions, spec: CaseSpec): [string, string][] {
  const rw = direction(spec);
  const mix: [string, string][] = [
    ["rwmixread", String(spec.read)],
    ["percentage_random", String(spec.random)],
  ];
  const target: [string, string][] = [
    ["latency_target", String(spec.lt)],
    ["latency_window", "1000000"],
    ["latency_percentile", "95.0"],
    ["latency_run", "1"],
  ];
  return [
    ["lat_percentiles", "1"],
    ["runtime", String((options.intervals * INTERVAL_MS) / 1000)],
    ["time_based", "1"],
    ["ramp_time", String(RAMP_SECONDS)],
    ["direct", "1"],
    ["rw", rw],
    ...(rw === "randrw" ? mix : []),
    ["bs", spec.bs.toUpperCase()],
    ["ioengine", "libaio"],
    ...(spec.lt ? target : []),
    // fio prints this key twice, because HCIBench also gives it on the command line.
    ["lat_percentiles", "1"],
    ["continue_on_error", "all"],
  ];
}

/** What a case asks of each member. */
interface Load {
  iops: number;
  latencyNs: number;
  readFactor: number;
  writeFactor: number;
}

/** Both sides of a job in the document that counts. */
interface Sides {
  read: Side;
  write: Side;
}

/** One member's file, and the sides of each job in its counted document (`null` when it finished early). */
function memberFile(
  random: Random,
  options: HcibenchOptions,
  spec: CaseSpec,
  load: Load,
  seconds: number,
  early: boolean,
): { text: string; counted: Sides[] | null } {
  const bs = bytesOf(spec.bs);
  const readShare = spec.read / 100;
  const speed = Math.max(0.7, random.normal(1, 0.04));
  const sums = Array.from({ length: options.jobs }, () => ({ reads: 0, writes: 0, readNs: 0, writeNs: 0 }));
  const documents: string[] = [];
  let counted: Sides[] | null = null;
  // Document 0 lies in the ramp, document n is the last periodic one, n + 1 the final one.
  for (let index = 0; index <= options.intervals + 1; index += 1) {
    if (early && index >= Math.ceil(options.intervals / 2)) break;
    const ramp = index === 0;
    const final = index > options.intervals;
    const ms = ramp ? 4514 : INTERVAL_MS * Math.min(index, options.intervals) + (final ? 7 : 0);
    const left = (options.intervals - index) * (INTERVAL_MS / 1000);
    const eta = early ? Math.max(left, 5) : Math.max(left, 0);
    const jobs = sums.map((sum, job): FioJob => {
      const ios = Math.floor((load.iops / speed / options.jobs) * random.normal(5, 0.15));
      const reads = Math.floor(ios * readShare);
      const ns = load.latencyNs * speed * random.normal(1, 0.03);
      if (!ramp && !final) {
        sum.reads += reads;
        sum.writes += ios - reads;
        sum.readNs += reads * ns * load.readFactor;
        sum.writeNs += (ios - reads) * ns * load.writeFactor;
      }
      const now = ramp ? { reads, writes: ios - reads, readNs: 0, writeNs: 0 } : sum;
      const part = (count: number, totalNs: number): SideCounters => {
        return { ios: count, bytes: count * bs, ms, meanNs: count > 0 ? totalNs / count : 0, ramp };
      };
      return {
        name: `job${job}`,
        eta,
        elapsed: RAMP_SECONDS + Math.floor(ms / 1000),
        options: {
          size: "100%",
          iodepth: String(spec.threads ?? 1024),
          filename: `/dev/sd${"abcdefgh"[job % 8]}`,
        },
        disks: options.disks,
        read: part(now.reads, now.readNs),
        write: part(now.writes, now.writeNs),
        latencyTargetUs: spec.lt ?? null,
      };
    });
    documents.push(
      fioDocument({
        seconds: seconds + 6 + Math.floor(ms / 1000),
        globalOptions: globalOptions(options, spec),
        jobs: jobs.map(jobObject),
        disks: options.disks,
      }),
    );
    if (counted === null && eta === 0) {
      counted = jobs.map((job) => ({ read: side(job.read), write: side(job.write) }));
    }
  }
  const noise = "fio: pid=4896, err=5/file:ioengines.c:351, func=td_io_queue, error=Input/output error\n";
  const text = options.noise
    ? documents.map((each) => `${noise}${each}\n`).join("")
    : `${documents.join("\n")}\n`;
  return { text, counted };
}

/** HCIBench's arithmetic over the members of a datastore, as printed and exact. */
function summarize(counted: readonly Sides[][], job: number, version: HcibenchOptions["version"]) {
  const sides = counted.map((jobs) => at(jobs, job));
  const total = (value: (each: Sides) => number) => sides.reduce((sum, each) => sum + value(each), 0);
  // What fio prints has six decimals, and that is what everybody adds up.
  const printed = (float: Float) => Number(float.toString());
  const mean = (value: (each: Sides) => number) => total(value) / sides.length / 1e6;
  const p95 = (each: Side) => each.lat_ns.percentile?.["95.000000"] ?? 0;
  const readIops = total(({ read }) => printed(read.iops));
  const writeIops = total(({ write }) => printed(write.iops));
  const latencies: Latencies = [
    mean(({ read }) => printed(read.lat_ns.mean)),
    mean(({ write }) => printed(write.lat_ns.mean)),
    mean(({ read }) => p95(read)),
    mean(({ write }) => p95(write)),
  ];
  const floored = version !== "3.0";
  const decimals = floored ? 2 : 4;
  const [readMs, writeMs, readP95Ms, writeP95Ms] = latencies;
  const p95Shown = (ms: number) => (floored ? Math.floor(ms) : ms);
  const shown: Latencies = [readMs, writeMs, p95Shown(readP95Ms), p95Shown(writeP95Ms)];
  const asPrinted = (ms: number) => Number(ms.toFixed(decimals));
  const throughput = Math.floor(total(({ read, write }) => read.bw + write.bw) / 1024);
  return {
    decimals,
    shown,
    reported: {
      vms: sides.length,
      iops: Number((readIops + writeIops).toFixed(2)),
      throughput,
      readLatencyMs: asPrinted(readMs),
      writeLatencyMs: asPrinted(writeMs),
      readP95Ms: asPrinted(shown[2]),
      writeP95Ms: asPrinted(shown[3]),
    },
    exact: {
      iops: readIops + writeIops,
      readIops,
      writeIops,
      mibPerSecond: total(({ read, write }) => read.bw_bytes + write.bw_bytes) / 2 ** 20,
      readP95Ms,
      writeP95Ms,
    },
  };
}

function caseName(options: HcibenchOptions, spec: CaseSpec, seconds: number): string {
  const depth = spec.lt ? `${spec.lt}lt` : `${spec.threads}threads`;
  const load = `${spec.bs}-${spec.read}rdpct-${spec.random}randompct-${depth}${spec.tail}`;
  return `fio-${options.disks}vmdk-100ws-${load}-${seconds}`;
}

function* caseFiles(
  random: Random,
  options: HcibenchOptions,
  index: number,
  test: string,
): Generator<GeneratedFile, CaseTruth> {
  const spec = cyclicAt(CASES, index);
  const seconds = options.epoch + index * 4200;
  const name = caseName(options, spec, seconds);
  const iops = Math.min(45000, 900e6 / bytesOf(spec.bs)) * random.between(0.6, 1);
  const mixed = spec.read > 0 && spec.read < 100;
  const load = {
    iops,
    latencyNs: ((options.disks * (spec.threads ?? 24)) / iops) * 1e9,
    readFactor: mixed ? 0.85 : 1,
    writeFactor: mixed ? 1.35 : 1,
  };
  const truth: CaseTruth = {
    case: name,
    blockSizeBytes: bytesOf(spec.bs),
    readPct: spec.read,
    randomPct: spec.random,
    threads: spec.threads ?? null,
    latencyTargetUs: spec.lt ?? null,
    datastores: [],
    clusters: {},
  };
  const lines: string[] = [];
  const earlyFiles: string[] = [];
  for (let store = 0; store < options.datastores; store += 1) {
    const datastore = store === 0 ? "vsanDatastore" : `vsanDatastore (${store})`;
    const last = store === options.datastores - 1;
    const share = Math.floor(options.vms / options.datastores);
    const vms = last ? options.vms - share * store : share;
    const counted: Sides[][] = [];
    earlyFiles.length = 0; // HCIBench resets its list for each datastore
    for (let vm = 0; vm < vms; vm += 1) {
      const place = `${vm % options.hosts}-${Math.floor(vm / options.hosts) + 1}`;
      const path = `${name}/hci-fio-datastore-${739 + store * 13}-${place}.json`;
      const file = memberFile(random, options, spec, load, seconds, vm < options.early);
      if (file.counted) counted.push(file.counted);
      else earlyFiles.push(`/opt/output/results/${test}/${path}`);
      yield { path, bytes: encode(file.text) };
    }
    lines.push(`Datastore     = ${datastore}`);
    const early = vms - counted.length;
    const blocks: BlockTruth[] = [];
    if (counted.length === 0) lines.push("All the VMs finished testing early, no results summarized");
    for (let job = 0; job < (counted.length > 0 ? options.jobs : 0); job += 1) {
      const { decimals, shown, reported, exact } = summarize(counted, job, options.version);
      const block = { ...reported, job: `job${job}`, latencies: shown, decimals, early };
      lines.push(...resultBlock(block));
      blocks.push({ job: `job${job}`, reported, exact });
    }
    truth.datastores.push({ datastore, early, blocks });
  }
  const tables: string[] = [];
  for (let cluster = 0; cluster < options.clusters; cluster += 1) {
    const clusterName = options.clusters > 1 ? `Cluster-${cluster + 1}` : "ESA";
    const hosts = Array.from({ length: options.hosts }, (_, host) => ({
      name: `10.156.28.${host + 1}`,
      use: [random.between(20, 60), random.between(12, 40), random.between(20, 70)].map(
        (value) => Math.round(value * 100) / 100,
      ),
    }));
    const table = resourceTable(clusterName, hosts);
    tables.push(...table.lines);
    truth.clusters[clusterName] = table.average;
  }
  lines.push("Resource Usage:", ...tables, ...RESOURCE_NOTES);
  if (earlyFiles.length > 0) {
    lines.push("Check the following results files that finished testing early:", ...earlyFiles);
  }
  const parameters = [
    "[global]",
    ...globalOptions(options, spec).map(([key, value]) => `${key}=${value}`),
    "",
  ];
  yield { path: `${name}/fio.cfg`, bytes: encode(parameters.join("\n")) };
  const config = ["tool: 'fio' ", `number_vm: ${options.vms} `, `number_data_disk: ${options.disks} `, ""];
  yield { path: `${name}/hcibench.cfg`, bytes: encode(config.join("\n")) };
  yield { path: `${name}/resource_util.info`, bytes: encode([...tables, ...RESOURCE_NOTES].join("\n")) };
  yield { path: `${name}/HCIBench-${options.version}-logs.tar.gz`, bytes: encode("synthetic stub\n") };
  yield { path: `${name}-report.pdf`, bytes: encode("%PDF-1.4\n% synthetic stub\n%%EOF\n") };
  yield { path: `${name}-res.txt`, bytes: encode(`${lines.join("\n")}\n`) };
  return truth;
}

/** The files of a run one after the other, paths relative to the test's folder; returns the truth about them. */
export function* hcibenchFiles(given: Partial<HcibenchOptions> = {}): Generator<GeneratedFile, Truth> {
  const options = { ...DEFAULTS, ...given };
  const random = new Random(options.seed);
  const test = `easy-run-${options.epoch}`;
  const cases: CaseTruth[] = [];
  for (let index = 0; index < options.cases; index += 1) {
    cases.push(yield* caseFiles(random, options, index, test));
  }
  return { test, version: options.version, cases };
}

/** All files at once, for tests. */
export function generateHcibench(given: Partial<HcibenchOptions> = {}): {
  files: GeneratedFile[];
  truth: Truth;
} {
  const { items, result } = collect(hcibenchFiles(given));
  return { files: items, truth: result };
}
