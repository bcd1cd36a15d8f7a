import type { Block } from "../sheets/block";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import { MAX_CLASSES } from "./demandForm";
import { figure } from "./methodFigures";

const OWN = 'VMs[Class],"="&[typed.class],VMs[Target],"="&[typed.target]';
const IN_FULL = `${OWN},VMs[Scope],"full"`;
const FULL = [IN_FULL];
const WITH_CAPACITY = [...FULL, `${OWN},VMs[Scope],"capacity"`];

const added = (scopes: readonly string[], call: (scope: string) => string): string =>
  scopes.map(call).join("+");

/** Nothing in a row without a class or a target. */
const ifRow = (formula: string): string => `IF(OR([typed.class]="",[typed.target]=""),"",${formula})`;

const knownOf = (column: string, scopes: readonly string[]): string =>
  added(scopes, (scope) => `COUNTIFS(${scope},VMs[${column}],">=0")`);

const total = (column: string, scopes: readonly string[]): string =>
  added(scopes, (scope) => `SUMIFS(VMs[${column}],${scope})`);

/** A sum over the VMs of a class, empty where too few of them say it. */
function sumColumn(id: string, header: string, column: string, scopes = FULL): GridColumn {
  const all = scopes === FULL ? "[vms]" : scopes === OFF ? "([withCapacity]-[vms])" : "[withCapacity]";
  const formula = `IF(${knownOf(column, scopes)}<${figure("knownShare")}*${all},"",${total(column, scopes)})`;
  return { id, header, format: "#,##0.0", formula: ifRow(formula) };
}

/** VMs whose capacity alone counts: what is typed of a class is of those that run. */
const OFF = [`${OWN},VMs[Scope],"capacity"`];

/** VMs that do not say a quantity of which the sum counts all the same. */
export const GAPS = [
  { id: "vcpuGaps", of: "vcpu", column: "vCPU", scopes: FULL, all: "[vms]" },
  { id: "ghzGaps", of: "ghz", column: "CPU used (GHz)", scopes: FULL, all: "[vms]" },
  { id: "ramGaps", of: "ram", column: "RAM (GiB)", scopes: FULL, all: "[vms]" },
  {
    id: "usedGaps",
    of: "used",
    column: "Used plan (GiB)",
    scopes: WITH_CAPACITY,
    all: "[withCapacity]",
  },
  { id: "ioGaps", of: "peaks", column: "IOPS peak", scopes: FULL, all: "[vms]" },
] as const;

/** Grid `found`: what the estate says of each class, over VMs in full scope; capacity also over those whose capacity counts. */
export function estateByClass(): Block {
  return gridBlock({
    id: "found",
    heading: "Their figures in the estate",
    rows: MAX_CLASSES,
    gaps: true,
    columns: [
      { id: "class", header: "Class", formula: '[typed.class]&""' },
      { id: "target", header: "Target cluster", formula: '[typed.target]&""' },
      { id: "vms", header: "VMs", format: "#,##0", formula: ifRow(added(FULL, (s) => `COUNTIFS(${s})`)) },
      {
        id: "withCapacity",
        header: "VMs whose capacity counts",
        format: "#,##0",
        formula: ifRow(added(WITH_CAPACITY, (s) => `COUNTIFS(${s})`)),
      },
      sumColumn("vcpu", "vCPU", "vCPU"),
      sumColumn("ghz", "CPU used (GHz)", "CPU used (GHz)"),
      sumColumn("ram", "RAM (GiB)", "RAM (GiB)"),
      sumColumn("low", "Used low (GiB)", "Used low (GiB)", WITH_CAPACITY),
      sumColumn("used", "Used plan (GiB)", "Used plan (GiB)", WITH_CAPACITY),
      sumColumn("high", "Used high (GiB)", "Used high (GiB)", WITH_CAPACITY),
      sumColumn("offLow", "Of VMs that do not run, low (GiB)", "Used low (GiB)", OFF),
      sumColumn("offUsed", "Of VMs that do not run, plan (GiB)", "Used plan (GiB)", OFF),
      sumColumn("offHigh", "Of VMs that do not run, high (GiB)", "Used high (GiB)", OFF),
      sumColumn("peaks", "Sum of IOPS peaks", "IOPS peak"),
      {
        id: "ioSize",
        header: "I/O size (KiB)",
        format: "#,##0.0",
        formula: ifRow(quotient("I/O (KiB/s)")),
      },
      { id: "reads", header: "Reads", format: "0%", formula: ifRow(quotient("Reads (IOPS)")) },
      ...GAPS.map(({ id, of, column, scopes, all }) => ({
        id,
        header: `VMs without ${column}`,
        format: "#,##0",
        formula: ifRow(`IF([${of}]="",0,${all}-(${knownOf(column, scopes)}))`),
      })),
    ],
  });
}

/** A column over the IOPS of the VMs that say both: their average, or the peak of those without one. */
function quotient(column: string): string {
  const known = `${IN_FULL},VMs[${column}],">=0"`;
  const peaks = `SUMIFS(VMs[IOPS peak],${known})-SUMIFS(VMs[IOPS peak],${known},VMs[IOPS average],">=0")`;
  const iops = `SUMIFS(VMs[IOPS average],${known})+${peaks}`;
  const isWhole = `${knownOf(column, FULL)}>=${figure("knownShare")}*[vms]`;
  return `IF(${isWhole},IF(${iops}=0,"",(${total(column, FULL)})/(${iops})),"")`;
}
