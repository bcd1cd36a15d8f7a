import { evidence, type Evidence } from "../evidence/evidence";
import { everyIoRequiresCpu } from "../evidence/sources";
import { cpuSavedPerIo } from "./measuredSaving";

/** One workload with TCP and with RDMA on the same four-node ESA cluster, as a reader of the source reported it. */
export interface SavingTest {
  name: string;
  tcpIops: Evidence;
  rdmaIops: Evidence;
  /** cpu.usage of the hosts in per cent. */
  tcpUsage: Evidence;
  rdmaUsage: Evidence;
}

function test(name: string, tcp: readonly [number, number], rdma: readonly [number, number]): SavingTest {
  const measured = (value: number, unit: string, transport: string): Evidence =>
    evidence({
      value,
      unit,
      kind: "measured",
      source: everyIoRequiresCpu(`RDMA (RoCEv2), ${name}, ${transport}`),
      note: "reported by a reader",
    });
  return {
    name,
    tcpIops: measured(tcp[0], "IOPS", "TCP"),
    tcpUsage: measured(tcp[1], "% cpu.usage", "TCP"),
    rdmaIops: measured(rdma[0], "IOPS", "RDMA"),
    rdmaUsage: measured(rdma[1], "% cpu.usage", "RDMA"),
  };
}

/** The four workloads that were tested with both transports. */
export const SAVING_TESTS: readonly SavingTest[] = [
  test("4K, 100 % read, random", [939_790.5, 96.54], [1_135_752.6, 96.59]),
  test("4K, 70 % read, random", [633_421.4, 95.45], [779_107.8, 93.38]),
  test("8K, 50 % read, random", [468_353.5, 95.43], [576_964.7, 90.18]),
  test("256K, 100 % write, sequential", [24_112.6, 64.04], [24_474.6, 56.7]),
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
