import type { BenchmarkRun, Member, Results } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import type { AccessSpec } from "./accessSpec";
import { commonLoad } from "./accessSpec";
import type { ColumnIndexes, ResultColumns } from "./resultColumns";
import { figure } from "./rowFormat";

/** What stands above a block of results in the file. */
export interface StepContext {
  file: string;
  version: string | null;
  /** The user's words about the run, where there are any. */
  description: string | null;
  /** Definitions of the nearest block of access specifications: a later block may use a name again. */
  specs: ReadonlyMap<string, AccessSpec>;
  /** What a step is called that has neither a specification nor a description. */
  fallbackName: string;
}

type Figures = (column: keyof ColumnIndexes) => number | null;

/** One test step while its rows are read: the ALL row and what its managers, workers and targets add. */
export class TestStep {
  /** Managers and workers of which a row was read. */
  readonly counts = { managers: 0, workers: 0 };
  private readonly all: Figures;
  private readonly workerMembers: Member[] = [];
  private readonly targetMembers: Member[] = [];
  private readonly managerMembers: Member[] = [];
  private managerName: string | null = null;
  /** Targets of the managers whose rows are complete, and names of those of the manager at hand. */
  private targetsBefore = 0;
  private readonly targetNames = new Set<string>();
  private readonly memberSpecs = new Set<string>();
  private readonly managerSpecs = new Set<string>();
  private processors = 0;
  private cpuPct: number[] = [];
  private managerSeconds: number | null = null;
  private workerSeconds: number | null = null;
  /** Sum over the workers, for an ALL row whose targets have different depths; NaN once a worker's is unknown. */
  private workerDepth = 0;

  constructor(
    readonly context: StepContext,
    private readonly columns: ResultColumns,
    private readonly fields: readonly string[],
    readonly line: number,
  ) {
    this.all = this.figuresOf(fields);
  }

  /** How many managers, workers and targets the ALL row says there are. */
  get expected(): { managers: number | null; workers: number | null; targets: number | null } {
    return { managers: this.all("managers"), workers: this.all("workers"), targets: this.all("disks") };
  }

  /** Labels of the figures in the ALL row that are no numbers. */
  unreadable(): string[] {
    const { columns, fields } = this;
    return columns.printed
      .filter(({ index }) => Number.isNaN(figure(fields[index], columns.delimiter)))
      .map(({ label }) => label);
  }

  addManager(name: string, spec: string, fields: readonly string[]): void {
    const row = this.figuresOf(fields);
    this.counts.managers += 1;
    this.targetsBefore += this.targetNames.size;
    this.targetNames.clear();
    this.managerName = name;
    this.managerMembers.push(this.member(name, fields));
    if (spec !== "") this.managerSpecs.add(spec);
    const cpu = row("cpu");
    if (cpu !== null) this.cpuPct.push(cpu);
    this.managerSeconds = longer(this.managerSeconds, secondsOf(row));
  }

  addProcessor(): void {
    this.processors += 1;
  }

  addWorker(name: string, spec: string, fields: readonly string[]): void {
    const row = this.figuresOf(fields);
    this.counts.workers += 1;
    this.workerMembers.push(this.member(this.workerName(name), fields));
    if (spec !== "") this.memberSpecs.add(spec);
    this.workerSeconds = longer(this.workerSeconds, secondsOf(row));
    this.workerDepth += (depthOf(row) ?? NaN) * (row("disks") ?? NaN);
  }

  /** Targets are members where no worker is recorded. */
  addTarget(name: string, fields: readonly string[]): void {
    this.countTarget(name);
    if (this.counts.workers === 0) this.targetMembers.push(this.member(name, fields));
  }

  /** Targets count once a manager however many workers use them. */
  countTarget(name: string): void {
    this.targetNames.add(name);
  }

  /** The access specifications of this step: one, or several where workers ran different ones. */
  specNames(named: string): string[] {
    if (named !== "") return [named];
    if (this.memberSpecs.size > 0) return [...this.memberSpecs];
    if (this.managerSpecs.size > 0) return [...this.managerSpecs];
    return [...this.context.specs.keys()];
  }

