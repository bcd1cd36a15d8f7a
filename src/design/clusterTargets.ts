import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";

/**
 * Grid `origins`: where the VMs of each of today's clusters go, as the sheet Scope says, and what its hosts have.
 *
 * @param poolGhz What the resource pools of each ask for, in GHz; `null` where no export says it.
 */
export function clusterTargets(poolGhz: readonly (number | null)[]): Block {
  const todaysClusters = poolGhz.length;
  const hosts = 'HostsToday[Cluster],"="&[name]';
  const ofHosts = (column: string): string =>
    `IF(OR([target]="",COUNTIFS(${hosts})=0),"",IF(COUNTIFS(${hosts},HostsToday[${column}],">=0")<COUNTIFS(${hosts}),"",SUMIFS(HostsToday[${column}],${hosts})))`;
  return gridBlock({
    id: "origins",
    heading: "Today's clusters and where their VMs go: typed on the sheet Scope",
    rows: todaysClusters,
    gaps: true,
    columns: [
      {
        id: "name",
        header: "Cluster today",
        formula: each(todaysClusters, (row) => `{clusters.name#${row}}`),
      },
      {
        id: "target",
        header: "Target cluster",
        formula: each(
          todaysClusters,
          (row) =>
            `IF({clusters.counts#${row}}="out","",IF({clusters.target#${row}}="",[name],{clusters.target#${row}}))`,
        ),
      },
      {
        id: "order",
        header: "First of its target",
        format: "0",
        formula: each(todaysClusters, (row) =>
          row === 1
            ? 'IF([target]="","",1)'
            : `IF([target]="","",IF(COUNTIF({origins.target#1}:{origins.target#${row - 1}},"="&[target])>0,"",MAX({origins.order#1}:{origins.order#${row - 1}})+1))`,
        ),
      },
      { id: "ghz", header: "CPU of its hosts (GHz)", format: "#,##0.0", formula: ofHosts("GHz") },
      {
        id: "hostsGhz",
        header: "CPU that they use (GHz)",
        format: "#,##0.0",
        formula: ofHosts("GHz in use"),
      },
      {
        id: "poolGhz",
        header: "Demand of its pools (GHz)",
        format: "#,##0.0",
        texts: poolGhz.map((ghz) => ghz ?? ""),
      },
      {
        id: "ghzUsed",
        header: "CPU in use (GHz)",
        format: "#,##0.0",
        formula: 'IF(COUNT([hostsGhz],[poolGhz])=0,"",MAX([hostsGhz],[poolGhz]))',
      },
      { id: "hosts", header: "Hosts", format: "#,##0", formula: `COUNTIFS(${hosts})` },
      {
        id: "vms",
        header: "VMs in full",
        format: "#,##0",
        formula: 'COUNTIFS(VMs[Cluster],"="&[name],VMs[Scope],"full")',
      },
    ],
  });
}

const each = (rows: number, of: (row: number) => string): string[] =>
  Array.from({ length: rows }, (_, i) => of(i + 1));
