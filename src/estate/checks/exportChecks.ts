import type { EstateDiagnostic } from "../../importers/estate/estateFormat";
import { type CountCheck, completenessOf, isOpen, runningElsewhere } from "../../model/estate/completeness";
import type { Estate } from "../../model/estate/estate";
import { disconnectedOf } from "../../model/estate/estateNotices";
import { quoted } from "../../sheets/formulaText";
import { count } from "../figuresSheet";
import { FIRST_PATTERN_TODO, PATTERN_TODO } from "../patternsBlock";
import type { Check } from "./check";
import { have } from "./have";

/** Whether the readers of the exports reported errors or warnings. */
export function wasRead(diagnostics: readonly Pick<EstateDiagnostic, "severity">[]): Check {
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
    otherwise: ["good", quoted("Everything needed from the exports was read")],
  };
}

/** Whether each VM has a scope, and whether figures of some may be old. */
export function counts({ vms }: Pick<Estate, "vms">): Check {
  const disconnected = disconnectedOf(vms);
  const which =
    disconnected === 1
      ? "One disconnected VM counts like a connected one: its"
      : `${disconnected.toLocaleString("en-US")} disconnected VMs count like connected ones: their`;
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
    otherwise: [
      "good",
      disconnected > 0
        ? quoted(`${which} figures may be old`)
        : '"Every VM counts in full, for its capacity, or is out for a reason"',
    ],
  };
}

/** Whether the exports list as many VMs as the hosts count. */
export function completeness(estate: Estate): Check {
  const always = (...otherwise: Check["otherwise"]): Check => ({ title: "Complete", cases: [], otherwise });
  const checks = completenessOf(estate);
  const off = checks.find((check) => !check.isComplete && !isOpen(check));
  const figure = (value: number) => value.toLocaleString("en-US");
  if (off) {
    const { what, listed, counted } = off;
    const advice = listed < counted ? "ask for the rest" : "some are listed twice, or a host is old";
    return always(
      "caution",
      quoted(
        `The exports list ${figure(listed)} ${what} on their hosts; the hosts count ${figure(counted)}: ${advice}`,
      ),
    );
  }
  if (estate.hosts.length === 0)
    return always("unknown", quoted("No host is in the exports: their completeness is unknown"));
  const elsewhere = runningElsewhere(estate);
  if (elsewhere > 0) {
    const which =
      elsewhere === 1
        ? "The host of one running VM is not in the exports, or has another name there"
        : `The hosts of ${figure(elsewhere)} running VMs are not in the exports, or have other names there`;
    return always("unknown", quoted(which));
  }
  if (checks.length === 0)
    return always(
      "unknown",
      quoted("No host reports how many VMs it runs: completeness of the exports is unknown"),
    );
  const least = checks.reduce((one, other) => (other.hostsWithout > one.hostsWithout ? other : one));
  const without = least.hostsWithout;
  if (without > 0) {
    const hosts = `${figure(estate.hosts.length)} hosts`;
    const which =
      without === 1
        ? `One of ${hosts} does not report how many ${shortOf(least)} it runs`
        : `${figure(without)} of ${hosts} do not report how many ${shortOf(least)} they run`;
    return always("unknown", quoted(`${which}; what the others report matches the exports`));
  }
  const both = checks.map(shortOf).join(" and ");
  return always("good", quoted(`The exports list as many running ${both} as the hosts count, within 2%`));
}

/** What is counted, in short. */
const shortOf = ({ what }: CountCheck): string => (what === "running VMs" ? "VMs" : "vCPUs");

/** Whether VMs that a filter would leave out are in the exports. */
export function filtered({ vms }: Estate): Check {
  const title = "Not filtered";
  const isThere = vms.some(({ power, why }) => power === "off" || why === "template");
  return {
    title,
    cases: [],
    otherwise: isThere
      ? ["good", quoted("Powered-off VMs or templates are in the exports")]
      : ["caution", quoted("No VM is powered off or a template: ask whether the exports were filtered")],
  };
}
