import type { Source } from "./evidence";

/** Public documents about the product itself: what is supported, required, counted. No function needs them. */

/** The date of pages that carry none of their own: the day they were read. */
const READ_ON = "2026-11-22";

/** Builds a source whose place inside the document is named where it is used. */
const from =
  (title: string, url: string, date: string = READ_ON) =>
  (locator: string): Source => ({ title, locator, url, date });

/** Bandwidth and round trips that vSAN asks of its network, for both architectures. */
export const networkRequirements = from(
  "VMware vSphere 8.0 documentation, networking requirements for vSAN",
  "https://docs.vmware.com/en/VMware-vSphere/8.0/vsan-planning/GUID-AFF133BC-F4B6-4753-815F-20D3D752D898.html",
);

/** NIC speeds by architecture and topology, with round trips and the bandwidth of the witness. */
export const nicRequirements = from(
  "VMware vSphere 8.0 documentation, physical NIC requirements for vSAN",
  "https://docs.vmware.com/jp/VMware-vSphere/8.0/vsan-network-design-guide/GUID-55AC97C6-68E2-4CC8-8934-BB384BD533F3.html",
);

/** A release of the vendor's readiness tool that sizes the small profile of ESA. */
export const readinessTool = from(
  "VCF readiness tool, release 9.9.5",
  "https://github.com/vmware/vcf-readiness/releases/tag/9.9.5",
  "2026-10-16",
);

/** Unicast since vSAN 6.6, and when a cluster falls back to multicast. */
export const unicastMode = from(
  "VMware vSphere 7.0 documentation, using unicast in the vSAN network",
  "https://docs.vmware.com/en/VMware-vSphere/7.0/vsan-network-design-guide/GUID-4D3DFF41-75F2-4235-B6A6-4B6A14BA76A2.html",
);

/** Adapters and teaming: what several ports give vSAN, and what not. */
export const nicTeaming = from(
  "VMware vSphere 7.0 documentation, advanced NIC teaming for vSAN",
  "https://docs.vmware.com/en/VMware-vSphere/7.0/vsan-network-design-guide/GUID-954378E3-03C3-4FAD-B67E-90C6633F6F9E.html",
);

/** MTU of tunnel endpoints, VMs and fabric under NSX. Read in German and Italian. */
export const nsxMtu = from(
  "VMware NSX 4.1 installation guide, guidance to set maximum transmission unit",
  "https://docs.vmware.com/de/VMware-NSX/4.1/installation/GUID-19C1973E-8D20-4302-B3CC-CD610F79D5F6.html",
);

/** RDMA for vSAN: NICs, fabric, topologies. */
export const vsanOverRdma = from(
  "VMware vSphere 7.0 documentation, using RDMA with vSAN",
  "https://docs.vmware.com/jp/VMware-vSphere/7.0/vsan-network-design-guide/GUID-6E3EEA25-E77D-4E6B-BDC8-488672FFC41B.html",
);

/** Teaming policies that work with RDMA. */
export const rdmaTeaming = from(
  "Routing limitations when using RDMA for vSAN (KB 407307)",
  "https://knowledge.broadcom.com/external/article/407307",
);

/** Data Center Bridging that a NIC has to report for RDMA. */
export const rdmaNicApi = from(
  "vSAN Management API, VsanNicRdmaInfo",
  "https://developer.broadcom.com/xapis/vsan-management-api/8.0u2/vim.host.VsanNicRdmaInfo.html",
);

/** An article on RDMA that public reviews quote and that could not be opened. */
export const rdmaChecklist = from(
  "Broadcom KB 382163 (quoted, not read)",
  "https://knowledge.broadcom.com/external/article/382163",
);

/** Snapshots of ESA make no object. */
export const esaSnapshots = from(
  "Scalable snapshots with the vSAN 8.0 Express Storage Architecture",
  "https://www.yellow-bricks.com/2023/09/05/scalable-snapshots-demo-with-the-vsan-8-0-express-storage-architecture/",
  "2023-09-05",
);

