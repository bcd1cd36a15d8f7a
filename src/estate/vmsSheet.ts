import type { EstateVm } from "../model/estate/estate";
import type { VsanCharge } from "../model/estate/vsanCharge";
import type { Block } from "../sheets/block";
import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import { validationOf } from "../sheets/accepts";
import { columnName } from "../workbook/address";
import { fitText } from "../workbook/fitText";
import type { CellValue, TableColumnSpec } from "../workbook/spec";
import { knownData, USED_FORMULAS } from "./replicasBlock";
import { ruleNumber, SCOPES } from "./scopeRules";

/** A column of the table `VMs`: a figure of the export, a formula, or a cell to be filled in. */
interface VmColumn extends TableColumnSpec {
  width: number;
  value?: (vm: EstateVm, shown: ShownVm) => CellValue;
}

/** What the sheets say of a VM besides what is known of it. */
interface ShownVm {
  /** Its cluster as the workbook calls it. */
  cluster: string;
  /** The number of the rule by name that takes it. */
  pattern: number | null;
  /** Its charge on vSAN, which a factor may divide. */
  charge: VsanCharge | undefined;
}

const GIB = 2 ** 30;
const gib = (bytes: number | null | undefined): number | null => (bytes == null ? null : bytes / GIB);
const text = (value: string | null): CellValue => (value === null ? null : fitText(value));

const NAME = { width: 30 };
const COUNT = { format: "#,##0", width: 9 };
const SIZE = { format: "#,##0.0", width: 12 };

const IS_SET = '[@[Set scope]]<>""';
/** One of the scopes as it is. What is none takes nothing out of sight: it counts for nothing, and the first page says so. */
const knownScope = (scope: string): string =>
  `IF(OR(${scope}="full",${scope}="capacity",${scope}="out"),${scope},"unknown")`;
const OF_CLUSTER = (id: string) => `INDEX({clusters.${id}},MATCH([@Cluster],{clusters.name},0))`;
const OF_RULE = (id: string) => `INDEX({rules.${id}},[@Rule])`;
const OF_PATTERN = (id: string) => `INDEX({patterns.${id}},[@Pattern])`;
const SCOPE_OF_RULE = `IF([@Rule]="","full",${knownScope(OF_RULE("counts"))})`;
/** A pattern takes a VM out, or its compute: what a rule took out stays out. */
const IS_CUT = `AND(${OF_PATTERN("counts")}="capacity",${SCOPE_OF_RULE}="full")`;
const SCOPE_OF_PATTERN = `IF(${OF_PATTERN("counts")}="out","out",IF(${IS_CUT},"capacity",IF(OR(${OF_PATTERN("counts")}="",${OF_PATTERN("counts")}="capacity"),${SCOPE_OF_RULE},"unknown")))`;
const WHY_OF_RULE = `IF([@Rule]="","",${OF_RULE("why")})`;
const WHY_OF_PATTERN = `IF(OR(${OF_PATTERN("counts")}="out",${IS_CUT}),"name pattern "&[@Pattern],${WHY_OF_RULE})`;
/** The rows of the sheet Demand are written without blanks around it, too. */
const CLASS_OF_PATTERN = `TRIM(${OF_PATTERN("class")})`;
const IS_CLUSTER_OUT = `${OF_CLUSTER("counts")}="out"`;

