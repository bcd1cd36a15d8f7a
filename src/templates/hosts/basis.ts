import {
  HOST_RESERVE,
  MIN_OPERATIONS_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../../model/capacity/capacityRules";
import { ioCpuEvidence } from "../../model/cpuCost/ioCpuEvidence";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { STORAGE_CPU_SHARE } from "../../model/cpuCost/storageCpuShare";
import { MAX_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { GROWTH_CAPACITY } from "../../model/design/habits";
import { MIN_CORES_PER_SOCKET } from "../../model/licensing/licensedCores";
import { MINIMUM_ORDER, SWITCHED_OFF_CORES, WHOLE_CLUSTER } from "../../model/licensing/openTerms";
import { VSAN_ENTITLEMENT } from "../../model/licensing/vsanLicense";
import { trafficEvidence } from "../../model/network/trafficEvidence";
import { CERTAIN_PORTS, ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import { BRING_UP_VSAN_SHARES, MAX_RESERVED, SHARE_LEVELS } from "../../model/network/trafficShares";
import { ADAPTIVE_DELAY } from "../../model/raid/adaptiveDelay";
import { layoutEvidence, reprotectEvidence } from "../../model/raid/layoutFacts";
import { TOLERATED_FAILURES } from "../../model/raid/toleratedFailures";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { MAX_VMS_PER_HOST, MAX_VMS_PER_HOST_BEFORE } from "../../model/operations/vmsPerHost";

const LICENSE_DATE = MIN_CORES_PER_SOCKET.source.date;

/** Method, caveats and evidence of the hosts plan. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "CPU is hosts × sockets × cores × base clock. After host failure the failed hosts are taken off. Storage may take the entered share of it.",
      "Throughput is what that share sustains at the CPU cost of one I/O, the vSAN network included. Traffic is what the I/O puts on the NIC of each host.",
      "Capacity: raw TiB, less the rebuild reserve of whole hosts, less the operations reserve, less other overhead, divided by the overhead of the layout and by 1 + LFS overhead, times data reduction.",
      "Host lost: capacity is evaluated with one host lost and rebuilt on the others, none in reserve, whatever the planned failures are. More failures at a time than the layout tolerates lose data.",
      "Low takes the overhead that the vendor mentions without a figure; high keeps only the published buffer of the operations reserve. A share that differs from the default is taken as known.",
      "The first limit is the resource that can run the fewest VMs of the entered size. For the license these are the VMs on the raw capacity that the license includes. Storage CPU is the share of CPU that storage may take after host failure; a NIC below the vendor's minimum runs none.",
    ],
    caveats: [
      `CPU cost: measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. 1 GHz here is 1 GHz of the reference core.`,
      "The CPU share for storage is one author's belief, not a vendor rule, and the vCPU per core planning practice: both are inputs.",
      "VM CPU that a collector measured already includes the guests' part of I/O: do not add storage CPU to it twice.",
      "Usable TiB are before snapshots, swap objects and global metadata.",
      `License terms as of ${LICENSE_DATE}; confirm with the vendor.`,
      "Cores that are switched off in the BIOS are reported to count (KB 313548 as quoted in June 2026): enter the cores of the CPU as it was built.",
      "Open: whether vSphere Foundation licenses only the TiB above what it includes or the whole cluster, as an older text states (KB 326663), and whether a minimum order of 72 cores applies, which is reported, and reported as withdrawn. Ask for both in writing.",
    ],
    evidence: [
      STORAGE_CPU_SHARE,
      MAX_VCPU_PER_CORE,
      GROWTH_CAPACITY,
      HOST_RESERVE,
      OPERATIONS_RESERVE,
      MIN_OPERATIONS_RESERVE,
      OTHER_OVERHEAD,
      MAX_OTHER_OVERHEAD,
      LFS_OVERHEAD,
      ...layoutEvidence(),
      ...reprotectEvidence(),
      ...Object.values(TOLERATED_FAILURES),
      ADAPTIVE_DELAY,
      ESA_NIC_GBIT,
      ESA_SMALL_NIC_GBIT,
      CERTAIN_PORTS,
      ...Object.values(SHARE_LEVELS),
      BRING_UP_VSAN_SHARES,
      MAX_RESERVED,
      MAX_VMS_PER_HOST,
      MAX_VMS_PER_HOST_BEFORE,
      MIN_CORES_PER_SOCKET,
      ...Object.values(VSAN_ENTITLEMENT),
      WHOLE_CLUSTER,
      SWITCHED_OFF_CORES,
      MINIMUM_ORDER,
      ...ioCpuEvidence(),
      ...trafficEvidence(),
    ],
  });
}
