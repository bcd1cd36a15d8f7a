/**
 * Makes HCIBench results with vdbench, with the truth about them: the VMs' console output (50406 or 50407) and the
 * text computed from it with HCIBench's own arithmetic (parseVdbResult.rb; before 2.5 vdb-process.sh).
 */
import type { GeneratedFile } from "./generatedFile";
import { resourceTable, RESOURCE_NOTES, rubyRound, RULE } from "./hcibenchText";
import { Random } from "./random";

/** How a case is generated; everything has a default. */
export interface VdbenchOptions {
  /** `1.6` is the text's style before 2.5. */
  version: "1.6" | "3.0";
  vdbench: "50406" | "50407";
  /** VMs per datastore. */
  vms: number;
  /** Rows per run definition, warm-up included. */
  intervals: number;
  intervalSeconds: number;
  warmupIntervals: number;
  datastores: number;
  /** Run definitions. */
  rds: number;
  /** VMs per datastore that do not finish the last run definition. */
  early: number;
  readPct: number;
  seed: number;
  epoch: number;
}

/** Averages of one VM as printed; latencies in ms. */
export interface RowTruth {
  iops: number;
  mib: number;
  readPct: number;
  latency: number;
  read: number;
  write: number;
  stddev: number;
  max: number;
}

/** The truth about one block of the text. */
export interface VdbenchBlockTruth {
  datastore: string;
  job: string;
  rows: RowTruth[];
  early: number;
  /** As printed, by label. */
  reported: Record<string, number>;
}

const DEFAULTS: VdbenchOptions = {
  version: "3.0",
  vdbench: "50406",
  vms: 4,
  intervals: 20,
  intervalSeconds: 1,
  warmupIntervals: 5,
  datastores: 1,
  rds: 1,
  early: 0,
  readPct: 70,
  seed: 1,
  epoch: 1732885165,
};

const BLOCK = 4096;
const P95 = 1.645;

