import { firstOf, quoted } from "../sheets/formulaText";
import { MARK } from "../sheets/mark";
import { ifUsable } from "./ifUsable";
import { figure } from "./methodFigures";
import { NONE, noneFits } from "./noneFits";
import { problemsOf } from "./optionFigures";
import type { OptionName } from "./optionInputs";
import type { OptionResult } from "./optionsBlock";
import { RESOURCES, solvedOf, VERDICT_RANK, WITH_VERDICT } from "./solvedHosts";

const sumOf = (column: string) => ifUsable((option) => `SUM({${solvedOf(option)}.${column}})`);

/** The row of the target cluster with the most hosts. */
const ofLargest = (column: string) =>
  ifUsable(
    (option) =>
      `IF(COUNT({${solvedOf(option)}.allHosts})=0,"",INDEX({${solvedOf(option)}.${column}},MATCH(MAX({${solvedOf(option)}.allHosts}),{${solvedOf(option)}.allHosts},0)))`,
  );

/** A sum over target clusters, empty where one of them leaves it open. */
const wholeSum = (column: string) =>
  ifUsable(
    (option) =>
      `IF(COUNT({${solvedOf(option)}.${column}})<COUNT({${solvedOf(option)}.vms}),"",SUM({${solvedOf(option)}.${column}}))`,
  );

/** What is counted by hosts, or that no number of hosts fits, by a column of hosts of the target clusters. */
const orNone =
  (formula: (option: OptionName) => string, column?: string) =>
  (option: OptionName): string =>
    `IF(AND({${option}.usable}=1,${noneFits(option, column)}),${quoted(NONE)},${formula(option)})`;

/** Ranks of verdicts in words, as programs and the page say them. */
export const VERDICT_WORDS = ["fits", "check", "unknown", "no"] as const;
export const VERDICT_MARKS = [MARK.good, MARK.caution, MARK.unknown, MARK.bad] as const;

const rank = (resource: string) =>
  ifUsable(
    (option) =>
      `IFERROR(MAX({${solvedOf(option)}.${resource}Verdict},IF({demandProblem}<>"",${VERDICT_RANK.unknown},0)),${VERDICT_RANK.unknown})`,
  );

/** As many resources as a narrow column has room for. */
const short = (option: OptionName): string =>
  `IF(AND({${option}.verdict}=${VERDICT_RANK.check},SUM({demand.assumed})>0),"not confirmed",IF(LEN({${option}.lookAt})>${ROOM},"several resources",{${option}.lookAt}))`;
const ROOM = 18;

/** What VVF licenses above its own TiB is read in two ways: only what exceeds them counts, or all of the capacity. */
const READINGS = [
  { id: "", label: "", open: "", tib: "licenseAddTib" },
  { id: "Whole", label: ", if all of it counts", open: ", open for VVF", tib: "licenseAddWhole" },
] as const;

