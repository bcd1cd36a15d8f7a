import { factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { BASIS_SHEET, basisSheet, sharedBasisSheet } from "../../sheets/basisSheet";
import { INPUT_CHECK_SHEET } from "../../sheets/inputCheckSheet";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { parseCell } from "../../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../workbook/drawing";
import { layout } from "../../workbook/layout";
import { type ExistingNames, renameForWorkbook } from "../../workbook/names/renameForWorkbook";
import type { PlanRecord } from "../../workbook/planRecord";
import type { CellValue } from "../../workbook/spec";
import { validate, type ValidateOptions } from "../../workbook/validate";
import { FACTS_SHEET, planFacts } from "../planFacts/planFacts";
import type { Template } from "../template";
import { sheetNames } from "./sheetNames";

/** Values of facts by id; the others have their defaults. */
export type FactValues = ReadonlyMap<string, CellValue>;

/** The facts as templates are linked to them before anybody knows their values. */
const linksTo = (source: string): Links => ({
  source,
  values: new Map(Object.values(FACTS).map((fact) => [factName(fact), null])),
});

/** A plan of the workbook. */
interface Part {
  template: Pick<Template, "id" | "title">;
  plan: Plan;
}

/**
 * One workbook of the facts and of templates that follow them, not calculated yet: the sheet of facts, the templates' sheets,
 * the checks of their inputs, and one `Basis`.
 */
export function together(
  templates: readonly Template[],
  facts: FactValues,
  options: ValidateOptions,
): WorkbookDrawing {
  const first = { template: planFacts, plan: planFacts.plan(), source: FACTS_SHEET };
  return {
    ...withTemplates(first, templates, facts, options),
    title: [planFacts, ...templates].map(({ title }) => title).join(", "),
    subject: planFacts.question,
  };
}

/** A design and the templates that follow its chosen option, in one workbook, not calculated yet. */
export function designWithTemplates(
  plan: Plan,
  templates: readonly Template[],
  options: ValidateOptions,
): WorkbookDrawing {
  const first = { template: { id: "design", title: "Design" }, plan, source: "Options" };
  const { title, subject } = plan.spec;
  return { ...withTemplates(first, templates, new Map(), options), title, subject };
}

/** A plan that defines the facts, on the sheet `source`, and the templates that follow them. */
function withTemplates(
  { source, ...first }: Part & { source: string },
  templates: readonly Template[],
  facts: FactValues,
  options: ValidateOptions,
): Pick<WorkbookDrawing, "sheets" | "names" | "records"> {
  const parts: Part[] = [
    first,
    ...templates.map((template) => ({ template, plan: template.plan(linksTo(source)) })),
  ];
  for (const { plan } of parts) validate(plan.spec, options);
  const names = sheetNames(
    parts.map(({ template: { id, title }, plan }) => ({ id, title, sheets: furtherSheets(plan) })),
  );
  const taken: { names: string[]; tables: string[] } = { names: [], tables: [BASIS_SHEET] };
  const drawings = parts.map((part, i) => {
    const drawn = drawnWithoutBasis(part.plan, i === 0 ? facts : new Map());
    return renamed(drawn, taken, names[i] ?? new Map());
  });
  const sheets = drawings.flatMap((drawing) => drawing.sheets);
  const checks = new Set(names.map((one) => one.get(INPUT_CHECK_SHEET) ?? INPUT_CHECK_SHEET));
  const isCheck = ({ name }: SheetDrawing) => checks.has(name);
  return {
    sheets: [...sheets.filter((sheet) => !isCheck(sheet)), ...sheets.filter(isCheck), ...basisOf(parts)],
    names: drawings.flatMap((drawing) => drawing.names),
    records: drawings.flatMap(({ records }, i) => records.map((record) => withBasis(record, i === 0))),
  };
}

/** Names of a plan's sheets but the last, which they share. */
function furtherSheets({ spec }: Plan): string[] {
  return spec.sheets.map(({ name }) => name).filter((name) => name !== BASIS_SHEET);
}

function drawnWithoutBasis({ spec, cells }: Plan, values: FactValues): WorkbookDrawing {
  const drawing = layout({ ...spec, sheets: spec.sheets.filter(({ name }) => name !== BASIS_SHEET) });
  for (const [id, value] of values) {
    const place = cells.get(id);
    const at = place && parseCell(place.range);
    const row = drawing.sheets.find(({ name }) => name === place?.sheet)?.values[at?.row ?? -1];
    if (!at || !row) throw new Error(`no cell has the id "${id}"`);
    row[at.column] = value;
  }
  return drawing;
}

/** The drawing under names that are free, which are taken from then on. Titles of sheets are their names. */
function renamed(
  drawing: WorkbookDrawing,
  taken: { names: string[]; tables: string[] },
  sheets: ReadonlyMap<string, string>,
): WorkbookDrawing {
  const existing: ExistingNames = { ...taken, sheets: [] };
  const { drawing: named } = renameForWorkbook(drawing, existing, sheets);
  taken.names.push(...named.names.map(({ name }) => name));
  taken.tables.push(
    ...named.sheets.flatMap(({ features }) =>
      features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : [])),
    ),
  );
  return { ...named, sheets: named.sheets.map((sheet, i) => titled(sheet, drawing.sheets[i]?.name)) };
}

function titled(sheet: SheetDrawing, before: string | undefined): SheetDrawing {
  const [[title, ...others] = [], ...rows] = sheet.values;
  return title === before ? { ...sheet, values: [[sheet.name, ...others], ...rows] } : sheet;
}

/** The record of a plan whose sheets include the common basis, or do not. */
function withBasis(record: PlanRecord, isFirst: boolean): PlanRecord {
  const sheets = record.sheets.filter((name) => name !== BASIS_SHEET);
  return { ...record, sheets: isFirst ? [...sheets, BASIS_SHEET] : sheets };
}

/** The one sheet of what all figures come from. */
function basisOf(parts: readonly Part[]): SheetDrawing[] {
  const bases = parts.flatMap(({ template: { title }, plan }) =>
    plan.basis ? [{ title, basis: plan.basis }] : [],
  );
  const [only, ...more] = bases;
  const sheet = only && more.length === 0 ? basisSheet(only.basis) : sharedBasisSheet(bases);
  return layout(planWorkbook({ title: BASIS_SHEET, subject: BASIS_SHEET, sheets: [sheet] }).spec).sheets;
}
