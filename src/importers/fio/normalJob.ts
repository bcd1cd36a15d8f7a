import { parseBlockSize } from "../load/blockSize";
import type { JsonObject } from "../figures/jsonFigures";
import type { JobLines } from "./jobLines";
import type { NormalSide } from "./normalSide";
import { normalLatency, normalSide, sideJson } from "./normalSide";

const JOB = /^(.*): \(groupid=(\d{1,20}), jobs=(\d{1,20})\): err=\s*(\d{1,20})/;
const PID = /\bpid=\d{1,20}/;
const ENDED = /: (\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;
const SIDE = /^\s*(read|write|trim|mixed)\s*: (.*=.*)/;
const PREFIXED = /^\S.{0,200}?\b(?:read|write|trim|mixed)\s{0,5}: (?:IOPS|io)=/;
const LATENCY = /^\s*(c?lat) \(([num])sec\)\s*: min=/;
const PERCENTILES = /^\s*(\S.*) percentiles \(([num])sec\)/;
const PERCENTILE = /([\d.]{1,20})th=\[\s*(\d{1,20})\]/g;
const BINS = /^\s*lat \(([num])sec\)\s*: .*%/;
const BIN = /((?:>=)?\d{1,20})=([\d.]{1,20})%/g;
const CPU = /^\s*cpu\s*: usr=\s*([\d.]{1,20})%, sys=\s*([\d.]{1,20})%/;
const ISSUED = /^\s*issued.*?: total=r?=?(\d{1,20})[,/]w?=?(\d{1,20})/;
const ERRORS = /^\s*errors\s*: total=(\d{1,20})/;
const TARGET = /^\s*latency\s*: target=(?!0(?:\.0+)?[a-z]*,)/;

const NANOSECONDS: Record<string, number> = { n: 1, u: 1e3, m: 1e6 };

const IDLE = { iops: 0, bw_bytes: 0, runtime: 0, total_ios: 0, io_bytes: 0 };

/** A direction of which nothing is known: an empty one would be one without I/O. */
const UNKNOWN = { iops: undefined };

/** A job as the normal output lists it. */
export class NormalJob {
  private readonly sides: Record<string, NormalSide> = {};
  private readonly bins: Record<string, Record<string, number>> = {};
  private readonly others: JsonObject = {};
  private hasTarget = false;
  private readonly places = new Map<string, { line: number; text: string }>();
  /** The direction of the lines that follow. */
  private direction = "";
  /** What the percentiles that follow are of, and the ns of their unit. */
  private percentilesOf: { key: string; unit: number } | null = null;
  /** Reads and writes that it did; `null` where the line that ends a job is missing. */
  issued: [reads: number, writes: number] | null = null;

  /** Whether its lines begin with other text than fio's, such as the time of a log. */
  isPrefixed = false;

  private constructor(
    readonly name: string,
    readonly group: number,
    /** Processes or threads that it adds up. */
    readonly processes: number,
    private readonly error: number,
    /** What it has in common with itself in a later status; `null` without the number of its process. */
    readonly identity: string | null,
    /** When fio printed it, in ms; `null` where the line does not have it. Only differences are known: it has no time zone. */
    readonly endedMs: number | null,
    readonly start: number,
  ) {}

  /** The job whose results begin with a line; `null` where none do. */
  static begin(line: string, number: number): NormalJob | null {
    const match = JOB.exec(line);
    if (!match) return null;
    const [, name = "", group, processes, error] = match;
    const pid = PID.exec(line)?.[0];
    const identity = pid === undefined ? null : JSON.stringify([name, group, pid]);
    const ended = Date.parse(`${ENDED.exec(line.trimEnd())?.[1]} UTC`);
    const endedMs = Number.isNaN(ended) ? null : ended;
    return new NormalJob(
      name.trim(),
      Number(group),
      Number(processes),
      Number(error),
      identity,
      endedMs,
      number,
    );
  }

  /** Reads a line below the first. */
  read(text: string, line: number): void {
    const side = SIDE.exec(text);
    if (side) {
      this.direction = side[1] ?? "";
      this.sides[this.direction] = normalSide(side[2] ?? "");
      this.places.set(this.direction, { line, text: text.trim() });
    }
    this.readLatency(text, line);
    const [bins, cpu, issued] = [BINS.exec(text), CPU.exec(text), ISSUED.exec(text)];
    const errors = ERRORS.exec(text);
    if (bins) {
      const of = (this.bins[bins[1] ?? ""] ??= {});
      for (const [, edge = "", share] of text.matchAll(BIN)) of[edge] = Number(share);
    }
    if (cpu) Object.assign(this.others, { usr_cpu: Number(cpu[1]), sys_cpu: Number(cpu[2]) });
    if (errors) Object.assign(this.others, { total_err: Number(errors[1]) });
    if (issued) this.issued = [Number(issued[1]), Number(issued[2])];
    this.hasTarget ||= TARGET.test(text);
    this.isPrefixed ||= PREFIXED.test(text);
  }

  private readLatency(text: string, line: number): void {
    const latencies = this.sides[this.direction]?.latencies;
    if (!latencies) return;
    const place = (key: string) => this.places.set(`${this.direction}.${key}`, { line, text: text.trim() });
    const [latency, percentiles] = [LATENCY.exec(text), PERCENTILES.exec(text)];
    if (latency) {
      const key = `${latency[1]}_ns`;
      latencies[key] = normalLatency(text, NANOSECONDS[latency[2] ?? ""] ?? NaN);
      place(key);
    }
    if (percentiles) {
      const unit = NANOSECONDS[percentiles[2] ?? ""] ?? NaN;
      this.percentilesOf = { key: `${percentiles[1]}_ns`, unit };
    } else if (this.percentilesOf && /^\s*\|/.test(text)) {
      const { key, unit } = this.percentilesOf;
      const { percentile } = (latencies[key] = { percentile: {}, ...latencies[key] });
      for (const [, percent, value] of text.matchAll(PERCENTILE)) {
        const name = Number(percent).toFixed(6);
        percentile[name] = Number(value) * unit;
        place(`${key}.${name}`);
      }
    }
  }

  /** Where its figures stand. */
  get lines(): JobLines {
    const placeOf = (keys: readonly string[]) =>
      [3, 2, 1].map((length) => this.places.get(keys.slice(0, length).join("."))).find(Boolean);
    return {
      start: this.start,
      of: (...keys) => placeOf(keys)?.line ?? this.start,
      textOf: (...keys) => placeOf(keys)?.text ?? "",
    };
  }

  /**
   * The job as fio's JSON would have it.
   *
   * @param options What its sections were asked to do. A latency target leaves the depth open, and does not say its unit.
   */
  json(options: Record<string, string>): JsonObject {
    const { bs } = options;
    const bytesPerIo = bs === undefined ? undefined : parseBlockSize(bs);
    const [reads, writes] = this.issued ?? [null, null];
    const { read, write, mixed, trim } = this.sides;
    const of = (side: NormalSide | undefined, ios: number | null) => {
      if (side) return sideJson(side, ios, bytesPerIo);
      // fio leaves a direction without bytes out; I/Os without their direction are a cut text.
      return ios === null || mixed ? {} : ios === 0 ? IDLE : { total_ios: ios };
    };
    const isCut = !this.issued && Object.keys({ ...this.sides, ...this.others }).length === 0;
    return {
      jobname: this.name,
      groupid: this.group,
      error: this.error,
      "job options": this.hasTarget ? {} : options,
      read: isCut ? UNKNOWN : of(read, reads),
      write: of(write, writes),
      ...(mixed && { mixed: of(mixed, (read ?? write) ? null : reads) }),
      ...(trim && { trim: of(trim, null) }),
      ...this.others,
      latency_ns: this.bins["n"],
      latency_us: this.bins["u"],
      latency_ms: this.bins["m"],
    };
  }
}
