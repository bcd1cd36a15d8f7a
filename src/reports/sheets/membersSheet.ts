import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { PlannedChart } from "../../sheets/chartBlock";
import { titleBlock } from "../../sheets/titleBlock";
import type { SheetSpec } from "../../workbook/spec";

const BYTES_PER_MIB = 2 ** 20;

/** Sheet `Members`: what every VM, pod or worker did. `null` where no file says it. */
export function membersSheet(runs: readonly BenchmarkRun[]): SheetSpec | null {
  const rows = runs.flatMap((run) =>
    run.members.map((member) => [
      run.case,
      run.datastore,
      run.job,
      member.name,
      member.iops,
      member.throughputBytesPerSecond === null ? null : member.throughputBytesPerSecond / BYTES_PER_MIB,
      member.latencyMs,
      member.finishedEarly ? "finished early, not in the totals" : "in the totals",
    ]),
  );
  if (rows.length === 0) return null;
  return {
    name: "Members",
    cells: titleBlock("Members", "One row per VM, pod or worker and run."),
    tables: [
      {
        name: "Members",
        at: "A4",
        columns: [
          { header: "Case" },
          { header: "Datastore" },
          { header: "Job" },
          { header: "Member" },
          { header: "IOPS", format: "#,##0" },
          { header: "MiB/s", format: "#,##0.0" },
          { header: "Latency (ms)", format: "0.00" },
          { header: "State" },
        ],
        rows,
      },
    ],
    columnWidths: [44, 16, 8, 30, 10, 10, 9, 30],
    freeze: { rows: 4, columns: 0 },
    print: { orientation: "landscape", repeatRows: [4, 4] },
  };
}

/** Members in the chart: more bars cannot be told apart. */
const MAX_BARS = 60;

const FIRST_ROW = 5;

/** IOPS of every member of the run with the most IOPS: bars of one height are an even load. */
export function spreadChart(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
): Omit<PlannedChart, "columns"> | null {
  let next = FIRST_ROW;
  const spread = runs
    .map((run, i) => {
      const first = next;
      const members = run.members.length;
      next += members;
      return { label: labels[i] ?? run.case, iops: run.results.iops ?? 0, members, first };
    })
    .filter(({ members }) => members > 1)
    .sort((a, b) => b.iops - a.iops);
  const [best] = spread;
  if (!best) return null;
  const { label, first, members } = best;
  const last = first + Math.min(members, MAX_BARS) - 1;
  const cells = (column: string) => ({ sheet: "Members", range: `${column}${first}:${column}${last}` });
  const shown = members > MAX_BARS ? `the first ${MAX_BARS} of ${members} members` : "every member";
  return {
    kind: "column",
    title: `Members: ${label}`,
    description: `IOPS of ${shown} of the run with the most IOPS.`,
    xTitle: "Member",
    yTitle: "IOPS",
    series: [{ name: "IOPS", categories: cells("D"), values: cells("E") }],
  };
}
