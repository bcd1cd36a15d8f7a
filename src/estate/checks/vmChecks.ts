import type { Estate } from "../../model/estate/estate";
import { quoted } from "../../sheets/formulaText";
import { count, missing } from "../figuresSheet";
import type { Check } from "./check";
import { have } from "./have";

/** VMs whose disks a migration must plan by hand. */
export function notPlannable({ vms }: Estate): Check {
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

/** VMs whose guests show nothing of their usage. */
export function withoutTools(): Check {
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

/** VMs with large snapshots. */
export function snapshots(): Check {
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
