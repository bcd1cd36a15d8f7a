/** What HCIBench 2.8.3 and 3.0 print into -res.txt, line for line (parseFioResult.rb). */
import { at } from "./at";

/** The line around a block of figures. */
export const RULE = "=".repeat(29);

/** Ruby's `round(2).to_s`: no trailing zeros, but always one decimal. */
export function rubyRound(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.includes(".") ? text : `${text}.0`;
}

/** Latencies in ms: read, write, 95th percentile of reads and of writes. */
export type Latencies = readonly [read: number, write: number, readP95: number, writeP95: number];

/** The figures of a block. */
export interface BlockFigures {
  job: string;
  vms: number;
  iops: number;
  throughput: number;
  latencies: Latencies;
  decimals: number;
  early: number;
}

/** One block of figures. */
export function resultBlock(figures: BlockFigures): string[] {
  const { job, vms, iops, throughput, latencies, decimals, early } = figures;
  const line = (label: string, value: string | number) =>
    `${label}${label.length < 8 ? "\t\t" : "\t"}= ${value}`;
  const notice = `There are ${early} VMs finished testing early, those VMs are not used for summarizing results`;
  const labels = ["R_LATENCY", "W_LATENCY", "95%tile_R_LAT", "95%tile_W_LAT"];
  return [
    ...(early > 0 ? [notice] : []),
    RULE,
    line("JOB_NAME", job),
    line("VMs", vms),
    line("IOPS", `${iops.toFixed(2)} IO/S`),
    line("THROUGHPUT", `${throughput.toFixed(2)} MB/s`),
    ...latencies.map((ms, index) => line(at(labels, index), `${ms.toFixed(decimals)} ms`)),
    RULE,
  ];
}

/** A host, and its cpu.usage, cpu.utilization and mem.usage in %. */
export interface HostUse {
  name: string;
  use: readonly number[];
}

/** The table of a cluster as Ruby's terminal-table draws it. */
export function resourceTable(
  cluster: string,
  hosts: readonly HostUse[],
): { lines: string[]; average: number[] } {
  const average = [0, 1, 2].map((column) => {
    return (
      Math.round((hosts.reduce((sum, host) => sum + at(host.use, column), 0) / hosts.length) * 100) / 100
    );
  });
  const rows = [
    [cluster, "cpu.usage%", "cpu.utilization%", "mem.usage%"],
    ...hosts.map((host) => [host.name, ...host.use.map(rubyRound)]),
    ["Average", ...average.map(rubyRound)],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => at(row, column).length)));
  const bar = `+${widths.map((width) => "-".repeat(width + 2)).join("+")}+`;
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(at(widths, column))).join(" | ")} |`;
  const title = "Resource Utilization";
  const inner = bar.length - 4;
  const left = Math.floor((inner - title.length) / 2);
  const centred = `${" ".repeat(left)}${title}`.padEnd(inner);
  const lines = rows.map(line);
  const [head, body, last] = [lines.slice(0, 1), lines.slice(1, -1), lines.slice(-1)];
  return { lines: [bar, `| ${centred} |`, bar, ...head, bar, ...body, bar, ...last, bar], average };
}

/** What follows the tables of all clusters. */
export const RESOURCE_NOTES = [
  "",
  "",
  "cpu.usage - Provides statistics for logical CPUs. This is based on CPU Hyperthreading.",
  "cpu.utilization - Provides statistics for physical CPUs.",
];
