import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import { countedLoad } from "./countedLoad";
import type { ElbenchoPhase } from "./elbenchoPhase";
import type { PhaseKind } from "./phaseKind";
import type { PhaseSides } from "./phaseSides";

/** How much below the rate of all threads the end result may be before a warning says so: what fio's run times may differ. */
const TAIL_TOLERANCE = 0.05;

/** "First done" of several hosts is known within 500 ms (--svcupint): below 5 s elbencho's own manual gives nothing on it. */
const SHORTEST_WITH_HOSTS_MS = 5000;

type Notice = [severity: Exclude<Severity, "error">, code: string, message: string];

/** What there is to report of a phase whose figures are not all that they seem. */
export function phaseDiagnostics(
  phase: ElbenchoPhase,
  kind: PhaseKind,
  sides: PhaseSides,
  file: string,
): Diagnostic[] {
  return noticesOf(phase, kind, sides).map(([severity, code, message]) => ({
    severity,
    code,
    message: `${phase.operation}: ${message}`,
    file,
    line: phase.line,
  }));
}

function noticesOf(phase: ElbenchoPhase, kind: PhaseKind, sides: PhaseSides): Notice[] {
  const { load } = phase;
  const found: Notice[] = [];
  if (load.isDirect === false && !isObjectStore(load.pathType)) {
    const message =
      "ran without --direct: its figures include the page cache of the clients. Test with --direct, or with files that exceed their RAM.";
    found.push(["warning", "buffered-io", message]);
  }
  if (isObjectStore(load.pathType)) {
    const message = `measured ${load.pathType === "hdfs" ? "HDFS" : "S3"}, not block storage: an I/O is a request over the network.`;
    found.push(["warning", "object-storage", message]);
  }
  if (load.blockSizeBytes === null) {
    const message =
      "block size, threads and I/O depth are unknown: elbencho writes them into its JSON since 3.0-37. Its CSV has them.";
    found.push(["warning", "no-config", message]);
  }
  const tail = tailOf(phase, sides);
  if (tail !== null) found.push(["warning", "tail", tail]);
  if (kind.readsInline) {
    const message = "reads each block behind its write (--readinline): only the writes are counted.";
    found.push(["warning", "inline-reads", message]);
  }
  if (sides.reads === null) {
    const message =
      "this version does not count reads and writes of a mixed workload separately: the requested read share is used.";
    found.push(["info", "mix-not-split", message]);
  }
  const clauses = countedLoad(phase, kind, sides).contradictions.map(({ clause }) => clause);
  if (clauses.length > 0) {
    const message = `differs from its settings: ${clauses.join("; ")}. The counted I/Os are used.`;
    found.push(["warning", "options-differ", message]);
  }
  if (sides.all.some(({ histogram }) => histogram !== null)) {
    const message =
      "its percentiles are the upper edges of elbencho's histogram, which are 19% apart: the true ones are up to 16% lower.";
    found.push(["info", "percentiles-of-histogram", message]);
  }
  return found;
}

/** S3 and HDFS know no direct I/O. */
function isObjectStore(pathType: string | null): boolean {
  return pathType !== null && ["bucket", "object", "hdfs"].includes(pathType);
}

/** Whether the end result is lower than the rate of all threads, because some were done early. */
function tailOf({ firstMs, lastMs, firstIops, load }: ElbenchoPhase, { all }: PhaseSides): string | null {
  if (!firstMs || lastMs === null || firstIops === null || all.some((side) => side.iops === null))
    return null;
  const iops = all.reduce((sum, side) => sum + (side.iops ?? 0), 0);
  if ((load.hosts ?? 1) > 1 && firstMs < SHORTEST_WITH_HOSTS_MS) return null;
  if (iops >= firstIops * (1 - TAIL_TOLERANCE)) return null;
  const [first, last] = [firstMs, lastMs].map((ms) =>
    (ms / 1000).toLocaleString("en-US", { maximumSignificantDigits: 4 }),
  );
  const [before, after] = [firstIops, iops].map((rate) => rate.toLocaleString("en-US"));
  return `all threads together did ${before} IOPS until the first one ended after ${first} s; ${after} IOPS are those until the last one ended after ${last} s, and are reported.`;
}
