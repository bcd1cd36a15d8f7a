/**
 * CPU use of a host in GHz from esxtop's PCPU USED. It is a share of the base clock of each logical processor, and the
 * two threads of a core share what the core used, so that the sum over the logical processors is what the cores used at
 * their base clock, with and without hyper-threading.
 *
 * @param cpuUsedPct Mean of PCPU USED over the logical processors, per cent; more than 100 above the base clock.
 * @param logicalProcessors Logical processors of the host; without hyper-threading these are its cores.
 * @param baseClockGhz Base (nominal) clock of the processor.
 * @returns GHz.
 */
export function hostCpuGhz(cpuUsedPct: number, logicalProcessors: number, baseClockGhz: number): number {
  return (cpuUsedPct / 100) * logicalProcessors * baseClockGhz;
}
