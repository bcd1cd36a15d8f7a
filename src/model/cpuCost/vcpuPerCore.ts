import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";

/** Virtual CPUs that a physical core may carry in general workloads, to plan with. */
export const MAX_VCPU_PER_CORE = evidence({
  value: 4,
  unit: "vCPU per core",
  kind: "assumption",
  source: ownModel("hosts: vCPU per core"),
  because: "planning practice for general workloads, with no vendor figure; 1 for latency-sensitive VMs",
});
