import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import { ioCpuEvidence } from "../../model/cpuCost/ioCpuEvidence";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { STORAGE_CPU_SHARE } from "../../model/cpuCost/storageCpuShare";
import { trafficEvidence } from "../../model/network/trafficEvidence";
import { LIMIT_UNIT } from "../../model/performance/iopsLimit";
import { layoutEvidence } from "../../model/raid/layoutFacts";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** Method, caveats and evidence of the plan. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "The matrix is every block size with every read/write mix and every load: sizes change slowest, loads fastest. Incomplete rows are skipped.",
      "Case names are as HCIBench writes them; =BENCH_CASE(name) decodes them, and the importer reads the tests back by them. The start time that HCIBench appends is omitted.",
      "Net time is the test time alone; gross time includes preparation, warm-up and cleanup. Each variant takes the whole matrix as often as it is repeated.",
      "Capacity is OS and data disks of all VMs; after layout it is multiplied by what the layout takes. It is compared with the usable capacity before layout, because that is guest data.",
      "RAM for VMs is that of a host less what ESXi and vSAN take. The last day is the day on which the last test ends.",
      "Outstanding I/O is VMs × data disks × threads. The latency that the assumed IOPS imply is outstanding I/O ÷ IOPS. A test cannot do more IOPS than the load asks for.",
      `By block size: what the most demanding mix needs of ${TEST_LIMITS.cpuBound.value * 100}% of the CPU, of ${TEST_LIMITS.nicNear.value * 100}% of the NIC and of the policy's ceiling. At 100% that is the bottleneck.`,
      "GHz and Gb/s are those of vSAN ESA at the assumed IOPS, with the layout of the first variant. The policy's ceiling is vDisks × limit, where I/O above 32 KiB counts once for every 32 KiB begun.",
    ],
    caveats: [
      `GHz were measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate with the first test. Below 32 KiB they are extrapolated. OSA has no measured cost: leave the assumed IOPS blank.`,
      "The assumed IOPS are yours. A test that runs into the policy's IOPS limit or a latency target shows these, not the cluster.",
      "Prepare disks with random data where deduplication or compression is on, and never test disks that were not written to.",
      "A single run cannot show small differences: repeat the matrix, and change one thing at a time between variants.",
    ],
    evidence: [
      ...Object.values(TEST_LIMITS),
      STORAGE_CPU_SHARE,
      ...layoutEvidence(),
      ...ioCpuEvidence(),
      ...trafficEvidence(),
      LIMIT_UNIT,
    ],
  });
}
