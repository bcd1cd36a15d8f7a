import { BUSY_VMS, LARGE_VM_SHARE, SNAPSHOT_SHARE } from "../model/estate/whatStandsOut";
import type { Block } from "../sheets/block";
import { quoted } from "../sheets/formulaText";
import { gridBlock } from "../sheets/gridBlock";
import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import type { PatternRules } from "./namePatterns";
import { matchedGrid } from "./patternsBlock";
import { WITH_REPLICAS } from "./replicasBlock";

/** VMs that count in full, and those whose capacity counts. */
const FULL = ['VMs[Scope],"full"'];
const WITH_CAPACITY = [...FULL, 'VMs[Scope],"capacity"'];

/** What VMs that count add up to: a column of `VMs`, over VMs in full or over all whose capacity counts. */
const SUMS = {
  vcpu: { column: "vCPU", scopes: FULL },
  ghz: { column: "CPU used (GHz)", scopes: FULL },
  ram: { column: "RAM (GiB)", scopes: FULL },
  ramActive: { column: "RAM active (GiB)", scopes: FULL },
  usedLow: { column: "Used low (GiB)", scopes: WITH_CAPACITY },
  used: { column: "Used plan (GiB)", scopes: WITH_CAPACITY },
  usedHigh: { column: "Used high (GiB)", scopes: WITH_CAPACITY },
  provisioned: { column: "Provisioned (GiB)", scopes: WITH_CAPACITY },
  snapshots: { column: "Snapshots (GiB)", scopes: WITH_CAPACITY },
  iops: { column: "IOPS average", scopes: FULL },
  iopsPeak: { column: "IOPS peak", scopes: FULL },
} as const;

type SumId = keyof typeof SUMS;

/** How many VMs are such, among those that count. Criteria of COUNTIFS behind the scope. */
const COUNTS = {
  full: { name: "VMs that count in full", scopes: FULL, criteria: "" },
  capacity: { name: "VMs whose capacity counts", scopes: WITH_CAPACITY, criteria: "" },
  out: { name: "VMs that are out", scopes: ['VMs[Scope],"out"'], criteria: "" },
  unknownScope: { name: "VMs without a scope", scopes: ['VMs[Scope],"unknown"'], criteria: "" },
  clones: { name: "Clones that share blocks", scopes: WITH_CAPACITY, criteria: ',VMs[Used is],"clones"' },
  disksOnly: {
    name: "Of which only the size of the disks is known",
    scopes: WITH_CAPACITY,
    criteria: ',VMs[Used is],"disks"',
  },
  replicas: {
    name: "Charged with replicas of vSAN",
    scopes: WITH_CAPACITY,
    criteria: `,VMs[Used is],"${WITH_REPLICAS}"`,
  },
  large: {
    name: "With a tenth of the used capacity or more",
    scopes: WITH_CAPACITY,
    criteria: `,VMs[Used plan (GiB)],">="&${LARGE_VM_SHARE.value}*${sum("used")}`,
  },
  raw: {
    name: "With raw device mappings",
    scopes: WITH_CAPACITY,
    criteria: ',VMs[Not plannable],"*raw device mapping*"',
  },
  shared: {
    name: "With shared disks",
    scopes: WITH_CAPACITY,
    criteria: ',VMs[Not plannable],"*shared disk*"',
  },
  withoutTools: { name: "Without VMware Tools", scopes: FULL, criteria: ',VMs[Tools],"not installed"' },
  withTools: { name: "With VMware Tools", scopes: FULL, criteria: ',VMs[Tools],"installed"' },
  snapshots: {
    name: "With snapshots of more than a tenth of the disks",
    scopes: WITH_CAPACITY,
    criteria: `,VMs[Snapshots (share of disk)],">"&${SNAPSHOT_SHARE.value}`,
  },
} as const;

type CountId = keyof typeof COUNTS;

function rowOf(table: object, id: string): number {
  return Object.keys(table).indexOf(id) + 1;
}

/** A sum: what the With a figure add up to; 0 where none does, which `known` tells. */
export function sum(id: SumId): string {
  return `N({sums.sum#${rowOf(SUMS, id)}})`;
}

/** The cell of how many VMs say it, and of how many that count do not. */
export function known(id: SumId): string {
  return `{sums.known#${rowOf(SUMS, id)}}`;
}
export function missing(id: SumId): string {
  return `{sums.missing#${rowOf(SUMS, id)}}`;
}

/** The cell of a count. */
export function count(id: CountId): string {
  return `{counts.vms#${rowOf(COUNTS, id)}}`;
}

/** Cells of how many the busiest VMs are, and of their share of the sum of peaks; "" where nothing is known. */
export const BUSY = { vms: "{busy.vms}", share: "{busy.share}" } as const;

