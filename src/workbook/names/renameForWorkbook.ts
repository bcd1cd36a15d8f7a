import type { DrawnFormula, NameFeature, SheetDrawing, SheetFeature, WorkbookDrawing } from "../drawing";
import { formulaAt } from "../formulaText";
import type { PlanRecord } from "../planRecord";
import type { RangeRef, ValidationSpec } from "../spec";
import { checkFormulaLength } from "../rules/checkFormula";
import { freeDefinedName, freeSheetName, TakenNames } from "./freeName";
import type { NewNames } from "./renameInFormula";
import { renameInFormula } from "./renameInFormula";
import { sheetRenamer } from "./sheetRenamer";

/** The names that a workbook already uses. */
export interface ExistingNames {
  sheets: readonly string[];
  /** Defined names of the whole workbook. */
  names: readonly string[];
  tables: readonly string[];
}

/** A name that had to change. */
export interface Rename {
  what: "sheet" | "table" | "name";
  from: string;
  to: string;
}

/**
 * Gives the sheets, tables and defined names of a drawing that a workbook already has new names, and changes every
 * formula, chart, link, name, format and sentence that refers to them. A drawing without such a name comes back as it is.
 *
 * Throws a `SpecError` where the new names make a formula longer than Excel takes.
 *
 * @param wanted New names that some of its sheets get in any case. They must be free.
 */
export function renameForWorkbook(
  drawing: WorkbookDrawing,
  existing: ExistingNames,
  wanted: ReadonlyMap<string, string> = new Map(),
): { drawing: WorkbookDrawing; renames: Rename[] } {
  const renames = [
    ...[...wanted].map(([from, to]): Rename => ({ what: "sheet", from, to })),
    ...renamesFor(drawing, existing).filter(({ what, from }) => what !== "sheet" || !wanted.has(from)),
  ];
  if (renames.length === 0) return { drawing, renames };
  const newNames = (what: Rename["what"]) =>
    new Map(renames.filter((one) => one.what === what).map(({ from, to }) => [from.toLowerCase(), to]));
  const renamer = new Renamer(
    { sheets: newNames("sheet"), tables: newNames("table"), names: newNames("name") },
    drawing.sheets.map(({ name }) => name),
  );
  return { drawing: renamer.workbook(drawing), renames };
}

function renamesFor(drawing: WorkbookDrawing, existing: ExistingNames): Rename[] {
  const sheets = drawing.sheets.map(({ name }) => name);
  const tables = drawing.sheets.flatMap(({ features }) =>
    features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : [])),
  );
  const names = drawing.names.map(({ name }) => name);
  const defined = [...existing.names, ...existing.tables];
  const own = [...tables, ...names];
  return [
    ...collisions("sheet", sheets, existing.sheets, sheets, freeSheetName),
    ...collisions("table", tables, defined, own, freeDefinedName),
    ...collisions("name", names, defined, own, freeDefinedName),
  ];
}

/** `own` are all names of the drawing in the same space: a new name must not be one of them either. */
function collisions(
  what: Rename["what"],
  wanted: readonly string[],
  existing: readonly string[],
  own: readonly string[],
  freeName: (name: string, taken: TakenNames) => string,
): Rename[] {
  const there = new TakenNames(existing);
  const taken = new TakenNames([...existing, ...own]);
  return wanted
    .filter((name) => there.has(name))
    .map((from) => {
      const to = freeName(from, taken);
      taken.add(to);
      return { what, from, to };
    });
}

class Renamer {
  private readonly renameInText: (text: string) => string;

  constructor(
    private readonly renamed: NewNames,
    sheets: readonly string[],
  ) {
    this.renameInText = sheetRenamer(renamed.sheets, sheets);
  }

  workbook(drawing: WorkbookDrawing): WorkbookDrawing {
    return {
      ...drawing,
      sheets: drawing.sheets.map((sheet) => this.sheet(sheet)),
      names: drawing.names.map((name) => this.name(name)),
      records: drawing.records.map((record) => this.record(record)),
    };
  }

  private record(record: PlanRecord): PlanRecord {
    return {
      ...record,
      sheets: record.sheets.map((name) => this.sheetName(name)),
      names: record.names.map((name) => this.definedName(name)),
      inputs: record.inputs.map((input) => ({ ...input, sheet: this.sheetName(input.sheet) })),
    };
  }

  private sheet(sheet: SheetDrawing): SheetDrawing {
    return {
      ...sheet,
      name: this.sheetName(sheet.name),
      values: sheet.values.map((row) =>
        row.map((value) => (typeof value === "string" ? this.renameInText(value) : value)),
      ),
      formulas: sheet.formulas.map((row, r) =>
        row.map((formula) => formula && this.drawnFormula(formula, r)),
      ),
      features: sheet.features.map((feature) => this.feature(feature)),
    };
  }

  private drawnFormula(drawn: DrawnFormula, row: number): DrawnFormula {
    const { custom, spill, columnFormula } = drawn;
    const formula = this.formula(formulaAt(drawn, row));
    checkFormulaLength(formula);
    return {
      custom,
      spill,
      formula,
      ...(columnFormula && {
        columnFormula: {
          table: this.tableName(columnFormula.table),
          text: this.formula(columnFormula.text),
        },
      }),
    };
  }

  private feature(feature: SheetFeature): SheetFeature {
    switch (feature.kind) {
      case "table":
        return {
          ...feature,
          name: this.tableName(feature.name),
          columns: feature.columns.map((column) =>
            column.formula === undefined ? column : { ...column, formula: this.formula(column.formula) },
          ),
        };
      case "chart":
        return {
          ...feature,
          series: feature.series.map((series) => ({
            ...series,
            categories: this.range(series.categories),
            values: this.range(series.values),
          })),
        };
      case "conditionalFormat":
        return {
          ...feature,
          format: { ...feature.format, formula: this.formula(feature.format.formula) },
        };
      case "link":
        return "sheet" in feature.target
          ? { ...feature, target: { sheet: this.sheetName(feature.target.sheet) } }
          : feature;
      case "validation":
        return { ...feature, validation: this.validation(feature.validation) };
      case "wrappedNote":
      case "cellNote":
        return { ...feature, text: this.renameInText(feature.text) };
      case "merge":
      case "columnWidths":
      case "rowHeights":
      case "hiddenGridlines":
      case "hidden":
      case "filter":
      case "freeze":
      case "print":
        return feature;
    }
  }

  private name(feature: NameFeature): NameFeature {
    const { name, refersTo } = feature;
    return {
      ...feature,
      name: this.definedName(name),
      refersTo: "formula" in refersTo ? { formula: this.formula(refersTo.formula) } : this.range(refersTo),
    };
  }

  private validation({ prompt, error, ...validation }: ValidationSpec): ValidationSpec {
    return {
      ...validation,
      prompt: { ...prompt, text: this.renameInText(prompt.text) },
      error: this.renameInText(error),
    };
  }

  private range(ref: RangeRef): RangeRef {
    return { ...ref, sheet: this.sheetName(ref.sheet) };
  }

  private formula(text: string): string {
    return renameInFormula(text, this.renamed, this.renameInText);
  }

  private sheetName(name: string): string {
    return this.renamed.sheets.get(name.toLowerCase()) ?? name;
  }

  private definedName(name: string): string {
    return this.renamed.names.get(name.toLowerCase()) ?? name;
  }

  private tableName(name: string): string {
    return this.renamed.tables.get(name.toLowerCase()) ?? name;
  }
}
