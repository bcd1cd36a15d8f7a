import { ioCpuEvidence } from "../../model/cpuCost/ioCpuEvidence";
import { NETWORK_COEFFICIENTS } from "../../model/cpuCost/networkCpu";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { OLDER_RULE, RULE_MEDIA, RULE_VERSIONS, ruleHzPerBit } from "../../model/cpuCost/rulesOfThumb";
import { STORAGE_CPU_SHARE } from "../../model/cpuCost/storageCpuShare";
import { TURBO_OBSERVATION } from "../../model/cpuCost/turboObservation";
import { trafficEvidence } from "../../model/network/trafficEvidence";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import { LIMIT_UNIT } from "../../model/performance/iopsLimit";
import { layoutEvidence } from "../../model/raid/layoutFacts";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** Method, caveats and evidence of the CPU budget. */
export function basis(): PlanSheet {
  const { capacity, free } = TURBO_OBSERVATION;
  const used = (capacity.value - free.value).toFixed(1);
  return basisSheet({
    method: [
      "IOPS at peak: the amount in IOPS, times its share at the common peak, times 1 + growth. Throughput is turned into IOPS by the block size.",
      "GHz: IOPS × kHz per I/O, vSAN network included. Reads and writes are mixed by I/O count. Low, plan and high of the rows are added up as they are: all low or all high at once is the widest range.",
      "A mixed workload is predicted from read-only and write-only tests. Below 32 KiB the cost is extrapolated: a small I/O costs no more than one of 32 KiB and no less than the straight line through the tests.",
      "After a host failure the remaining hosts process all I/O: the GHz stay the same and the capacity shrinks. The traffic of each remaining host grows by hosts ÷ remaining hosts.",
      "Hosts for the CPU: GHz ÷ (GHz per host × share for storage), rounded up, and the failures to tolerate on top. The layout may need more.",
      "IOPS limits count I/O above 32 KiB once for every 32 KiB begun. The limit that keeps the share scales all tiers equally, until all of them used at once take no more CPU than allowed after a host failure.",
    ],
    caveats: [
      `Measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. 1 GHz here is 1 GHz of the reference core; cycles differ by CPU generation.`,
      `Capacity is at base clock. A share above 100% is shown, not limited: without IOPS limits a host of ${capacity.value} GHz was observed to use ${used} GHz, ${Math.abs(free.value)} more than it has at base clock, because its cores ran on turbo. Without limits the CPU is what saturates.`,
      "The CPU share for storage is one author's belief, not a vendor rule: it is an input.",
      "Which RAID layout costs more CPU on ESA is not established: do not rank layouts by it. OSA has no measured cost.",
      "VM CPU that a collector measured already includes the guests' part of I/O: do not add storage CPU to it twice.",
      "GHz come from tests with IOPS limits in the policy: throughput seen there is a policy limit, not what a cluster can do.",
    ],
    evidence: [
      STORAGE_CPU_SHARE,
      ...RULE_MEDIA.flatMap((medium) => RULE_VERSIONS.map((version) => ruleHzPerBit(medium, version))),
      OLDER_RULE,
      NETWORK_COEFFICIENTS.published.tx,
      NETWORK_COEFFICIENTS.published.rx,
      LIMIT_UNIT,
      ESA_NIC_GBIT,
      ESA_SMALL_NIC_GBIT,
      capacity,
      free,
      ...layoutEvidence(),
      ...ioCpuEvidence(),
      ...trafficEvidence(),
    ],
  });
}
