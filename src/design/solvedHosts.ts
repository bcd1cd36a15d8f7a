import type { Block } from "../sheets/block";
import { firstOf } from "../sheets/formulaText";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import { capitalized } from "./atBeginning";
import { IS_DOUBTFUL } from "./calibrationDoubt";
import { candidatesOf, MIN_HOSTS, MAX_HOSTS } from "./candidates";
import type { DemandForm } from "./demandForm";
import type { OptionName } from "./optionInputs";
import { solvedNeedsOf } from "./solvedNeeds";
import { byLayout, HIGH_USES, tibPerHost } from "./useOfHosts";
import { figure } from "./methodFigures";

/** Verdicts as numbers: the larger one wins. */
export const VERDICT_RANK = { fits: 0, check: 1, unknown: 2, no: 3 } as const;

const { check, unknown, no } = VERDICT_RANK;

/** What requires hosts, in the order in which the first of equals is named. */
export const RESOURCES = [
  { id: "vcpu", noun: "vCPU" },
  { id: "ghz", noun: "CPU" },
  { id: "ram", noun: "RAM" },
  { id: "capacity", noun: "capacity" },
  { id: "network", noun: "network" },
  { id: "layout", noun: "layout" },
] as const;

/** Resources with a verdict of their own: that on CPU is of vCPU, too. */
export const WITH_VERDICT = [
  { id: "cpu", noun: "CPU" },
  { id: "ram", noun: "RAM" },
  { id: "capacity", noun: "capacity" },
  { id: "network", noun: "network" },
] as const;

/** Does a resource fit on no hosts that cannot hold the layout? */
export const needsLayout = (id: (typeof RESOURCES)[number]["id"]): boolean => id !== "ram" && id !== "layout";

/** A binary fraction above 1 is not more than 1. */
const FULL = "1.000000001";

/** The grid of an option: hosts of each target cluster, what limits them, and its verdicts. */
export const solvedOf = (option: OptionName): string => `solved${option}`;

/**
 * Grid `solvedA`.
 *
 * @param isCalibrated Can storage CPU be taken from a calibration?
 */
