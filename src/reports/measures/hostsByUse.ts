import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** How much of something a host used, in per cent. */
interface HostShare {
  name: string;
  pct: number;
}

/** CPU of every host as recorded, or else as vCenter's cpu.usage; the least loaded first. */
export function hostsByCpu({ hosts, measuredUse }: BenchmarkRun): HostShare[] {
  const recorded = known(
    (measuredUse ?? []).map(({ host, cpuUsedPct }) => ({ name: host, pct: cpuUsedPct })),
  );
  const reported = known(hosts.map(({ name, cpuUsagePct }) => ({ name, pct: cpuUsagePct })));
  return recorded.length > 1 ? recorded : reported;
}

/** Memory of every host as vCenter's mem.usage; the emptiest first. */
export function hostsByMemory({ hosts }: BenchmarkRun): HostShare[] {
  return known(hosts.map(({ name, memUsagePct }) => ({ name, pct: memUsagePct })));
}

function known(hosts: readonly { name: string; pct: number | null }[]): HostShare[] {
  return hosts
    .flatMap(({ name, pct }) => (pct === null ? [] : [{ name, pct }]))
    .sort((a, b) => a.pct - b.pct);
}
