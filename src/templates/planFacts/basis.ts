import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  MIN_OPERATIONS_RESERVE,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../../model/capacity/capacityRules";
import { STORAGE_CPU_SHARE } from "../../model/cpuCost/storageCpuShare";
import { MAX_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { GROWTH_CAPACITY, GROWTH_IOPS } from "../../model/design/habits";
import { layoutEvidence } from "../../model/raid/layoutFacts";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** How facts reach the templates, and where their defaults come from. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "Each fact is one cell with a defined name, such as Plan_Hosts. Inputs of templates in this workbook follow these names: green while they do, yellow where they are typed over.",
      "An empty fact leaves the inputs that follow it empty, and the verdicts that need it are not known.",
      "Capacity used is the VMs' data with the replicas of the layout and the overhead of the file system; usable capacity is what the template Hosts calculates.",
    ],
    caveats: [
      "Growth rates and shares are planning practice, not vendor rules: change them to what you know.",
    ],
    evidence: [
      HOST_RESERVE,
      OPERATIONS_RESERVE,
      MIN_OPERATIONS_RESERVE,
      LFS_OVERHEAD,
      OTHER_OVERHEAD,
      MAX_OTHER_OVERHEAD,
      STORAGE_CPU_SHARE,
      MAX_VCPU_PER_CORE,
      GROWTH_CAPACITY,
      GROWTH_IOPS,
      ...layoutEvidence(),
    ],
  });
}
