import type { Source } from "../evidence/evidence";

/** Where the vendor, or who quotes it, says what a release changes. */

const READ_ON = "2026-11-22";
const VCF_BLOG = "https://blogs.vmware.com/cloud-foundation";

/** Compression of 9.1 and the general availability of global deduplication. */
export const COMPRESSION_9_1: Source = {
  title: "More Capacity with VMware vSAN Compression and Global Deduplication in VCF 9.1",
  locator: "ZSTD, always on",
  url: `${VCF_BLOG}/2026/05/07/vsan-compression-and-global-deduplication-in-vcf-9-1/`,
  date: "2026-05-07",
};

/** How deduplication works beside the writes, by an engineer of the vendor. */
export const DEDUPLICATION_9_1: Source = {
  title: "vSAN 9.1: compression, deduplication and their I/O path",
  locator: "post-process, with encryption",
  url: "https://thenicholson.com/?p=1266",
  date: READ_ON,
};

/** Global deduplication as it began, by a third party. */
export const DEDUPLICATION_9_0: Source = {
  title: "VCF 9: vSAN Replication with Deep Snapshots & Global Deduplication (third party)",
  locator: "asynchronous, blocks of 4 KiB",
  url: "https://techietech.org/vcf-9-vsan-replication-with-deep-snapshots-global-deduplication/",
  date: READ_ON,
};

/** Layouts that vSAN chooses by itself. */
export const AUTO_RAID: Source = {
  title: "Auto-RAID in vSAN for VCF 9.1",
  locator: "system-managed layouts",
  url: `${VCF_BLOG}/2026/05/08/auto-raid-in-vsan-for-vcf-9-1/`,
  date: "2026-05-08",
};

/** Memory tiering as a product: ratio and rule for active memory. */
export const MEMORY_TIERING: Source = {
  title: "NVMe Memory Tiering Design and Sizing on VMware Cloud Foundation 9, part 3",
  locator: "1:1 by default, 50% active memory",
  url: `${VCF_BLOG}/2025/12/02/nvme-memory-tiering-design-and-sizing-on-vmware-cloud-foundation-9-part-3`,
  date: "2025-12-02",
};

/** Storage clusters, and what a stretched one gained. */
export const STORAGE_CLUSTERS: Source = {
  title: "Stretched Topologies Using vSAN Storage Clusters in VCF 9.0",
  locator: "formerly vSAN Max",
  url: `${VCF_BLOG}/2025/06/19/stretched-topologies-using-vsan-storage-clusters-in-vcf-9-0/`,
  date: "2025-06-19",
};

/** vCLS without a footprint on a datastore. */
export const EMBEDDED_VCLS: Source = {
  title: "Embedded vSphere Cluster Services Overview",
  locator: "vSphere 8.0 U3",
  url: `${VCF_BLOG}/2024/07/17/embedded-vsphere-cluster-services-overview`,
  date: "2024-07-17",
};
