import type { Block } from "../sheets/block";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import { type DemandForm, hasEstate } from "./demandForm";
import { GAPS } from "./estateByClass";
import { figure } from "./methodFigures";

const OWN = '{needs.target},"="&[name]';
const sum = (column: string): string => `SUMIFS({needs.${column}},${OWN})`;

/** Grid `demand`: what each target cluster needs at the end of the plan. A quantity that a class leaves open is empty. */
export function targetNeeds(form: DemandForm): Block {
  const { targets } = form;
  const isFromEstate = hasEstate(form);
  const need = (
    id: string,
    header: string,
    {
      of,
      unknown,
      grown,
      per = 1,
      format = "#,##0.0",
    }: {
      of: string;
      unknown: string;
      grown: string;
      per?: number;
      format?: string;
    },
  ): GridColumn => ({
    id,
    header,
    format,
    formula: `IF([name]="","",IF(${sum(unknown)}>0,"",${sum(of)}*{${grown}}${per === 1 ? "" : `/${per}`}))`,
  });
  /** What is typed, else what the estate says, else nothing. */
  const ofTarget = (typed: string, estate: string): string =>
    `IF([name]="","",IF([targets.${typed}]<>"",[targets.${typed}],${isFromEstate ? estate : '""'}))`;
  /** A sum over today's clusters that go there; empty where one of them with VMs does not say it. */
  const ofOrigins = (column: string): string => {
    const origins = '{origins.target},"="&[name],{origins.vms},">0"';
    return `IF(OR(COUNTIFS(${origins})=0,COUNTIFS(${origins},{origins.${column}},">=0")<COUNTIFS(${origins})),"",SUMIFS({origins.${column}},${origins}))`;
  };
  /** The largest of a column of VMs in full scope; empty where none says it. */
  const largest = (column: string): string =>
    `IF(COUNTIFS(VMs[Target],"="&[name],VMs[Scope],"full",VMs[${column}],">0")=0,"",SUMPRODUCT(MAX((VMs[Target]=[name])*(VMs[Scope]="full")*VMs[${column}])))`;
  /** The largest VM of the classes that are typed. */
  const typedLargest = (column: string): string =>
    `SUMPRODUCT(MAX(({needs.target}=[name])*{needs.${column}}))`;
  const atLeast = (known: string, column: string): string =>
    `IF(${known}="","",MAX(${known},${typedLargest(column)}))`;
  /** What today's hosts supply now: of a design without an estate all that is typed. */
  const today = sum(isFromEstate ? "ghzToday" : "ghz");
  /** Today's hosts limit the use that they were measured at: not what is typed of VMs, which may be new. */
  const atPeak = (all: string, typed: string): string =>
    isFromEstate
      ? `((${sum(all)}-${sum(typed)})*[limited]+${sum(typed)})*{peakFactor}`
      : `${sum(all)}*[limited]*{peakFactor}`;
  return gridBlock({
    id: "demand",
    heading: "What each target cluster needs at the end of the plan",
    rows: targets,
    gaps: true,
    columns: [
      { id: "name", header: "Target cluster", formula: '[targets.name]&""' },
      { id: "vms", header: "VMs", format: "#,##0", formula: `IF([name]="","",${sum("vms")})` },
      {
        id: "running",
        header: "VMs, where there are any",
        format: "#,##0",
        formula: 'IF(N([vms])>0,[vms],"")',
      },
      need("vcpu", "vCPU", { of: "vcpu", unknown: "noVcpu", grown: "grownCompute" }),
      need("cores", "Cores for these", { of: "cores", unknown: "noVcpu", grown: "grownCompute" }),
      {
        id: "todayGhz",
        header: "CPU of today's hosts (GHz)",
        format: "#,##0.0",
        formula: ofTarget("todayGhz", ofOrigins("ghz")),
      },
      {
        id: "hostsGhz",
        header: "CPU that they use (GHz)",
        format: "#,##0.0",
        formula: ofTarget("hostsGhzUsed", ofOrigins("ghzUsed")),
      },
      {
        id: "noGhz",
        header: "Classes without GHz",
        format: "0",
        formula: `IF([name]="","",${sum("noGhz")})`,
      },
      {
        id: "limited",
        header: "Share of the peak that today's hosts can supply",
        format: "0%",
        formula: `IF([name]="","",IF(OR([todayGhz]="",${today}*N({peakFactor})=0),1,MIN(1,[todayGhz]/(${today}*{peakFactor}))))`,
      },
      {
        id: "vmsGhz",
        header: "CPU of the VMs at the peak (GHz)",
        format: "#,##0.0",
        formula: `IF([name]="","",IF([noGhz]>0,"",${atPeak("ghz", "ghzTyped")}))`,
      },
      {
        id: "addedGhz",
        header: "CPU of added VMs at the peak (GHz)",
        format: "#,##0.0",
        formula: `IF([name]="","",${atPeak("ghzAdded", "ghzAddedTyped")})`,
      },
      {
        id: "ghz",
        header: "CPU needed (GHz)",
        format: "#,##0.0",
        formula:
          'IF(COUNT([hostsGhz],[vmsGhz])=0,"",MAX(IF([hostsGhz]="",0,[hostsGhz]+[addedGhz]),N([vmsGhz]))*{grownCompute})',
      },
      {
        id: "cutOff",
        header: "CPU at its limit today",
        format: "0",
        formula: `IF(COUNT([hostsGhz],[todayGhz])<2,0,IF([hostsGhz]>${figure("cutOff")}*[todayGhz],1,0))`,
      },
      need("ram", "RAM (GiB)", { of: "ram", unknown: "noRam", grown: "grownCompute" }),
      need("low", "Used low (TiB)", { of: "low", unknown: "noUsed", grown: "grownCapacity", per: 1024 }),
      need("used", "Used plan (TiB)", { of: "used", unknown: "noUsed", grown: "grownCapacity", per: 1024 }),
      need("high", "Used high (TiB)", { of: "high", unknown: "noUsed", grown: "grownCapacity", per: 1024 }),
      {
        id: "noIo",
        header: "Classes without I/O",
        format: "0",
        formula: `IF([name]="","",${sum("noIo")})`,
      },
      {
        id: "iops",
        header: "IOPS",
        format: "#,##0",
        formula: `IF([name]="","",IF([noIo]>0,"",${sum("iops")}))`,
      },
      {
        id: "activeShare",
        header: "Active RAM",
        format: "0%",
        formula: ofTarget(
          "activeShare",
          `IF(COUNTIFS(VMs[Target],"="&[name],VMs[Scope],"full",VMs[RAM active (GiB)],">=0")<COUNTIFS(VMs[Target],"="&[name],VMs[Scope],"full"),"",IF(SUMIFS(VMs[RAM active (GiB)],VMs[Target],"="&[name],VMs[Scope],"full")=0,"",SUMIFS(VMs[RAM active (GiB)],VMs[Target],"="&[name],VMs[Scope],"full")/SUMIFS(VMs[RAM (GiB)],VMs[Target],"="&[name],VMs[Scope],"full")))`,
        ),
      },
      {
        id: "largestVcpu",
        header: "Largest VM (vCPU)",
        format: "#,##0",
        formula: atLeast(ofTarget("largestVcpu", largest("vCPU")), "largestVcpu"),
      },
      {
        id: "largestRam",
        header: "Largest VM (RAM, GiB)",
        format: "#,##0.0",
        formula: atLeast(ofTarget("largestRamGib", largest("RAM (GiB)")), "largestRam"),
      },
      ...(["largestVcpu", "largestRam"] as const).map((column) => ({
        id: `${column}Typed`,
        header:
          column === "largestVcpu"
            ? "Largest VM that is typed (vCPU)"
            : "Largest VM that is typed (RAM, GiB)",
        format: "#,##0",
        formula: `IF([name]="",0,${typedLargest(column)})`,
      })),
      {
        id: "assumed",
        header: "Classes based on an unconfirmed profile",
        format: "0",
        formula: `IF([name]="","",${sum("assumed")})`,
      },
      ...GAPS.map(({ id, column }) => ({
        id,
        header: `VMs without ${column}`,
        format: "#,##0",
        formula: `IF([name]="","",${isFromEstate ? `SUMIFS({found.${id}},{found.target},"="&[name])` : "0"})`,
      })),
    ],
  });
}
