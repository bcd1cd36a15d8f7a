import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { titleBlock } from "../sheets/titleBlock";
import type { SheetSpec } from "../workbook/spec";

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
      member.finishedEarly ? "finished early, not in the totals" : "complete",
    ]),
  );
  if (rows.length === 0) return null;
  return {
    name: "Members",
    cells: titleBlock("Members", "One row a VM, pod or worker and run."),
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
