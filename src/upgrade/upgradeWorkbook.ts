import { badInput } from "../model/errors";
import type { ShippedLibrary } from "../verify/recalculate";
import type { NameFeature, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import type { PlanRecord } from "../workbook/planRecord";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { addLost } from "./addLost";
import { type AddedFormula, enterAddedFormulas } from "./addedFormulas";
import { carryAdditions } from "./additions";
import { calculatedWorkbook } from "./calculatedWorkbook";
import { carryInputsOf } from "./carriedInputs";
import { addCellsOf, planInWorkbook } from "./cellsOfPlan";
import { changedResults } from "./changedResults";
import { combinedPlans, withLikeSheets, type CombinedPlans } from "./combinedPlans";
import { currentPlans, type OtherPlans } from "./currentPlans";
import { type EarlierPlan, isOfThisRelease } from "./earlierPlan";
import { earlierPlans } from "./earlierPlans";
import { EditableSheets } from "./editableSheets";
import { filesOf } from "./filesOf";
import { keepsDefault } from "./keepsDefault";
import { missingTests } from "./missingTests";
import { MovedCells } from "./movedCells";
import { notCarriedName, notCarriedSheet } from "./notCarriedSheet";
import { repointName, repointSheet } from "./repointSheet";
import type { RepointTargets } from "./repointFormula";
import { inputsIn } from "./inputsIn";
import { inEarlierOrder } from "./sheetOrder";
import { shownOf } from "./shownOf";
import { unrecordedSheets } from "./unrecordedSheets";
import { emptyUpgradeReport, type UpgradeReport } from "./upgradeReport";
import { whyNothing } from "./whyNothing";

/** A workbook of this release, calculated, and what became of what the earlier one held. */
export interface UpgradedWorkbook {
  drawing: WorkbookDrawing;
  report: UpgradeReport;
}

/**
 * Brings a workbook of an earlier release to this one: its plans as this release writes them, with the planner's inputs, notes, sheets
 * and names. The earlier workbook is not changed.
 *
 * @param others Writes plans that do not come from templates.
 * @param functions The custom functions of this release, and their ids.
 * @throws DomainError Where the workbook has no plan that this release can write.
 */
export function upgradeWorkbook(
  read: ReadWorkbook,
  others: OtherPlans,
  functions: ShippedLibrary & { ids: readonly string[] },
): UpgradedWorkbook {
  const earlier = read.drawing;
  const found = earlierPlans(earlier);
  const { current, carried, notCarried } = currentPlans(found, earlier, others, {
    customFunctions: functions.ids,
  });
  const upgraded = current.flatMap(({ plans }) => plans.map((one) => one.earlier));
  const rest = found.filter((plan) => !upgraded.includes(plan));
  const unrecorded = unrecordedSheets(earlier, found);
  if (upgraded.length === 0 && !rest.some(isOfThisRelease))
    throw badInput(whyNothing(rest, earlier, unrecorded));
  const report = emptyUpgradeReport();
  report.carried.push(...carried);
  report.notCarried.push(...notCarried);
  report.plans = upgraded.map(({ plan, product, method, evidence }) => ({ plan, product, method, evidence }));
  for (const plan of rest) {
    const { plan: id, sheets } = plan;
    if (isOfThisRelease(plan)) report.kept.push({ plan: id, sheets });
    else report.left.push({ plan: id, sheets, needs: filesOf(plan, earlier) });
  }
  const own = plannersOwn(earlier, upgraded);
  const combined = combinedPlans(current, own);
  const sheets = new EditableSheets(combined.sheets);
  const keptOn = notCarriedName([...earlier.sheets, ...combined.sheets].map(({ name }) => name));
  const moved = carryPlans(earlier, combined, { sheets, keptOn }, report);
  const ofRest = new Set(rest.flatMap((plan) => plan.sheets));
  report.ownSheets = own.sheets.map(({ name }) => name).filter((name) => !ofRest.has(name));
  const around = { targets: moved, report };
  const ownSheets = own.sheets.map((sheet) => repointSheet(sheet, around));
  const order = earlier.sheets.map(({ name }) => combined.sheetNow.get(name) ?? name);
  const names = [...combined.names, ...own.names.map((name) => repointName(name, around))];
  const left = earlier.records.filter((record) => rest.some((plan) => isRecordOf(record, plan)));
  const drawing: WorkbookDrawing = {
    ...aboutOf(earlier, upgraded, current[0]?.drawing),
    // Formulas of the planner may calculate with what it keeps.
    sheets: withNotCarried(inEarlierOrder(order, ownSheets, sheets.all)),
    names,
    ...outsideOf(combined, names),
    records: [...combined.pairs.map(({ record }) => record), ...left],
    ...(read.savedImports ? { kept: read.savedImports } : {}),
  };
  const isOwn = new Set(ownSheets.map(({ name }) => name));
  const typed = new Set(report.carried.map(({ now }) => now));
  const calculated = calculatedWorkbook(
    drawing,
    (sheet, cell) => (isOwn.has(sheet) && !ofRest.has(sheet)) || typed.has(`${sheet}!${cell}`),
    functions,
    report,
  );
  report.results = changedResults(earlier, calculated, moved.cells);
  report.notCarried.push(...missingTests(earlier, calculated));
  addLost(read, isOwn, report);
  report.notRead.push(
    ...unrecorded.map(({ name, plan }) => ({
      where: name,
      because: `it is of the template ${plan}, but the record of the plan was removed: kept as it is`,
    })),
  );
  return { drawing: { ...calculated, sheets: withNotCarried(calculated.sheets) }, report };

  function withNotCarried(others: readonly SheetDrawing[]): SheetDrawing[] {
    const drawn = others.filter(({ name }) => name !== keptOn);
    if (report.notCarried.length === 0) return drawn;
    report.notCarriedSheet = keptOn;
    return [...drawn, notCarriedSheet(keptOn, report.notCarried, earlier)];
  }
}

/** Is it the record of a plan that was found? */
function isRecordOf(record: PlanRecord, { names }: EarlierPlan): boolean {
  return record.names === names;
}

/** The sheets and names of a workbook that are of none of the plans that are upgraded. */
function plannersOwn(
  { sheets, names }: WorkbookDrawing,
  plans: readonly EarlierPlan[],
): { sheets: SheetDrawing[]; names: NameFeature[] } {
  const ofPlans = new Set(plans.flatMap((plan) => plan.sheets));
  const planned = new Set(plans.flatMap((plan) => plan.names.map((name) => name.toLowerCase())));
  return {
    sheets: sheets.filter(({ name }) => !ofPlans.has(name)),
    names: names.filter(({ name }) => !planned.has(name.toLowerCase())),
  };
}

/** Carries what is typed on the sheets of plans; answers where their cells are. */
function carryPlans(
  earlier: WorkbookDrawing,
  { pairs, sheetNow }: CombinedPlans,
  { sheets, keptOn }: { sheets: EditableSheets; keptOn: string },
  report: UpgradeReport,
): RepointTargets {
  const byName = new Map(earlier.sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  const cells = new MovedCells((sheet, { row, column }) => {
    const one = byName.get(sheet.toLowerCase());
    return (one?.values[row]?.[column] ?? null) === null && one?.formulas[row]?.[column] === undefined;
  });
  const plans = pairs.map((pair) => {
    const shown = shownOf(earlier, pair.earlier);
    const present = inputsIn(pair.earlier, shown);
    const plan = planInWorkbook(pair, present, earlier);
    return { shown, plan: { ...plan, pair: withLikeSheets(pair, plan.sheets, earlier) } };
  });
  for (const { plan } of plans) {
    for (const name of plan.pair.earlier.sheets) cells.addSheet(name, sheetNow.get(name));
    addCellsOf(plan, earlier, { sheets: sheets.all }, cells);
  }
  const targets = { cells, keptOn, ...renamedIn(earlier, pairs, sheets) };
  const added: AddedFormula[] = [];
  for (const { shown, plan } of plans) {
    const { pair, present } = plan;
    carryInputsOf(pair, {
      ...{ shown, present, sheets, targets, report },
      keepsDefault: keepsDefault(pair.earlier),
    });
    added.push(...carryAdditions(plan, { targets, report, earlier, sheets }));
  }
  enterAddedFormulas(added, { targets, report, sheets });
  return targets;
}

/** Names and tables of plans that have another number behind them now, and tables that are gone. */
function renamedIn(
  earlier: WorkbookDrawing,
  pairs: CombinedPlans["pairs"],
  sheets: EditableSheets,
): Pick<RepointTargets, "renamed" | "goneTables"> {
  const ofPlans = new Set(pairs.flatMap((pair) => pair.earlier.sheets));
  const tables = tablesOn(earlier.sheets.filter(({ name }) => ofPlans.has(name)));
  const nowTables = tablesOn(sheets.all);
  const names = pairs.flatMap((pair) => pair.earlier.names);
  const now = [...nowTables, ...pairs.flatMap(({ record }) => record.names)];
  const renamed = new Map<string, string>();
  for (const name of [...names, ...tables]) {
    if (now.includes(name)) continue;
    const to = now.find((one) => withoutNumber(one) === withoutNumber(name));
    if (to !== undefined) renamed.set(name.toLowerCase(), to);
  }
  const gone = tables.filter((name) => !nowTables.includes(name) && !renamed.has(name.toLowerCase()));
  return { renamed, goneTables: new Set(gone.map((name) => name.toLowerCase())) };
}

function tablesOn(sheets: readonly SheetDrawing[]): string[] {
  return sheets.flatMap(({ features }) =>
    features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : [])),
  );
}

/** `Results_2` is `Results` in a workbook that has two of them. */
function withoutNumber(name: string): string {
  return name.replace(/_n?\d+$/, "").toLowerCase();
}

/** Title and subject are the planner's, but for those of a release without records. */
function aboutOf(
  { title, subject }: WorkbookDrawing,
  plans: readonly EarlierPlan[],
  current: WorkbookDrawing | undefined,
): Pick<WorkbookDrawing, "title" | "subject"> {
  const [only, ...others] = plans;
  const isReleased = only?.isWithoutRecord === true && others.length === 0 && title === current?.title;
  return isReleased && current ? { title: current.title, subject: current.subject } : { title, subject };
}

/** Names that formulas use and nothing defines. */
function outsideOf(
  { outside }: CombinedPlans,
  names: readonly NameFeature[],
): Pick<WorkbookDrawing, "outside"> {
  const defined = new Set(names.map(({ name }) => name));
  const open = outside.filter(({ name }) => !defined.has(name));
  return open.length === 0 ? {} : { outside: open };
}
