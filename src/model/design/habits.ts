import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";

/** A figure that planners are used to, and that no vendor states. */
const habit = (value: number, unit: string, what: string, because: string): Evidence =>
  evidence({ value, unit, kind: "assumption", source: ownModel(`design: ${what}`), because });

/** What the VMs' use of CPU is multiplied by: exports hold a moment or an average. */
export const PEAK_FACTOR = habit(
  1.3,
  "× the use of CPU in the exports",
  "peak of CPU",
  "planning practice: an export shows the use at one moment, or an average",
);

/** Share of the sum of the VMs' peaks that comes at once. */
export const PEAK_SHARE = habit(
  0.5,
  "share of the sum of peaks",
  "peaks that come at once",
  "planning practice: peaks are not simultaneous, and no export shows when they occurred",
);

/** Below so many VMs all peaks are taken to come at once. */
export const FEW_VMS = habit(
  20,
  "VMs",
  "VMs whose peaks add up",
  "planning practice: the fewer the VMs, the more likely their peaks coincide",
);

/** Share of today's CPU above which demand is cut off. */
export const CUT_OFF_ABOVE = habit(
  0.8,
  "share of the GHz",
  "CPU at its limit",
  "planning practice: above it VMs wait, and use fewer GHz than they need",
);

/** Share of the VMs of a class that must say a quantity before its sum counts. */
export const KNOWN_SHARE = habit(
  0.9,
  "share of the VMs",
  "VMs that must be known",
  "a cautious round figure: a sum over fewer VMs does not represent the class",
);

/** Growth of used capacity. */
export const GROWTH_CAPACITY = habit(
  0.15,
  "per year",
  "growth of used capacity",
  "planning practice: ask the customer",
);

/** Growth of IOPS. */
export const GROWTH_IOPS = habit(0.05, "per year", "growth of IOPS", "planning practice: ask the customer");

/** Growth of vCPU, GHz and RAM. */
export const GROWTH_COMPUTE = habit(
  0.05,
  "per year",
  "growth of compute",
  "planning practice: ask the customer",
);

/** Hosts of a cluster, at most, before it is split. */
export const CLUSTER_LIMIT = habit(
  32,
  "hosts",
  "hosts of a cluster",
  "planning practice: upgrades and faults affect a whole cluster; the product allows 64",
);

/** Hosts up to which one failure is planned for, and two above. */
export const ONE_FAILURE_UP_TO = habit(
  16,
  "hosts",
  "failures to plan for",
  "planning practice: the more hosts, the likelier a second one in maintenance",
);

/** Share of a port that vSAN may fill at the peak. */
export const MAX_NIC_USE = habit(
  0.8,
  "share of a port",
  "use of the network",
  "planning practice: the rest is for a rebuild and for other traffic",
);

/** I/O size that is asked about where nothing is known of the I/O. */
export const ASKED_IO_SIZE = habit(
  8,
  "KiB",
  "I/O that what is left of the CPU carries",
  "planning practice: small I/O of databases and applications",
);

/** Share of reads of it. */
export const ASKED_READS = habit(
  0.7,
  "share of the I/O",
  "reads of the I/O that what is left of the CPU carries",
  "planning practice: applications read more than they write",
);

/** How much larger or smaller the I/O of a test may be that stands for a load. */
export const NEAR_IO_SIZE = habit(
  2,
  "× the I/O size, or a part of it",
  "tests that are near",
  "planning practice: IOPS and the cost of an I/O change with its size, by less than it",
);

/** How far apart the shares of reads of a test and of a load may be. */
export const NEAR_READS = habit(
  0.2,
  "share of the I/O",
  "tests that are near",
  "planning practice: writes cost several times what reads do",
);

/** What stands for the use of a resource that no number of hosts makes fit. */
export const NEVER_FITS = 9.99;
