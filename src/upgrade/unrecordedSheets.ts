import { planFacts } from "../templates/planFacts/planFacts";
import { templates } from "../templates/templates";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import { type EarlierPlan, recordedEarlier } from "./earlierPlan";
import { withoutInputs } from "./released/releasedPlan";
import { writtenSheet } from "./released/writtenCells";
import { CandidateSheet, likenessOf, RECOGNIZED } from "./sheetsOfPlan";

/** A sheet of a plan that a release with records drew, in a workbook that has no record of it. */
export interface UnrecordedSheet {
  /** Name of the sheet. */
  name: string;
  /** Id of the template. */
  plan: string;
}

/**
 * First pages of templates that belong to no plan of a workbook, because its record was removed. A page of a plan that it has is a
 * copy, which is the planner's.
 */
export function unrecordedSheets(
  { sheets }: Pick<WorkbookDrawing, "sheets">,
  plans: readonly Pick<EarlierPlan, "plan" | "sheets">[],
): UnrecordedSheet[] {
  const claimed = new Set(plans.flatMap((plan) => plan.sheets));
  const found = sheets.flatMap((sheet) => {
    const page = claimed.has(sheet.name) ? undefined : pageOf(new CandidateSheet(sheet));
    const isCopy = plans.some(({ plan }) => plan === page?.plan);
    return page && !isCopy && page.likeness >= RECOGNIZED ? [{ ...page, name: sheet.name }] : [];
  });
  // Another sheet of the plan may have the labels of its first page, too.
  const best = new Map(found.sort((a, b) => a.likeness - b.likeness).map((page) => [page.plan, page]));
  return Array.from(best.values(), ({ name, plan }) => ({ name, plan }));
}

/** Is a sheet more like a first page of this release than like that of an earlier release? */
export function isOfLaterRelease(sheet: CandidateSheet, earlier: EarlierPlan): boolean {
  const [first = ""] = earlier.sheets;
  const page = pageOf(sheet);
  return page !== undefined && page.likeness > likenessOf(earlier, first, sheet);
}

/** The template of this release whose first page is most like a sheet. */
function pageOf(sheet: CandidateSheet): { plan: string; likeness: number } | undefined {
  const scored = firstPages().map(({ plan, first }) => ({
    plan: plan.plan,
    likeness: likenessOf(plan, first, sheet),
  }));
  return scored.sort((a, b) => b.likeness - a.likeness)[0];
}

let pages: readonly { plan: EarlierPlan; first: string }[] | undefined;

/** The first pages of this release: drawn once, and only where a workbook has sheets of no plan. */
function firstPages(): NonNullable<typeof pages> {
  pages ??= [planFacts, ...templates].flatMap((template) => {
    const { sheets, records } = layout(template.plan().spec);
    const [[first], [record]] = [sheets, records];
    if (!first || !record) return [];
    const isInput = new Set(record.inputs.map(({ sheet, at }) => `${sheet}!${at}`));
    const written = new Map([[first.name, withoutInputs(first.name, writtenSheet(first), isInput)]]);
    return [{ plan: { ...recordedEarlier(record), written }, first: first.name }];
  });
  return pages;
}
