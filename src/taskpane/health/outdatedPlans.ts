import { EVIDENCE_VERSION, METHOD_VERSION } from "../../model/evidence/version";
import type { PlanRecord } from "../../workbook/planRecord";
import { ownersOf } from "../plans/earlierReport";
import type { WorkbookOutline } from "../spreadsheet";

/** Plans that the pane writes again in their place, and how. */
const UPDATED: Readonly<Record<string, string>> = {
  report: "press Update report on the Import tab",
  comparison: "press Update report on the Import tab",
  design: "import its exports on the Import tab and press Update design",
  estate: "import its exports on the Import tab and press Update estate sheets",
};

/** What brings other plans to this release. */
const UPGRADED =
  "save the file, open it in the workbench and select Upgrade, or use hci-planner upgrade: your inputs are kept";

/** Sheets that are named. */
const NAMED = 2;

/** Which plans of the workbook are of another version of the numbers and methods than this build, and what to do about it. */
export function outdatedPlans(outline: WorkbookOutline): string {
  const owners = ownersOf(outline);
  const plans = [...new Set(owners.values())];
  if (plans.length === 0) return "no plan in this workbook states its version";
  const others = plans.filter((record) => ageOf(record) !== 0);
  if (others.length === 0)
    return `none: evidence ${EVIDENCE_VERSION} and method ${METHOD_VERSION}, as in this build`;
  return others
    .map((record) => {
      const sheets = outline.sheets.filter((name) => owners.get(name) === record);
      return `${listed(sheets)} (evidence ${record.evidence}, method ${record.method}; this build ${EVIDENCE_VERSION}, ${METHOD_VERSION}): ${remedyOf(record)}`;
    })
    .join(". ");
}

function remedyOf(record: PlanRecord): string {
  if (ageOf(record) > 0) return "restart Excel to load the newer build";
  return UPDATED[record.plan] ?? UPGRADED;
}

/** Below 0 for a plan that is older than this build, above 0 for a newer one. */
function ageOf({ evidence, method }: PlanRecord): number {
  const difference = Math.min(
    Number(evidence) - Number(EVIDENCE_VERSION),
    Number(method) - Number(METHOD_VERSION),
  );
  return difference < 0
    ? difference
    : Math.max(Number(evidence) - Number(EVIDENCE_VERSION), Number(method) - Number(METHOD_VERSION));
}

function listed(sheets: readonly string[]): string {
  const more = sheets.length > NAMED ? ` and ${sheets.length - NAMED} more` : "";
  return `${sheets.slice(0, NAMED).join(", ")}${more}`;
}
