import { type Source, formatSource } from "../evidence/evidence";
import {
  addOnLicense,
  esaComponentLimits,
  esaScalability,
  esaSnapshots,
  networkRequirements,
  unicastMode,
  vsanOverRdma,
} from "../evidence/productSources";
import { adaptiveRaid5, esaClusterSizes, reservedCapacity } from "../evidence/sources";
import { GUIDED_SHUTDOWN, RETREAT_MODE } from "./procedureSources";
import {
  AUTO_RAID,
  COMPRESSION_9_1,
  DEDUPLICATION_9_0,
  DEDUPLICATION_9_1,
  EMBEDDED_VCLS,
  MEMORY_TIERING,
  STORAGE_CLUSTERS,
} from "./releaseSources";
import { MAX_VMS_PER_HOST, MAX_VMS_PER_HOST_BEFORE, MORE_VMS_PER_HOST_SINCE } from "./vmsPerHost";
import { VSPHERE_RELEASES } from "./vsphereReleases";

/** What a plan is about, where a release may change it. */
export type ReleaseTopic = "Layout" | "Capacity" | "CPU" | "Memory" | "Network" | "Limits" | "Operations";

/** Something that is true since a release. */
export interface ReleaseChange {
  topic: ReleaseTopic;
  /** A name of `VSPHERE_RELEASES`. */
  since: string;
  /** What changes for a plan, in a sentence or two. */
  text: string;
  source: Source;
}

const change = (topic: ReleaseTopic, since: string, text: string, source: Source): ReleaseChange => ({
  topic,
  since,
  text,
  source,
});

/** Changes that a plan can meet, by topic and then by release. */
export const RELEASE_CHANGES: readonly ReleaseChange[] = [
  change(
    "Layout",
    "8.0 GA",
    "ESA adapts RAID-5 to the hosts: 2+1 on 3 to 5 of them, 4+1 from 6 on, rewritten 24 hours after their number changes.",
    adaptiveRaid5("2+1 and 4+1"),
  ),
  change(
    "Layout",
    "9.1.x",
    "Auto-RAID: vSAN chooses the layout itself, and new ESA clusters take it for all policies. Plan with the layout that your hosts can place; the rule behind the choice was not found in a public text (open).",
    AUTO_RAID,
  ),
  change(
    "Capacity",
    "7.0 U1",
    "Operations and host rebuild reserve replace 25 to 30% of slack, but not on stretched and two-node clusters or with fault domains.",
    reservedCapacity("reserves instead of slack"),
  ),
  change(
    "Capacity",
    "8.0 GA",
    "On ESA a snapshot is not a separate object: it takes capacity for what changes, and no components.",
    esaSnapshots("metadata instead of objects"),
  ),
  change(
    "Capacity",
    "9.0 GA",
    "ESA begins to deduplicate over the whole cluster, after the writes: data arrives at its full size. Keep room for it, and enter only a ratio that you measured. Availability was limited before 9.1 (open).",
    DEDUPLICATION_9_0,
  ),
  change(
    "Capacity",
    "9.1.x",
    "Global deduplication of ESA is generally available, also on encrypted clusters. It is optional, and works after the writes.",
    DEDUPLICATION_9_1,
  ),
  change(
    "Capacity",
    "9.1.x",
    "Compression of ESA is always on and uses ZSTD, not LZ4, by blocks of 4 KiB in steps of 512 bytes: ratios of earlier releases do not carry over.",
    COMPRESSION_9_1,
  ),
  change(
    "CPU",
    "9.1.x",
    "The CPU cost here was measured on 8.0 U3 with LZ4. ZSTD always on costs another amount that was not published: calibrate with your own test.",
    COMPRESSION_9_1,
  ),
  change(
    "CPU",
    "9.1.x",
    "Deduplication runs while hosts have CPU to spare: an engineer of the vendor budgets none for it.",
    DEDUPLICATION_9_1,
  ),
  change(
    "Memory",
    "9.0 GA",
    "Memory tiering adds NVMe to RAM, 1:1 by default. Active memory is to be at most half of the DRAM. RAM in this plan is what you enter: DRAM, or DRAM and tier.",
    MEMORY_TIERING,
  ),
  change(
    "Network",
    "6.7 any",
    "Membership is unicast on UDP 12321 (since vSAN 6.6); multicast comes back only with a host of 6.5 or an old disk format.",
    unicastMode("when a cluster reverts to multicast"),
  ),
  change(
    "Network",
    "7.0 U2",
    "vSAN over RDMA (RoCE v2) is available, not for stretched and two-node clusters.",
    vsanOverRdma("7.0 U2 and later"),
  ),
  change(
    "Network",
    "8.0 GA",
    "ESA asks for 25 Gb/s on every host, dedicated or shared, and for at most 1 ms between the hosts of a site.",
    networkRequirements("host bandwidth, network latency"),
  ),
  change(
    "Limits",
    "8.0 GA",
    "A cluster has 2 to 64 hosts, on ESA as on OSA; no later text changes it. Plan more hosts as several clusters.",
    esaClusterSizes("2 to 64 nodes"),
  ),
  change(
    "Limits",
    MORE_VMS_PER_HOST_SINCE,
    `A host of ESA runs up to ${MAX_VMS_PER_HOST.value} VMs, ${MAX_VMS_PER_HOST_BEFORE.value} before.`,
    esaScalability("VMs per host"),
  ),
  change(
    "Limits",
    "9.0 GA",
    "A host of ESA holds up to 27,000 components, and a device 3,000: hosts with few devices reach the limit of the devices first.",
    esaComponentLimits("components by host and by device"),
  ),
  change(
    "Limits",
    "9.0 GA",
    "A vSAN storage cluster (before: vSAN Max) can be stretched for a vSphere cluster that spans both sites.",
    STORAGE_CLUSTERS,
  ),
  change(
    "Operations",
    "7.0 U1",
    "vSphere Cluster Services run VMs of their own (vCLS), which retreat mode removes.",
    RETREAT_MODE,
  ),
  change(
    "Operations",
    "7.0 U3",
    "The client shuts a vSAN cluster down and starts it by a guided workflow.",
    GUIDED_SHUTDOWN,
  ),
  change(
    "Operations",
    "8.0 U3",
    "vCLS is embedded: two VMs in the memory of the hosts, none on a datastore, nothing to migrate.",
    EMBEDDED_VCLS,
  ),
  change(
    "Operations",
    "9.0 GA",
    "Licenses are assigned in VCF Operations: cores first, TiB of vSAN as an add-on. Without the add-on snapshots and backups fail.",
    addOnLicense("VCF 9.x, vSAN 9.x"),
  ),
];

/** Releases in which a change holds: the one that brought it, and all later ones. */
export function releasesWith({ since }: ReleaseChange): string[] {
  const names = VSPHERE_RELEASES.map(({ name }) => name);
  const first = names.indexOf(since);
  if (first < 0) throw new Error(`"${since}" is not a release of the list`);
  return names.slice(first);
}

/** The source of a change for a cell. */
export const sourceOf = ({ source }: ReleaseChange): string => formatSource(source);