const clock = (seconds: number, milliseconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(11, 19)}.${String(milliseconds).padStart(3, "0")}`;

const HEADS = {
  50406: [
    "Nov 29, 2024  interval        i/o   MB/sec   bytes   read     resp     read    write     resp     resp queue  cpu%  cpu%",
    "                             rate  1024**2     i/o    pct     time     resp     resp      max   stddev depth sys+u   sys",
  ],
  50407: [
    "Nov 29, 2024    interval        i/o   MB/sec   bytes   read     resp     read    write     read    write     resp  queue  cpu%  cpu%",
    "                               rate  1024**2     i/o    pct     time     resp     resp      max      max   stddev  depth sys+u   sys",
  ],
};

/** The figures of one interval. */
interface Interval {
  iops: number;
  readPct: number;
  latency: number;
}

/** One printed row, and its figures as printed. */
function row(
  vdbench: VdbenchOptions["vdbench"],
  time: string,
  label: string,
  { iops, readPct, latency }: Interval,
): { text: string; printed: RowTruth } {
  const [read, write] = [readPct > 0 ? latency * 0.85 : 0, readPct < 100 ? latency * 1.35 : 0];
  const mean = (read * readPct + write * (100 - readPct)) / 100;
  const printed = {
    iops: Number(iops.toFixed(vdbench === "50407" ? 1 : 2)),
    mib: Number(((iops * BLOCK) / 2 ** 20).toFixed(2)),
    readPct: Number(readPct.toFixed(2)),
    latency: Number(mean.toFixed(3)),
    read: Number(read.toFixed(3)),
    write: Number(write.toFixed(3)),
    stddev: Number((mean * 0.62).toFixed(3)),
    max: Number((mean * 6).toFixed(2)),
  };
  const maxima = [printed.max, printed.max - 0.5].slice(0, vdbench === "50407" ? 2 : 1);
  const cells = [
    printed.iops.toFixed(vdbench === "50407" ? 1 : 2).padStart(11),
    printed.mib.toFixed(2).padStart(9),
    String(BLOCK).padStart(8),
    printed.readPct.toFixed(2).padStart(7),
    ...[printed.latency, printed.read, printed.write].map((ms) => ms.toFixed(3).padStart(9)),
    ...maxima.map((ms) => ms.toFixed(2).padStart(9)),
    printed.stddev.toFixed(3).padStart(9),
    "  31.2   NaN   NaN",
  ];
  return { text: `${time}${label.padStart(10)}${cells.join("")}`, printed };
}

/** The averages of a run definition, and its text. */
interface Average extends RowTruth {
  definition: string;
}

/** One VM's output: lines and the averages of the run definitions that it finished. */
interface MemberOutput {
  lines: string[];
  averages: Average[];
}

function memberOutput(random: Random, options: VdbenchOptions, early: boolean): MemberOutput {
  const { vdbench, warmupIntervals: warmup, intervals, intervalSeconds: step } = options;
  const lines = [
    "",
    `Vdbench distribution: vdbench${vdbench} Wed July 20 15:49:52 MDT 2016`,
    "",
    `${clock(options.epoch, 1)} All slaves are now connected`,
  ];
  const averages: Average[] = [];
  let seconds = options.epoch + 2;
  for (let rd = 0; rd < options.rds; rd += 1) {
    const elapsed = (intervals - warmup) * step;
    const warmed = warmup > 0 ? ` warmup=${warmup * step}` : "";
    const definition = `RD=run${rd + 1}; I/O rate: Uncontrolled MAX; elapsed=${elapsed}${warmed}; For loops: None`;
    lines.push(`${clock(seconds, 1)} Starting ${definition}`, "", ...HEADS[vdbench]);
    if (early && rd === options.rds - 1) {
      lines.push(`${clock(seconds + 3, 9)} Vdbench terminated`);
      return { lines, averages };
    }
    const first = warmup > 0 ? warmup + 1 : 2;
    const base = random.between(9000, 12000) * (rd + 1);
    const counted: Interval[] = [];
    for (let index = 1; index <= intervals; index += 1) {
      const figures = {
        iops: Math.round(random.normal(base, 300)),
        readPct: options.readPct,
        latency: random.between(0.4, 0.6),
      };
      const time = clock(seconds + index * step, 60 + (index % 9));
      lines.push(row(vdbench, time, String(index), figures).text);
      if (index >= first) counted.push(figures);
    }
    const sum = (value: (figures: Interval) => number) =>
      counted.reduce((total, figures) => total + value(figures), 0);
    const mean = {
      iops: sum(({ iops }) => iops) / counted.length,
      readPct: options.readPct,
      latency: sum(({ iops, latency }) => iops * latency) / sum(({ iops }) => iops),
    };
    seconds += intervals * step + 2;
    // Long labels are glued to the time.
    const average = row(vdbench, clock(seconds - 2, 83), `avg_${first}-${intervals}`, mean);
    lines.push(average.text);
    averages.push({ definition, ...average.printed });
  }
  lines.push(
    `${clock(seconds, 54)} Vdbench execution completed successfully. Output directory: /opt/vdbench/output`,
  );
  return { lines, averages };
}

/** One block of the text. `old` is the style before 2.5. */
function resultBlock(
  old: boolean,
  vdbench: VdbenchOptions["vdbench"],
  definition: string,
  rows: readonly RowTruth[],
  bad: readonly string[],
): { lines: string[]; reported: Record<string, number> } {
  const sum = (value: (row: RowTruth) => number) => rows.reduce((total, each) => total + value(each), 0);
  const mean = (value: (row: RowTruth) => number) => (rows.length > 0 ? sum(value) / rows.length : 0);
  const figures: Record<string, [number, string]> = {
    IOPS: [sum(({ iops }) => iops), old ? " IO/s" : " IO/S"],
    THROUGHPUT: [sum(({ mib }) => mib), " MB/s"],
    LATENCY: [mean(({ latency }) => latency), " ms"],
    R_LATENCY: [mean(({ read }) => read), " ms"],
    W_LATENCY: [mean(({ write }) => write), " ms"],
    "95%tile_LAT": [mean(({ latency }) => latency) + P95 * mean(({ stddev }) => stddev), " ms"],
  };
  const label = (text: string) =>
    old ? `${text.padEnd(12)}= ` : `${text}${text.length < 8 ? "\t\t" : "\t"}= `;
  const print = (value: number, unit: string) => {
    if (old) return value.toFixed(unit === " ms" ? 4 : 2);
    return rows.length > 0 ? rubyRound(value) : "0";
  };
  const head = (text: string) => (old ? `${text}:`.padEnd(12) : `${text}:\t`);
  const all = rows.length + bad.length;
  const notice = `Testing is done, ${rows.length} out of ${all} VMs finished test successfully. Please check following files for details:`;
  const paths = bad.map((path) =>
    old ? `  https://10.0.0.5:443/output/results/t/${path}` : `/opt/output/results/t/${path}`,
  );
  const lines = [
    `${head("Version")}vdbench${vdbench}`,
    `${head("Run Def")}${definition}`,
    `${label("VMs")}${rows.length}`,
    ...Object.entries(figures).map(([name, [value, unit]]) => `${label(name)}${print(value, unit)}${unit}`),
    ...(old ? [] : [RULE]),
    ...(bad.length > 0 ? [notice, ...paths] : []),
    ...(old || bad.length > 0 ? [RULE] : []),
  ];
  const printed = Object.entries(figures).map(
    ([name, [value, unit]]) => [name, Number(print(value, unit))] as const,
  );
  return { lines, reported: { VMs: rows.length, ...Object.fromEntries(printed) } };
}

