import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../model/capacity/clusterHosts";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import type { OptionName } from "./optionInputs";
import { solvedNeedsOf } from "./solvedNeeds";
import { HIGH_USES, HOST_COLUMNS, hostColumn, type UsePlace, USES, useFormula } from "./useOfHosts";

/** Numbers of hosts that are tried. */
export const MIN_HOSTS = MIN_CLUSTER_HOSTS.value;
export const MAX_HOSTS = MAX_CLUSTER_HOSTS.value;

/** The grid of an option and a target cluster, by its row. */
export const candidatesOf = (option: OptionName, target: number): string => `use${option}${target}`;

/** Grid `useA1`: how full each resource of a target cluster is on 3, 4, 5 ... 64 hosts. */
export function candidates(option: OptionName, target: number): Block {
  const of = (column: string): string => `{${solvedNeedsOf(option)}.${column}#${target}}`;
  const place: UsePlace = {
    option,
    hosts: "[hosts]",
    split: of("clusters"),
    here: (column) => `[${column}]`,
    of,
    demand: (column) => `{demand.${column}#${target}}`,
  };
  const ifThere = (formula: string): string => `IF(${of("name")}="","",${formula})`;
  return gridBlock({
    id: candidatesOf(option, target),
    heading: `Option ${option}, target cluster ${target}: used ÷ available by the number of hosts`,
    rows: MAX_HOSTS - MIN_HOSTS + 1,
    gaps: true,
    columns: [
      {
        id: "hosts",
        header: "Hosts",
        format: "0",
        texts: Array.from({ length: MAX_HOSTS - MIN_HOSTS + 1 }, (_, i) => MIN_HOSTS + i),
      },
      ...HOST_COLUMNS.map(({ id, header, format }) => ({
        id,
        header,
        format,
        formula: ifThere(hostColumn(id, place)),
      })),
      ...USES.map(({ id, header }) => ({
        id: id.toLowerCase(),
        header,
        format: "0%",
        formula: ifThere(useFormula(id, place)),
      })),
      ...USES.filter(({ id }) => HIGH_USES.includes(id)).map(({ id, header }) => ({
        id: `${id.toLowerCase()}High`,
        header: `${header}, high`,
        format: "0%",
        formula: ifThere(useFormula(id, place, true)),
      })),
    ],
  });
}
