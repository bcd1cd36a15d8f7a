/** CPU use of a host in GHz, with how it came about: `measured` on the host, `estimated` from vCenter's percentage. */
export interface HostCpuGhz {
  ghzPerHost: number;
  kind: "measured" | "estimated";
}

/**
 * CPU use of a host from esxtop's PCPU USED. It is a share of the base clock of each logical processor, and the two
 * threads of a core share what the core used, so that the sum over the logical processors is what the cores used at
 * their base clock, with and without hyper-threading.
 *
 * @param cpuUsedPct Mean of PCPU USED over the logical processors, per cent; more than 100 above the base clock.
 * @param logicalProcessors Logical processors of the host; without hyper-threading these are its cores.
 * @param baseClockGhz Base (nominal) clock of the processor.
 */
export function measuredCpuGhz(
  cpuUsedPct: number,
  logicalProcessors: number,
  baseClockGhz: number,
): HostCpuGhz {
  return { ghzPerHost: (cpuUsedPct / 100) * logicalProcessors * baseClockGhz, kind: "measured" };
}

/**
 * CPU use of a host from vCenter's cpu.usage, which HCIBench prints: a share of the cores at their base clock that
 * vCenter averages over its own intervals and that is cut at 100 %. It stands in where no host was recorded.
 *
 * @param cpuUsagePct cpu.usage, per cent.
 * @param physicalCores Cores of the host.
 * @param baseClockGhz Base (nominal) clock of the processor.
 */
export function estimatedCpuGhz(
  cpuUsagePct: number,
  physicalCores: number,
  baseClockGhz: number,
): HostCpuGhz {
  return { ghzPerHost: (cpuUsagePct / 100) * physicalCores * baseClockGhz, kind: "estimated" };
}
