import { badInput } from "../errors";
import { oneOf } from "../units/oneOf";

/** What two tests can be asked for, in the order in which Excel offers it. */
export const SAVING_KINDS = ["saved", "gain"] as const;
export type SavingKind = (typeof SAVING_KINDS)[number];

/** Two tests of the same workload; CPU in any unit, the same for both. */
export interface TransportTests {
  tcpIops: number;
  tcpCpu: number;
  rdmaIops: number;
  rdmaCpu: number;
}

/**
 * Finds what is asked for by its name in any case.
 *
 * @example savingKind("Gain") //=> "gain"
 */
export function savingKind(name: string): SavingKind {
  return oneOf(SAVING_KINDS, name, "what", "saved (CPU per I/O) or gain (I/O per CPU)");
}

/** CPU of one I/O with each transport. */
function cpuPerIo({ tcpIops, tcpCpu, rdmaIops, rdmaCpu }: TransportTests): { tcp: number; rdma: number } {
  const figures = { iops_tcp: tcpIops, cpu_tcp: tcpCpu, iops_rdma: rdmaIops, cpu_rdma: rdmaCpu };
  for (const [name, value] of Object.entries(figures)) {
    if (value === 0) throw badInput(`${name} is 0 or blank: enter what the test showed`);
  }
  return { tcp: tcpCpu / tcpIops, rdma: rdmaCpu / rdmaIops };
}

/**
 * CPU per I/O that RDMA saved, as a share; negative where it cost more.
 *
 * @example cpuSavedPerIo({ tcpIops: 100, tcpCpu: 90, rdmaIops: 120, rdmaCpu: 90 }) //=> 0.1667
 */
export function cpuSavedPerIo(tests: TransportTests): number {
  const { tcp, rdma } = cpuPerIo(tests);
  return 1 - rdma / tcp;
}

/**
 * More I/O for the same CPU, as a share. It is larger than what is saved: 1 ÷ (1 − saved) − 1.
 *
 * @example iopsGainPerCpu({ tcpIops: 100, tcpCpu: 90, rdmaIops: 120, rdmaCpu: 90 }) //=> 0.2
 */
export function iopsGainPerCpu(tests: TransportTests): number {
  const { tcp, rdma } = cpuPerIo(tests);
  return tcp / rdma - 1;
}