/** Headers, once published, stay: designs and formulas of planners name them. */
const COLUMNS: readonly VmColumn[] = [
  { header: "VM", ...NAME, value: ({ name }) => text(name) },
  { header: "Cluster", width: 18, value: (_, { cluster }) => cluster },
  {
    header: "Target",
    width: 18,
    formula: `IF(${OF_CLUSTER("target")}="",[@Cluster],${OF_CLUSTER("target")})`,
  },
  { header: "Host", ...NAME, value: ({ host }) => text(host) },
  { header: "Power", width: 10, value: ({ power }) => power },
  { header: "Rule", format: "0", width: 6, value: ({ why }) => ruleNumber(why) },
  { header: "Pattern", format: "0", width: 8, value: (_, { pattern }) => pattern },
  { header: "Set scope", style: "input", width: 10 },
  {
    header: "Scope",
    style: "words",
    width: 10,
    formula: `IF(${IS_SET},${knownScope("[@[Set scope]]")},IF(${IS_CLUSTER_OUT},"out",IF(${OF_CLUSTER("counts")}<>"in","unknown",IF([@Pattern]="",${SCOPE_OF_RULE},${SCOPE_OF_PATTERN}))))`,
  },
  {
    header: "Why",
    style: "words",
    width: 14,
    formula: `IF(${IS_SET},"set by hand",IF(${IS_CLUSTER_OUT},"cluster is out",IF([@Pattern]="",${WHY_OF_RULE},${WHY_OF_PATTERN})))`,
  },
  { header: "Set class", style: "input", width: 14 },
  {
    header: "Class",
    style: "words",
    width: 14,
    formula: `IF([@[Set class]]<>"",[@[Set class]],IF([@Pattern]="","General",IF(${CLASS_OF_PATTERN}="","General",${CLASS_OF_PATTERN})))`,
  },
  { header: "vCPU", ...COUNT, value: ({ vcpu }) => vcpu },
  { header: "CPU used (GHz)", ...SIZE, value: ({ cpuGhz }) => cpuGhz },
  { header: "RAM (GiB)", ...SIZE, value: ({ ramBytes }) => gib(ramBytes) },
  { header: "RAM active (GiB)", ...SIZE, value: ({ ramActiveBytes }) => gib(ramActiveBytes) },
  { header: "Disk (GiB)", ...SIZE, value: ({ diskBytes }) => gib(diskBytes) },
  { header: "Used low (GiB)", ...SIZE, value: ({ usedBytes }) => gib(usedBytes?.low) },
  { header: "Used plan (GiB)", ...SIZE, value: ({ usedBytes }) => gib(usedBytes?.plan) },
  { header: "Used high (GiB)", ...SIZE, value: ({ usedBytes }) => gib(usedBytes?.high) },
  { header: "Used is", width: 24, value: ({ usedBasis }) => usedBasis },
  { header: "Provisioned (GiB)", ...SIZE, value: ({ provisionedBytes }) => gib(provisionedBytes) },
  { header: "Snapshots (GiB)", ...SIZE, value: ({ snapshotBytes }) => gib(snapshotBytes) },
  {
    header: "Snapshots (share of disk)",
    format: "0%",
    width: 12,
    formula:
      'IF(COUNT([@[Snapshots (GiB)]],[@[Disk (GiB)]])<2,"",IF([@[Disk (GiB)]]=0,"",[@[Snapshots (GiB)]]/[@[Disk (GiB)]]))',
  },
  { header: "IOPS average", ...COUNT, value: ({ iopsAverage }) => iopsAverage },
  { header: "IOPS peak", ...COUNT, value: ({ iopsPeak }) => iopsPeak },
  {
    header: "IOPS peak that counts",
    ...COUNT,
    formula: 'IF([@Scope]="full",IF([@[IOPS peak]]="","",[@[IOPS peak]]),"")',
  },
  { header: "Read %", format: "0%", width: 8, value: ({ readShare }) => readShare },
  {
    header: "I/O size (KiB)",
    format: "#,##0.0",
    width: 10,
    value: ({ ioSizeBytes }) => (ioSizeBytes === null ? null : ioSizeBytes / 1024),
  },
  { header: "I/O (KiB/s)", ...SIZE, value: throughputKib },
  { header: "Reads (IOPS)", ...SIZE, value: readIops },
  { header: "OS", width: 40, value: ({ os }) => text(os) },
  {
    header: "Tools",
    width: 14,
    value: ({ hasTools }) => (hasTools === null ? null : hasTools ? "installed" : "not installed"),
  },
  {
    header: "Not plannable",
    width: 24,
    value: ({ obstacles }) => (obstacles === null || obstacles.length === 0 ? null : obstacles.join(", ")),
  },
  { header: "Source", width: 40, value: ({ source }) => text(source) },
];

/** Columns of an estate with charges on vSAN: used capacity is a formula over these then. */
const CHARGED_COLUMNS: readonly VmColumn[] = [
  { header: "Data low (GiB)", ...SIZE, value: (vm, { charge }) => gib(knownData(vm, charge).low) },
  { header: "Data plan (GiB)", ...SIZE, value: (vm, { charge }) => gib(knownData(vm, charge).plan) },
  { header: "Data high (GiB)", ...SIZE, value: (vm, { charge }) => gib(knownData(vm, charge).high) },
  { header: "Charged on vSAN (GiB)", ...SIZE, value: (_, { charge }) => gib(charge?.charged) },
  { header: "Data is", width: 24, value: ({ usedBasis }, { charge }) => (charge ? null : usedBasis) },
];

