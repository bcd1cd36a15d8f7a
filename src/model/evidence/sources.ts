import type { Source } from "./evidence";

/** The published posts and reports that the built-in numbers come from. */

/** The date of pages that carry none of their own: the day they were read. */
const READ_ON = "2026-11-20";

/** Six-host vSAN ESA cluster under HCIBench 2.8.3: IOPS, host CPU and network of six tests. */
export function vsanBenchmark(locator: string): Source {
  return {
    title: "VMware vSAN ESA - storage performance testing",
    locator: `${locator}, measured on vSAN 8.0 U3`,
    date: "2024-12-06",
  };
}

/** The rules of thumb that the same author drew from the tests. */
export function everyIoRequiresCpu(locator: string): Source {
  return {
    title: "Every I/O requires CPU Cycles - vSAN ESA is not different",
    locator,
    date: "2024-12-09",
  };
}

/** Local NVMe without RAID under Iometer in one VM. */
export function localNvme(locator: string): Source {
  return { title: "CPU cycles required for general storage workload", locator, date: "2024-12-20" };
}

/** Core dump files of four ESXi hosts, and what is on their boot disks. */
export function coreDumpPost(locator: string): Source {
  return { title: "What is the core dump size for ESXi 8.0 U3?", locator, date: "2024-12-02" };
}

/** Latencies of local and remote calls, as orders of magnitude. */
export function latencyPost(locator: string): Source {
  return {
    title: "Monolithic versus Microservices application architecture consideration",
    locator,
    date: "2022-07-06",
  };
}

/** Broadcom's account of what an object takes on a vSAN ESA datastore: RAID and log-structured file system. */
export function esaObjectSpace(locator: string): Source {
  return {
    title: "Storage space utilization calculation for VM's objects on vSAN ESA datastore (KB 394410)",
    locator,
    url: "https://knowledge.broadcom.com/external/article/394410",
    date: "2025-04-15",
  };
}

/** VMware's explanation of operations reserve and host rebuild reserve. */
export function reservedCapacity(locator: string): Source {
  return {
    title: "Understanding “Reserved Capacity” Concepts in vSAN",
    locator,
    url: "https://core.vmware.com/blog/understanding-%E2%80%9Creserved-capacity%E2%80%9D-concepts-vsan",
    date: "2022-02-18",
  };
}

/** The free capacity that vSAN asked for before it had reserves. */
export function slackSpace(locator: string): Source {
  return {
    title: "Explaining vSAN's Free Capacity",
    locator,
    url: "https://dpcvirtualtips.com/?p=2414",
    date: "2026-11-22",
  };
}

/** VMware's page on the capacity of vSAN OSA. */
export function osaCapacityPlanning(locator: string): Source {
  return {
    title: "VMware vSphere 6.5 documentation, planning capacity in Virtual SAN",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/6.5/com.vmware.vsphere.virtualsan.doc/GUID-581D2D5C-A88F-4318-A8B3-5A5F343F1247.html",
    date: READ_ON,
  };
}

/** VMware's page on RAID-5 and RAID-6 of vSAN OSA. */
export function osaLayoutTable(locator: string): Source {
  return {
    title: "VMware vSphere 8.0 documentation, using RAID 5 or RAID 6 erasure coding in vSAN",
    locator,
    url: "https://docs.vmware.com/br/VMware-vSphere/8.0/vsan-administration/GUID-AD408FA8-5898-4541-9F82-FE72E6CD6227.html",
    date: "2026-11-22",
  };
}

/** VMware's guidelines for deduplication and compression of vSAN OSA. */
export function osaDeduplication(locator: string): Source {
  return {
    title: "Virtual SAN 6.5 documentation, deduplication and compression design considerations",
    locator,
    url: "https://docs.vmware.com/en/Virtual-SAN/6.5/com.vmware.vsphere.virtualsan.doc/GUID-2285B446-46BF-429C-A1E7-BEE276ED40F7.html",
    date: READ_ON,
  };
}

