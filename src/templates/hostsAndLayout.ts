import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../model/capacity/clusterHosts";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import type { InputRow } from "../sheets/inputBlock";
import type { CalculatedRow } from "../sheets/resultBlock";

const FEWEST_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;

/** What a storage policy can say, RAID-5 as ESA adapts it first. */
export const POLICIES = [ADAPTIVE_RAID_5, ...RAID_LAYOUTS];

/** The input `hosts`. */
export const HOSTS_INPUT: InputRow = {
  id: "hosts",
  label: "Hosts",
  value: 6,
  unit: "hosts",
  accepts: { whole: [MIN_CLUSTER_HOSTS.value, MAX_CLUSTER_HOSTS.value] },
  remedy: `more than ${MAX_CLUSTER_HOSTS.value} are several clusters, a copy of this workbook for each`,
};

/** The input `raid`. */
export const LAYOUT_INPUT: InputRow = {
  id: "raid",
  label: "Storage layout (RAID)",
  value: ADAPTIVE_RAID_5,
  unit: "",
  accepts: { oneOf: POLICIES },
  hint: `RAID-5 is 2+1 up to ${FEWEST_FOR_4_1 - 1} hosts, 4+1 from ${FEWEST_FOR_4_1}`,
};

/** The input `failures`: fewer than any number of hosts that can be entered. */
export const FAILURES_INPUT: InputRow = {
  id: "failures",
  label: "Host failures to tolerate in compute",
  value: 1,
  unit: "hosts",
  accepts: { whole: [0, 2] },
};

/**
 * Results `layout` and `minHosts`: what the input `raid` becomes on the input `hosts`, and how many hosts it needs.
 * `layout` is one of the layouts even where there are too few hosts to place it.
 */
export const LAYOUT_RESULTS: readonly CalculatedRow[] = [
  {
    id: "layout",
    label: "Layout in use",
    formula: `IF({raid}="${ADAPTIVE_RAID_5}",IF({hosts}<${FEWEST_FOR_4_1},"RAID-5 2+1","RAID-5 4+1"),{raid})`,
    unit: "",
    style: "words",
    known: "vendor-stated",
  },
  {
    id: "minHosts",
    label: "Hosts that this layout needs at least",
    formula: "RAID_MIN_HOSTS({layout})",
    unit: "hosts",
    format: "#,##0",
    known: "vendor-stated",
  },
];
