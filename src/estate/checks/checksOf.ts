import type { EstateDiagnostic } from "../../importers/estate/estateFormat";
import type { Estate } from "../../model/estate/estate";
import { estateNotices } from "../../model/estate/estateNotices";
import type { Check } from "./check";
import { completeness, counts, filtered, wasRead } from "./exportChecks";
import { generations, versions } from "./hostChecks";
import { busyVms, largeVms, onVsan, sizes, usedCapacity } from "./sizeChecks";
import { notPlannable, snapshots, withoutTools } from "./vmChecks";

/**
 * What a planner looks at before a figure of an estate goes anywhere.
 *
 * @param diagnostics What the readers of the exports report.
 */
export function checksOf(estate: Estate, diagnostics: readonly EstateDiagnostic[]): Check[] {
  return [
    wasRead([...diagnostics, ...estateNotices(estate)]),
    counts(estate),
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