/** VMware's sizing of memory tiering. */
export function memoryTieringSizing(locator: string): Source {
  return {
    title: "NVMe Memory Tiering Design and Sizing on VMware Cloud Foundation 9 – Part 3",
    locator,
    url: "https://blogs.vmware.com/cloud-foundation/2025/12/02/nvme-memory-tiering-design-and-sizing-on-vmware-cloud-foundation-9-part-3",
    date: "2025-12-02",
  };
}

/** VMware's page on the capacity reservations, with the buffer that comes on top of operations. */
export function capacityReservation(locator: string): Source {
  return {
    title: "VMware vSphere 7.0 documentation, vSAN reserved capacity",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/7.0/com.vmware.vsphere.vsan-monitoring.doc/GUID-CD510EAE-1A9F-45D2-BB66-E893C8AAF20A.html",
    date: READ_ON,
  };
}

/** VMware's post on the capacity overheads of ESA. */
export function esaOverheads(locator: string): Source {
  return {
    title: "Capacity Overheads for the ESA in vSAN 8",
    locator,
    url: "https://core.vmware.com/blog/capacity-overheads-esa-vsan-8",
    date: "2022-11-02",
  };
}

/** How RAID-5 on ESA follows the number of hosts. */
export function adaptiveRaid5(locator: string): Source {
  return {
    title: "vSAN 8.0 ESA – Introducing Adaptive RAID-5",
    locator,
    url: "https://www.yellow-bricks.com/2022/11/15/vsan-8-0-esa-introducing-adaptive-raid-5/",
    date: "2022-11-15",
  };
}

/** Sizes of ESA clusters, and the spare host that a rebuild takes. */
export function esaClusterSizes(locator: string): Source {
  return {
    title: "vSAN Express Storage Architecture cluster sizes supported?",
    locator,
    url: "https://www.yellow-bricks.com/tag/vmware/page/10/",
    date: "2022-12-20",
  };
}

/** VMware's rule for mirrors: n failures take n + 1 copies and 2n + 1 hosts. */
export function failuresToTolerate(locator: string): Source {
  return {
    title: "Architecting VMware vSAN 6.2: The Impact on Sizing of the Number of Failures-to-Tolerate Policy",
    locator,
    url: "https://download3.vmware.com/vcat/vmw-vcloud-architecture-toolkit-spv1-webworks/Storage%20and%20Availability/Architecting%20VMware%20vSAN%206.2/Architecting%20Virtual%20SAN%206.2.2.067.html",
    date: READ_ON,
  };
}

/** VMware's account of read-modify-write on vSAN OSA. */
export function osaErasureCoding(locator: string): Source {
  return {
    title: "Improving RAID-5/6 in vSAN 7 U3 using heuristics",
    locator,
    url: "https://core.vmware.com/blog/improving-raid-56-vsan-7-u3-using-heuristics",
    date: READ_ON,
  };
}

/** How vSAN ESA writes: a mirrored performance leg first, then the capacity leg. */
export function esaPerformanceLeg(locator: string): Source {
  return {
    title: "Broadcom KB 434061, performance leg and capacity leg of vSAN ESA",
    locator,
    url: "https://knowledge.broadcom.com/external/article/434061",
    date: READ_ON,
  };
}

/** How vSAN counts I/O against the IOPS limit of a storage policy. */
export function iopsLimitPost(locator: string): Source {
  return {
    title: "vSAN 6.2 Part 4 – IOPS limit for object",
    locator,
    url: "https://cormachogan.com/2016/02/19/vsan-6-2-part-4-iops-limit/",
    date: "2016-02-19",
  };
}

/** VMware's partition table of ESXi boot media. */
export function esxiBootMedia(locator: string): Source {
  return {
    title: "VMware vSphere 8.0 documentation, ESXi system storage",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/8.0/vsphere-esxi-installation/GUID-474D003B-C6FB-465D-BC1B-5FD30F8E2209.html",
    date: READ_ON,
  };
}