/** All files of one case, and the truth. */
export function generateVdbench(given: Partial<VdbenchOptions> = {}): {
  files: GeneratedFile[];
  truth: { case: string; blocks: VdbenchBlockTruth[] };
} {
  const options = { ...DEFAULTS, ...given };
  const random = new Random(options.seed);
  const old = options.version === "1.6";
  const name = `vdb-8vmdk-100ws-4k-${options.readPct}rdpct-100randompct-4threads-${options.epoch}`;
  const files: GeneratedFile[] = [];
  const add = (path: string, lines: readonly string[]): void => {
    files.push({ path, bytes: Buffer.from(`${lines.join("\n")}\n`) });
  };
  const truth: { case: string; blocks: VdbenchBlockTruth[] } = { case: name, blocks: [] };
  const text: string[] = [];
  for (let store = 0; store < options.datastores; store += 1) {
    const datastore = `store ${store}`;
    text.push(old ? `Datastore:  ${datastore}` : `Datastore     = ${datastore}`, RULE);
    const members = Array.from({ length: options.vms }, (_, vm) => {
      const path = `${name}/hci-vdb-datastore-${739 + store}-0-${vm + 1}.txt`;
      const output = memberOutput(random, options, vm < options.early);
      add(path, output.lines);
      return { path, output };
    });
    for (let rd = 0; rd < options.rds; rd += 1) {
      const rows = members.flatMap(({ output }) => output.averages[rd] ?? []);
      const bad = members.filter(({ output }) => !output.averages[rd]).map(({ path }) => path);
      const definition = rows[0]?.definition ?? "";
      const block = resultBlock(old, options.vdbench, definition, rows, bad);
      text.push(...block.lines);
      truth.blocks.push({
        datastore,
        job: `run${rd + 1}`,
        rows,
        early: bad.length,
        reported: block.reported,
      });
    }
  }
  const hosts = [{ name: "10.156.28.1", use: [45, 28.1, 48.7] }];
  text.push("Resource Usage:");
  if (old) text.push("CPU USAGE  = 45.0%", "RAM USAGE  = 48.7%", "vSAN PCPU USAGE = 28.1%");
  else text.push(...resourceTable("ESA", hosts).lines, ...RESOURCE_NOTES);
  add(`${name}/vdbench.cfg`, [
    "sd=default,threads=4,openflags=o_direct",
    "sd=sd1,lun=/dev/sda,range=(0,100)",
    `wd=wd1,sd=(sd1),xfersize=(4096,100),rdpct=${options.readPct},seekpct=100`,
    "rd=run1,wd=wd1,iorate=max,elapsed=600,warmup=300,interval=1",
  ]);
  add(`${name}/hcibench.cfg`, ["tool: 'vdbench' ", `number_vm: ${options.vms} `, "number_data_disk: 8 "]);
  add(`${name}-res.txt`, text);
  return { files, truth };
}
