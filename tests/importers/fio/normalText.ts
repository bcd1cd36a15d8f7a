/** One direction of a job in fio's normal output, as far as it is rounded there. */
export interface NormalSide {
  iops: Rounded;
  /** Run time of its I/O. */
  milliseconds: number;
  bytesPerSecond: Rounded;
  /** `lat`, or `clat` where fio did not print it. */
  meanMs: Rounded | null;
  /** In ms, by per cent. */
  percentilesMs: Partial<Record<number, Rounded>>;
}

/** A printed figure, and how far the true one may be from it. */
export interface Rounded {
  value: number;
  off: number;
}

/** One job of fio's normal output. */
export interface NormalJob {
  name: string;
  group: number;
  error: number;
  sides: Partial<Record<"read" | "write" | "mixed", NormalSide>>;
}

const POWERS: Record<string, number> = { "": 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12 };

/** A figure with its suffix; the last digit may be cut or rounded. */
function rounded(digits: string, suffix = "", unit = 1): Rounded {
  const decimals = digits.split(".")[1]?.length ?? 0;
  const scale = (POWERS[suffix] ?? NaN) * unit;
  return { value: Number(digits) * scale, off: 10 ** -decimals * scale };
}

const MS: Record<string, number> = { nsec: 1e-6, usec: 1e-3, msec: 1 };

/** Reads the jobs of fio's normal output (`--output-format=normal`), whatever stands around them. */
export function normalJobs(text: string): NormalJob[] {
  const jobs: NormalJob[] = [];
  let side: NormalSide | null = null;
  let unit = "";
  for (const line of text.split("\n")) {
    const job = /^(\S.*): \(groupid=(\d+), jobs=\d+\): err= ?(\d+)/.exec(line);
    if (job) {
      jobs.push({ name: job[1] ?? "", group: Number(job[2]), error: Number(job[3]), sides: {} });
      side = null;
    }
    const rates =
      /^\s+(read|write|mixed|trim): IOPS=([\d.]+)([kMG]?), BW=.* ?\(([\d.]+)([kMGT]?)B?(?:\/s)?\)\(.*\/(\d+)msec\)/.exec(
        line,
      );
    const current = jobs.at(-1);
    if (rates && current) {
      const [, direction, iops = "", iopsSuffix, bytes = "", bytesSuffix, milliseconds] = rates;
      side = {
        iops: rounded(iops, iopsSuffix),
        milliseconds: Number(milliseconds),
        bytesPerSecond: rounded(bytes, bytesSuffix),
        meanMs: null,
        percentilesMs: {},
      };
      if (direction !== "trim") current.sides[direction as "read" | "write" | "mixed"] = side;
    }
    const mean = /^\s+c?lat \(([num]sec)\): .*avg=\s*([\d.]+)([kM]?)/.exec(line);
    if (mean && side) side.meanMs = rounded(mean[2] ?? "", mean[3], MS[mean[1] ?? ""]);
    unit = /^\s+c?lat percentiles \(([num]sec)\)/.exec(line)?.[1] ?? unit;
    if (!side || !/^\s+\|/.test(line)) continue;
    for (const [, percent = "", value = ""] of line.matchAll(/([\d.]+)th=\[\s*(\d+)\]/g)) {
      side.percentilesMs[Number(percent)] = rounded(value, "", MS[unit]);
    }
  }
  return jobs;
}

/** Bytes per second of the groups, as fio's `Run status group` adds them up. */
export function groupBytesPerSecond(text: string): Rounded[] {
  const groups: Rounded[][] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("Run status group")) groups.push([]);
    const sum = /^\s+(READ|WRITE|MIXED): bw=\S+ \(([\d.]+)([kMGT]?)B\/s\)/.exec(line);
    const isRepeated = sum?.[1] === "MIXED" && groups.at(-1)?.length;
    if (sum && !isRepeated) groups.at(-1)?.push(rounded(sum[2] ?? "", sum[3]));
  }
  return groups.map(addUp);
}

/** The sum of figures, as far off as all of them. */
export function addUp(figures: readonly Rounded[]): Rounded {
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    off: figures.reduce((sum, { off }) => sum + off, 0),
  };
}
