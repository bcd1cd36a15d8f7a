import type { Block } from "../sheets/block";
import { COVER_FIELDS } from "../sheets/coverFields";
import { gridBlock } from "../sheets/gridBlock";
import { inputBlock } from "../sheets/inputBlock";
import { onNewPage } from "../sheets/onNewPage";
import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import type { PatternRules } from "./namePatterns";
import { patternBlocks } from "./patternsBlock";
import { replicasGrid } from "./replicasBlock";
import { SCOPE_RULES, SCOPES } from "./scopeRules";
import { TIB_FORMAT } from "./todayRows";

/** One of today's clusters, by the name that it has in the workbook. */
export interface NamedCluster {
  name: string;
  vcenter: string | null;
  /** The target cluster that is given for its VMs; it stays a cluster of its own where none is. */
  target?: string | undefined;
}

/** Clusters that a page has room for above the rules. */
const MAX_CLUSTERS_ABOVE_RULES = 18;

/**
 * Sheet `Scope`: what counts, and for what, by cluster and by rule.
 *
 * @param patterns Rules by name that are typed.
 * @param charged Clusters with charges of vSAN.
 * @param asksCustomer Does it ask whose estate it is?
 */
export function scopeSheet(
  clusters: readonly NamedCluster[],
  {
    patterns = [],
    charged = [],
    asksCustomer = true,
  }: { patterns?: PatternRules; charged?: readonly string[]; asksCustomer?: boolean } = {},
): PlanSheet {
  const rules = [rulesGrid(), ...patternBlocks(patterns)];
  // A page that began between their yellow cells would not name the columns.
  const secondPage = clusters.length > MAX_CLUSTERS_ABOVE_RULES ? 0 : 1;
  return {
    name: "Scope",
    blocks: [
      sheetTop(
        "Scope",
        "What counts for the plan: VMs in full, their capacity only, or nothing. Every figure follows.",
      ),
      ...(asksCustomer ? [customerBlock()] : []),
      clustersGrid(clusters),
      ...rules.map((block, i) => (i === secondPage ? onNewPage(block) : block)),
      ...(charged.length === 0 ? [] : [replicasGrid(charged)]),
    ],
    columnWidths: [26, 26, 12, 22, 9, 9, 9, 9, 10, 10, 12, 12, 12, 12],
    columns: 14,
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}

function customerBlock(): Block {
  return inputBlock(
    "Cover details",
    COVER_FIELDS.filter(({ id }) => id !== "planDate").map(({ id, label }) => ({
      ...{ id, label, unit: "", value: null, optional: true },
      accepts: { text: "any text" },
    })),
  );
}

const OF_CLUSTER = 'VMs[Cluster],"="&[name]';
const FULL = 'VMs[Scope],"full"';
const CAPACITY = 'VMs[Scope],"capacity"';

/** A sum over the VMs of a cluster that count; empty where none of them is known. */
function sumOfCluster(column: string, scopes: readonly string[], unit = 1): string {
  const each = (call: string, more = ""): string =>
    scopes.map((scope) => `${call}${OF_CLUSTER},${scope}${more})`).join("+");
  const known = each("COUNTIFS(", `,VMs[${column}],">=0"`);
  const sum = each(`SUMIFS(VMs[${column}],`);
  return `IF(${known}=0,"",${unit === 1 ? sum : `(${sum})/${unit}`})`;
}

/** A sum over the hosts of a cluster; empty where one of them is not known. */
function sumOfHosts(column: string): string {
  const hosts = 'HostsToday[Cluster],"="&[name]';
  return `IF(COUNTIFS(${hosts},HostsToday[${column}],">=0")<MAX(1,[hosts]),"",SUMIFS(HostsToday[${column}],${hosts}))`;
}

function clustersGrid(clusters: readonly NamedCluster[]): Block {
  return gridBlock({
    id: "clusters",
    heading: "Today's clusters: in or out, and where their VMs go",
    rows: clusters.length,
    gaps: true,
    columns: [
      { id: "name", header: "Cluster", texts: clusters.map(({ name }) => name) },
      { id: "vcenter", header: "vCenter", texts: clusters.map(({ vcenter }) => vcenter ?? "not known") },
      {
        id: "counts",
        header: "Counts",
        accepts: { oneOf: ["in", "out"] },
        values: clusters.map(() => "in"),
        needed: true,
        hint: "out: no VM of this cluster counts.",
      },
      {
        id: "target",
        header: "Target cluster",
        accepts: { text: "the name of a cluster" },
        values: clusters.map(({ target }) => target ?? null),
        hint: "Empty: it remains a separate cluster.",
      },
      { id: "hosts", header: "Hosts", format: "#,##0", formula: 'COUNTIFS(HostsToday[Cluster],"="&[name])' },
      { id: "cores", header: "Cores", format: "#,##0", formula: sumOfHosts("Cores") },
      { id: "vms", header: "VMs", format: "#,##0", formula: `COUNTIFS(${OF_CLUSTER})` },
      { id: "full", header: "In full", format: "#,##0", formula: `COUNTIFS(${OF_CLUSTER},${FULL})` },
      { id: "vcpu", header: "vCPU", format: "#,##0", formula: sumOfCluster("vCPU", [FULL]) },
      {
        id: "perCore",
        header: "vCPU per core",
        format: "0.0",
        formula: 'IF(COUNT([vcpu],[cores])<2,"",IF([cores]=0,"",[vcpu]/[cores]))',
      },
      { id: "ram", header: "RAM (GiB)", format: "#,##0", formula: sumOfCluster("RAM (GiB)", [FULL]) },
      {
        id: "used",
        header: "Used (TiB)",
        format: TIB_FORMAT,
        formula: sumOfCluster("Used plan (GiB)", [FULL, CAPACITY], 1024),
      },
      { id: "iops", header: "IOPS average", format: "#,##0", formula: sumOfCluster("IOPS average", [FULL]) },
      { id: "license", header: "Cores to license", format: "#,##0", formula: sumOfHosts("Cores to license") },
    ],
  });
}

function rulesGrid(): Block {
  return gridBlock({
    id: "rules",
    heading: "Rules for VMs that do not run, or serve no users",
    rows: SCOPE_RULES.length,
    columns: [
      { id: "why", header: "Rule", texts: SCOPE_RULES.map(({ why }) => why) },
      {
        id: "counts",
        header: "Counts for",
        accepts: { oneOf: SCOPES },
        values: SCOPE_RULES.map(({ scope }) => scope),
        needed: true,
        hint: "full, its capacity alone, or out.",
      },
      {
        id: "vms",
        header: "VMs",
        format: "#,##0",
        formula: SCOPE_RULES.map((_, i) => `COUNTIFS(VMs[Rule],${i + 1})`),
      },
      { id: "takes", header: "Takes", spread: 6, texts: SCOPE_RULES.map(({ takes }) => takes) },
    ],
  });
}
