import type { DesignParts } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";

const VMS = [
  ...Array.from({ length: 30 }, (_, i) =>
    knownVm({ name: `vm${i}`, host: "esx0", cpuGhz: i < 2 ? null : 1 }),
  ),
  ...Array.from({ length: 3 }, (_, i) =>
    knownVm({ name: `off${i}`, power: "off", scope: "capacity", why: "powered off" }),
  ),
  ...Array.from({ length: 10 }, (_, i) =>
    knownVm({ name: `t${i}`, cluster: "Test", host: "esx3", iopsPeak: 2000 }),
  ),
];
const HOSTS = Array.from({ length: 4 }, (_, i) =>
  knownHost({ name: `esx${i}`, cluster: i < 3 ? "Prod" : "Test" }),
);

/**
 * An estate with open points in two clusters: 40 running VMs of 4 vCPU, 8 GiB and 50 GiB, three that do not run, and five databases
 * of a profile; with two options.
 */
export const TWO_CLUSTERS = {
  estate: imported(VMS, HOSTS),
  classes: [
    { name: "Management", target: "Prod", vms: 0 },
    { name: "SQL", target: "Prod", vms: 5, profile: "OLTP database" },
  ],
  options: {
    A: { edition: "VVF", corePrice: 350, hostPrice: 20_000, nicGbit: 10, existingHosts: 2 },
    B: {
      ...{
        sockets: 1,
        coresPerSocket: 16,
        clockGhz: 2.8,
        ramGib: 512,
        hostRamGib: 100,
        disks: 4,
        diskTb: 3.84,
      },
      ...{ nicPorts: 2, nicGbit: 25, raid: "RAID-1 FTT1", edition: "VCF", release: "8.0 U3" },
    },
  },
} satisfies DesignParts;
