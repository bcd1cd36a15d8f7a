import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";

const source = ownModel("estate: what stands out");

/** Share of the used capacity from which a single VM is named large. */
export const LARGE_VM_SHARE = evidence({
  value: 0.1,
  unit: "of the used capacity",
  kind: "assumption",
  source,
  because: "a VM of this size decides where others fit, and takes long to move",
});

/** VMs whose I/O is looked at together, and the share of all from which it is concentrated. */
export const BUSY_VMS = evidence({
  value: 10,
  unit: "VMs",
  kind: "assumption",
  source,
  because: "as many as a planner asks about one by one",
});
export const BUSY_SHARE = evidence({
  value: 0.5,
  unit: "of the sum of peaks",
  kind: "assumption",
  source,
  because: "half of the I/O in few VMs is a question about these VMs, not about the cluster",
});

/** Share of a VM's disks from which its snapshots stand out. */
export const SNAPSHOT_SHARE = evidence({
  value: 0.1,
  unit: "of the disks",
  kind: "assumption",
  source,
  because: "backup snapshots are removed within hours; the rest grows",
});
