import type { EstateVm, UsedBasis } from "../model/estate/estate";
import type { VsanCharge } from "../model/estate/vsanCharge";
import type { Evidence } from "../model/evidence/evidence";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";

/** What policies with few and with most replicas charge. */
const COPIES = {
  few: LAYOUT_FACTS["RAID-1 FTT1"].overhead,
  most: LAYOUT_FACTS["RAID-1 FTT3"].overhead,
} as const;

/** Numbers behind the figures of this block. */
export const REPLICA_EVIDENCE: readonly Evidence[] = Object.values(COPIES);

const MIRROR = COPIES.few.value;

/** What a charge may be divided by: no replica, to the most that a policy has. */
const LIMITS = [1, COPIES.most.value] as const;

const CHARGED = "VMs[Charged on vSAN (GiB)]";

/** A call over VMs of a cluster that are charged by vSAN and count. */
const ofCluster = (call: string): string =>
  ["full", "capacity"]
    .map((scope) => `${call}VMs[Cluster],"="&[name],${CHARGED},">=0",VMs[Scope],"${scope}")`)
    .join("+");

/**
 * Grid `replicas`: what charges of vSAN are divided by, once a planner has confirmed it.
 *
 * @param clusters Those with such charges.
 */
export function replicasGrid(clusters: readonly string[]): Block {
  const isUsable = `IF(ISNUMBER([factor]),AND([factor]>=${LIMITS[0]},[factor]<=${LIMITS[1]}),FALSE)`;
  const tib = (formula: string): string => `TEXT(${formula},"#,##0.0")&" TiB"`;
  return gridBlock({
    id: "replicas",
    heading: "Today's vSAN: charged capacity includes replicas, until you confirm how many",
    rows: clusters.length,
    gaps: true,
    columns: [
      { id: "name", header: "Cluster", texts: clusters },
      {
        id: "factor",
        header: "Charged per byte of data",
        accepts: { decimal: LIMITS },
        format: "0.00",
        values: clusters.map(() => null),
        hint: `${MIRROR} where the storage policy is RAID-1, less with RAID-5 or RAID-6: ask which policies the VMs have. Empty: not confirmed.`,
      },
      { id: "vms", header: "VMs", format: "#,##0", formula: ofCluster("COUNTIFS(") },
      {
        id: "charged",
        header: "Charged (TiB)",
        format: "#,##0.0",
        formula: `(${ofCluster(`SUMIFS(${CHARGED},`)})/1024`,
      },
      {
        id: "confirmed",
        header: "Confirmed",
        format: "0",
        formula: `IF(${isUsable},1,0)`,
      },
      {
        id: "divided",
        header: "Divided by",
        format: "0.00",
        formula: "IF([confirmed]=1,[factor],1)",
      },
      {
        id: "says",
        header: "Counts as",
        spread: 6,
        formula: `IF([confirmed]=1,${tib(`(${ofCluster("SUMIFS(VMs[Used plan (GiB)],")})/1024`)},${tib("[charged]")}&IF([factor]="",": not confirmed. Divided by ${MIRROR} (RAID-1) it would be "&${tib(`[charged]/${MIRROR}`)}&" or more",": type a number from ${LIMITS[0]} to ${LIMITS[1]}"))`,
      },
    ],
  });
}

/** VMs of clusters whose factor is confirmed. */
export const CONFIRMED_VMS = "SUMIFS({replicas.vms},{replicas.confirmed},1)";

/** Used capacity in bytes as far as no factor decides it; `null` where it does, or where nothing is known. */
export interface KnownData {
  low: number | null;
  plan: number | null;
  high: number | null;
}

/** What of a VM's data does not depend on a factor. */
export function knownData(
  { usedBytes }: Pick<EstateVm, "usedBytes">,
  charge: VsanCharge | undefined,
): KnownData {
  if (!charge) return usedBytes ?? { low: null, plan: null, high: null };
  return { low: charge.isCovered ? charge.written : null, plan: charge.written, high: charge.disks };
}

const CHARGE = "[@[Charged on vSAN (GiB)]]";
const OF_CLUSTER = (id: string): string => `INDEX({replicas.${id}},MATCH([@Cluster],{replicas.name},0))`;
const DIVIDED = `${CHARGE}/${OF_CLUSTER("divided")}`;

/** What used capacity rests on while no factor is confirmed. Figures counts these. */
export const WITH_REPLICAS: UsedBasis = "datastore with replicas";

/** A column as it is, and nothing where it is empty. */
const asKnown = (column: string): string => `IF([@[${column}]]="","",[@[${column}]])`;

/** Used capacity of a VM as formulas over what is known of its data, and the charge of vSAN over the factor; what it rests on. */
export const USED_FORMULAS = {
  low: `IF(${CHARGE}="",${asKnown("Data low (GiB)")},IF([@[Data low (GiB)]]="",${DIVIDED},[@[Data low (GiB)]]))`,
  plan: `IF(${CHARGE}="",${asKnown("Data plan (GiB)")},MAX([@[Data plan (GiB)]],${DIVIDED}))`,
  basis: `IF(${CHARGE}="",${asKnown("Data is")},IF(${OF_CLUSTER("confirmed")}<>1,"${WITH_REPLICAS}",IF([@[Data plan (GiB)]]>${DIVIDED},"guest","datastore without replicas")))`,
  high: 'IF([@[Used plan (GiB)]]="","",MAX([@[Data high (GiB)]],[@[Used plan (GiB)]]))',
} as const;
