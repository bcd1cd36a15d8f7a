import { CLUSTER_STATES, type ClusterState } from "../model/capacity/hostsForCapacity";
import type { NetworkBasis, NetworkDirection } from "../model/cpuCost/networkCpu";
import type { NvmePattern } from "../model/cpuCost/nvmeTests";
import type { RuleMedium, RuleVersion } from "../model/cpuCost/rulesOfThumb";
import { NETWORK_BASES, NETWORK_DIRECTIONS } from "../model/cpuCost/networkCpu";
import { NVME_PATTERNS } from "../model/cpuCost/nvmeTests";
import { RULE_MEDIA, RULE_VERSIONS } from "../model/cpuCost/rulesOfThumb";
import { VSAN_RELEASES, type VsanRelease } from "../model/cpuCost/vsanRelease";
import { ESXI_RELEASES, UNKNOWN_RELEASE, type EsxiRelease } from "../model/coreDump/esxiRelease";
import { SUBNET_FIELDS } from "../model/ipv4/subnet";
import { LATENCY_KINDS, type LatencyKind } from "../model/latency/latencies";
import { EDITIONS, type Edition } from "../model/licensing/vsanLicense";
import { OSA_LAYOUTS, type OsaLayout } from "../model/raid/osaBackendIo";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS, type StoragePolicy } from "../model/raid/raidLayout";
import { SAVING_KINDS, type SavingKind } from "../model/rdma/measuredSaving";
import { READ_SHARE_WORDS } from "../model/storage/readShare";
import { RATE_UNITS } from "../model/units/rateUnit";
import { SIZE_UNITS } from "../model/units/sizeUnit";
import { ESTIMATE_CHOICES } from "./_arguments";

/** A list of words that Excel offers while an argument is typed. */
export interface Enumeration {
  /** Its id in functions.json: three characters at least, as the unified manifest's schema asks. */
  id: string;
  /** The argument that it is for. */
  parameter: string;
  /** Other arguments that it is for too. */
  alsoFor?: readonly string[];
  /** The only functions whose argument it is for; without them, all functions that have no list of their own. */
  functionIds?: readonly string[];
  /** The words that the parser accepts, each with its tooltip. Other spellings stay possible. */
  words: readonly (readonly [word: string, tooltip: string])[];
}

function withTooltips<W extends string>(
  words: readonly W[],
  tooltips: Record<W, string>,
): Enumeration["words"] {
  return words.map((word) => [word, tooltips[word]] as const);
}

const RATES = withTooltips(RATE_UNITS, {
  "MB/s": "10^6 bytes per second",
  "MiB/s": "2^20 bytes per second; HCIBench prints these as MB/s",
  "GB/s": "10^9 bytes per second",
  "GiB/s": "2^30 bytes per second",
  "Mb/s": "10^6 bits per second",
  "Gb/s": "10^9 bits per second",
});

const SIZES = withTooltips(SIZE_UNITS, {
  GB: "10^9 bytes; vCenter and Windows write GB for GiB",
  GiB: "2^30 bytes",
  TB: "10^12 bytes, as disks are sold",
  TiB: "2^40 bytes",
  MB: "10^6 bytes",
  MiB: "2^20 bytes",
  PB: "10^15 bytes",
  PiB: "2^50 bytes",
});

const MIRRORS = {
  "RAID-0": "No redundancy: a failure loses data",
  "RAID-1 FTT1": "Mirror, 2 copies: tolerates 1 failure",
  "RAID-1 FTT2": "Mirror, 3 copies: tolerates 2 failures",
  "RAID-1 FTT3": "Mirror, 4 copies: tolerates 3 failures",
} as const;

