import { factInput } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import type { CalculatedRow } from "../sheets/resultBlock";

const MIN_HOSTS_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;

/** What a storage policy can say, RAID-5 as ESA adapts it first. */
export const POLICIES = [ADAPTIVE_RAID_5, ...RAID_LAYOUTS];

/** The inputs `hosts`, `raid` and `failures`. */
export const HOSTS_INPUT = factInput(FACTS.hosts, { id: "hosts" });
export const LAYOUT_INPUT = factInput(FACTS.raid, { id: "raid" });
export const FAILURES_INPUT = factInput(FACTS.failures, { id: "failures" });

/** The layout that a policy becomes on so many hosts, as a formula over two ids: RAID-5 follows the number of hosts. */
export function layoutInUse(raid: string, hosts: string): string {
  return `IF({${raid}}="${ADAPTIVE_RAID_5}",IF({${hosts}}<${MIN_HOSTS_FOR_4_1},"RAID-5 2+1","RAID-5 4+1"),{${raid}})`;
}

/**
 * Results `layout` and `minHosts`: what the input `raid` becomes on the input `hosts`, and how many hosts it needs.
 * `layout` is one of the layouts even where there are too few hosts to place it.
 */
export const LAYOUT_RESULTS: readonly CalculatedRow[] = [
  {
    id: "layout",
    label: "Layout in use",
    formula: layoutInUse("raid", "hosts"),
    unit: "",
    style: "words",
    known: "vendor-stated",
  },
  {
    id: "minHosts",
    label: "Minimum hosts for this layout",
    formula: "RAID_MIN_HOSTS({layout})",
    unit: "hosts",
    format: "#,##0",
    known: "vendor-stated",
  },
];
