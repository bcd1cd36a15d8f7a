/** Where a report has the CPU of the hosts from, and what its percentages are of: recorded on the hosts, or vCenter's. */
export const CPU_SOURCES = {
  measured: { source: "recorded", unit: "% of base clock" },
  estimated: { source: "cpu.usage", unit: "% of logical CPU" },
} as const;

/** How the CPU of the hosts is known. */
export type CpuKnown = keyof typeof CPU_SOURCES;
