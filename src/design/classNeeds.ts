import type { ClassProfile } from "../model/design/classProfiles";
import type { Block } from "../sheets/block";
import { firstOf } from "../sheets/formulaText";
import { gridBlock, type GridColumn } from "../sheets/gridBlock";
import { MAX_CLASSES } from "./demandForm";
import { ofProfile } from "./profilesGrid";
import { figure } from "./methodFigures";

const HAS_PROFILE = '[typed.profile]<>""';
const IS_ROW = 'AND([typed.class]<>"",[typed.target]<>"",[typed.wrong]="")';

/** Grid `needs`: what each class is planned with. I/O is that at the end of the plan, all else that of today. */
export function classNeeds(isFromEstate: boolean): Block {
  /** What is typed per VM, else what the estate says, else what the profile assumes. */
  const quantity = (
    id: string,
    header: string,
    { typed, found, profile }: { typed: string; found: string; profile?: keyof ClassProfile },
  ): GridColumn => ({
    id,
    header,
    format: "#,##0.0",
    formula: firstOf(
      [
        ['[vms]=""', '""'],
        [`[typed.${typed}]<>""`, `[vms]*[typed.${typed}]`],
        ...(isFromEstate
          ? ([
              [
                `AND(ISNUMBER([found.${found}]),OR([typed.vms]="",N([found.vms])>0))`,
                `[found.${found}]*[scale]`,
              ],
            ] as const)
          : []),
        ["[vms]=0", "0"],
        ...(profile === undefined ? [] : ([[HAS_PROFILE, `[vms]*${ofProfile(profile)}`]] as const)),
      ],
      '""',
    ),
  });
  /** Capacity counts of VMs that do not run too, as the estate has them: what is typed is of the others. */
  const capacity = (id: "low" | "used" | "high", header: string, off: string): GridColumn => ({
    id,
    header,
    format: "#,##0.0",
    formula: firstOf(
      [
        ['[vms]=""', '""'],
        ...(isFromEstate
          ? ([
              ['[typed.vmUsedGib]<>""', `IF([found.${off}]="","",[vms]*[typed.vmUsedGib]+[found.${off}])`],
              [
                `AND(ISNUMBER([found.${id}]),OR([typed.vms]="",N([found.vms])>0))`,
                `IF([scale]=1,[found.${id}],IF([found.${off}]="","",([found.${id}]-[found.${off}])*[scale]+[found.${off}]))`,
              ],
              ["N([found.withCapacity])>0", '""'],
            ] as const)
          : ([['[typed.vmUsedGib]<>""', "[vms]*[typed.vmUsedGib]"]] as const)),
        ["[vms]=0", "0"],
        [HAS_PROFILE, `[vms]*${ofProfile("usedGib")}`],
      ],
      '""',
    ),
  });
  /** Of which class the estate has VMs: what it says of others is 0, not known. */
  const isFoundNot = (found: string): string => `OR([found.${found}]="",N([found.vms])=0)`;
  /** The largest VM of a class that is typed, or that only a profile tells of. */
  const largest = (id: string, header: string, typed: string, sum: string): GridColumn => ({
    id,
    header,
    format: "#,##0.0",
    formula: `IF(N([vms])=0,0,IF([typed.${typed}]<>"",[typed.${typed}],IF(AND(${isFromEstate ? "N([found.vms])=0" : "TRUE"},ISNUMBER([${sum}])),[${sum}]/[vms],0)))`,
  });
  const isUnknown = (id: string, what: string, of: string, vms = "N([vms])>0"): GridColumn => ({
    id: `no${id}`,
    header: `${what} not known`,
    format: "0",
    formula: `IF(AND(${vms},[${of}]=""),1,0)`,
  });
  /** What is typed, else what the estate says, else what the profile assumes. */
  const ofIo = (typed: string, found: string, profile: keyof ClassProfile): string =>
    firstOf(
      [
        [`[typed.${typed}]<>""`, `[typed.${typed}]`],
        ...(isFromEstate ? ([[`ISNUMBER([found.${found}])`, `[found.${found}]`]] as const) : []),
        [HAS_PROFILE, ofProfile(profile)],
      ],
      '""',
    );
  const iops = (estate: string): string =>
    firstOf(
      [
        ['OR([vms]="",[vms]=0)', '""'],
        ['[typed.peakIops]<>""', "[typed.peakIops]"],
        ...(isFromEstate
          ? ([["AND(ISNUMBER([found.peaks]),N([found.vms])>0)", `[found.peaks]*[scale]${estate}`]] as const)
          : []),
        [HAS_PROFILE, `[vms]*${ofProfile("iops")}`],
      ],
      '""',
    );
  const known = "COUNT([peak],[size],[reads])=3";
  return gridBlock({
    id: "needs",
    heading: "What is planned for them",
    rows: MAX_CLASSES,
    gaps: true,
    columns: [
      { id: "class", header: "Class", formula: `IF(${IS_ROW},[typed.class],"")` },
      { id: "target", header: "Target cluster", formula: `IF(${IS_ROW},[typed.target],"")` },
      {
        id: "vms",
        header: "VMs",
        format: "#,##0",
        formula: `IF([class]="","",IF([typed.vms]<>"",[typed.vms],${isFromEstate ? "N([found.vms])" : "0"}))`,
      },
      {
        id: "scale",
        header: "VMs planned for each of the estate",
        format: "0.00",
        formula: isFromEstate
          ? 'IF(OR([class]="",[typed.vms]="",N([found.vms])=0),1,[vms]/[found.vms])'
          : "1",
      },
      quantity("vcpu", "vCPU", { typed: "vmVcpu", found: "vcpu", profile: "vcpu" }),
      {
        id: "cores",
        header: "Cores at its vCPU per core",
        format: "#,##0.0",
        formula: `IF([vcpu]="","",[vcpu]/IF([typed.perCoreMax]<>"",[typed.perCoreMax],IF(${HAS_PROFILE},${ofProfile("vcpuPerCore")},${figure("perCore")})))`,
      },
      quantity("ghz", "CPU used (GHz)", { typed: "vmGhz", found: "ghz" }),
      quantity("ram", "RAM (GiB)", { typed: "vmRamGib", found: "ram", profile: "ramGib" }),
      {
        id: "ghzTyped",
        header: "CPU used, typed (GHz)",
        format: "#,##0.0",
        formula: 'IF([typed.vmGhz]="",0,N([ghz]))',
      },
      {
        id: "ghzToday",
        header: "CPU used today (GHz)",
        format: "#,##0.0",
        formula: isFromEstate ? 'IF(OR([typed.vmGhz]<>"",N([ghz])=0),0,N([found.ghz]))' : "0",
      },
      {
        id: "ghzAdded",
        header: "CPU of added VMs (GHz)",
        format: "#,##0.0",
        formula: isFromEstate ? "IF(N([ghz])=0,0,[ghz]*MAX(0,1-N([found.vms])/[vms]))" : "0",
      },
      {
        id: "ghzAddedTyped",
        header: "CPU of added VMs, typed (GHz)",
        format: "#,##0.0",
        formula: 'IF([typed.vmGhz]="",0,[ghzAdded])',
      },
      capacity("low", "Used low (GiB)", "offLow"),
      capacity("used", "Used plan (GiB)", "offUsed"),
      capacity("high", "Used high (GiB)", "offHigh"),
      largest("largestVcpu", "Largest VM that is typed (vCPU)", "vmVcpu", "vcpu"),
      largest("largestRam", "Largest VM that is typed (RAM, GiB)", "vmRamGib", "ram"),
      {
        id: "peak",
        header: "Peak IOPS today",
        format: "#,##0",
        formula: iops(`*IF([vms]<${figure("fewVms")},1,{peakShare})`),
      },
      { id: "peakHigh", header: "Peak IOPS today, all at once", format: "#,##0", formula: iops("") },
      {
        id: "size",
        header: "I/O size (KiB)",
        format: "#,##0.0",
        formula: ofIo("ioSizeKib", "ioSize", "ioSizeKib"),
      },
      { id: "reads", header: "Reads", format: "0%", formula: ofIo("readShare", "reads", "readShare") },
      {
        id: "iops",
        header: "IOPS at the end",
        format: "#,##0",
        formula: `IF(${known},[peak]*{grownIops},"")`,
      },
      {
        id: "iopsHigh",
        header: "IOPS at the end, all at once",
        format: "#,##0",
        formula: `IF(${known},[peakHigh]*{grownIops},"")`,
      },
      {
        id: "ioSize",
        header: "I/O size, if I/O is known (KiB)",
        format: "#,##0.0",
        formula: `IF(${known},[size],"")`,
      },
      { id: "ioReads", header: "Reads, if I/O is known", format: "0%", formula: `IF(${known},[reads],"")` },
      {
        id: "mbs",
        header: "MB/s",
        format: "#,##0",
        formula: 'IF([iops]="","",STORAGE_THROUGHPUT([iops],[ioSize]))',
      },
      {
        id: "mbsHigh",
        header: "MB/s, all at once",
        format: "#,##0",
        formula: 'IF([iops]="","",STORAGE_THROUGHPUT([iopsHigh],[ioSize]))',
      },
      isUnknown("Vcpu", "vCPU", "vcpu"),
      isUnknown("Ghz", "CPU used", "ghz"),
      isUnknown("Ram", "RAM", "ram"),
      isUnknown(
        "Used",
        "Used capacity",
        "used",
        isFromEstate ? "N([vms])+N([found.withCapacity])>0" : "N([vms])>0",
      ),
      isUnknown("Io", "I/O", "iops"),
      {
        id: "assumed",
        header: "Based on an unconfirmed profile",
        format: "0",
        formula: `IF(AND(${HAS_PROFILE},[typed.confirmed]="",N([vms])>0,OR(${[
          ["vmVcpu", "vcpu"],
          ["vmRamGib", "ram"],
          ["vmUsedGib", "used"],
          ["peakIops", "peaks"],
          ["ioSizeKib", "ioSize"],
          ["readShare", "reads"],
        ]
          .map(([typed, found]) =>
            isFromEstate ? `AND([typed.${typed}]="",${isFoundNot(found ?? "")})` : `[typed.${typed}]=""`,
          )
          .join(",")})),1,0)`,
      },
    ],
  });
}
