import type { Estate } from "../../model/estate/estate";
import { vsanCharges } from "../../model/estate/vsanCharge";
import { BUSY_SHARE, BUSY_VMS } from "../../model/estate/whatStandsOut";
import { quoted } from "../../sheets/formulaText";
import { BUSY, count, known, missing, sum } from "../figuresSheet";
import { CONFIRMED_VMS } from "../replicasBlock";
import type { Check } from "./check";
import { have } from "./have";

/** Whether vCPU, RAM and cores are known everywhere. */
export function sizes(): Check {
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

/** Whether used capacity is known of each VM, and counted once. */
export function usedCapacity(): Check {
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
        `${have(count("disksOnly"), "shows", "show")}&" only the size of disks: all of it counts as used"`,
      ],
    ],
    otherwise: ["good", '"The exports show the used capacity of every VM that counts"'],
  };
}

/** Charges of datastores whose type nobody says may hold replicas of vSAN, or count the blocks of clones twice. */
export function onVsan(estate: Estate): Check {
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

/** VMs that have a large part of the used capacity. */
export function largeVms(): Check {
  return {
    title: "Large VMs",
    cases: [
      [`${sum("used")}=0`, "unknown", '"Used capacity is not known"'],
      [
        `${count("large")}>0`,
        "caution",
        `${have(count("large"), "takes", "take")}&" a tenth or more of the used capacity"&IF(${count("large")}=1,""," each")`,
      ],
      [`${missing("used")}>0`, "unknown", `${have(missing("used"), "shows", "show")}&" no used capacity"`],
    ],
    otherwise: ["good", '"No VM takes a tenth of the used capacity"'],
  };
}

/** Whether few VMs have most of the I/O. */
export function busyVms(): Check {
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
