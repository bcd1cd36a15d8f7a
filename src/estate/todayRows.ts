import { firstOf } from "../sheets/formulaText";
import { MARK } from "../sheets/mark";
import { count, known, missing, sum } from "./figuresSheet";

/** A row of what runs today; every part is a formula. */
export interface TodayRow {
  id: string;
  name: string;
  figure: string;
  format: string;
  unit: string;
  /** Low to high, where the figure has bounds. */
  range?: string;
  note: string;
}

const GIB_PER_TIB = 1024;
const WHOLE = "#,##0";
const TENTHS = "#,##0.0";

/** A size in TiB in a table: a small one has more digits, 0 none. */
export const TIB_FORMAT = "[=0]0;[<1]0.000;#,##0.0";

type Sum = Parameters<typeof sum>[0];

const isKnown = (id: string): string => `ISNUMBER({today.${id}})`;
const inTib = (id: Sum): string => `${sum(id)}/${GIB_PER_TIB}`;
const shown = (formula: string, format: string): string => `TEXT(${formula},"${format}")`;
const digits = (tib: string): string => `TEXT(${tib},IF(${tib}<1,"0.000","${TENTHS}"))`;

/** A size in a sentence, by a formula in GiB: in TiB from so many on. */
export const sizeInWords = (gib: string, fromTib: number): string =>
  `IF(${gib}<${fromTib * GIB_PER_TIB},TEXT(${gib},"${WHOLE}")&" GiB",TEXT(${gib}/${GIB_PER_TIB},"${TENTHS}")&" TiB")`;

/** From how many TiB on a sentence shows RAM, or data, in TiB. */
export const TIB_FROM = { ram: 10, data: 1 } as const;

/** A sum, or "?" where no VM says it. */
const sumOrUnknown = (id: Sum, formula = sum(id)): string =>
  `IF(${known(id)}=0,"${MARK.unknown}",${formula})`;

/** Words for VMs that do not say it: "" where all do. */
const unlessAll = (id: Sum): string =>
  `IF(${missing(id)}=0,"",IF(${missing(id)}=1,"; not known for one VM","; not known for "&${shown(missing(id), WHOLE)}&" VMs"))`;

/** A sum over clusters that count; "?" where a host of one is not known. */
function sumOfClusters(id: "cores" | "hosts" | "license"): string {
  const own = '{clusters.counts},"in"';
  return `IF(COUNTIFS(${own},{clusters.${id}},">=0")<COUNTIFS(${own}),"${MARK.unknown}",SUMIFS({clusters.${id}},${own}))`;
}

const CLUSTERS = 'COUNTIF({clusters.counts},"in")';

/** What runs today, in the order in which a customer asks. */
export const TODAY_ROWS: readonly TodayRow[] = [
  {
    id: "vms",
    name: "VMs that count in full",
    figure: count("full"),
    format: WHOLE,
    unit: "VMs",
    note: `${shown(`${count("capacity")}-${count("full")}`, WHOLE)}&" more for their capacity alone, "&${shown(count("out"), WHOLE)}&" out"`,
  },
  {
    id: "hosts",
    name: "Hosts",
    figure: `IF(COUNTA(HostsToday[Host])=0,"${MARK.unknown}",${sumOfClusters("hosts")})`,
    format: WHOLE,
    unit: "hosts",
    note: `IF(${isKnown("hosts")},IF(${CLUSTERS}=1,"in one cluster","in "&${CLUSTERS}&" clusters"),"no host in the exports")`,
  },
  {
    id: "cores",
    name: "Cores",
    figure: sumOfClusters("cores"),
    format: WHOLE,
    unit: "cores",
    note: firstOf(
      [
        [`NOT(${isKnown("cores")})`, '"hosts of a cluster, or their cores, are not in the exports"'],
        ["ROWS({models.name})=1", '"one model of CPU"'],
      ],
      'ROWS({models.name})&" models of CPU"',
    ),
  },
  {
    id: "vcpu",
    name: "vCPU",
    figure: sumOrUnknown("vcpu"),
    format: WHOLE,
    unit: "vCPU",
    note: `IF(COUNT({today.vcpu},{today.cores})<2,"per core not known",IF({today.cores}=0,"",${shown("{today.vcpu}/{today.cores}", "0.0")}&" per core"))&${unlessAll("vcpu")}`,
  },
  {
    id: "ghz",
    name: "CPU in use",
    figure: sumOrUnknown("ghz"),
    format: WHOLE,
    unit: "GHz",
    note: `IF(${isKnown("ghz")},"at the time of the export, or on average"&${unlessAll("ghz")},"not in the exports")`,
  },
  {
    id: "ram",
    name: "RAM",
    figure: sumOrUnknown("ram", inTib("ram")),
    format: TIB_FORMAT,
    unit: "TiB",
    note: `IF(${known("ramActive")}=0,"active RAM is not known",${sizeInWords(sum("ramActive"), TIB_FROM.ram)}&" of it active"&IF(${missing("ramActive")}=0,""," at least"))&${unlessAll("ram")}`,
  },
  {
    id: "used",
    name: "Used capacity",
    figure: sumOrUnknown("used", inTib("used")),
    format: TIB_FORMAT,
    unit: "TiB",
    range: `IF(${isKnown("used")},${digits(inTib("usedLow"))}&" to "&${digits(inTib("usedHigh"))},"")`,
    note: `IF(${known("provisioned")}=0,"provisioned is not known",${sizeInWords(sum("provisioned"), TIB_FROM.data)}&" provisioned"&IF(${missing("provisioned")}=0,""," at least"))&${unlessAll("used")}`,
  },
  {
    id: "iops",
    name: "I/O",
    figure: sumOrUnknown("iops"),
    format: WHOLE,
    unit: "IOPS on average",
    range: `IF(${known("iopsPeak")}=0,"","peaks up to "&${shown(sum("iopsPeak"), WHOLE)})`,
    note: `IF(${known("iops")}+${known("iopsPeak")}=0,"not in the exports","peaks are not simultaneous"&${unlessAll("iops")})`,
  },
  {
    id: "license",
    name: "Cores to license",
    figure: `IF(${isKnown("hosts")},${sumOfClusters("license")},"${MARK.unknown}")`,
    format: WHOLE,
    unit: "cores",
    note: `IF(${isKnown("license")},"of the hosts of today, at least 16 for each CPU","hosts or their cores are not known")`,
  },
];
