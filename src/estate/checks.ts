import type { EstateDiagnostic } from "../importers/estate/estateFormat";
import type { Estate } from "../model/estate/estate";
import { completenessOf, runningElsewhere } from "../model/estate/completeness";
import { vsanCharges } from "../model/estate/vsanCharge";
import { BUSY_SHARE, BUSY_VMS } from "../model/estate/whatStandsOut";
import { firstOf, quoted } from "../sheets/formulaText";
import { MARK } from "../sheets/mark";
import { FIRST_PATTERN_TODO, PATTERN_TODO } from "./patternsBlock";
import { CONFIRMED_VMS } from "./replicasBlock";
import { BUSY, count, known, missing, sum } from "./figuresSheet";

type MarkName = keyof typeof MARK;

/** Something that may stand out: the first case whose condition is met gives the mark and the sentence. All are formulas. */
export interface Check {
  title: string;
  cases: readonly (readonly [condition: string, mark: MarkName, sentence: string])[];
  otherwise: readonly [mark: MarkName, sentence: string];
}

/** "12 VMs have", "One VM has". */
const have = (vms: string, one: string, more: string): string =>
  `IF(${vms}=1,${quoted(`One VM ${one}`)},TEXT(${vms},"#,##0")&${quoted(` VMs ${more}`)})`;

/** What a planner looks at before a figure of an estate goes anywhere. */
export function checksOf(estate: Estate, diagnostics: readonly EstateDiagnostic[]): Check[] {
  return [
    wasRead(diagnostics),
    counts(),
    completeness(estate),
    filtered(estate),
    sizes(),
    usedCapacity(),
    onVsan(estate),
    largeVms(),
    busyVms(),
    generations(),
    versions(),
    notPlannable(estate),
    withoutTools(),
    snapshots(),
  ];
}

/** The formula of a check's mark, or of its sentence. */
export function caseFormula({ cases, otherwise }: Check, part: "mark" | "sentence"): string {
  const of = (mark: MarkName, text: string): string => (part === "mark" ? `"${MARK[mark]}"` : text);
  return firstOf(
    cases.map(([condition, mark, text]) => [condition, of(mark, text)]),
    of(...otherwise),
  );
}

function wasRead(diagnostics: readonly EstateDiagnostic[]): Check {
  const title = "Read";
  const of = (severity: EstateDiagnostic["severity"]) =>
    diagnostics.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [of("error"), of("warning")];
  if (errors > 0) {
    const text = errors === 1 ? "One part of the exports" : `${errors} parts of the exports`;
    return { title, cases: [], otherwise: ["unknown", quoted(`${text} could not be read: sheet Sources`)] };
  }
  if (warnings > 0) {
    const text = warnings === 1 ? "One warning" : `${warnings} warnings`;
    return { title, cases: [], otherwise: ["caution", quoted(`${text} about the exports: sheet Sources`)] };
  }
  return {
    title,
    cases: [],
    otherwise: ["good", quoted("Everything in the exports that is asked for was read")],
  };
}

function counts(): Check {
  return {
    title: "Scope",
    cases: [
      [PATTERN_TODO, "unknown", FIRST_PATTERN_TODO],
      [
        `${count("unknownScope")}>0`,
        "unknown",
        `${have(count("unknownScope"), "has", "have")}&" no scope: type full, capacity or out into Set scope, or on the sheet Scope"`,
      ],
      [`${count("full")}=0`, "unknown", '"No VM counts in full: nothing is planned"'],
    ],
    otherwise: ["good", '"Every VM counts in full, for its capacity, or is out for a reason"'],
  };
}

