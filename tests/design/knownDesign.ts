import type { DesignParts } from "../../src/design/designWorkbook";

const EACH = {
  ...{ target: "Cluster", profile: null, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 },
  ...{ ioSizeKib: 8, readShare: 0.7, perCoreMax: 4 },
};

/** 310 VMs in one target cluster, of which everything is typed: eight hosts of the default option A. */
export const KNOWN_DESIGN = {
  classes: [
    { name: "General", ...EACH, vms: 300, peakIops: 20_000 },
    { name: "Management", ...EACH, vms: 10, peakIops: 500 },
  ],
  targets: [{ name: "Cluster", largestVcpu: 8, largestRamGib: 64 }],
} satisfies DesignParts;