/** Broadcom's rules for counting cores and TiB. */
export function licenseCounting(locator: string): Source {
  return {
    title: "Counting Cores for VMware Cloud Foundation and vSphere Foundation and TiBs for vSAN (KB 313548)",
    locator,
    url: "https://knowledge.broadcom.com/external/article/313548",
    date: "2025-03-17",
  };
}

/** A licensing guide by a third party: the vendor's own text on vSphere Foundation was not found in its current form. */
export function foundationGuide(locator: string): Source {
  return {
    title: "vSphere Foundation vs VCF: Real Pricing and Which One to Deploy (third party)",
    locator,
    url: "https://vmwaremadesimple.com/articles/vsphere-foundation-vs-vcf-comparison.html",
    date: "2026-03-30",
  };
}

/** Dell's copy of VMware's bandwidth formulas for stretched clusters, with worked examples. */
export function stretchedBandwidth(locator: string): Source {
  return {
    title: "Dell VxRail Architecture Guide: Bandwidth calculation examples",
    locator,
    url: "https://www.dell.com/support/manuals/en-us/vxrail-appliance-series/vxrail_architecture_guide/bandwidth-calculation-examples",
    date: READ_ON,
  };
}

/** VMware's least bandwidths and greatest latencies between sites. */
export function stretchedMinimums(locator: string): Source {
  return {
    title: "vSAN Stretched Cluster Bandwidth Sizing",
    locator,
    url: "https://core.vmware.com/resource/vsan-stretched-cluster-bandwidth-sizing",
    date: READ_ON,
  };
}

/** VMware's description of a stretched cluster: X + Y + Z hosts, and the largest one. */
export function stretchedConfiguration(locator: string): Source {
  return {
    title: "vSAN Management API, stretched cluster system",
    locator,
    url: "https://developer.broadcom.com/xapis/virtual-infrastructure-json-api/latest/v-san-service-api/vim-cluster-vsan-vc-stretched-cluster-system",
    date: READ_ON,
  };
}

/** VMware's sizes of the witness appliance. */
export function witnessSizes(locator: string): Source {
  return {
    title: "VMware vSphere 8.0 documentation, deploying a vSAN witness appliance",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/8.0/vsan-planning/GUID-05C1737A-5FBA-4AEE-BDB8-3BF5DE569E0A.html",
    date: READ_ON,
  };
}

/** VMware's list of the ports that vSAN uses. */
export function vsanPortGuide(locator: string): Source {
  return {
    title: "VMware vSphere 7.0 documentation, vSAN network port requirements",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/7.0/vsan-network-design-guide/GUID-DB60F44C-DE11-4076-A47F-A6277F453BA7.html",
    date: READ_ON,
  };
}

/** The sizes of the headers of a ping. */
export function internetControlMessages(locator: string): Source {
  return {
    title: "RFC 791 and RFC 792",
    locator,
    url: "https://www.rfc-editor.org/rfc/rfc792",
    date: "1981-09-01",
  };
}

/** What vSAN clusters of two or three hosts cannot do. */
export function smallClusterLimits(locator: string): Source {
  return {
    title: "VMware vSphere 6.0 documentation, limitations of a two-host or three-host cluster",
    locator,
    url: "https://docs.vmware.com/en/VMware-vSphere/6.0/com.vmware.vsphere.virtualsan.doc/GUID-57575456-0AD9-4655-9D6B-58509C1DF33C.html",
    date: "2026-11-22",
  };
}

/** Sizes of the headers of an IPv6 packet with a control message. */
export function ipv6Headers(locator: string): Source {
  return {
    title: "RFC 8200 and RFC 4443",
    locator,
    url: "https://www.rfc-editor.org/rfc/rfc8200",
    date: "2017-07-01",
  };
}

/** Encryption of VMs and of vSAN under HCIBench: plan, limits and changes of 24 tests on an eight-host cluster. */
export function encryptionStudy(locator: string): Source {
  return { title: "VM encryption and vSAN encryption under HCIBench", locator, date: READ_ON };
}

/** This product's own reasoning; docs/model.md tells it. */
export function ownModel(locator: string): Source {
  return { title: "HCI Planner, docs/model.md", locator, date: "2026-11-20" };
}
