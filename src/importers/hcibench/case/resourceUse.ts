import type { ClusterCpu, HostUse } from "../../../model/benchmark/benchmarkRun";
import { weightedMean } from "../../figures/weightedMean";
import { plausible } from "../../figures/plausible";

/** Averages of one cluster or host, in per cent. */
export interface UseAverages {
  usagePct: number | null;
  utilizationPct: number | null;
  memoryPct: number | null;
}

/** One "Resource Utilization" table: the hosts of a cluster and the average that HCIBench prints below them. */
export interface ClusterUse extends UseAverages {
  name: string;
  hosts: HostUse[];
}

/** Collects the tables of a text line by line; one table follows the other without a blank line. */
export class ResourceTables {
  readonly clusters: ClusterUse[] = [];

  /** Takes a line if it belongs to a table, and says whether it did. */
  take(line: string): boolean {
    if (/^\+(-+\+)+$/.test(line)) return true;
    const cells = /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split("|")
      .map((cell) => cell.trim());
    if (!cells) return this.takePdfRow(line);
    const [name = "", usage = "", utilization = "", memory = ""] = cells;
    if (usage.startsWith("cpu.usage")) {
      this.clusters.push({ name, hosts: [], usagePct: null, utilizationPct: null, memoryPct: null });
      return true;
    }
    const cluster = this.clusters.at(-1);
    if (!cluster || cells.length !== 4) return cells.length === 1;
    const averages = {
      usagePct: percent(usage),
      utilizationPct: percent(utilization),
      memoryPct: percent(memory),
    };
    if (name === "Average") {
      Object.assign(cluster, averages);
    } else {
      cluster.hosts.push({
        name,
        cluster: cluster.name,
        cpuUsagePct: averages.usagePct,
        cpuUtilizationPct: averages.utilizationPct,
        memUsagePct: averages.memoryPct,
      });
    }
    return true;
  }

  /** The PDF has one row of averages per cluster and no hosts: `ESA 7.16% 5.3% 40.1%`. */
  private takePdfRow(line: string): boolean {
    const row = /^(.*\S)\s+([\d.]+)%\s+([\d.]+)%\s+([\d.]+)%$/.exec(line);
    if (!row) return false;
    const [, name = "", usage = "", utilization = "", memory = ""] = row;
    this.clusters.push({
      name,
      hosts: [],
      usagePct: percent(usage),
      utilizationPct: percent(utilization),
      memoryPct: percent(memory),
    });
    return true;
  }
}

/** Reads the tables of a whole text, such as `resource_util.info`. */
export function parseResourceTables(text: string): ClusterUse[] {
  const tables = new ResourceTables();
  for (const line of text.split(/\r?\n/)) tables.take(line.trim());
  return tables.clusters;
}

/** Reads `resource_usage.info`, one line of JSON with the averages of each cluster; anything else is no table. */
export function parseResourceUsage(text: string): ClusterUse[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return [];
  return Object.entries(parsed).map(([name, use]: [string, Record<string, unknown> | null]) => ({
    name,
    hosts: [],
    usagePct: figure(use?.["cpu.usage"]),
    utilizationPct: figure(use?.["cpu.utilization"]),
    memoryPct: figure(use?.["mem.usage"]),
  }));
}

/**
 * Averages over the hosts of all clusters: each cluster counts with its hosts, or equally where the hosts are
 * not listed.
 */
export function clusterCpu(clusters: readonly ClusterUse[]): ClusterCpu {
  const weigh = (cluster: ClusterUse) => cluster.hosts.length || 1;
  return {
    usagePct: weightedMean(clusters, (cluster) => cluster.usagePct, weigh),
    utilizationPct: weightedMean(clusters, (cluster) => cluster.utilizationPct, weigh),
    memoryPct: weightedMean(clusters, (cluster) => cluster.memoryPct, weigh),
    processors: null,
  };
}

function percent(text: string): number | null {
  const plain = text.replace(/%$/, "");
  return /^\d+(\.\d+)?$/.test(plain) ? plausible(Number(plain)) : null;
}

function figure(value: unknown): number | null {
  return typeof value === "number" ? plausible(value) : null;
}
