import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { titleBlock } from "../../sheets/titleBlock";
import type { SheetSpec } from "../../workbook/spec";

const share = (percent: number | null): number | null => (percent === null ? null : percent / 100);

/** Sheet `Hosts`: how busy every host was. `null` where no file says it. */
export function hostsSheet(runs: readonly BenchmarkRun[]): SheetSpec | null {
  const rows = runs.flatMap((run) =>
    run.hosts.map((host) => [
      run.case,
      host.cluster,
      host.name,
      share(host.cpuUsagePct),
      share(host.cpuUtilizationPct),
      share(host.memUsagePct),
    ]),
  );
  if (rows.length === 0) return null;
  return {
    name: "Hosts",
    cells: titleBlock(
      "Hosts",
      "Averages over the whole case, warm-up included. CPU usage rises with turbo and hyper-threading, CPU utilization is busy time.",
    ),
    tables: [
      {
        name: "Hosts",
        at: "A4",
        columns: [
          { header: "Case" },
          { header: "Cluster" },
          { header: "Host" },
          { header: "CPU usage %", format: "0.0%" },
          { header: "CPU utilization %", format: "0.0%" },
          { header: "Memory usage %", format: "0.0%" },
        ],
        rows,
      },
    ],
    columnWidths: [44, 16, 24, 11, 14, 12],
    freeze: { rows: 4, columns: 0 },
    print: { orientation: "landscape", repeatRows: [4, 4] },
  };
}