/** All lists, each from the words that its parser accepts. */
export const ENUMERATIONS: readonly Enumeration[] = [
  {
    id: "read_share",
    parameter: "rw",
    words: withTooltips(
      Object.keys(READ_SHARE_WORDS).filter((word) => word.length > 1) as ("read" | "write")[],
      {
        read: "All I/O are reads; for both use 70% or 70/30",
        write: "All I/O are writes; for both use 70% or 70/30",
      },
    ),
  },
  {
    id: "raid",
    parameter: "raid",
    alsoFor: ["host_raid", "site_raid"],
    words: withTooltips<StoragePolicy>([...RAID_LAYOUTS, ADAPTIVE_RAID_5], {
      ...MIRRORS,
      "RAID-5 2+1": "Erasure coding on 3 to 5 hosts: tolerates 1 failure, 1.5 × the data",
      "RAID-5 4+1": "Erasure coding from 6 hosts: tolerates 1 failure, 1.25 × the data",
      "RAID-6 4+2": "Erasure coding from 6 hosts: tolerates 2 failures, 1.5 × the data",
      "RAID-5": "As ESA adapts it: 2+1 up to 5 hosts, 4+1 from 6",
    }),
  },
  {
    id: "osa_raid",
    parameter: "raid",
    functionIds: ["OSA_BACKEND_IO", "OSA_USABLE_TIB"],
    words: withTooltips<OsaLayout>(OSA_LAYOUTS, {
      ...MIRRORS,
      "RAID-5 3+1": "Erasure coding of OSA from 4 hosts: tolerates 1 failure",
      "RAID-6 4+2": "Erasure coding of OSA from 6 hosts: tolerates 2 failures",
    }),
  },
  {
    id: "direction",
    parameter: "direction",
    words: withTooltips<NetworkDirection>(NETWORK_DIRECTIONS, {
      tx: "Sent: 0.163 Hz per bit/s",
      rx: "Received: 0.373 Hz per bit/s",
    }),
  },
  {
    id: "basis",
    parameter: "basis",
    words: withTooltips<NetworkBasis>(NETWORK_BASES, {
      published: "As published, with Gb as 2^30 bits while measuring",
      decimal: "The same measurements with Gb as 10^9 bits",
    }),
  },
  {
    id: "pattern",
    parameter: "pattern",
    words: withTooltips<NvmePattern>(NVME_PATTERNS, {
      random: "Measured up to 256 KiB",
      sequential: "Measured at 256 KiB and 1 MiB",
    }),
  },
  {
    id: "medium",
    parameter: "medium",
    words: withTooltips<RuleMedium>(RULE_MEDIA, {
      RAM: "0.01 Hz per bit/s; no measurement is named",
      network: "0.25 Hz per bit/s, TCP in both directions",
      NVMe: "0.5 Hz per bit/s, local NVMe without RAID",
      vSAN: "3.5 Hz per bit/s, vSAN ESA",
    }),
  },
  {
    id: "which",
    parameter: "which",
    words: withTooltips<RuleVersion>(RULE_VERSIONS, {
      published: "The rounded rule as its author published it",
      corrected: "What the measurements behind the rule give",
    }),
  },
  {
    id: "estimate",
    parameter: "estimate",
    words: withTooltips(ESTIMATE_CHOICES, {
      plan: "The figure to plan with",
      low: "The lower end of the range",
      high: "The upper end of the range",
      label: "How the figure is known: measured, interpolated, estimated ...",
    }),
  },
  {
    id: "esxi",
    parameter: "esxi",
    words: withTooltips<EsxiRelease | typeof UNKNOWN_RELEASE>([...ESXI_RELEASES, UNKNOWN_RELEASE], {
      "8.0": "A line through two observed hosts",
      "7.0": "A line through two observed hosts, 15 GiB at most",
      unknown: "A conservative figure without a limit",
    }),
  },
  {
    id: "release",
    parameter: "release",
    words: withTooltips<VsanRelease>(VSAN_RELEASES, {
      "8.0": "Measured on 8.0 U3",
      "9.0": "Assumed to cost what 8.0 U3 costs",
      "9.1": "Assumed too; the high end of writes is 25% higher",
    }),
  },
  {
    id: "edition",
    parameter: "edition",
    words: withTooltips<Edition>(EDITIONS, {
      VCF: "VMware Cloud Foundation: 1 TiB of vSAN per core",
      VVF: "VMware vSphere Foundation: 0.25 TiB of vSAN per core, assumed",
      other: "An edition that includes no vSAN capacity",
    }),
  },
  {
    id: "kind",
    parameter: "kind",
    words: withTooltips<LatencyKind>(LATENCY_KINDS, {
      RAM: "Access to memory",
      "function call": "Call within one process",
      "25GbE": "Port of a 25 Gb/s switch",
      RoCE: "RDMA over Ethernet",
      gRPC: "Remote call over HTTP/2",
    }),
  },
  {
    id: "what",
    parameter: "what",
    words: withTooltips<SavingKind>(SAVING_KINDS, {
      saved: "CPU per I/O that RDMA saved, as a share",
      gain: "More I/O for the same CPU, as a share",
    }),
  },
  {
    id: "subnet_field",
    parameter: "field",
    words: withTooltips(SUBNET_FIELDS, {
      address: "The address without its mask",
      cidr: "The network in CIDR notation",
      network: "The first address of the network",
      prefix: "The prefix length, 0 to 32",
      netmask: "The netmask: 255.255.255.0",
      wildcard: "The wildcard mask: 0.0.0.255",
      first: "The first address for hosts",
      last: "The last address for hosts",
      broadcast: "The broadcast address",
      hosts: "How many addresses hosts can have",
      size: "How many addresses the network has",
      class: "The class by the first bits: A to E",
      scope: "Its purpose in IANA's registry",
    }),
  },
  { id: "unit", parameter: "unit", words: RATES },
  { id: "from_unit", parameter: "from_unit", words: RATES },
  { id: "to_unit", parameter: "to_unit", words: RATES },
  { id: "from_size", parameter: "from_unit", functionIds: ["SIZE_CONVERT"], words: SIZES },
  { id: "to_size", parameter: "to_unit", functionIds: ["SIZE_CONVERT"], words: SIZES },
  {
    id: "state",
    parameter: "state",
    words: withTooltips<ClusterState>(CLUSTER_STATES, {
      steady: "With all hosts",
      "after failure": "Also without the reserved hosts, in the layout that ESA then uses",
    }),
  },
];

/** The list that Excel offers for an argument of a function. */
export function enumerationFor(functionId: string, parameter: string): Enumeration | undefined {
  const lists = ENUMERATIONS.filter(
    (list) => list.parameter === parameter || list.alsoFor?.includes(parameter),
  );
  return (
    lists.find((list) => list.functionIds?.includes(functionId)) ??
    lists.find(({ functionIds }) => functionIds === undefined)
  );
}
