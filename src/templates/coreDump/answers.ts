import { BOOT_DISK } from "../../model/coreDump/osData";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { quoted, sentence, shown, shownApart } from "../../sheets/formulaText";
import { plural } from "../../sheets/plural";
import { verdict } from "../../sheets/verdict";
import { GROUPS, OSDATA } from "./inputs";

const { large, largestUsed, bootOfLarge } = BOOT_DISK;

/** GiB of the largest ESX-OSData: a larger boot device does not make it larger. */
const MAX_OSDATA = largestUsed.value - bootOfLarge.value;

const GROUP_COUNT = "COUNT({answers.dump})";
const groupsThat = (state: string): string => `COUNTIF({answers.verdict},"${state}*")`;
const GROUPS_IN_WORDS = sentence`${GROUP_COUNT} ${plural(GROUP_COUNT, "group", "groups")}`;

const NOT_DURABLE = groupsThat("fits, not durable");

const ON_NO_DEVICE = 'COUNTIF({answers.smallest},"none")';

const SHORT_AT_HIGH = 'SUMPRODUCT(({room.high}<>"")*({room.high}>{room.available}))';

/** Whether a dump store that hosts dump to has room for all of them; with what it keeps, that is an upper bound. */
export const DUMP_STORE = {
  unknown: `AND({target}<>"${OSDATA}",{storeGib}="")`,
  short: `AND({target}<>"${OSDATA}",{storeGib}<>"",{storeGib}<{sharedPlan})`,
  tight: `AND({target}<>"${OSDATA}",{storeGib}<{sharedAll})`,
} as const;

const gib = (formula: string): string => shown(formula, "#,##0.0");
const [filesFit, allNeed] = shownApart("{storeGib}", "{sharedAll}", "#,##0.0");
const [storeHas, storeNeeds] = shownApart("{storeGib}", "{sharedPlan}", "#,##0.0");

/** Verdict line: a group that does not fit outweighs one that is tight, and that one that does not last. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: `${GROUP_COUNT}=0`,
      says: quoted("Not known: no group of hosts is filled in"),
    },
    {
      mark: "bad",
      when: `${ON_NO_DEVICE}>0`,
      says: sentence`Does not fit: no boot device is large enough for ${ON_NO_DEVICE} of ${GROUPS_IN_WORDS}, as ESX-OSData ends at ${String(MAX_OSDATA)} GiB. ${`IF({target}="${OSDATA}",${quoted("Dump to a shared VMFS or over the network")},${quoted("Keep less free")})`}`,
    },
    {
      mark: "bad",
      when: `${groupsThat("too small")}>0`,
      says: sentence`Does not fit: the boot device is too small for ${groupsThat("too small")} of ${GROUPS_IN_WORDS}`,
    },
    {
      mark: "bad",
      when: DUMP_STORE.short,
      says: sentence`Does not fit: the dump store has ${storeHas} GiB, and the dump files of all hosts need ${storeNeeds} GiB (${"{target}"})`,
    },
    {
      mark: "unknown",
      when: DUMP_STORE.unknown,
      says: sentence`Not known: enter the size of the dump store (${"{target}"}). The dumps of all hosts need up to ${gib("{sharedAll}")} GiB`,
    },
    {
      mark: "caution",
      when: `${groupsThat("tight")}>0`,
      says: sentence`Fits, but check the boot device: less than 1 GiB is left on ${groupsThat("tight")} of ${GROUPS_IN_WORDS}`,
    },
    {
      mark: "caution",
      when: `${SHORT_AT_HIGH}>0`,
      says: sentence`Fits by the plan, but not at the high estimate of the dump: ${SHORT_AT_HIGH} of ${GROUPS_IN_WORDS}. Measure ${plural(SHORT_AT_HIGH, "its dump file", "their dump files")}`,
    },
    {
      mark: "caution",
      when: DUMP_STORE.tight,
      says: sentence`Fits, but check the dump store: ${filesFit} GiB hold the dump files, and up to ${allNeed} GiB are needed with the compressed dumps`,
    },
    {
      mark: "caution",
      when: `${groupsThat("fits, not durable")}>0`,
      says: sentence`Fits, but USB or SD does not last: ${NOT_DURABLE} of ${GROUPS_IN_WORDS} ${plural(NOT_DURABLE, "needs", "need")} a durable boot device`,
    },
  ],
  {
    mark: "good",
    says: `IF({target}="${OSDATA}",${quoted("Fits: every group has room for its core dump, logs and traces")},${sentence`Fits: boot devices have room for logs and traces, the dump store for the dumps of all hosts (${"{target}"})`})`,
  },
);

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

/** Grid `answers`: dump file of each group, and what its boot device has left. */
export function answers(): Block {
  const known = `COREDUMP_GIB([groups.ram],IF([groups.esxi]="","unknown",[groups.esxi]),"label")`;
  const needed = `(IF({target}="${OSDATA}",[dump],0)+{logs})/(1-{keepFree})`;
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
        header: "Evidence level",
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
          `IF(${needed}>${MAX_OSDATA},"none",ROUNDUP(MAX(${large.value},${needed}+${bootOfLarge.value}),0))`,
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

/** Grid `room`: what each boot device must hold, by plan and at both ends of the estimate, and what it may be filled with. */
export function room(): Block {
  const held = (dump: string) => ifGroup(`IF({target}="${OSDATA}",${dump},0)+{logs}`);
  const ofEstimate = (which: string) =>
    `IF(ISNUMBER([groups.measured]),[groups.measured],COREDUMP_GIB([groups.ram],IF([groups.esxi]="","unknown",[groups.esxi]),"${which}"))`;
  return gridBlock({
    id: "room",
    heading: "Room on the boot device (GiB)",
    rows: GROUPS,
    columns: [
      {
        id: "name",
        header: "Group",
        formula: Array.from(
          { length: GROUPS },
          (_, i) =>
            `IF(COUNT([groups.hosts],[groups.ram],[groups.boot])=0,"",IF([groups.name]="","Group ${i + 1}",[groups.name]))`,
        ),
        unguarded: true,
      },
      { id: "needed", header: "Needed", formula: held("[answers.dump]"), format: "0.00", style: "result" },
      { id: "low", header: "Needed, low", formula: held(ofEstimate("low")), format: "0.00" },
      { id: "high", header: "Needed, high", formula: held(ofEstimate("high")), format: "0.00" },
      {
        id: "available",
        header: "Available",
        formula: ifGroup("[answers.osdata]*(1-{keepFree})"),
        format: "0.00",
        style: "result",
      },
    ],
  });
}
