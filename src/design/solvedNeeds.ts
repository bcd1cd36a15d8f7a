import { NEVER_FITS } from "../model/design/habits";
import type { Block } from "../sheets/block";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import type { DemandForm } from "./demandForm";
import type { OptionName } from "./optionInputs";
import { LAYOUTS, storageOf } from "./storageByClass";
import { HOST_COLUMNS, hostColumn, type UseId, type UsePlace, useFormula, USES } from "./useOfHosts";

/** The grid of an option: what each target cluster needs of it, and into how many equal clusters it is split. */
export const solvedNeedsOf = (option: OptionName): string => `solve${option}`;

/** Resources of which a part of the need takes a part of the hosts. */
const SPLITTING = USES.filter(({ id }) => id !== "Layout");

/** Grid `solveA`. */
export function solvedNeeds(option: OptionName, { targets }: DemandForm): Block {
  const own = `{${storageOf(option)}.target},"="&[name]`;
  const sum = (column: string): string => `SUMIFS({${storageOf(option)}.${column}},${own})`;
  const if_ = (formula: string): string => `IF([name]="","",${formula})`;
  const atMost: UsePlace = {
    option,
    hosts: `{${option}.clusterMax}`,
    split: "1",
    here: (column) => `[most_${column}]`,
    of: (column) => `[${column}]`,
    demand: (column) => `[demand.${column}]`,
  };
  const cell = (id: string, header: string, formula: string, format = "#,##0.0"): GridColumn => ({
    id,
    header,
    format,
    formula: if_(formula),
  });
  /** How many clusters of maximum size the need takes, as a fraction; 0 where more clusters would not help. */
  const splitBy = (id: UseId): string => {
    const use =
      id === "Vcpu"
        ? `IF([demand.cores]="","",([demand.cores]+[most_storage]/{${option}.clockGhz})/([most_left]*{${option}.cores}))`
        : useFormula(id, atMost);
    return `IF(OR([most_placed]=0,[most_left]<=0),0,IFERROR(IF(${use}=${NEVER_FITS},0,N(${use})),0))`;
  };
  return gridBlock({
    id: solvedNeedsOf(option),
    heading: `Option ${option}: target clusters, and how many equal clusters each becomes`,
    rows: targets,
    gaps: true,
    columns: [
      {
        id: "name",
        header: "Target cluster",
        formula: `IF(AND({${option}.usable}=1,[demand.name]<>"",OR(N([demand.vms])>0,[demand.used]="",N([demand.used])>0)),[demand.name],"")`,
      },
      ...LAYOUTS.flatMap(({ layout, label }) => [
        cell(`${layout}Ghz`, `Storage GHz, ${label}`, sum(`${layout}Ghz`)),
        cell(`${layout}GhzLow`, `Storage GHz low, ${label}`, sum(`${layout}GhzLow`)),
        cell(`${layout}GhzHigh`, `Storage GHz high, ${label}`, sum(`${layout}GhzHigh`)),
        cell(
          `${layout}Gbit`,
          `Gb/s, ${label}`,
          `MAX(${sum(`${layout}Sent`)},${sum(`${layout}Received`)})`,
          "0.000",
        ),
        cell(
          `${layout}GbitHigh`,
          `Gb/s high, ${label}`,
          `MAX(${sum(`${layout}SentHigh`)},${sum(`${layout}ReceivedHigh`)})`,
          "0.000",
        ),
      ]),
      cell(
        "vmRam",
        "RAM of a host for VMs (GiB)",
        `IF(AND({${option}.tierRatio}=0,{${option}.ramGib}<>""),{${option}.ramGib},IF([demand.activeShare]="",RAM_TIERED_GIB({${option}.ramGib},{${option}.tierRatio}),RAM_TIERED_GIB({${option}.ramGib},{${option}.tierRatio},[demand.activeShare])))-{${option}.hostRamGib}`,
      ),
      ...HOST_COLUMNS.map(({ id, header, format }) =>
        cell(`most_${id}`, `${header}, at maximum cluster size`, hostColumn(id, atMost), format),
      ),
      ...SPLITTING.map(({ id, header }) =>
        cell(`most${id}`, `${header}, in clusters of maximum size`, splitBy(id), "0.00"),
      ),
      cell(
        "clusters",
        "Equal clusters",
        `MAX(1,ROUNDUP(MAX(${SPLITTING.map(({ id }) => `[most${id}]`).join(",")})-0.000000001,0))`,
        "0",
      ),
    ],
  });
}