function completeness(estate: Estate): Check {
  const always = (...otherwise: Check["otherwise"]): Check => ({ title: "Complete", cases: [], otherwise });
  const checks = completenessOf(estate);
  const off = checks.find(({ isComplete }) => !isComplete);
  const figure = (value: number) => value.toLocaleString("en-US");
  if (off) {
    const { what, listed, counted } = off;
    const advice = listed < counted ? "ask for the rest" : "some are listed twice, or a host is old";
    return always(
      "caution",
      quoted(
        `On the hosts of the exports ${figure(listed)} ${what} are listed; the hosts count ${figure(counted)}: ${advice}`,
      ),
    );
  }
  if (checks.length === 0)
    return always(
      "unknown",
      quoted("No host reports how many VMs it runs: completeness of the exports is unknown"),
    );
  const elsewhere = runningElsewhere(estate);
  if (elsewhere > 0) {
    const which =
      elsewhere === 1 ? "The host of one running VM is" : `The hosts of ${figure(elsewhere)} running VMs are`;
    return always("unknown", quoted(`${which} not in the exports`));
  }
  return always(
    "good",
    quoted("The exports list as many running VMs and vCPUs as the hosts count, within 2%"),
  );
}

function filtered({ vms }: Estate): Check {
  const title = "Not filtered";
  const isThere = vms.some(({ power, why }) => power === "off" || why === "template");
  return {
    title,
    cases: [],
    otherwise: isThere
      ? ["good", quoted("Powered-off VMs or templates are in the exports")]
      : ["caution", quoted("Not one VM is powered off, none is a template: were the exports filtered? Ask")],
  };
}

function usedCapacity(): Check {
  return {
    title: "Used capacity known",
    cases: [
      [
        `${count("clones")}>0`,
        "unknown",
        `${have(count("clones"), "shares", "share")}&" blocks with others (clones): what they use cannot be added up"`,
      ],
      [
        `${missing("used")}>0`,
        "unknown",
        `${have(missing("used"), "does", "do")}&" not report what is used"`,
      ],
      [
        `${count("disksOnly")}>0`,
        "caution",
        `${have(count("disksOnly"), "says", "say")}&" the size of disks alone: all of it counts as used"`,
      ],
    ],
    otherwise: ["good", '"The exports show the used capacity of every VM that counts"'],
  };
}

/** Charges of datastores whose type nobody says may hold replicas of vSAN, or count the blocks of clones twice. */
function onVsan(estate: Estate): Check {
  const { vms, datastores } = estate;
  const mayBeConfirmed = vsanCharges(estate).size > 0;
  const open = count("replicas");
  const charged = "the replicas of today's vSAN: the data itself takes less";
  const types = new Set(datastores.filter(({ type }) => type !== null).map(({ name }) => name));
  const isOpen = vms.some(
    ({ scope, chargedBytes, datastores: own }) =>
      scope !== "out" && chargedBytes !== null && (own.length === 0 || own.some((name) => !types.has(name))),
  );
  return {
    title: "Replicas of vSAN",
    cases: [
      ...(mayBeConfirmed
        ? ([
            [
              `SUM({replicas.vms})>${CONFIRMED_VMS}`,
              "caution",
              `${have(open, "is", "are")}&${quoted(` charged with ${charged}. Confirm on the sheet Scope how many replicas are charged`)}`,
            ],
          ] as const)
        : []),
      [`${open}>0`, "caution", `${have(open, "is", "are")}&${quoted(` charged with ${charged}`)}`],
      [`${known("used")}=0`, "unknown", '"Used capacity is not known"'],
    ],
    otherwise: isOpen
      ? ["unknown", quoted("The types of datastores are not known: used capacity may hold replicas of vSAN")]
      : [
          "good",
          mayBeConfirmed
            ? `IF(SUM({replicas.vms})=0,"No used capacity holds replicas","Charges of vSAN are divided by the factors that are confirmed on the sheet Scope")`
            : quoted("No used capacity holds replicas"),
        ],
  };
}

function largeVms(): Check {
  return {
    title: "Large VMs",
    cases: [
      [`${sum("used")}=0`, "unknown", '"Used capacity is not known"'],
      [
        `${count("large")}>0`,
        "caution",
        `${have(count("large"), "takes", "take")}&" a tenth or more of the used capacity"&IF(${count("large")}=1,""," each")`,
      ],
      [
        `${missing("used")}>0`,
        "unknown",
        `${have(missing("used"), "says", "say")}&" nothing about used capacity"`,
      ],
    ],
    otherwise: ["good", '"No VM takes a tenth of the used capacity"'],
  };
}

