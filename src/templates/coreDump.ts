import { DUMP_LINES, DUMP_OBSERVATIONS } from "../model/coreDump/dumpObservations";
import { DUMP_CAP, DUMP_SHARE, LEAST_DUMP } from "../model/coreDump/coreDumpSize";
import { BOOT_DISK, KEEP_FREE, LOGS_AND_TRACES } from "../model/coreDump/osData";
import { basisSheet } from "../sheets/basisSheet";
import type { Block } from "../sheets/block";
import { chartBlock } from "../sheets/chartBlock";
import { coverBlock } from "../sheets/coverBlock";
import { gridBlock } from "../sheets/gridBlock";
import { inputBlock } from "../sheets/inputBlock";
import { noteBlock } from "../sheets/noteBlock";
import { MARK, pageTop, sheetTop, TOP_ROWS } from "../sheets/pageTop";
import { planWorkbook, type Plan } from "../sheets/planWorkbook";
import { resultBlock } from "../sheets/resultBlock";
import type { Template } from "./template";

const TITLE = "Core dump and boot device";
const QUESTION =
  "Does the core dump of every host fit its boot device, and how large must a shared dump store be?";

/** Core dump files of host groups against their boot devices and a shared datastore. */
export const coreDump: Template = { id: "core-dump", title: TITLE, question: QUESTION, plan };

const GROUPS = 8;
/** Excel would turn a plain "8.0" of a list into the number 8. */
const VERSIONS = ["unknown", "7.0 U3", "8.0 U3"];
const TARGETS = ["boot device", "shared VMFS", "network"];
const OSDATA = TARGETS[0];

function plan(): Plan {
  return planWorkbook({
    title: TITLE,
    subject: QUESTION,
    sheets: [
      {
        name: "Core dump",
        blocks: [
          pageTop(TITLE, QUESTION, VERDICT),
          coverBlock(),
          groups(),
          policy(),
          answers(),
          shared(),
          noteBlock("After a purple screen", [
            "One file holds one dump: copy it out before the next failure writes over it.",
          ]),
          commands(),
        ],
        columnWidths: [34, 13, 16, 13, 14, 18, 16, 16],
        columns: 8,
        freezeRows: TOP_ROWS,
        orientation: "landscape",
      },
      {
        name: "Observations",
        blocks: [
          sheetTop(
            "Observations",
            "Four hosts whose dump file is known, and the line that plans beyond them.",
          ),
          observations(),
          chart(),
        ],
        columnWidths: [34, 16, 16, 16, 16, 16],
        orientation: "landscape",
      },
      basisSheet({
        method: [
          "Dump file, ESXi 8.0: the straight line in RAM through two observed hosts. ESXi 7.0: the larger of the least size and a share of RAM, up to the cap. Version unknown: the same without the cap.",
          "A measured size, where entered, takes the place of the estimate.",
          "ESX-OSData is the boot device less what booting takes. What is kept free, the dump file, and logs and traces are subtracted; what is left decides: less than nothing does not fit, less than 1 GiB is tight.",
          "Shared store: the dump files of all hosts, the share kept free on top, and the compressed dumps kept per host, each at most as large as the file.",
        ],
        caveats: [
          "No vendor table exists: the size rests on four observed hosts. On hosts above the observed RAM check the file on the first host (esxcli system coredump file list).",
          "USB and SD devices are no durable place for ESX-OSData.",
        ],
        evidence: [
          ...Object.values(DUMP_OBSERVATIONS).flatMap(({ ramMib, fileMib }) => [ramMib, fileMib]),
          DUMP_SHARE,
          LEAST_DUMP,
          DUMP_CAP,
          BOOT_DISK.bootOfLarge,
          BOOT_DISK.bootOfMedium,
          BOOT_DISK.bootOfSmall,
          BOOT_DISK.largestUsed,
          KEEP_FREE,
          LOGS_AND_TRACES,
        ],
      }),
    ],
  });
}

