import { NEVER_FITS } from "../model/design/habits";
import type { Block } from "../sheets/block";
import { firstOf } from "../sheets/formulaText";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import { capitalized } from "./atBeginning";
import type { DemandForm } from "./demandForm";
import { OPTION_NAMES, type OptionName } from "./optionInputs";
import { RESOURCES, solvedOf, WITH_VERDICT } from "./solvedHosts";
import { solvedNeedsOf } from "./solvedNeeds";

/**
 * What a customer reads of a resource: what is needed, and what is there after the failures. That follows from what is needed and
 * its share in use; where nothing is needed, it is the supply.
 */
const SHOWN = [
  {
    ...{ id: "ghz", noun: "CPU", unit: " (GHz)" },
    need: 'IF(OR([demand.ghz]="",[storageGhz]=""),"",[demand.ghz]/{chosen.workPerGhz}+[storageGhz])',
    supply: "[clusters]*[left]*{chosen.ghz}*{chosen.cpuMax}",
  },
  { id: "vcpu", noun: "vCPU", unit: "", need: "[demand.vcpu]", supply: '""' },
  {
    id: "ram",
    noun: "RAM",
    unit: " (GiB)",
    need: "[demand.ram]",
    supply: "[clusters]*[left]*[vmRam]*{chosen.ramMax}",
  },
  { id: "capacity", noun: "Capacity", unit: " (TiB)", need: "[demand.used]", supply: "[usableTib]" },
  {
    ...{ id: "network", noun: "Network", unit: " (Gb/s per port)" },
    need: 'IF([network]="","",[network]*{chosen.nicGbit}*{chosen.nicMax})',
    supply: "{chosen.nicGbit}*{chosen.nicMax}",
  },
] as const;

/** Of the selected option, cell by cell. Not by CHOOSE: a browser grid takes an empty cell behind it for 0. */
const chosenOf = (column: string, grid: (option: OptionName) => string = solvedOf): string =>
  firstOf(
    OPTION_NAMES.map((option, i) => [`{chosenNumber}=${i + 1}`, `[${grid(option)}.${column}]`] as const),
    '""',
  );

/** Storage CPU of all clusters without growth: it grows as IOPS do, and compute by a rate of its own. */
const STORAGE_TODAY = "[storageGhz]/{grownIops}";
const GHZ_TODAY = `IF(OR([storageGhz]="",N([left])<=0),[ghz],([demand.ghz]/{chosen.workPerGhz}/{grownCompute}+${STORAGE_TODAY})/([clusters]*[left]*{chosen.ghz}*{chosen.cpuMax}))`;
const CORES_TODAY = `([clusters]*[left]*{chosen.cores}-${STORAGE_TODAY}/{chosen.clockGhz})`;
const VCPU_TODAY = `IF(OR([storageGhz]="",N([left])<=0),[vcpu],IF(${CORES_TODAY}>0,[demand.cores]/{grownCompute}/${CORES_TODAY},${NEVER_FITS}))`;

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
      figure("left", "Hosts of each after failures"),
      column(
        "vmRam",
        "RAM of a host for VMs (GiB)",
        `IF([name]="","",${chosenOf("vmRam", solvedNeedsOf)})`,
        "#,##0.0",
      ),
      figure("storageGhz", "Storage CPU (GHz)", "#,##0.0"),
      figure("usableTib", "Usable (TiB)", "#,##0.0"),
      ...WITH_VERDICT.map(({ id, noun }) => figure(`${id}Verdict`, `Verdict, ${noun}`, "0")),
      figure("verdict", "Verdict", "0"),
      figure("management", "VMs of vCenter and NSX are missing", "0"),
      ...RESOURCES.flatMap(({ id, noun }) => [
        figure(id, `${capitalized(noun)} used`, "0%"),
        figure(`${id}High`, `${capitalized(noun)} used, high`, "0%"),
      ]),
      column(
        "capacityLow",
        "Capacity used, low",
        'IF([capacity]="","",IF(N([demand.used])=0,[capacity],[capacity]*[demand.low]/[demand.used]))',
        "0%",
      ),
      ...SHOWN.flatMap(({ id, noun, unit, need, supply }) => [
        column(`${id}Need`, `${noun} needed${unit}`, `IF([name]="","",${need})`, "#,##0.0"),
        column(
          `${id}Room`,
          `${noun} available${unit}`,
          firstOf(
            [
              [`OR([${id}Need]="",[${id}]="")`, '""'],
              [`[${id}]=0`, supply],
              [`[${id}]=${NEVER_FITS}`, "0"],
            ],
            `[${id}Need]/[${id}]`,
          ),
          "#,##0.0",
        ),
      ]),
      column("ghzToday", "CPU used, without growth", `IF([ghz]="","",${GHZ_TODAY})`, "0%"),
      column("vcpuToday", "vCPU used, without growth", `IF([vcpu]="","",${VCPU_TODAY})`, "0%"),
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
