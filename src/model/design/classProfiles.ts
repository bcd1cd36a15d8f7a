import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";

/** What a VM of a class is taken to need where neither an estate nor the planner says it. */
export interface ClassProfile {
  vcpu: Evidence;
  ramGib: Evidence;
  usedGib: Evidence;
  iops: Evidence;
  ioSizeKib: Evidence;
  readShare: Evidence;
  vcpuPerCore: Evidence;
}

function profile(
  name: string,
  figures: Readonly<Record<keyof ClassProfile, number>>,
): Readonly<ClassProfile> {
  const of = (value: number, unit: string): Evidence =>
    evidence({
      value,
      unit,
      kind: "assumption",
      source: ownModel(`design: profile ${name}`),
      because: "planning practice: confirm it with the customer, or replace it by an export",
    });
  return {
    vcpu: of(figures.vcpu, "vCPU per VM"),
    ramGib: of(figures.ramGib, "GiB per VM"),
    usedGib: of(figures.usedGib, "GiB per VM"),
    iops: of(figures.iops, "IOPS per VM at the peak"),
    ioSizeKib: of(figures.ioSizeKib, "KiB"),
    readShare: of(figures.readShare, "share of I/O"),
    vcpuPerCore: of(figures.vcpuPerCore, "vCPU per core"),
  };
}

/** Kinds of VMs by name, each figure an assumption. */
export const CLASS_PROFILES: Readonly<Record<string, ClassProfile>> = {
  general: profile("general", {
    ...{ vcpu: 4, ramGib: 16, usedGib: 150, iops: 100, ioSizeKib: 16, readShare: 0.7, vcpuPerCore: 4 },
  }),
  "OLTP database": profile("OLTP database", {
    ...{ vcpu: 8, ramGib: 64, usedGib: 500, iops: 2000, ioSizeKib: 8, readShare: 0.7, vcpuPerCore: 2 },
  }),
  VDI: profile("VDI", {
    ...{ vcpu: 2, ramGib: 8, usedGib: 40, iops: 20, ioSizeKib: 8, readShare: 0.3, vcpuPerCore: 6 },
  }),
  file: profile("file", {
    ...{ vcpu: 4, ramGib: 16, usedGib: 2000, iops: 300, ioSizeKib: 64, readShare: 0.6, vcpuPerCore: 4 },
  }),
};
