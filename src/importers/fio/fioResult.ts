import type { FioDirection } from "./fioDirection";
import { parseDirection } from "./fioDirection";
import type { FigurePath, JsonObject } from "../figures/jsonFigures";
import { JsonFigures, objectOf } from "../figures/jsonFigures";

/** One job (or group of jobs) of a result document. */
export interface FioResultJob {
  name: string;
  groupId: number | null;
  /** The client that ran it, in a document of several; with its port, because one machine may run several. */
  host: string | null;
  /** Whether it is the sum over clients, whose number the document does not say. */
  isAllClients: boolean;
  /** Number of the first error, 0 without. */
  error: number | null;
  totalErrors: number | null;
  elapsedSeconds: number | null;
  startMs: number | null;
  /** Seconds left; `null` where fio could not tell. */
  eta: number | null;
  /** Run time of all jobs that the figures add up. */
  jobRuntimeMs: number | null;
  directions: Record<"read" | "write" | "mixed" | "trim", FioDirection | null>;
  usrCpu: number | null;
  sysCpu: number | null;
  options: Record<string, string>;
  latencyBins: { upToMs: number | null; percent: number }[];
  /** Where something else stands than a figure. */
  unreadable: FigurePath[];
  /** Figures that must be there, and are not. */
  missing: FigurePath[];
}

/** A result document of fio 2 or 3. */
export interface FioResult {
  version: string | null;
  timestampMs: number | null;
  jobs: FioResultJob[];
  /** What fio adds up over the clients of a document of several. */
  allClients: FioResultJob | null;
}

/** Seconds left of a job of which fio does not know them. */
const ETA_UNKNOWN = 2 ** 31 - 1;

/** The name of what a client of several servers adds up. */
export const ALL_CLIENTS = "All clients";

/** Reads a result document. Throws a SyntaxError when it is no JSON; `null` when it is no document of fio. */
export function parseFioResult(text: string): FioResult | null {
  const root = objectOf(JSON.parse(text));
  const listed = root["client_stats"] ?? root["jobs"];
  return Array.isArray(listed) ? fioResult(root, listed) : null;
}

/**
 * The result of a document of JSON, or of what its normal output would be in JSON.
 *
 * @param listed The jobs. A client of several servers prints them under a name of its own.
 */
export function fioResult(root: JsonObject, listed: readonly unknown[]): FioResult {
  const clients = root["client_stats"];
  const version = root["fio version"];
  const seconds = number(root["timestamp"]);
  const global = objectOf(root["global options"]);
  const jobs = listed
    .map((job: unknown) => parseJob(objectOf(job), global))
    .map((job) => ({ ...job, isAllClients: clients !== undefined && job.name === ALL_CLIENTS }));
  const sumsUp = jobs.length > 1 && jobs.at(-1)?.isAllClients === true;
  return {
    version: typeof version === "string" ? version.replace(/^fio-/, "") : null,
    timestampMs: number(root["timestamp_ms"]) ?? (seconds === null ? null : seconds * 1000),
    jobs: sumsUp ? jobs.slice(0, -1) : jobs,
    allClients: sumsUp ? (jobs.at(-1) ?? null) : null,
  };
}

function parseJob(job: JsonObject, global: JsonObject): Omit<FioResultJob, "isAllClients"> {
  const options: Record<string, string> = {};
  for (const [key, value] of [...Object.entries(global), ...Object.entries(objectOf(job["job options"]))]) {
    if (typeof value === "string") options[key] = value;
  }
  const figures = new JsonFigures();
  const eta = number(job["eta"]);
  return {
    name: text(job["jobname"]) ?? "",
    groupId: number(job["groupid"]),
    host: hostOf(job),
    error: number(job["error"]),
    totalErrors: figures.number(job, "total_err"),
    elapsedSeconds: number(job["elapsed"]),
    startMs: number(job["job_start"]),
    eta: eta === ETA_UNKNOWN ? null : eta,
    jobRuntimeMs: figures.number(job, "job_runtime"),
    directions: {
      read: parseDirection(figures, job, "read"),
      write: parseDirection(figures, job, "write"),
      mixed: parseDirection(figures, job, "mixed"),
      trim: parseDirection(figures, job, "trim"),
    },
    usrCpu: figures.number(job, "usr_cpu"),
    sysCpu: figures.number(job, "sys_cpu"),
    options,
    latencyBins: parseBins(job),
    unreadable: figures.unreadable,
    missing: figures.missing,
  };
}

function hostOf(job: JsonObject): string | null {
  const [host, port] = [text(job["hostname"]), number(job["port"])];
  if (host === null || host === "") return null;
  return port === null ? host : `${host}:${port}`;
}

function parseBins(job: JsonObject): FioResultJob["latencyBins"] {
  const lists = [
    ["latency_ns", 1e-6],
    ["latency_us", 1e-3],
    ["latency_ms", 1],
  ] as const;
  const bins = lists.flatMap(([key, unitMs]) =>
    Object.entries(objectOf(job[key])).map(([edge, share]) => ({
      upToMs: edge.startsWith(">") ? null : Number(edge) * unitMs,
      percent: number(share) ?? 0,
    })),
  );
  return bins
    .filter(({ upToMs }) => upToMs === null || Number.isFinite(upToMs))
    .sort((a, b) => (a.upToMs ?? Infinity) - (b.upToMs ?? Infinity));
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