/** VMs per host on ESA since 8.0 U2. */
export const esaScalability = from(
  "Scalability Improvements for the ESA in vSAN 8 U2",
  "https://core.vmware.com/blog/scalability-improvements-esa-vsan-8-u2",
  "2023-08-23",
);

/** Components that a host and a device of ESA hold. */
export const esaComponentLimits = from(
  "Component limits of vSAN ESA, by host and by device",
  "https://yellow-bricks.com/",
);

/** Sizes of the witness VM by architecture, as a third party lists them after the vendor's table. */
export const witnessByArchitecture = from(
  "CPU and memory of witness VMs for vSAN ESA and OSA (summary by a third party)",
  "https://semanticed.online/pc-hardware-infrastructure/%D1%82%D1%80%D0%B5%D0%B1%D0%BE%D0%B2%D0%B0%D0%BD%D0%B8%D1%8F-%D0%BA-%D0%BF%D0%B0%D0%BC%D1%8F%D1%82%D0%B8-%D0%B8-cpu-%D0%B4%D0%BB%D1%8F-witness-vm-%D0%B2-vmware-vsan-esa-%D0%B8-osa-eaf21cc5",
);

/** Dell's sizing of two-node clusters. */
export const twoNodeCapacity = from(
  "Dell Planning Guide: vSAN 2-node cluster on VxRail, capacity planning considerations",
  "https://infohub.delltechnologies.com/l/planning-guide-vsan-2-node-cluster-on-vxrail-1/capacity-planning-considerations-10/1/",
);

/** What vSphere Foundation brings of vSAN, and what a cluster above it has to license. */
export const foundationExcess = from(
  "vSAN license alarm: claimed capacity above the entitlement (KB 326663)",
  "https://knowledge.broadcom.com/external/article/326663",
);

/** The counting of cores in its present text, which was read only as public tools quote it. */
export const licenseCountingQuoted = from(
  "Counting Cores for VMware Cloud Foundation and vSphere Foundation (KB 313548), as quoted by public tools",
  "https://knowledge.broadcom.com/external/article/313548",
  "2026-06-17",
);

/** A consultant's account of minimum orders. */
export const minimumOrder = from(
  "Managing VMware Licensing Costs Under Broadcom (third party)",
  "https://www.anystackarchitect.com/managing-vmware-licensing-costs-under-broadcom-core-counts-tier-selection-cluster-design-and-renewal-tactics",
);

/** Licenses of 9.x: cores are primary, TiB of vSAN an add-on that is assigned. */
export const addOnLicense = from(
  "vSAN add-on license missing: VM backups and snapshots fail (KB 442448)",
  "https://knowledge.broadcom.com/external/article/442448",
);

/** Shares instead of reservations for vSAN on a shared adapter. */
export const networkIoControl = from(
  "VMware vSphere 7.0 documentation, Network I/O Control for vSAN",
  "https://docs.vmware.com/en/VMware-vSphere/7.0/vsan-network-design-guide/GUID-6B00B437-53A3-4ACD-8CD7-AC9D0CE5BA8E.html",
);

/** System traffic of a distributed switch: shares from 1 to 100, reservations up to 75 %. */
export const systemTraffic = from(
  "VMware vSphere 8.0 documentation, bandwidth allocation for system traffic",
  "https://docs.vmware.com/en/VMware-vSphere/8.0/vsphere-networking/GUID-26AAAFA4-BFD3-4D72-AEC8-55F4CF439DC0.html",
);

/** What the words low, normal and high are worth on a network. */
export const sharesLevel = from(
  "vSphere API, SharesLevel",
  "https://developer.broadcom.com/xapis/virtual-infrastructure-json-api/latest/data-structures/SharesLevel_enum",
);

/** The levels that the bring-up of VMware Cloud Foundation sets for each kind of traffic. */
export const bringUpShares = from(
  "VMware Cloud Foundation API, NiocSpec, with the values of published bring-up files",
  "https://developer.broadcom.com/xapis/vmware-cloud-foundation-api/latest/data-structures/NiocSpec",
);
