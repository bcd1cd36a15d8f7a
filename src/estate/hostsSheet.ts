import type { EstateHost } from "../model/estate/estate";
import { MIN_CORES_PER_SOCKET } from "../model/licensing/licensedCores";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import { tableBlock } from "../sheets/tableBlock";
import { fitText } from "../workbook/fitText";
import type { CellValue, TableColumnSpec } from "../workbook/spec";
import { matchable, sameness } from "./clusterNames";

const NOT_KNOWN = "not known";
const GIB = 2 ** 30;

const text = (value: string | null): CellValue => (value === null ? null : fitText(value));

interface HostColumn extends TableColumnSpec {
  width: number;
  value?: (host: EstateHost, cluster: string) => CellValue;
}

const PER_HOST = "COUNT([@Sockets],[@[Cores per socket]])<2";

/** Headers, once published, stay. */
const COLUMNS: readonly HostColumn[] = [
  { header: "Host", width: 34, value: ({ name }) => text(name) },
  { header: "Cluster", width: 20, value: (_, cluster) => cluster },
  { header: "CPU model", width: 44, value: ({ cpuModel }) => modelOf(cpuModel) },
  { header: "ESX version", width: 34, value: ({ esxVersion }) => modelOf(esxVersion) },
  { header: "Sockets", format: "0", width: 9, value: ({ sockets }) => sockets },
  { header: "Cores per socket", format: "0", width: 10, value: ({ coresPerSocket }) => coresPerSocket },
  {
    header: "Cores",
    format: "#,##0",
    width: 9,
    formula: `IF(${PER_HOST},"",[@Sockets]*[@[Cores per socket]])`,
  },
  { header: "Clock (GHz)", format: "0.00", width: 9, value: ({ clockGhz }) => clockGhz },
  {
    header: "GHz",
    format: "#,##0.0",
    width: 10,
    formula: 'IF(COUNT([@Cores],[@[Clock (GHz)]])<2,"",[@Cores]*[@[Clock (GHz)]])',
  },
  {
    header: "RAM (GiB)",
    format: "#,##0",
    width: 10,
    value: ({ ramBytes }) => (ramBytes === null ? null : ramBytes / GIB),
  },
  {
    header: "NICs (Gb/s)",
    width: 18,
    value: ({ nicGbit }) => (nicGbit.length === 0 ? null : linksOf(nicGbit)),
  },
  { header: "Running VMs", format: "#,##0", width: 10, value: ({ vms }) => vms },
  { header: "Their vCPU", format: "#,##0", width: 10, value: ({ vcpus }) => vcpus },
  {
    header: "Cores to license",
    format: "#,##0",
    width: 10,
    formula: `IF(${PER_HOST},"",[@Sockets]*MAX(${MIN_CORES_PER_SOCKET.value},[@[Cores per socket]]))`,
  },
  { header: "CPU in use", format: "0%", width: 9, value: ({ cpuUsageShare }) => cpuUsageShare },
  { header: "CPU at its peak", format: "0%", width: 9, value: ({ cpuPeakShare }) => cpuPeakShare },
  {
    header: "GHz in use",
    format: "#,##0.0",
    width: 10,
    formula:
      'IF(OR(COUNT([@GHz])=0,COUNT([@[CPU in use]],[@[CPU at its peak]])=0),"",[@GHz]*MAX([@[CPU in use]],[@[CPU at its peak]]))',
  },
  { header: "RAM in use", format: "0%", width: 9, value: ({ ramUsageShare }) => ramUsageShare },
  { header: "Peak IOPS", format: "#,##0", width: 10, value: ({ iopsPeak }) => iopsPeak },
];

function modelOf(name: string | null): string {
  return name === null ? NOT_KNOWN : matchable(name);
}

/** Links by speed, such as "2 × 25, 2 × 1". */
export function linksOf(nicGbit: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const speed of nicGbit) counts.set(speed, (counts.get(speed) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([speed, count]) => `${count} × ${speed}`)
    .join(", ");
}

/** Names in the order of how many hosts have them; of those that are one to COUNTIFS, the first. */
function byHosts(names: readonly string[]): string[] {
  const found = new Map<string, { name: string; hosts: number }>();
  for (const name of names) {
    const same = found.get(sameness(name));
    if (same) same.hosts += 1;
    else found.set(sameness(name), { name, hosts: 1 });
  }
  if (found.size === 0) return [NOT_KNOWN];
  return [...found.values()].sort((a, b) => b.hosts - a.hosts).map(({ name }) => name);
}

/** Sheet `Hosts today`: totals by CPU model and version, and a row for each host. */
export function hostsSheet(hosts: readonly EstateHost[], clusterOf: (host: EstateHost) => string): PlanSheet {
  return {
    name: "Hosts today",
    blocks: [
      sheetTop("Hosts today", "What runs the VMs today. Cores to license count at least 16 for each CPU."),
      totalsBy(
        "models",
        "Hosts by CPU model",
        "CPU model",
        byHosts(hosts.map(({ cpuModel }) => modelOf(cpuModel))),
      ),
      totalsBy(
        "versions",
        "Hosts by version of ESX",
        "ESX version",
        byHosts(hosts.map(({ esxVersion }) => modelOf(esxVersion))),
      ),
      tableBlock("Hosts", {
        name: "HostsToday",
        columns: COLUMNS.map(({ header, format, style, formula }) => ({
          header,
          ...(format === undefined ? {} : { format }),
          ...(style === undefined ? {} : { style }),
          ...(formula === undefined ? {} : { formula }),
        })),
        rows: hosts.map((host) => COLUMNS.map(({ value }) => value?.(host, clusterOf(host)) ?? null)),
      }),
    ],
    columnWidths: COLUMNS.map(({ width }) => width),
    columns: COLUMNS.length,
    freezeRows: 2,
    print: { orientation: "landscape", repeatColumns: [1, 1] },
  };
}

function totalsBy(id: string, heading: string, header: string, names: readonly string[]): Block {
  const sum = (of: string) => `SUMIFS(HostsToday[${of}],HostsToday[${header}],"="&[name])`;
  return gridBlock({
    id,
    heading,
    rows: names.length,
    columns: [
      { id: "name", header, texts: names },
      {
        id: "hosts",
        header: "Hosts",
        format: "#,##0",
        formula: `COUNTIFS(HostsToday[${header}],"="&[name])`,
      },
      { id: "cores", header: "Cores", format: "#,##0", formula: sum("Cores") },
      { id: "ghz", header: "GHz", format: "#,##0", formula: sum("GHz") },
      { id: "license", header: "Cores to license", format: "#,##0", formula: sum("Cores to license") },
    ],
  });
}