export function solvedHosts(option: OptionName, { targets }: DemandForm, isCalibrated: boolean): Block {
  const grids = Array.from({ length: targets }, (_, i) => candidatesOf(option, i + 1));
  const input = (id: string): string => `{${option}.${id}}`;
  const ifThere = (formula: string): string => `IF([name]="","",${formula})`;
  /** One formula a row, over its grid of candidates. */
  const each = (of: (grid: string) => string): string[] => grids.map((grid) => ifThere(of(grid)));
  const column = (grid: string, id: string): string => `{${grid}.${id}}`;
  const isHigh = (use: string): boolean => HIGH_USES.some((id) => id.toLowerCase() === use);
  const cellsOf = (grid: string, use: string, high: boolean): string =>
    column(grid, high && isHigh(use) ? `${use}High` : use);
  const required = (grid: string, use: string, high: boolean): string => {
    const cells = cellsOf(grid, use, high);
    return `IF(COUNT(${cells})=0,"",${MIN_HOSTS}+COUNTIF(${cells},">${FULL}"))`;
  };
  /** What is empty stays so: a browser grid takes an empty cell behind INDEX for 0. */
  const used = (grid: string, use: string, high: boolean): string => {
    const cell = `INDEX(${cellsOf(grid, use, high)},MIN([hosts],${MAX_HOSTS})-${MIN_HOSTS - 1})`;
    return `IF(ISNUMBER(${cell}),${cell},"")`;
  };
  const at = (grid: string, id: string): string =>
    `INDEX(${column(grid, id)},MIN([hosts],${MAX_HOSTS})-${MIN_HOSTS - 1})`;
  const isPlaced = (grid: string): string => `AND([hosts]<=${MAX_HOSTS},${at(grid, "placed")}=1)`;
  /** Of all clusters; not known where the layout cannot be placed. */
  const storage = (grid: string, id: string): string => `IF(${isPlaced(grid)},${at(grid, id)}*[clusters],"")`;
  const number = (id: string, header: string, formula: string | string[], format = "#,##0"): GridColumn => ({
    id,
    header,
    format,
    formula,
  });
  /** The fewest hosts that hold the layout are required by the layout, not by a resource that fits on them. */
  const ownHosts = (id: (typeof RESOURCES)[number]["id"]): string =>
    needsLayout(id)
      ? `MAX(${MIN_HOSTS},IF([${id}Hosts]<=${input("narrowHosts")},0,[${id}Hosts]))`
      : `[${id}Hosts]`;
  const isOver = (...ids: string[]): string => `OR(${ids.map((id) => `N([${id}])>${FULL}`).join(",")})`;
  const tooMany = `[hosts]>${input("clusterMax")}`;
  const isSmallest = grids.map((_, i) =>
    ifThere(
      `IF(AND(${input("edition")}="VCF",{managementKnown}=0,IFERROR(MATCH(MIN({demand.running}),{demand.running},0),0)=${i + 1}),1,0)`,
    ),
  );
  const verdict = (id: string, header: string, cases: readonly (readonly [string, number])[]): GridColumn =>
    number(
      id,
      header,
      ifThere(
        `MAX(${firstOf(
          cases.map(([when, rank]) => [when, String(rank)] as const),
          "0",
        )},${id === "networkVerdict" ? "0" : `IF([management]=1,${unknown},0)`})`,
      ),
      "0",
    );
  return gridBlock({
    id: solvedOf(option),
    heading: `Option ${option}: hosts of each target cluster`,
    rows: targets,
    gaps: true,
    columns: [
      { id: "name", header: "Target cluster", formula: `[${solvedNeedsOf(option)}.name]` },
      number("vms", "VMs", ifThere("[demand.vms]")),
      number("clusters", "Equal clusters", ifThere(`[${solvedNeedsOf(option)}.clusters]`)),
      ...RESOURCES.map(({ id, noun }) =>
        number(
          `${id}Hosts`,
          `Hosts for ${noun}`,
          each((grid) => required(grid, id, false)),
        ),
      ),
      number(
        "solved",
        "Hosts, solved",
        ifThere(`MAX(${RESOURCES.map(({ id }) => `[${id}Hosts]`).join(",")})`),
      ),
      ...RESOURCES.map(({ id, noun }) =>
        number(
          `${id}HostsHigh`,
          `Hosts for ${noun}, high`,
          each((grid) => required(grid, id, true)),
        ),
      ),
      number(
        "solvedHigh",
        "Hosts at the high estimate",
        ifThere(`MAX(${RESOURCES.map(({ id }) => `[${id}HostsHigh]`).join(",")})`),
      ),
      number(
        "hosts",
        "Hosts of each cluster",
        ifThere(`IF(${input("hosts")}="",[solved],${input("hosts")})`),
      ),
      ...RESOURCES.map(({ id, noun }, i) =>
        number(
          `${id}Score`,
          `${capitalized(noun)}, to rank`,
          ifThere(`IF([${id}Hosts]="",0,${ownHosts(id)})+${(RESOURCES.length - i) / 100}`),
          "0.00",
        ),
      ),
      ...(["first", "second"] as const).map((id, i): GridColumn => ({
        id,
        header: id === "first" ? "Limited by" : "Next limit",
        formula: ifThere(
          `CHOOSE(MATCH(LARGE([vcpuScore]:[layoutScore],${i + 1}),[vcpuScore]:[layoutScore],0),${RESOURCES.map(({ noun }) => `"${noun}"`).join(",")})`,
        ),
      })),
      number(
        "nextHosts",
        "Hosts without the first limit",
        ifThere(`INT(LARGE([vcpuScore]:[layoutScore],2))`),
      ),
      number(
        "atNext",
        "The first limit on so many hosts",
        each(
          (grid) =>
            `IF([nextHosts]<${MIN_HOSTS},"",CHOOSE(MATCH(LARGE([vcpuScore]:[layoutScore],1),[vcpuScore]:[layoutScore],0),${RESOURCES.map(({ id }) => `INDEX(${column(grid, id)},MIN([nextHosts],${MAX_HOSTS})-${MIN_HOSTS - 1})`).join(",")}))`,
        ),
        "0%",
      ),
      ...RESOURCES.flatMap(({ id, noun }) => [
        number(
          id,
          `${capitalized(noun)} used`,
          each((grid) => used(grid, id, false)),
          "0%",
        ),
        number(
          `${id}High`,
          `${capitalized(noun)} used, high`,
          each((grid) => used(grid, id, true)),
          "0%",
        ),
      ]),
      number(
        "left",
        "Hosts after failures",
        each((grid) => at(grid, "left")),
      ),
      number("management", "VMs of vCenter and NSX are missing", isSmallest, "0"),
      verdict("cpuVerdict", "Verdict, CPU", [
        [`OR(${tooMany},${isOver("vcpu", "ghz")})`, no],
        [`MAX(N([demand.largestVcpu]),[demand.largestVcpuTyped])>${input("cores")}`, no],
        ['OR([vcpu]="",[demand.noIo]>0)', unknown],
        [
          `OR([ghz]="",${isOver("vcpuHigh", "ghzHigh")},[demand.assumed]>0,[demand.vcpuGaps]+[demand.ghzGaps]+[demand.ioGaps]+[demand.noGhz]>0)`,
          check,
        ],
        [`OR([demand.largestVcpu]="",N([demand.largestVcpu])>${input("coresPerSocket")})`, check],
        ...(isCalibrated ? [[IS_DOUBTFUL, check] as const] : []),
      ]),
      verdict("ramVerdict", "Verdict, RAM", [
        [`OR(${tooMany},${isOver("ram")})`, no],
        [`MAX(N([demand.largestRam]),[demand.largestRamTyped])>[${solvedNeedsOf(option)}.vmRam]`, no],
        ['[ram]=""', unknown],
        [
          `OR([demand.assumed]>0,[demand.ramGaps]>0,[demand.largestRam]="",N([demand.largestRam])>${input("ramGib")}/${input("sockets")},AND(${input("tierRatio")}>0,[demand.activeShare]=""))`,
          check,
        ],
      ]),
      verdict("capacityVerdict", "Verdict, capacity", [
        [`OR(${tooMany},${isOver("capacity", "layout")})`, no],
        ['[capacity]=""', unknown],
        [
          `OR(${isOver("capacityHigh")},[demand.assumed]>0,[demand.usedGaps]>0,${input("raid")}="RAID-0",[hosts]<${input("rebuildHosts")})`,
          check,
        ],
      ]),
      verdict("networkVerdict", "Verdict, network", [
        [`OR(${tooMany},${isOver("network")},${input("nicGbit")}<${figure("smallPort")})`, no],
        ['[network]=""', unknown],
        [
          `OR(${isOver("networkHigh")},[demand.assumed]>0,[demand.ioGaps]>0,${input("nicGbit")}<${figure("port")})`,
          check,
        ],
      ]),
      number(
        "verdict",
        "Verdict",
        ifThere("MAX([cpuVerdict],[ramVerdict],[capacityVerdict],[networkVerdict])"),
        "0",
      ),
      number(
        "storageGhz",
        "Storage CPU of all its clusters (GHz)",
        each((grid) => storage(grid, "storage")),
        "#,##0.0",
      ),
      number(
        "storageGhzLow",
        "Storage CPU, low (GHz)",
        each(
          (grid) =>
            `IF(${isPlaced(grid)},${byLayout("[hosts]", `[${solvedNeedsOf(option)}.narrowGhzLow]`, `[${solvedNeedsOf(option)}.wideGhzLow]`)},"")`,
        ),
        "#,##0.0",
      ),
      number(
        "storageGhzHigh",
        "Storage CPU, high (GHz)",
        each((grid) => storage(grid, "storageHigh")),
        "#,##0.0",
      ),
      number("allHosts", "Hosts of all its clusters", ifThere("[hosts]*[clusters]")),
      number("allHigh", "At the high estimate", ifThere("[solvedHigh]*[clusters]")),
      ...RESOURCES.map(({ id, noun }) =>
        number(
          `${id}All`,
          `Hosts of all for ${noun}`,
          ifThere(`IF([${id}Hosts]="","",[${id}Hosts]*[clusters])`),
        ),
      ),
      number(
        "usableTib",
        "Usable (TiB)",
        each(
          (grid) =>
            `IF(${isPlaced(grid)},([hosts]-${input("hostReserve")})*${tibPerHost(option, "[hosts]", "")}*[clusters],0)`,
        ),
        "#,##0.0",
      ),
    ],
  });
}
