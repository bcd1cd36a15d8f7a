import type { StyleName } from "../../workbook/styles";
import { linesOf, rowHeight } from "./changeColumns";
import type { ComparedRow } from "./comparedRows";

/** Metrics that pages show, with the unit and format of their figures; the sheet Compared figures has all. */
export const SHOWN_METRICS: Readonly<Record<string, { label: string; format: string; style?: StyleName }>> = {
  iops: { label: "IOPS", format: "#,##0" },
  latency: { label: "Latency ms", format: "0.00" },
  readP95: { label: "p95 read ms", format: "0.00" },
  writeP95: { label: "p95 write ms", format: "0.00" },
  cpu: { label: "Host CPU %", format: "0.0" },
  cpuPerIo: { label: "CPU per I/O", format: "0.000", style: "rowTotalWords" },
};

/** The unit of CPU per I/O, which depends on whether two clusters are of one size; `null` without such a change. */
export function unitOfCpuPerIo(rows: readonly ComparedRow[]): string | null {
  const shown = rows.filter(({ metric }) => metric.id === "cpuPerIo");
  const [unit = null, ...others] = new Set(shown.map((row) => row.unit));
  return others.length === 0 ? unit : `${shown[0]?.metric.unit}, of a host where hosts differ`;
}

/** What a row is called: its figure with the unit, and which direction is better. */
export function labelOf({ metric, unit }: ComparedRow): string {
  const isRecorded = metric.id === "cpu" && unit !== metric.unit;
  const name = isRecorded ? `${metric.name}, ${unit}` : (SHOWN_METRICS[metric.id]?.label ?? metric.name);
  return `${name}, ${metric.better === "higher" ? "more" : "less"} is better`;
}

/** Height in points of the rows of a test: its name, and its changes. */
export function groupHeight(rows: readonly ComparedRow[]): number {
  return rows.reduce((points, row) => points + rowPoints(row), GROUP_PT);
}

/** Whether pages show a metric. */
export function isShown({ metric }: ComparedRow): boolean {
  return metric.id in SHOWN_METRICS;
}

/** Height in points of the row of a change. */
export function rowPoints(row: ComparedRow): number {
  return rowHeight(linesOf(labelOf(row), "label"));
}

/** Height in points of the row that names a test. */
export const GROUP_PT = 18;
