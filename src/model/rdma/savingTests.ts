import { evidence, type Evidence } from "../evidence/evidence";
import { everyIoRequiresCpu } from "../evidence/sources";
import { cpuSavedPerIo } from "./measuredSaving";

/** One workload with TCP and with RDMA on the same four-node ESA cluster, as a reader of the source reported it. */
export interface SavingTest {
  name: string;
  tcpIops: Evidence;
  rdmaIops: Evidence;
  /** cpu.usage of the hosts in per cent: by cycles, which turbo raises. */
  tcpUsage: Evidence;
  rdmaUsage: Evidence;
  /** cpu.utilization of the hosts in per cent: by busy time. */
  tcpUtilization: Evidence;
  rdmaUtilization: Evidence;
}

type Figures = readonly [iops: number, usage: number, utilization: number];

function test(name: string, tcp: Figures, rdma: Figures): SavingTest {
  const measured = (value: number, unit: string, transport: string): Evidence =>
    evidence({
      value,
      unit,
      kind: "measured",
      source: everyIoRequiresCpu(`RDMA (RoCEv2)`),
      note: `${name}, ${transport}: reported by a reader`,
    });
  return {
    name,
    tcpIops: measured(tcp[0], "IOPS", "TCP"),
    tcpUsage: measured(tcp[1], "% cpu.usage", "TCP"),
    rdmaIops: measured(rdma[0], "IOPS", "RDMA"),
    rdmaUsage: measured(rdma[1], "% cpu.usage", "RDMA"),
    tcpUtilization: measured(tcp[2], "% cpu.utilization", "TCP"),
    rdmaUtilization: measured(rdma[2], "% cpu.utilization", "RDMA"),
  };
}

/** The four workloads that were tested with both transports. */
export const SAVING_TESTS: readonly SavingTest[] = [
  test("4K, 100% read, random", [939_790.5, 96.54, 80.88], [1_135_752.6, 96.59, 81.53]),
  test("4K, 70% read, random", [633_421.4, 95.45, 78.57], [779_107.8, 93.38, 77.46]),
  test("8K, 50% read, random", [468_353.5, 95.43, 77.71], [576_964.7, 90.18, 73.57]),
  test("256K, 100% write, sequential", [24_112.6, 64.04, 41.21], [24_474.6, 56.7, 35.2]),
];

/** CPU per I/O that RDMA saved in a test, by cpu.usage. */
export function savedInTest({ tcpIops, tcpUsage, rdmaIops, rdmaUsage }: SavingTest): number {
  return cpuSavedPerIo({
    tcpIops: tcpIops.value,
    tcpCpu: tcpUsage.value,
    rdmaIops: rdmaIops.value,
    rdmaCpu: rdmaUsage.value,
  });
}