  /**
   * The run.
   *
   * @param named The specification in the ALL row, empty where workers ran different ones.
   * @param complete Whether the rows of every manager were read; else nothing is said about processors.
   */
  finish(named: string, complete: boolean): BenchmarkRun {
    const { context, all } = this;
    const names = this.specNames(named);
    const specs = names.map((name) => context.specs.get(name));
    const known = specs.flatMap((spec) => spec ?? []);
    const load = commonLoad(known.length === specs.length ? known : []);
    const caseName = names.join(" + ") || context.description || context.fallbackName;
    const depth = depthOf(all);
    const disks = all("disks");
    const targets = this.targetsBefore + this.targetNames.size;
    const run = emptyRun("iometer", caseName, { file: context.file, line: this.line });
    return {
      ...run,
      toolVersion: context.version,
      job: context.description,
      vms: all("managers"),
      vdisks: complete && targets > 0 ? targets : null,
      durationSeconds: this.managerSeconds ?? this.workerSeconds,
      workload: {
        ...run.workload,
        ...load,
        queueDepth: depth,
        threads: all("workers"),
        outstandingIo: this.outstandingIo(depth, disks),
      },
      results: this.results(run.results),
      reported: this.columns.printed.flatMap(({ index, label, unit }) => {
        const value = finite(figure(this.fields[index], this.columns.delimiter));
        return value === null ? [] : [{ label, value, unit, file: context.file, line: this.line }];
      }),
      cpu: {
        ...run.cpu,
        usagePct: all("cpu") ?? (complete ? mean(this.cpuPct) : null),
        processors: complete && this.processors > 0 ? this.processors : null,
      },
      members:
        [this.workerMembers, this.targetMembers, this.managerMembers].find(({ length }) => length > 0) ?? [],
      latencyBins: this.latencyBins(),
    };
  }

  /** A mean over no I/O is printed as 0: nothing was measured. */
  private results(empty: Results): Results {
    const { all } = this;
    const iops = all("iops");
    const readIops = all("readIops");
    const writeIops = all("writeIops");
    const measured = (rate: number | null, latency: number | null): number | null =>
      rate === null || rate > 0 ? latency : null;
    return {
      ...empty,
      iops,
      readIops,
      writeIops,
      throughputBytesPerSecond: this.throughputOf(this.fields),
      latencyMs: measured(iops, all("latency")),
      readLatencyMs: measured(readIops, all("readLatency")),
      writeLatencyMs: measured(writeIops, all("writeLatency")),
      maxLatencyMs: measured(iops, all("maxLatency")),
      errors: all("errors"),
    };
  }

  private outstandingIo(depth: number | null, disks: number | null): number | null {
    if (depth !== null) return disks === null ? null : depth * disks;
    const every = this.counts.workers > 0 && this.counts.workers === this.expected.workers;
    return every ? finite(this.workerDepth) : null;
  }

  private latencyBins(): BenchmarkRun["latencyBins"] {
    const { latencyBins: bins, delimiter } = this.columns;
    const counts = bins.map(({ index }) => figure(this.fields[index], delimiter) ?? NaN);
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (!(total > 0)) return null;
    return bins.map(({ upToMs }, i) => ({ upToMs, share: (counts[i] ?? 0) / total }));
  }

  private workerName(name: string): string {
    const several = (this.expected.managers ?? this.counts.managers) > 1;
    return several && this.managerName !== null ? `${this.managerName} / ${name}` : name;
  }

  private member(name: string, fields: readonly string[]): Member {
    const row = this.figuresOf(fields);
    const iops = row("iops");
    return {
      name,
      iops,
      throughputBytesPerSecond: this.throughputOf(fields),
      latencyMs: iops === 0 ? null : row("latency"),
      finishedEarly: false,
    };
  }

  private throughputOf(fields: readonly string[]): number | null {
    const { throughput, delimiter } = this.columns;
    const rate = throughput && finite(figure(fields[throughput.index], delimiter));
    return throughput && rate !== null ? rate * throughput.bytesPerUnit : null;
  }

  private figuresOf(fields: readonly string[]): Figures {
    const { at, delimiter } = this.columns;
    return (column) => finite(figure(fields[at[column]], delimiter));
  }
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}

/** -1 says that the targets have different depths. */
function depthOf(row: Figures): number | null {
  const depth = row("queueDepth");
  return depth !== null && depth >= 0 ? depth : null;
}

/** Both figures count the same timer, whatever its rate: the processor's clock or a performance counter. */
function secondsOf(row: Figures): number | null {
  const ticks = row("rawRunTime");
  const perSecond = row("timer");
  return ticks !== null && perSecond !== null && ticks > 0 && perSecond > 0 ? ticks / perSecond : null;
}

function longer(one: number | null, other: number | null): number | null {
  return one === null ? other : Math.max(one, other ?? 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