/**
 * Sheet `Figures`: sums and counts over the VMs that count, which the first page shows.
 *
 * @param patterns Rules by which the VMs are matched.
 */
export function figuresSheet(patterns: PatternRules): PlanSheet {
  return {
    name: "Figures",
    blocks: [
      sheetTop("Figures", "Sums and counts over the table VMs that the first page shows."),
      sumsGrid(),
      countsGrid(),
      busyGrid(),
      sizesGrid(),
      matchedGrid(patterns),
    ],
    columnWidths: [46, 16, 16, 16],
    columns: 4,
    freezeRows: 2,
  };
}

const added = (scopes: readonly string[], call: (scope: string) => string): string =>
  scopes.map(call).join("+");

function sumsGrid(): Block {
  const rows = Object.values(SUMS);
  const all = (scopes: readonly string[]): string => count(scopes === FULL ? "full" : "capacity");
  return gridBlock({
    id: "sums",
    heading: "Sums over VMs that count; sizes and used capacity also over those that do not run",
    rows: rows.length,
    columns: [
      { id: "name", header: "Column of VMs", texts: rows.map(({ column }) => column) },
      {
        id: "sum",
        header: "Sum",
        format: "#,##0.0",
        formula: rows.map(
          ({ column, scopes }) =>
            `IF([known]=0,"",${added(scopes, (scope) => `SUMIFS(VMs[${column}],${scope})`)})`,
        ),
      },
      {
        id: "known",
        header: "With a figure",
        format: "#,##0",
        formula: rows.map(({ column, scopes }) =>
          added(scopes, (scope) => `COUNTIFS(${scope},VMs[${column}],">=0")`),
        ),
      },
      {
        id: "missing",
        header: "Without one",
        format: "#,##0",
        formula: rows.map(({ scopes }) => `${all(scopes)}-[known]`),
      },
    ],
  });
}

function countsGrid(): Block {
  const rows = Object.values(COUNTS);
  return gridBlock({
    id: "counts",
    heading: "Counts of VMs",
    rows: rows.length,
    columns: [
      { id: "name", header: "VMs", texts: rows.map(({ name }) => name) },
      {
        id: "vms",
        header: "Count",
        format: "#,##0",
        formula: rows.map(({ scopes, criteria }) =>
          added(scopes, (scope) => `COUNTIFS(${scope}${criteria})`),
        ),
      },
    ],
  });
}

/** The VMs with the highest peaks, and their share of all: of those with the lowest of these peaks as many as there is room for. */
function busyGrid(): Block {
  const peaks = "VMs[IOPS peak that counts]";
  const above = `${peaks},">"&[from]`;
  return gridBlock({
    id: "busy",
    heading: `The ${BUSY_VMS.value} VMs with the most I/O`,
    rows: 1,
    columns: [
      { id: "name", header: "VMs", texts: ["Busiest VMs"] },
      {
        id: "from",
        header: "From a peak of",
        format: "#,##0",
        formula: `IF(COUNT(${peaks})<${BUSY_VMS.value},0,LARGE(${peaks},${BUSY_VMS.value}))`,
      },
      {
        id: "vms",
        header: "Count",
        format: "0",
        formula: `MIN(${BUSY_VMS.value},COUNTIFS(${peaks},">="&[from]))`,
      },
      {
        id: "share",
        header: "Share of peaks",
        format: "0%",
        formula: `IF(${sum("iopsPeak")}=0,"",(SUMIFS(${peaks},${above})+([vms]-COUNTIFS(${above}))*[from])/${sum("iopsPeak")})`,
      },
    ],
  });
}

/** Sizes of VMs by vCPU: the largest of each group, the last one without an end. */
const SIZES = [1, 2, 4, 8, 16, null] as const;

function sizesGrid(): Block {
  const groups = SIZES.map((most, i) => ({ least: (SIZES[i - 1] ?? 0) + 1, most }));
  return gridBlock({
    id: "sizes",
    heading: "VMs that count in full, by size",
    rows: groups.length,
    columns: [
      {
        id: "name",
        header: "vCPU",
        texts: groups.map(({ least, most }) =>
          most === null ? `${least} or more` : least === most ? `${most}` : `${least} to ${most}`,
        ),
      },
      {
        id: "vms",
        header: "VMs",
        format: "#,##0",
        formula: groups.map(({ least, most }) => {
          const upTo = most === null ? "" : `,VMs[vCPU],${quoted(`<=${most}`)}`;
          return `COUNTIFS(${FULL.join()},VMs[vCPU],${quoted(`>=${least}`)}${upTo})`;
        }),
      },
    ],
  });
}
