import { COMPARISON_LIMITS } from "../../model/benchmark/testLimits";
import { ioCpuEvidence } from "../../model/cpuCost/ioCpuEvidence";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { PUBLISHED_RULE } from "../../model/rdma/publishedRule";
import { SAVING_ANCHORS } from "../../model/rdma/rdmaSaving";
import { SAVING_TESTS } from "../../model/rdma/savingTests";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** Method, caveats and evidence of the savings. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "CPU over TCP: GHz of the I/O from the vSAN cost model, network included. CPU saved: that, times the share saved per I/O.",
      "Estimate: the share falls with the I/O size, and from 32 KiB up it is never more than the share of CPU that the network takes. Own tests: mean, smallest and largest of what they saved.",
      "GHz saved are estimated in either mode, because the GHz over TCP are. Own tests count as measured once the published ones of the example are replaced.",
      `Own tests whose smallest saving is up to ${COMPARISON_LIMITS.noiseBand.value * 100}% may show noise; one test shows no range. Neither proves a saving.`,
      "A saving counts only for I/O that the cluster can run: every layout has its minimum hosts, and the I/O takes no more CPU than the cluster has.",
      "Low and high of the GHz saved: the low ends, and the high ends, of both.",
      "More I/O at the same CPU is 1 ÷ (1 − saved) − 1: it is always the larger figure of the two.",
      "Cores: GHz ÷ core clock. They save money only if the cluster is bought with fewer cores, or the CPU is used for more VMs.",
    ],
    caveats: [
      "The estimate is based on one comparison on a four-node cluster that a reader reported. Test with and without RDMA before you promise a saving.",
      "The published 10% to 30% adds IOPS gain and CPU drop. CPU saved per I/O in the same tests is 13 to 23%.",
      `Measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. 1 GHz here is 1 GHz of the reference core.`,
      "RDMA has a cost: certified NICs in every host, a fabric configured and monitored for it, and a cluster that falls back to TCP if one host cannot connect.",
      "Prices and license terms are your inputs; confirm them with the vendor.",
    ],
    evidence: [
      ...SAVING_ANCHORS.flatMap(({ low, plan, high }) => [low, plan, high]),
      ...SAVING_TESTS.flatMap((test) => [
        test.tcpIops,
        test.rdmaIops,
        test.tcpUsage,
        test.rdmaUsage,
        test.tcpUtilization,
        test.rdmaUtilization,
      ]),
      PUBLISHED_RULE.low,
      PUBLISHED_RULE.high,
      COMPARISON_LIMITS.noiseBand,
      ...ioCpuEvidence(),
      ...Object.values(LAYOUT_FACTS).map(({ minHosts }) => minHosts),
    ],
  });
}
