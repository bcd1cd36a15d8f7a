import type { PlanCells } from "./planCells";

/** Cells of a report without which its runs do not say what an I/O costs, and what they are called in `--cluster`. */
const NEEDED = [
  { id: "ClusterHosts", key: "hosts" },
  { id: "HostGhz", key: "ghzPerHost" },
] as const;

/** Do inputs of a report, not calculated yet, say what an I/O costs? */
export function calibrates({ has, number, rows }: PlanCells): boolean {
  if (!has("profile.size") || NEEDED.some(({ id }) => number(id) === null)) return false;
  const [hostGhz, idleGhz] = [number("HostGhz") ?? 0, number("IdleGhz") ?? 0];
  return Array.from({ length: rows("cal.usage") }, (_, i) => number("cal.usage", i + 1)).some(
    (share) => share !== null && share * hostGhz > idleGhz,
  );
}

/** What results of a benchmark say of the cost of an I/O, or what they lack for it, in one line. */
export function benchmarkLine({ has, number, rows }: PlanCells, isTaken: boolean): string {
  if (!has("cal.khz"))
    return "Benchmark: storage CPU cannot be calibrated, because no run of a cluster has IOPS, I/O size and read share";
  const runs = rows("cal.khz");
  const known = Array.from({ length: runs }, (_, i) => number("cal.khz", i + 1)).filter(
    (khz) => khz !== null,
  );
  if (known.length > 0)
    return `Benchmark: ${known.length} of ${runs} runs show the CPU cost per I/O of that cluster (sheet Calibration), ${isTaken ? "and the design uses it" : "and the sheet Options offers it; the design uses the reference cluster"}`;
  const missing = NEEDED.filter(({ id }) => number(id) === null).map(({ key }) => key);
  const wanted =
    missing.length > 0
      ? `name ${missing.join(" and ")} of the cluster that was tested in a file for --cluster`
      : "type the busy GHz of a host on the sheet Calibration";
  return `Benchmark: the CPU cost per I/O of that cluster is not known: ${wanted}`;
}