/** What the options come to: hosts, licenses, cost, verdicts. */
export const OPTION_RESULTS: readonly OptionResult[] = [
  {
    id: "verdictWords",
    label: "Verdict",
    unit: "",
    of: (option) =>
      firstOf(
        [
          [`{${option}.filled}=0`, '""'],
          [`{${option}.usable}=0`, `"${MARK.unknown} "&${problemsOf(option)}`],
          ['{demandProblem}<>""', `"${MARK.unknown} "&{demandProblem}`],
        ],
        `IFERROR(CHOOSE({${option}.verdict}+1,${quoted(`${MARK.good} fits, at the high estimate too`)},"${MARK.caution} fits at the plan estimate; check "&{${option}.lookAt},"${MARK.unknown} not known: "&{${option}.lookAt},"${MARK.bad} does not fit: "&{${option}.lookAt}),"${MARK.unknown} figures show errors")`,
      ),
  },
  {
    id: "shortVerdict",
    label: "Verdict in short",
    unit: "",
    of: (option) =>
      `IF({${option}.filled}=0,"",IF(OR({${option}.usable}=0,{demandProblem}<>""),"${MARK.unknown} not known",IFERROR(CHOOSE({${option}.verdict}+1,"${MARK.good} fits","${MARK.caution} "&${short(option)},"${MARK.unknown} "&${short(option)},"${MARK.bad} "&${short(option)}),"${MARK.unknown} errors")))`,
  },
  {
    id: "lookAt",
    label: "Because of",
    unit: "",
    of: ifUsable(
      (option) =>
        `SUBSTITUTE(TRIM(${WITH_VERDICT.map(({ id, noun }) => `IF({${option}.${id}Rank}={${option}.verdict},"${noun} ","")`).join("&")})," ",", ")`,
    ),
  },
  { id: "allHosts", label: "Hosts", unit: "hosts", format: "#,##0", of: orNone(sumOf("allHosts")) },
  {
    id: "allHigh",
    label: "Hosts at the high estimate",
    unit: "hosts",
    format: "#,##0",
    of: orNone(sumOf("allHigh"), "solvedHigh"),
  },
  { id: "clusters", label: "Clusters", unit: "clusters", format: "#,##0", of: sumOf("clusters") },
  {
    id: "hostsToBuy",
    label: "Hosts to buy",
    unit: "hosts",
    format: "#,##0",
    of: orNone(ifUsable((option) => `MAX(0,{${option}.allHosts}-{${option}.existingHosts})`)),
  },
  { id: "first", label: "Limited by, in the largest cluster", unit: "", of: ofLargest("first") },
  { id: "second", label: "Next limit", unit: "", of: ofLargest("second") },
  ...RESOURCES.map(({ id, noun }): OptionResult => ({
    id: `${id}All`,
    label: `Hosts for ${noun}`,
    unit: "hosts",
    format: "#,##0",
    of: orNone(wholeSum(`${id}All`), `${id}Hosts`),
  })),
  {
    id: "coresAll",
    label: "Cores",
    unit: "cores",
    format: "#,##0",
    of: orNone(ifUsable((option) => `{${option}.allHosts}*{${option}.cores}`)),
  },
  {
    id: "licenseCores",
    label: "Cores to license",
    unit: "cores",
    format: "#,##0",
    of: orNone(
      ifUsable(
        (option) =>
          `{${option}.allHosts}*{${option}.sockets}*MAX(${figure("leastCores")},{${option}.coresPerSocket})`,
      ),
    ),
  },
  {
    id: "rawTib",
    label: "Raw capacity",
    unit: "TiB",
    format: "#,##0.0",
    of: orNone(
      ifUsable((option) => `{${option}.allHosts}*{${option}.disks}*DISK_TIB({${option}.diskTb})`, "diskTb"),
    ),
  },
  {
    id: "usableTib",
    label: "Usable capacity",
    unit: "TiB",
    format: "#,##0.0",
    of: orNone(sumOf("usableTib")),
  },
  {
    id: "licenseAddTib",
    label: "vSAN to add",
    unit: "TiB",
    format: "#,##0",
    of: orNone(
      ifUsable(
        (option) =>
          `IF({${option}.allHosts}=0,0,VSAN_LICENSE_TIB({${option}.licenseCores}+IF({${option}.edition}="VCF",{${option}.otherCores},0),{${option}.rawTib},{${option}.edition}))`,
        "otherCores",
        "edition",
      ),
    ),
  },
  {
    id: "licenseAddWhole",
    label: "vSAN to add, if all of it counts",
    unit: "TiB, open for VVF",
    format: "#,##0",
    of: orNone(
      ifUsable(
        (option) =>
          `IF(AND({${option}.edition}="VVF",{${option}.licenseAddTib}>0),ROUNDUP({${option}.rawTib},0),{${option}.licenseAddTib})`,
      ),
    ),
  },
  ...(["", "Low", "High"] as const).map((which): OptionResult => ({
    id: `storageGhz${which}`,
    label: `CPU that storage takes${which === "" ? "" : `, ${which.toLowerCase()}`}`,
    unit: "GHz",
    format: "#,##0.0",
    of: orNone(
      ifUsable(
        (option) =>
          `IF(OR(SUM({demand.noIo})>0,COUNT({${solvedOf(option)}.storageGhz${which}})<COUNT({${solvedOf(option)}.vms})),"",SUM({${solvedOf(option)}.storageGhz${which}}))`,
      ),
    ),
  })),
  ...READINGS.map(({ id, label, open, tib }): OptionResult => ({
    id: `cost${id}`,
    label: `Cost by the prices that are entered${label}`,
    unit: `money${open}`,
    format: "#,##0",
    of: orNone(
      ifUsable(
        (option) =>
          `IF(COUNT({${option}.corePrice}:{${option}.hostPrice})=0,"",{${option}.licenseCores}*N({${option}.corePrice})+{${option}.${tib}}*N({${option}.tibPrice})+{${option}.hostsToBuy}*N({${option}.hostPrice}))`,
      ),
    ),
  })),
  ...READINGS.map(({ id, label, open }): OptionResult => ({
    id: `costPerVm${id}`,
    label: `Cost of a VM${label}`,
    unit: `money per VM${open}`,
    format: "#,##0.00",
    of: orNone(
      ifUsable(
        (option) =>
          `IF(OR({${option}.cost${id}}="",SUM({needs.vms})=0),"",{${option}.cost${id}}/SUM({needs.vms}))`,
      ),
    ),
  })),
  {
    id: "costLeaves",
    label: "Prices that are not entered",
    unit: "",
    of: ifUsable(
      (option) =>
        `SUBSTITUTE(TRIM(IF({${option}.corePrice}="","core ","")&IF({${option}.tibPrice}="","TiB ","")&IF({${option}.hostPrice}="","host ",""))," ",", ")`,
    ),
  },
  ...WITH_VERDICT.map(({ id, noun }): OptionResult => ({
    id: `${id}Rank`,
    label: `Verdict, ${noun}`,
    unit: `0 fits, 1 check, 2 not known, 3 does not fit`,
    format: "0",
    of: rank(id),
  })),
  {
    id: "verdict",
    label: "Verdict, the worst",
    unit: "",
    format: "0",
    of: ifUsable((option) => `MAX(${WITH_VERDICT.map(({ id }) => `{${option}.${id}Rank}`).join(",")})`),
  },
];