function busyVms(): Check {
  const sentence = `"The "&${BUSY.vms}&" busiest VMs have "&TEXT(${BUSY.share},"0%")&" of the sum of peaks"`;
  return {
    title: "I/O in few VMs",
    cases: [
      [`${known("iopsPeak")}=0`, "unknown", '"The exports hold no I/O of VMs"'],
      [
        `${missing("iopsPeak")}>0`,
        "unknown",
        `${have(missing("iopsPeak"), "has", "have")}&" no I/O in the exports"`,
      ],
      [`${sum("iopsPeak")}=0`, "good", '"No VM had I/O"'],
      [
        `${known("iopsPeak")}<=${BUSY_VMS.value}`,
        "good",
        `IF(${known("iopsPeak")}=1,"There is only one VM","There are only "&${known("iopsPeak")}&" VMs")`,
      ],
      [`${BUSY.share}>=${BUSY_SHARE.value}`, "caution", sentence],
    ],
    otherwise: ["good", sentence],
  };
}

function sizes(): Check {
  return {
    title: "vCPU, RAM and cores",
    cases: [
      [
        `${missing("vcpu")}>0`,
        "unknown",
        `${have(missing("vcpu"), "has", "have")}&" no vCPU in the exports"`,
      ],
      [`${missing("ram")}>0`, "unknown", `${have(missing("ram"), "has", "have")}&" no RAM in the exports"`],
      ["NOT(ISNUMBER({today.cores}))", "unknown", '"The cores of hosts are not in the exports"'],
    ],
    otherwise: ["good", '"The exports show them for every VM and host"'],
  };
}

const NO_HOSTS = ["COUNTA(HostsToday[Host])=0", "unknown", '"No host is in the exports"'] as const;

function generations(): Check {
  return {
    title: "Hosts alike",
    cases: [
      NO_HOSTS,
      ['COUNTIFS(HostsToday[CPU model],"not known")>0', "unknown", '"CPU models of hosts are not known"'],
      [
        "ROWS({models.name})>1",
        "caution",
        '"The hosts have "&ROWS({models.name})&" models of CPU: their GHz are not alike"',
      ],
    ],
    otherwise: ["good", '"All hosts have the same model of CPU"'],
  };
}

function versions(): Check {
  return {
    title: "Versions of ESX",
    cases: [
      NO_HOSTS,
      ['COUNTIFS(HostsToday[ESX version],"not known")>0', "unknown", '"Versions of ESX are not known"'],
      [
        "ROWS({versions.name})>1",
        "caution",
        '"The hosts run "&ROWS({versions.name})&" versions of ESX; most of them "&INDEX({versions.name},1)',
      ],
    ],
    otherwise: ["good", '"All hosts run "&INDEX({versions.name},1)'],
  };
}

function notPlannable({ vms }: Estate): Check {
  return {
    title: "Raw and shared disks",
    cases: [
      [
        `${count("raw")}+${count("shared")}>0`,
        "caution",
        `"VMs with raw device mappings: "&${count("raw")}&", with shared disks: "&${count("shared")}&". Plan these by hand"`,
      ],
    ],
    otherwise: vms.some(({ obstacles }) => obstacles === null)
      ? ["unknown", quoted("The exports do not list the disks of every VM")]
      : ["good", quoted("No VM has a raw device mapping or a shared disk")],
  };
}

function withoutTools(): Check {
  return {
    title: "VMware Tools",
    cases: [
      [
        `${count("withoutTools")}>0`,
        "caution",
        `${have(count("withoutTools"), "runs", "run")}&" without VMware Tools: usage in the guest is not visible"`,
      ],
      [
        `${count("withTools")}<${count("full")}`,
        "unknown",
        quoted("The exports do not show for every VM whether it has VMware Tools"),
      ],
    ],
    otherwise: ["good", quoted("Every VM that counts in full has VMware Tools")],
  };
}

function snapshots(): Check {
  return {
    title: "Snapshots",
    cases: [
      [
        `${count("snapshots")}>0`,
        "caution",
        `${have(count("snapshots"), "has", "have")}&" snapshots of more than 10% of the disks: without them less moves"`,
      ],
      [`${missing("snapshots")}>0`, "unknown", quoted("The exports do not list the snapshots of every VM")],
    ],
    otherwise: ["good", quoted("No VM has snapshots of more than 10% of its disks")],
  };
}