const VERDICT = [
  `IF(SUM({groups.hosts})=0,"${MARK.caution} Enter at least one group of hosts",`,
  `IF(COUNTIF({answers.verdict},"too small*")>0,"${MARK.bad} Does not fit: the boot device is too small for "&`,
  `COUNTIF({answers.verdict},"too small*")&" of "&COUNTA({groups.name})&" groups",`,
  `IF(COUNTIF({answers.verdict},"tight*")>0,"${MARK.caution} Tight: less than 1 GiB is left on "&`,
  `COUNTIF({answers.verdict},"tight*")&" of "&COUNTA({groups.name})&" groups",`,
  `"${MARK.good} Fits: every group has room for its core dump, logs and traces")))`,
].join("");

function groups(): Block {
  return gridBlock({
    id: "groups",
    heading: "Host groups: fill in a row for each kind of host",
    rows: GROUPS,
    columns: [
      { id: "name", header: "Group", accepts: { text: "a name" }, values: ["vSAN hosts"] },
      { id: "hosts", header: "Hosts", accepts: { whole: [1, 1024] }, values: [6] },
      { id: "ram", header: "RAM per host (GiB)", accepts: { decimal: [16, 32768] }, values: [256] },
      { id: "esxi", header: "ESXi version", accepts: { oneOf: VERSIONS }, values: ["unknown"] },
      { id: "boot", header: "Boot device (GiB)", accepts: { decimal: [8, 16384] }, values: [128] },
      {
        id: "kind",
        header: "Boot device kind",
        accepts: { oneOf: ["local durable", "SAN LUN", "USB or SD"] },
        values: ["local durable"],
      },
      {
        id: "measured",
        header: "Measured dump file (GiB)",
        accepts: { decimal: [0.5, 1024] },
        values: [],
        hint: "Only if known: takes the place of the estimate.",
      },
    ],
  });
}

function policy(): Block {
  return inputBlock("Policy", [
    {
      id: "target",
      label: "Dump target",
      value: OSDATA ?? "",
      unit: "",
      accepts: { oneOf: TARGETS },
    },
    {
      id: "keepFree",
      label: "Kept free",
      value: KEEP_FREE.value,
      unit: "per cent",
      accepts: { share: [0, 0.5] },
    },
    {
      id: "logs",
      label: "Logs and traces",
      value: Math.ceil(LOGS_AND_TRACES.value),
      unit: "GiB per host",
      accepts: { decimal: [0, 64] },
      hint: `measured ${LOGS_AND_TRACES.value} GiB`,
    },
    {
      id: "zdumps",
      label: "Compressed dumps kept",
      value: 2,
      unit: "per host",
      accepts: { whole: [0, 20] },
    },
    {
      id: "vsan",
      label: "vSAN enabled",
      value: "yes",
      unit: "",
      accepts: { oneOf: ["yes", "no"] },
      hint: "for information",
    },
    {
      id: "nsx",
      label: "NSX enabled",
      value: "no",
      unit: "",
      accepts: { oneOf: ["yes", "no"] },
      hint: "for information",
    },
  ]);
}

/** A formula for a group that is filled in, else nothing. */
function ifGroup(formula: string): string {
  return `IF(COUNT([groups.hosts],[groups.ram],[groups.boot])<3,"",${formula})`;
}

function dump(estimate: string): string {
  const version = `IF([groups.esxi]="","unknown",[groups.esxi])`;
  return ifGroup(
    `IF(ISNUMBER([groups.measured]),[groups.measured],COREDUMP_GIB([groups.ram],${version}${estimate}))`,
  );
}