/** Headers that the table may have: others are of the user. */
export const VM_HEADERS: readonly string[] = [...COLUMNS, ...CHARGED_COLUMNS].map(({ header }) => header);

const USED_BY_HEADER = new Map([
  ["Used low (GiB)", USED_FORMULAS.low],
  ["Used plan (GiB)", USED_FORMULAS.plan],
  ["Used high (GiB)", USED_FORMULAS.high],
  ["Used is", USED_FORMULAS.basis],
]);

function columnsOf(hasCharges: boolean): readonly VmColumn[] {
  if (!hasCharges) return COLUMNS;
  const followed = COLUMNS.map(({ value, ...column }): VmColumn => {
    const formula = USED_BY_HEADER.get(column.header);
    return formula === undefined ? { ...column, ...(value ? { value } : {}) } : { ...column, formula };
  });
  return [...followed, ...CHARGED_COLUMNS];
}

/** The IOPS that weigh a VM's I/O size and reads in a sum: its average, or its peak where only that is known. */
const weighingIops = ({ iopsAverage, iopsPeak }: EstateVm): number | null => iopsAverage ?? iopsPeak;

/** I/O in KiB/s and the reads of it: what sums over VMs make the size of an I/O and the share of reads from. */
function throughputKib(vm: EstateVm): number | null {
  const iops = weighingIops(vm);
  return iops === null || vm.ioSizeBytes === null ? null : (iops * vm.ioSizeBytes) / 1024;
}
function readIops(vm: EstateVm): number | null {
  const iops = weighingIops(vm);
  return iops === null || vm.readShare === null ? null : iops * vm.readShare;
}

/** Rows of the title, of what it says, of nothing, and of the header. */
const HEADER_ROW = 4;

const letterOf = (header: string): string =>
  columnName(COLUMNS.findIndex((column) => column.header === header));

/** The cells of a column, where the header stands in a row. */
const cellsOf = (header: string, row: number, vms: number): string =>
  `${letterOf(header)}${row + 1}:${letterOf(header)}${row + vms}`;

/** What is known about the VMs of an estate where they are shown. */
export interface VmsShown {
  clusterOf: (vm: EstateVm) => string;
  /** The number of the rule by name that takes each, in their order. */
  patternOf: readonly (number | null)[];
  charges: ReadonlyMap<EstateVm, VsanCharge>;
}

/** Sheet `VMs`: a row for each VM as the exports have it, what it counts for, and why. */
export function vmsSheet(vms: readonly EstateVm[], shown: VmsShown): PlanSheet {
  const columns = columnsOf(shown.charges.size > 0);
  return {
    name: "VMs",
    blocks: [
      sheetTop(
        "VMs",
        "One row for each VM. Type into the columns Set scope and Set class to overrule what the sheet Scope decides.",
      ),
      vmsTable(vms, columns, shown),
    ],
    columnWidths: columns.map(({ width }) => width),
    columns: columns.length,
    freezeRows: HEADER_ROW,
    print: { orientation: "landscape", repeatRows: [HEADER_ROW, HEADER_ROW], repeatColumns: [1, 1] },
  };
}

function vmsTable(
  vms: readonly EstateVm[],
  columns: readonly VmColumn[],
  { clusterOf, patternOf, charges }: VmsShown,
): Block {
  return {
    height: vms.length + 1,
    ids: (row) => ({
      "vms.setScope": cellsOf("Set scope", row, vms.length),
      "vms.setClass": cellsOf("Set class", row, vms.length),
      "vms.scope": cellsOf("Scope", row, vms.length),
    }),
    draw: ({ row, formula }) => {
      const scopes = validationOf(cellsOf("Set scope", row, vms.length), { oneOf: SCOPES }, "Set scope", {
        hint: "Empty: the sheet Scope decides.",
        allowBlank: true,
      });
      return {
        tables: [
          {
            name: "VMs",
            at: `A${row}`,
            columns: columns.map(({ header, format, style, formula: words }) => ({
              header,
              ...(format === undefined ? {} : { format }),
              ...(style === undefined ? {} : { style }),
              ...(words === undefined ? {} : { formula: formula(words) }),
            })),
            rows: vms.map((vm, i) => {
              const shown = {
                cluster: clusterOf(vm),
                pattern: patternOf[i] ?? null,
                charge: charges.get(vm),
              };
              return columns.map(({ value }) => value?.(vm, shown) ?? null);
            }),
          },
        ],
        ...(scopes ? { validations: [scopes] } : {}),
      };
    },
  };
}
