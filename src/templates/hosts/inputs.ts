import { factInput } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import type { InputRow } from "../../sheets/inputBlock";
import { FAILURES_INPUT, HOSTS_INPUT, LAYOUT_INPUT } from "../hostsAndLayout";

/** The hosts as they are bought, all alike. */
export const HARDWARE: readonly InputRow[] = [
  HOSTS_INPUT,
  factInput(FACTS.sockets, { id: "sockets" }),
  factInput(FACTS.coresPerSocket, { id: "cores", value: 16 }),
  factInput(FACTS.clockGhz, { id: "clock", value: 3.6 }),
  factInput(FACTS.ramGib, { id: "ram" }),
  factInput(FACTS.disks, { id: "disks", value: 5 }),
  factInput(FACTS.diskTb, { id: "diskTb", value: 6.4 }),
  factInput(FACTS.nicPorts, { id: "nicPorts", value: 2 }),
  factInput(FACTS.nicGbit, { id: "nicGbit" }),
];

/** The load in detail, what is kept free, what storage may take, which license the cores have, and for how long it is planned. */
export const POLICY: readonly InputRow[] = [
  factInput(FACTS.readShare, { id: "ioRead", value: 0.7 }),
  {
    id: "nicShared",
    label: "Ports share the load of vSAN",
    value: "no",
    unit: "",
    accepts: { oneOf: ["no", "yes"] },
    hint: "no: all traffic on one port, because vSAN does not balance",
  },
  {
    id: "profile",
    label: "ESA hardware profile",
    value: "standard",
    unit: "",
    accepts: { oneOf: ["standard", "small"] },
    hint: `NIC of ${ESA_NIC_GBIT.value} Gb/s or more, in the small profile ${ESA_SMALL_NIC_GBIT.value} Gb/s`,
  },
  LAYOUT_INPUT,
  FAILURES_INPUT,
  factInput(FACTS.hostReserve, { id: "hostReserve" }),
  factInput(FACTS.opsReserve, { id: "opsReserve" }),
  factInput(FACTS.lfs, { id: "lfs" }),
  factInput(FACTS.other, { id: "other" }),
  factInput(FACTS.reduction, { id: "reduction" }),
  factInput(FACTS.storageShare, { id: "storageShare" }),
  factInput(FACTS.perCoreMax, { id: "perCoreMost" }),
  factInput(FACTS.hostRamGib, { id: "esxiRam" }),
  factInput(FACTS.edition, { id: "edition" }),
  factInput(FACTS.growthCapacity, { id: "growth" }),
  factInput(FACTS.years, { id: "years" }),
];

/** The VMs that the cluster is planned for, as an average. */
export const VIRTUAL_MACHINES: readonly InputRow[] = [
  factInput(FACTS.vms, { id: "vms", value: 90 }),
  factInput(FACTS.vmVcpu, { id: "vcpu", value: 4 }),
  factInput(FACTS.vmRamGib, { id: "vmRam", value: 32 }),
  factInput(FACTS.vmUsedGib, { id: "vmUsed", value: 500 }),
  factInput(FACTS.peakIops, { id: "peakIops", value: 60_000 }),
  factInput(FACTS.ioSizeKib, { id: "ioSize", value: 16 }),
];
