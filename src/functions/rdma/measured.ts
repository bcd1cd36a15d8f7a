import { cpuSavedPerIo, iopsGainPerCpu, savingKind } from "../../model/rdma/measuredSaving";
import { figureOf, iopsOf, wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * What RDMA was worth in two of your own tests, the same workload over TCP and over RDMA: CPU per I/O saved, or I/O per CPU gained.
 * @customfunction RDMA_MEASURED
 * @param iops_tcp I/O per second over TCP.
 * @param cpu_tcp CPU during that test: a number in any unit, such as % or GHz.
 * @param iops_rdma I/O per second over RDMA.
 * @param cpu_rdma CPU during that test, in the same unit and of the same counter (cpu.usage or cpu.utilization).
 * @param what saved (default): share of CPU per I/O saved; gain: more I/O for the same CPU.
 * @returns Share; 0.172 is 17.2%. Negative where RDMA cost more.
 * @unit share of 1
 * @source Definition
 * @example =RDMA_MEASURED(939790.5,96.54,1135752.6,96.59) //=> 0.172
 * @example =RDMA_MEASURED(939790.5,96.54,1135752.6,96.59,"gain") //=> 0.208
 */
export function RDMA_MEASURED(
  iops_tcp: unknown[][],
  cpu_tcp: unknown[][],
  iops_rdma: unknown[][],
  cpu_rdma: unknown[][],
  what?: unknown[][],
): unknown[][] {
  return broadcast({ iops_tcp, cpu_tcp, iops_rdma, cpu_rdma }, { what }, (cells) => {
    const kind = cells.what === null ? "saved" : savingKind(wordOf(cells.what, "what"));
    const tests = {
      tcpIops: iopsOf(cells.iops_tcp, "iops_tcp"),
      tcpCpu: figureOf(cells.cpu_tcp, "cpu_tcp"),
      rdmaIops: iopsOf(cells.iops_rdma, "iops_rdma"),
      rdmaCpu: figureOf(cells.cpu_rdma, "cpu_rdma"),
    };
    return kind === "saved" ? cpuSavedPerIo(tests) : iopsGainPerCpu(tests);
  });
}
