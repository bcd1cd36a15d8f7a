import { enteredInputs } from "../../workbook/enteredInputs";
import { idParts } from "../../workbook/planRecordXml";
import type { PlanReader } from "../plans/findReport";
import { readEarlier } from "../plans/readEarlier";
import { recordedPlan } from "../plans/earlierReport";
import type { EstatePlan } from "./estatePlans";

/** Where the VMs of today's clusters go, by name. */
export type ScopeTargets = Readonly<Record<string, string>>;

/** What the sheet Scope of a plan in the workbook says by now; nothing where there is no such plan. */
export async function scopeTargets(reader: PlanReader, plan: EstatePlan): Promise<ScopeTargets | undefined> {
  const recorded = recordedPlan(await reader.outline(), [plan]);
  if (!recorded) return undefined;
  // Beside another plan the sheet has another name.
  const own = new Set(recorded.plan.inputs.filter(isTarget).map(({ sheet }) => sheet));
  const inputs = recorded.plan.inputs.filter(({ sheet }) => own.has(sheet));
  const sheets = recorded.drawn.sheets.filter((name) => own.has(name));
  const { report, shown } = await readEarlier(
    { ...recorded, plan: { inputs }, drawn: { ...recorded.drawn, sheets } },
    reader,
  );
  const typed = enteredInputs(report.plan.inputs, shown).entered.flatMap(({ input, value }) =>
    !isTarget(input) || value === null || value === "" ? [] : [[input.label, String(value)] as const],
  );
  return Object.fromEntries(typed);
}

function isTarget({ id }: { id: string }): boolean {
  return idParts(id)?.base === "clusters.target";
}
