import { areaName, cellName, parseArea } from "../workbook/address";
import type { DrawnFormula, NameFeature, SheetDrawing, SheetFeature } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { RangeRef } from "../workbook/spec";
import { usesKeptValue } from "./notCarriedSheet";
import { repointFormula, type RepointTargets } from "./repointFormula";
import type { UpgradeReport } from "./upgradeReport";

/** What formulas of the planner refer to in the new workbook, and the list of what they do not find there. */
export interface Repointing {
  targets: RepointTargets;
  report: UpgradeReport;
}

const GONE = "this release does not have it: #REF!";

/** A sheet of the planner whose formulas, charts, rules and links mean the cells of the new workbook. */
export function repointSheet(sheet: SheetDrawing, around: Repointing): SheetDrawing {
  const repointer = new SheetRepointer(sheet.name, around);
  return {
    ...sheet,
    formulas: sheet.formulas.map((row, r) => row?.map((drawn, c) => drawn && repointer.drawn(drawn, r, c))),
    features: sheet.features.flatMap((feature) => repointer.feature(feature)),
  };
}

/** A name of the planner that means the cells of the new workbook. */
export function repointName(feature: NameFeature, around: Repointing): NameFeature {
  const { name, refersTo } = feature;
  const lost = (holds: string, what: string): void =>
    void around.report.notCarried.push({
      ...{ sheet: "", cell: "", label: `name ${name}`, holds },
      because: `${what}: ${GONE}`,
    });
  if ("formula" in refersTo) {
    const repointed = repointFormula(refersTo.formula, "", "", around.targets);
    around.report.repointed += repointed.moved;
    if (repointed.lost.length > 0) lost(`=${refersTo.formula}`, repointed.lost.join(", "));
    return { ...feature, refersTo: { formula: repointed.formula } };
  }
  const range = repointedRange(refersTo, around);
  if (range) return { ...feature, refersTo: range };
  lost(rangeText(refersTo), `refers to ${rangeText(refersTo)}`);
  return { ...feature, refersTo: { formula: "#REF!" } };
}

/** A range of the new workbook; nothing where it does not have it. */
function repointedRange(range: RangeRef, { targets, report }: Repointing): RangeRef | undefined {
  if (!targets.cells.isOfPlan(range.sheet)) return range;
  const area = parseArea(range.range);
  const now = area && targets.cells.area({ sheet: range.sheet, area });
  if (!now) return undefined;
  const found = { sheet: now.sheet, range: areaName(now.area) };
  if (found.sheet !== range.sheet || found.range !== range.range) report.repointed += 1;
  return found;
}

class SheetRepointer {
  constructor(
    private readonly sheet: string,
    private readonly around: Repointing,
  ) {}

  drawn(drawn: DrawnFormula, row: number, column: number): DrawnFormula {
    const text = formulaAt(drawn, row);
    const formula = this.formula(text, cellName(row, column));
    if (formula === text) return drawn;
    const { columnFormula, ...rest } = drawn;
    return {
      ...rest,
      formula,
      ...(columnFormula && { columnFormula: { ...columnFormula, text: this.quietly(columnFormula.text) } }),
    };
  }

  feature(feature: SheetFeature): SheetFeature[] {
    switch (feature.kind) {
      case "table":
        return [
          {
            ...feature,
            columns: feature.columns.map((column) =>
              column.formula === undefined ? column : { ...column, formula: this.quietly(column.formula) },
            ),
          },
        ];
      case "chart": {
        const series = feature.series.flatMap((one) => {
          const [categories, values] = [one.categories, one.values].map((range) =>
            repointedRange(range, this.around),
          );
          if (categories && values) return [{ ...one, categories, values }];
          this.lose("", `chart ${feature.chart.title}`, rangeText(one.values), `its series ${one.name}`);
          return [];
        });
        return series.length === 0 && feature.series.length > 0 ? [] : [{ ...feature, series }];
      }
      case "conditionalFormat": {
        const { formula } = feature.format;
        return [
          {
            ...feature,
            format: {
              ...feature.format,
              formula: this.formula(formula, feature.format.range, "conditional format"),
            },
          },
        ];
      }
      case "link": {
        if (!("sheet" in feature.target)) return [feature];
        const { sheet } = feature.target;
        if (!this.around.targets.cells.isOfPlan(sheet)) return [feature];
        const now = this.around.targets.cells.sheet(sheet);
        if (now !== undefined) return [{ ...feature, target: { sheet: now } }];
        this.lose(areaName(feature.area), "link", sheet, `links to sheet ${sheet}`);
        return [];
      }
      default:
        return [feature];
    }
  }

  private formula(text: string, cell: string, label = ""): string {
    const { targets, report } = this.around;
    const { formula, moved, lost, kept } = repointFormula(text, this.sheet, this.sheet, targets);
    report.repointed += moved;
    const held = { sheet: this.sheet, cell, label, holds: `=${text}` };
    if (lost.length > 0)
      report.notCarried.push({ ...held, because: `refers to ${lost.join(", ")}: ${GONE}` });
    if (kept.length > 0) report.notCarried.push({ ...held, because: usesKeptValue(kept, targets.keptOn) });
    return formula;
  }

  /** The formula of a column, of which the cells are listed. */
  private quietly(text: string): string {
    return repointFormula(text, this.sheet, this.sheet, this.around.targets).formula;
  }

  private lose(cell: string, label: string, holds: string, what: string): void {
    this.around.report.notCarried.push({
      sheet: this.sheet,
      cell,
      label,
      holds,
      because: `${what}: ${GONE}`,
    });
  }
}

function rangeText({ sheet, range }: RangeRef): string {
  return `${sheet}!${range}`;
}
