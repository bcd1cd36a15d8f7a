import { factInput } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { FREE_WITHOUT_RESERVES, MAX_FREE_WITHOUT_RESERVES } from "../../model/stretchedCluster/freeCapacity";
import { LINK_COMPRESSION, METADATA_FACTOR, RESYNC_FACTOR } from "../../model/stretchedCluster/siteBandwidth";
import { MAX_HOSTS_PER_SITE } from "../../model/stretchedCluster/siteLimits";
import type { InputRow } from "../../sheets/inputBlock";
import { LAYOUT_INPUT } from "../hostsAndLayout";

/** Answers to a question with two. */
const YES_NO = ["yes", "no"];

/** Hosts, disks and policy: both data sites are alike. */
export const SITES: readonly InputRow[] = [
  {
    id: "hosts",
    label: "Hosts per site",
    value: 6,
    unit: "hosts",
    accepts: { whole: [1, 32] },
    hint: `documented up to ${MAX_HOSTS_PER_SITE.value}`,
    remedy: "for more hosts, plan several clusters, each in a copy of this workbook",
  },
  factInput(FACTS.disks, { id: "disks", value: 5 }),
  factInput(FACTS.diskTb, { id: "diskTb", value: 6.4, format: "#,##0.0##" }),
  { ...LAYOUT_INPUT, label: "Layout inside a site", value: "RAID-1 FTT1", follows: undefined },
  {
    id: "keepFree",
    label: "Kept free in both sites",
    value: FREE_WITHOUT_RESERVES.value,
    unit: "%",
    accepts: { share: [0, 0.5] },
    hint: `${FREE_WITHOUT_RESERVES.value * 100} to ${MAX_FREE_WITHOUT_RESERVES.value * 100}%: vSAN has no reserves on stretched clusters`,
  },
];

/** Whether the sites hold the same data. */
export const MIRRORED: InputRow = {
  id: "mirrored",
  label: "Mirrored between the sites",
  value: "yes",
  unit: "",
  accepts: { oneOf: YES_NO },
  hint: "no: data is stored in one site only",
};

/** What the VMs write, and what goes over the link on top. */
export const WORKLOAD: readonly InputRow[] = [
  factInput(FACTS.peakIops, { id: "iops", value: 20_000, unit: "IOPS" }),
  factInput(FACTS.ioSizeKib, { id: "blockKib", value: 4 }),
  factInput(FACTS.readShare, { id: "readShare", value: 0.5, hint: "reads stay in their site" }),
  {
    id: "metadata",
    label: "Factor for metadata",
    value: METADATA_FACTOR.value,
    unit: "×",
    accepts: { decimal: [1, 5] },
    format: "0.00",
  },
  {
    id: "resync",
    label: "Factor for resynchronization",
    value: RESYNC_FACTOR.value,
    unit: "×",
    accepts: { decimal: [1, 5] },
    format: "0.00",
  },
  {
    id: "compression",
    label: "Compression on the link",
    value: LINK_COMPRESSION.value,
    unit: "×",
    accepts: { decimal: [1, 10] },
    format: "0.00",
    hint: "1 unless a ratio is proven",
  },
];

/** Links between the three sites, and their round trips. */
export const LINKS: readonly InputRow[] = [
  {
    id: "linkGbit",
    label: "Between the data sites",
    value: 25,
    unit: "Gb/s",
    accepts: { decimal: [0.1, 1600] },
    format: "#,##0.0",
  },
  {
    id: "siteRtt",
    label: "Round trip between the data sites",
    value: 1,
    unit: "ms",
    accepts: { decimal: [0, 1000] },
    format: "0.0##",
  },
  {
    id: "witnessMbit",
    label: "Each data site to the witness",
    value: 100,
    unit: "Mb/s",
    accepts: { decimal: [0.1, 100_000] },
    format: "#,##0.0",
  },
  {
    id: "witnessRtt",
    label: "Round trip to the witness",
    value: 20,
    unit: "ms",
    accepts: { decimal: [0, 2000] },
    format: "0.0##",
  },
];

/** The VMs of both sites, and the hosts that carry them. */
export const VIRTUAL_MACHINES: readonly InputRow[] = [
  factInput(FACTS.vms, { id: "vms", value: 50 }),
  {
    id: "objects",
    label: "Objects per VM",
    value: 3,
    unit: "objects",
    accepts: { whole: [1, 200] },
    hint: "home, swap, one per disk; on ESA a snapshot adds none",
  },
  { id: "stripes", label: "Stripes per object", value: 1, unit: "stripes", accepts: { whole: [1, 12] } },
  factInput(FACTS.vmVcpu, { id: "vcpu", value: 4 }),
  factInput(FACTS.vmRamGib, { id: "vmRam", value: 32 }),
  factInput(FACTS.vmUsedGib, { id: "vmUsed", value: 500 }),
  factInput(FACTS.growthCapacity, { id: "growth" }),
  factInput(FACTS.years, { id: "years" }),
  factInput(FACTS.coresPerHost, { id: "cores", value: 32 }),
  factInput(FACTS.ramGib, { id: "hostRam", value: 768 }),
  factInput(FACTS.hostRamGib, { id: "esxiRam", value: 64 }),
  factInput(FACTS.perCoreMax, { id: "perCoreMost" }),
];

/** How the sites are joined. */
export const TOPOLOGY: readonly InputRow[] = [
  {
    id: "layer",
    label: "vSAN between the data sites",
    value: "L2",
    unit: "",
    accepts: { oneOf: ["L2", "L3"] },
    hint: "L2: one network over both sites",
  },
  {
    id: "separated",
    label: "Witness traffic on vmk0",
    value: "no",
    unit: "",
    accepts: { oneOf: YES_NO },
    hint: "witness traffic separation: management routes are used",
  },
  {
    id: "siteMtu",
    label: "MTU between the sites",
    value: 9000,
    unit: "bytes",
    accepts: { whole: [1280, 9216] },
  },
  {
    id: "witnessMtu",
    label: "MTU to the witness",
    value: 1500,
    unit: "bytes",
    accepts: { whole: [1280, 9216] },
  },
];
