import { NEVER_FITS } from "../model/design/habits";
import type { Block } from "../sheets/block";
import { firstOf } from "../sheets/formulaText";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import type { DemandForm } from "./demandForm";
import { OPTION_NAMES } from "./optionInputs";
import { ASKING, solvedOf } from "./solvedHosts";

/** What a customer reads of a resource: what is needed, and what is there after the failures. */
export const SHOWN = [
  {
    id: "ghz",
    need: 'IF(OR([demand.ghz]="",[storageGhz]=""),"",[demand.ghz]/{chosen.workPerGhz}+[storageGhz])',
  },
  { id: "vcpu", need: "[demand.vcpu]" },
  { id: "ram", need: "[demand.ram]" },
  { id: "capacity", need: "[demand.used]" },
  { id: "network", need: 'IF([network]="","",[network]*{chosen.nicGbit}*{chosen.nicMax})' },
] as const;

/** Of the selected option, cell by cell. Not by CHOOSE: a browser grid takes an empty cell behind it for 0. */
const chosenOf = (column: string): string =>
  firstOf(
    OPTION_NAMES.map((option, i) => [`{chosenNumber}=${i + 1}`, `[${solvedOf(option)}.${column}]`] as const),
    '""',
  );

/** Grid `now`: the selected option, cluster by cluster. */
export function chosenClusters({ targets }: DemandForm): Block {
  const column = (id: string, header: string, formula: string, format?: string): GridColumn => ({
    id,
    header,
    formula,
    ...(format === undefined ? {} : { format }),
  });
  const figure = (id: string, header: string, format = "#,##0") => column(id, header, chosenOf(id), format);
  return gridBlock({
    id: "now",
    heading: "The selected option, by target cluster",
    rows: targets,
    gaps: true,
    columns: [
      column("name", "Target cluster", chosenOf("name")),
      figure("vms", "VMs"),
      figure("clusters", "Equal clusters"),
      figure("hosts", "Hosts of each"),
      figure("allHosts", "Hosts"),
      figure("allHigh", "Hosts at the high estimate"),
      figure("solved", "Hosts of each, solved"),
      column("first", "Limited by", chosenOf("first")),
      column("second", "Next limit", chosenOf("second")),
      figure("nextHosts", "Hosts of each without the first limit"),
      figure("atNext", "The first limit on these", "0%"),
      figure("storageGhz", "Storage CPU (GHz)", "#,##0.0"),
      figure("usableTib", "Usable (TiB)", "#,##0.0"),
      ...["cpu", "ram", "capacity", "network"].map((id) => figure(`${id}Verdict`, `Verdict, ${id}`, "0")),
      figure("verdict", "Verdict", "0"),
      figure("management", "Management is not in it", "0"),
      ...ASKING.flatMap(({ id, noun }) => [
        figure(id, `${noun} used`, "0%"),
        figure(`${id}High`, `${noun} used, high`, "0%"),
      ]),
      column(
        "capacityLow",
        "capacity used, low",
        'IF([capacity]="","",IF(N([demand.used])=0,[capacity],[capacity]*[demand.low]/[demand.used]))',
        "0%",
      ),
      ...SHOWN.flatMap(({ id, need }) => [
        column(`${id}Need`, `${id} needed`, `IF([name]="","",${need})`, "#,##0.0"),
        column(
          `${id}Room`,
          `${id} available`,
          `IF(OR([${id}Need]="",N([${id}])=0),"",IF([${id}]>=${NEVER_FITS},0,[${id}Need]/[${id}]))`,
          "#,##0.0",
        ),
      ]),
    ],
  });
}

/** How many target clusters the selected option has. */
export const CLUSTERS_SHOWN = "COUNT({now.vms})";

/** A sum over target clusters, and the fullest of them; "" where one of them leaves it open. */
export const sumShown = (column: string): string =>
  `IF(OR(${CLUSTERS_SHOWN}=0,COUNT({now.${column}})<${CLUSTERS_SHOWN}),"",SUM({now.${column}}))`;
export const fullest = (column: string): string =>
  `IF(OR(${CLUSTERS_SHOWN}=0,COUNT({now.${column}})<${CLUSTERS_SHOWN}),"",MAX({now.${column}}))`;

/** A column of the target cluster with the most hosts. */
export const ofLargest = (column: string): string =>
  `IF(${CLUSTERS_SHOWN}=0,"",INDEX({now.${column}},MATCH(MAX({now.allHosts}),{now.allHosts},0)))`;