function answers(): Block {
  const known = `COREDUMP_GIB([groups.ram],IF([groups.esxi]="","unknown",[groups.esxi]),"label")`;
  return gridBlock({
    id: "answers",
    heading: "Does the dump fit?",
    rows: GROUPS,
    columns: [
      { id: "name", header: "Group", formula: 'IF([groups.name]="","",[groups.name])' },
      { id: "dump", header: "Dump file (GiB)", formula: dump(""), format: "0.00", style: "result" },
      {
        id: "range",
        header: "Low to high (GiB)",
        formula: ifGroup(
          `IF(ISNUMBER([groups.measured]),"",TEXT(COREDUMP_GIB([groups.ram],IF([groups.esxi]="","unknown",[groups.esxi]),"low"),"0.00")&" to "&TEXT(COREDUMP_GIB([groups.ram],IF([groups.esxi]="","unknown",[groups.esxi]),"high"),"0.00"))`,
        ),
      },
      {
        id: "known",
        header: "How known",
        formula: ifGroup(`IF(ISNUMBER([groups.measured]),"measured",${known})`),
      },
      { id: "osdata", header: "OSData (GiB)", formula: ifGroup("OSDATA_GIB([groups.boot])"), format: "0.00" },
      {
        id: "left",
        header: "Left after all (GiB)",
        formula: ifGroup(`[osdata]*(1-{keepFree})-IF({target}="${OSDATA}",[dump],0)-{logs}`),
        format: "0.00",
        style: "result",
      },
      {
        id: "smallest",
        header: "Smallest boot device (GiB)",
        formula: ifGroup(
          `ROUNDUP(MAX(${BOOT_DISK.large.value},(IF({target}="${OSDATA}",[dump],0)+{logs})/(1-{keepFree})+${BOOT_DISK.bootOfLarge.value}),0)`,
        ),
        format: "#,##0",
      },
      {
        id: "verdict",
        header: "Verdict",
        formula: ifGroup(
          `IF([left]<0,"too small",IF([left]<1,"tight",IF([groups.kind]="USB or SD","fits, not durable","fits")))`,
        ),
      },
    ],
  });
}

function shared(): Block {
  return resultBlock("Shared dump datastore, if hosts dump to one", [
    {
      id: "sharedFiles",
      label: "Dump files of all hosts",
      formula: "SUMPRODUCT({groups.hosts},{answers.dump})",
      unit: "GiB",
      format: "#,##0.0",
      known: "estimated",
    },
    {
      id: "sharedPlan",
      label: "The same with the share kept free",
      formula: "{sharedFiles}*(1+{keepFree})",
      unit: "GiB",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "sharedZdumps",
      label: "Compressed dumps, at most",
      formula: "{sharedFiles}*{zdumps}",
      unit: "GiB",
      format: "#,##0.0",
      known: "upper bound",
    },
    {
      id: "sharedAll",
      label: "Shared datastore in all",
      formula: "{sharedPlan}+{sharedZdumps}",
      unit: "GiB",
      format: "#,##0.0",
      style: "headline",
      known: "upper bound",
    },
  ]);
}

function commands(): Block {
  return gridBlock({
    id: "commands",
    heading: "Commands (text, never run by this workbook)",
    rows: 4,
    columns: [
      {
        id: "what",
        header: "Purpose",
        texts: [
          "List the dump files",
          "Which one is in use",
          "Read a dump out of the file",
          "Copy it to another host",
        ],
      },
      {
        id: "command",
        header: "Command",
        texts: [
          "esxcli system coredump file list",
          "esxcli system coredump file get",
          "esxcfg-dumppart --file --copy --devname <dump file> --zdumpname <new name>",
          "scp <new name>.1 <user>@<server>:<folder>",
        ],
      },
    ],
  });
}

function observations(): Block {
  const hosts = Object.values(DUMP_OBSERVATIONS);
  return gridBlock({
    id: "observed",
    heading: "Observed hosts",
    rows: hosts.length,
    columns: [
      { id: "host", header: "Host", texts: hosts.map(({ host }) => host) },
      {
        id: "ram",
        header: "RAM (GiB)",
        texts: hosts.map(({ ramMib }) => ramMib.value / 1024),
        format: "#,##0.0",
      },
      {
        id: "file",
        header: "Dump file (GiB)",
        texts: hosts.map(({ fileMib }) => fileMib.value / 1024),
        format: "0.00",
      },
      {
        id: "line8",
        header: "Line of 8.0 (GiB)",
        formula: `${DUMP_LINES["8.0"].fixedGib}+${DUMP_LINES["8.0"].gibPerGib}*[ram]`,
        format: "0.00",
      },
      { id: "plan", header: "Planning rule (GiB)", formula: "COREDUMP_GIB([ram])", format: "0.00" },
    ],
  });
}

function chart(): Block {
  return chartBlock(18, [
    {
      kind: "scatter",
      title: "Dump file by RAM",
      description: "Dump files of four observed hosts against their RAM, with the planning rule.",
      columns: "A:F",
      xTitle: "RAM (GiB)",
      yTitle: "Dump file (GiB)",
      series: [
        { name: "Observed", categories: "observed.ram", values: "observed.file" },
        { name: "Planning rule", categories: "observed.ram", values: "observed.plan" },
      ],
    },
  ]);
}
