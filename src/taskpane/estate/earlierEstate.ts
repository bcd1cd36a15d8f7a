import { ownersOf, recordedPlan } from "../plans/earlierReport";
import { type ReadReport, readEarlier } from "../plans/readEarlier";
import type { PlanReader } from "../plans/findReport";
import type { EstatePlan } from "./estatePlans";
import { type ShownVms, shownVms } from "../../estate/vmChoices";

/** What runs today as an earlier export had it, as it is in the workbook now. */
export interface EarlierEstate extends ReadReport {
  /** Its table of VMs; nothing where it is gone. */
  vms: ShownVms | undefined;
}

/** Reads the earlier design of a workbook, or its earlier estate; nothing where there is none. */
export async function earlierEstate(
  reader: PlanReader,
  plan: EstatePlan = "estate",
): Promise<EarlierEstate | undefined> {
  const outline = await reader.outline();
  const recorded = recordedPlan(outline, [plan]);
  if (!recorded) return undefined;
  const read = await readEarlier(recorded, reader);
  const own = shownVms(read.shown);
  if (own) return { ...read, vms: own };
  // No input of its record is on the sheet VMs, so that only its headers tell that it was renamed.
  const owners = ownersOf(outline);
  const rest = outline.sheets.filter((name) => !owners.has(name) && !read.shown.has(name));
  return { ...read, vms: shownVms(await reader.read(rest)) };
}

/** Names that the earlier estate has and that no new pseudonym may be: they would be taken for the same. */
export function namesInUse({ report, vms }: EarlierEstate): Set<string> {
  return new Set([
    ...report.plan.inputs.map(({ label }) => label),
    ...(vms?.vms ?? []).flatMap(({ vm, cluster, host }) => [vm, cluster, host]),
  ]);
}
