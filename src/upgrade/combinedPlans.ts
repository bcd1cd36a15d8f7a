import type { NameFeature, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { TakenNames } from "../workbook/names/freeName";
import { renameForWorkbook } from "../workbook/names/renameForWorkbook";
import type { OutsideName } from "../workbook/spec";
import type { CurrentWorkbook } from "./currentPlans";
import { isOfThisRelease } from "./earlierPlan";
import type { PlanPair } from "./planPair";
import type { PresentSheet } from "./presentSheet";
import { withoutInputs } from "./released/releasedPlan";
import { writtenSheet } from "./released/writtenCells";
import { sheetPairs } from "./sheetPairs";
import { likenessOfCells } from "./sheetsOfPlan";

/** What this release writes for the plans of a workbook, under names that are free there. */
export interface CombinedPlans {
  sheets: SheetDrawing[];
  names: NameFeature[];
  outside: OutsideName[];
  pairs: PlanPair[];
  /** The sheet that a plan's sheet is now. */
  sheetNow: ReadonlyMap<string, string>;
}

/** What the planner has besides plans: its names stay. */
export interface PlannersOwn {
  sheets: readonly SheetDrawing[];
  names: readonly NameFeature[];
}

/** Puts plans into one workbook: sheets go on under the names that they had. */
export function combinedPlans(current: readonly CurrentWorkbook[], own: PlannersOwn): CombinedPlans {
  const combined = { sheets: [], names: [], outside: [], pairs: [] } as Omit<CombinedPlans, "sheetNow">;
  const sheetNow = new Map<string, string>();
  for (const one of current) {
    const taken = [...own.sheets, ...combined.sheets];
    const existing = {
      sheets: taken.map(({ name }) => name),
      names: [...own.names, ...combined.names].map(({ name }) => name),
      tables: taken.flatMap(tablesOn),
    };
    const wanted = wantedNames(one, existing.sheets);
    const { drawing } = renameForWorkbook(one.drawing, existing, wanted);
    const renamed = new Map(one.drawing.sheets.map(({ name }, i) => [name, drawing.sheets[i]?.name ?? name]));
    combined.sheets.push(...drawing.sheets);
    combined.names.push(...drawing.names);
    combined.outside.push(...(drawing.outside ?? []));
    one.plans.forEach(({ earlier, cells }, i) => {
      const [drawn, record] = [one.drawing.records[i], drawing.records[i]];
      if (!drawn || !record) throw new Error(`the plan ${earlier.plan} has no record`);
      const sheets = new Map(
        [...sheetPairs(earlier, drawn)].map(([from, to]) => [from, renamed.get(to) ?? to]),
      );
      for (const [from, to] of sheets) sheetNow.set(from, to);
      const places = new Map(
        [...cells].map(([id, { sheet, range }]) => [id, { sheet: renamed.get(sheet) ?? sheet, range }]),
      );
      combined.pairs.push(withAlike({ earlier, record, cells: places, alike: new Map() }, sheets, drawing));
    });
  }
  return { ...combined, sheetNow };
}

function tablesOn({ features }: SheetDrawing): string[] {
  return features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : []));
}

/**
 * Names that new sheets get: those that their earlier ones have. Sheets of a release without records get those of today, unless the
 * planner gave them others.
 */
function wantedNames({ drawing, plans }: CurrentWorkbook, existing: readonly string[]): Map<string, string> {
  const wanted = new Map<string, string>();
  plans.forEach(({ earlier }, i) => {
    const record = drawing.records[i];
    if (!record) return;
    const given = new Set(earlier.renamed.values());
    for (const [from, to] of sheetPairs(earlier, record))
      if (from !== to && (!earlier.isWithoutRecord || given.has(from))) wanted.set(to, from);
  });
  const others = drawing.sheets.map(({ name }) => name).filter((name) => !wanted.has(name));
  const taken = new TakenNames([...existing, ...others]);
  return new Map([...wanted].filter(([, name]) => !taken.has(name)));
}

/** The share of formulas and constants by which two sheets are alike. */
const ALIKE = 0.95;

/** The pair with what its earlier sheets were written with, where that is what this release writes. */
function withAlike(
  pair: PlanPair,
  sheets: ReadonlyMap<string, string>,
  drawing: Pick<WorkbookDrawing, "sheets">,
): PlanPair {
  if (pair.earlier.isWithoutRecord || !isOfThisRelease(pair.earlier)) return pair;
  const isInput = new Set(pair.record.inputs.map(({ sheet, at }) => `${sheet}!${at}`));
  const byName = new Map(drawing.sheets.map((sheet) => [sheet.name, sheet]));
  const written = new Map(
    [...sheets].flatMap(([from, to]) => {
      const sheet = byName.get(to);
      return sheet ? [[from, withoutInputs(to, writtenSheet(sheet), isInput)] as const] : [];
    }),
  );
  return { ...pair, earlier: { ...pair.earlier, written }, alike: sheets };
}

/**
 * The pair without what is known of sheets that hold something else: reports are written from files, which may be others.
 *
 * @param places Where the cells of its sheets are by now.
 */
export function withLikeSheets(
  pair: PlanPair,
  places: ReadonlyMap<string, PresentSheet>,
  earlier: Pick<WorkbookDrawing, "sheets">,
): PlanPair {
  const byName = new Map(earlier.sheets.map((sheet) => [sheet.name, sheet]));
  const isLike = (name: string): boolean => {
    const [written, sheet] = [pair.earlier.written.get(name), byName.get(name)];
    return (
      written !== undefined &&
      sheet !== undefined &&
      (likenessOfCells(written, writtenSheet(sheet), places.get(name)) ?? 1) >= ALIKE
    );
  };
  return {
    ...pair,
    earlier: {
      ...pair.earlier,
      written: new Map([...pair.earlier.written].filter(([name]) => isLike(name))),
    },
    alike: new Map([...pair.alike].filter(([name]) => isLike(name))),
  };
}
