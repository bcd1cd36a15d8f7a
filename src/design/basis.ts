import { ESTATE_EVIDENCE } from "../estate/sourcesSheet";
import {
  HOST_RESERVE,
  MIN_OPERATIONS_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../model/capacity/capacityRules";
import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../model/capacity/clusterHosts";
import { ESXI_RAM_GIB, MAX_CPU_USE, MAX_RAM_USE } from "../model/capacity/hostsForDemand";
import { ACTIVE_LIMIT } from "../model/capacity/memoryTier";
import { ioCpuEvidence } from "../model/cpuCost/ioCpuEvidence";
import { REFERENCE_CLUSTER } from "../model/cpuCost/referenceTests";
import { RELEASE_FACTORS } from "../model/cpuCost/vsanRelease";
import { MAX_VCPU_PER_CORE } from "../model/cpuCost/vcpuPerCore";
import { CLASS_PROFILES } from "../model/design/classProfiles";
import {
  ASKED_IO_SIZE,
  ASKED_READS,
  CLUSTER_LIMIT,
  CUT_OFF_ABOVE,
  FEW_VMS,
  GROWTH_CAPACITY,
  GROWTH_COMPUTE,
  GROWTH_IOPS,
  KNOWN_SHARE,
  MAX_NIC_USE,
  NEAR_IO_SIZE,
  NEAR_READS,
  ONE_FAILURE_UP_TO,
  PEAK_FACTOR,
  PEAK_SHARE,
} from "../model/design/habits";
import { wordsAgainst } from "../model/benchmark/verdictEvidence";
import { MIN_CORES_PER_SOCKET } from "../model/licensing/licensedCores";
import { VSAN_ENTITLEMENT } from "../model/licensing/vsanLicense";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../model/network/nicMinimum";
import { trafficEvidence } from "../model/network/trafficEvidence";
import { layoutEvidence, reprotectEvidence } from "../model/raid/layoutFacts";
import { basisSheet } from "../sheets/basisSheet";
import { MARK } from "../sheets/mark";
import type { PlanSheet } from "../sheets/planSheet";

const QUESTIONABLE = `Tests of these verdicts are questionable, evaluated at the default thresholds: ${wordsAgainst("iops").join(", ")}. With a calibration from such tests, the verdict on CPU is at best ${MARK.caution}.`;

/** Sheet `Basis` of a design. */
export function designBasis(isFromEstate: boolean, hasTests: boolean): PlanSheet {
  return basisSheet({
    method: [
      "Demand is what the classes of VMs need at the end of the plan: vCPU, GHz, RAM, used capacity and I/O, by target cluster.",
      "Hosts are solved by trying 3 to 64: on the sheet Hosts solved each row is a number of hosts and each column a resource, used ÷ available after failures. The first row on which all are at 100% or less is the answer.",
      "CPU is evaluated twice, by vCPU per core and by GHz; the larger count of hosts is taken. The CPU that vSAN uses for the classes' I/O is subtracted from the cores and added to the GHz.",
      "Capacity is evaluated with a host in reserve, and on one host fewer without a reserve, as it is after a loss and its rebuild. Host failures are not subtracted as well.",
      "Traffic of vSAN for a number of hosts h follows from that for 64: per host it is proportional to (h−1) ÷ h².",
      "A target cluster that needs more hosts than one cluster may have is split into equal clusters, and each is solved.",
      ...(hasTests
        ? [
            "IOPS per host after failures are compared with what the nearest test reached within its latency target, or within the usual limit where it has none. They are not part of the verdict.",
            QUESTIONABLE,
          ]
        : []),
      "The high estimate takes all peaks of I/O at once, the high cost of an I/O, the high used capacity and the low usable capacity.",
    ],
    caveats: [
      `Storage CPU: measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. 1 GHz here is 1 GHz of the reference core.`,
      "Which RAID layout costs more CPU on ESA is not established: do not rank options by it.",
      "GHz that a collector measured on VMs already include the guests' own part of I/O; storage CPU is added and not reduced: CPU is on the safe side.",
      "Hyper-threads and clocks above base are not counted.",
      "Stretched and two-node clusters are not solved here: the template Stretched cluster plans them.",
    ],
    evidence: [
      ...[PEAK_FACTOR, PEAK_SHARE, FEW_VMS, KNOWN_SHARE, CUT_OFF_ABOVE],
      ...[GROWTH_COMPUTE, GROWTH_CAPACITY, GROWTH_IOPS],
      ...[CLUSTER_LIMIT, ONE_FAILURE_UP_TO, MAX_NIC_USE, MAX_CPU_USE, MAX_RAM_USE, ESXI_RAM_GIB],
      ...[ASKED_IO_SIZE, ASKED_READS],
      ...(hasTests ? [NEAR_IO_SIZE, NEAR_READS] : []),
      ...[MAX_VCPU_PER_CORE, MIN_CLUSTER_HOSTS, MAX_CLUSTER_HOSTS, ACTIVE_LIMIT],
      ...[HOST_RESERVE, OPERATIONS_RESERVE, MIN_OPERATIONS_RESERVE, LFS_OVERHEAD],
      ...[OTHER_OVERHEAD, MAX_OTHER_OVERHEAD, ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT],
      ...layoutEvidence(),
      ...reprotectEvidence(),
      ...ioCpuEvidence(),
      ...Object.values(RELEASE_FACTORS).filter((factor) => factor !== null),
      ...trafficEvidence(),
      ...[...(isFromEstate ? ESTATE_EVIDENCE : [MIN_CORES_PER_SOCKET]), ...Object.values(VSAN_ENTITLEMENT)],
      ...Object.values(CLASS_PROFILES).flatMap((profile) => Object.values(profile)),
    ],
  });
}
