import { quotedSheet } from "../../address";
import type { NameFeature, SheetFeature } from "../../drawing";
import { absoluteReference } from "../../absoluteReference";
import type { TakenNames } from "../../names/freeName";
import type { ValidationSpec } from "../../spec";
import { frozenColumnsLoss } from "../frozenColumns";
import { headerHeight, noteHeight } from "../rowHeights";
import type { FeatureHandlers } from "../writer";
import { chartCalls, drawChart } from "./chart";
import type { Job } from "./job";
import { liveFormula } from "./liveFormula";
import { applyDifference } from "./lookJobs";
import { CALL_BYTES, wireBytes } from "./payload";
import { planPrint } from "./print";
import type { SheetPlan } from "./sheetPlan";
import { rangeOf } from "./sheetPlan";
import { pointsOfWidth } from "./widths";

const TABLE_STYLE = "TableStyleLight1";

/** The requirement set that has notes; an older Excel gets a comment, which has the user as its author. */
const NOTES_SET = ["ExcelApi", "1.18"] as const;

/** Only users hide and filter, and what they did is in the workbook that is open. */
const NOT_OURS = "it is hidden by the user";

export const SHEET_HANDLERS: FeatureHandlers<SheetPlan, SheetFeature> = {
  table(plan, table) {
    const { name, area, columns } = table;
    plan.add("tables", { calls: 6 }, (sheet) => {
      const drawn = sheet.tables.add(rangeOf(sheet, area), true);
      drawn.name = name;
      drawn.style = TABLE_STYLE;
    });
    const headers = columns.map(({ header }) => header);
    const points = headerHeight(headers, area, plan.drawing);
    if (points !== undefined) plan.raiseRow(area.row, points);
    const loss = frozenColumnsLoss(table);
    if (!loss) return;
    plan.valuesOnly.add(name);
    plan.losses.push(loss);
  },
  chart(plan, feature) {
    plan.add("features", { calls: chartCalls(feature) }, (sheet, canvas) => {
      drawChart(canvas, sheet, feature);
    });
    plan.losses.push({
      feature: "chart",
      where: feature.chart.title,
      because: "Excel lets no add-in attach a chart's description for screen readers; the .xlsx has it.",
    });
  },
  validation(plan, { area, validation }) {
    plan.add("features", { calls: 8, bytes: wireBytes(validation) }, (sheet) => {
      const check = rangeOf(sheet, area).dataValidation;
      check.rule = acceptedValues(validation);
      check.ignoreBlanks = validation.allowBlank ?? false;
      check.prompt = {
        showPrompt: true,
        title: validation.prompt.title,
        message: validation.prompt.text,
      };
      check.errorAlert = { showAlert: true, style: "Stop", title: "", message: validation.error };
    });
  },
  conditionalFormat(plan, { area, format }) {
    const formula = liveFormula(format.formula);
    plan.add("features", { calls: 12, bytes: wireBytes(formula) }, (sheet) => {
      const { custom } = rangeOf(sheet, area).conditionalFormats.add("Custom");
      custom.rule.formula = formula;
      applyDifference(custom.format, format.style);
    });
  },
  link(plan, { area, target }) {
    const link: Excel.RangeHyperlink =
      "sheet" in target ? { documentReference: `${quotedSheet(target.sheet)}!A1` } : { address: target.url };
    plan.add("links", { calls: 2, bytes: wireBytes(link) }, (sheet) => {
      rangeOf(sheet, area).hyperlink = link;
    });
  },
  wrappedNote(plan, { area, text }) {
    plan.raiseRow(area.row, noteHeight(text, area, plan.drawing));
    if (area.columns === 1) return;
    plan.add("features", { calls: 2 }, (sheet) => {
      rangeOf(sheet, area).merge(false);
    });
  },
  cellNote(plan, { area, text }) {
    const hasNotes = plan.isSetSupported(...NOTES_SET);
    plan.add("features", { calls: 2, bytes: wireBytes(text) }, (sheet) => {
      if (hasNotes) sheet.notes.add(rangeOf(sheet, area), text);
      else sheet.comments.add(rangeOf(sheet, area), text);
    });
  },
  columnWidths(plan, { widths }) {
    widths.forEach((width, column) => {
      plan.add("features", { calls: 3 }, (sheet) => {
        const cell = rangeOf(sheet, { row: 0, column, rows: 1, columns: 1 });
        cell.format.columnWidth = pointsOfWidth(width);
      });
    });
  },
  merge(plan, { area }) {
    plan.add("features", { calls: 2 }, (sheet) => {
      rangeOf(sheet, area).merge(false);
    });
  },
  rowHeights(plan, { heights }) {
    for (const { row, rows, points } of heights) {
      for (let at = row; at < row + rows; at++) plan.fixedHeights.set(at, points);
    }
  },
  hidden: { unsupported: NOT_OURS },
  filter: { unsupported: NOT_OURS },
  hiddenGridlines(plan) {
    plan.add("features", { calls: 1 }, (sheet) => {
      sheet.showGridlines = false;
    });
  },
  freeze(plan, { rows, columns }) {
    plan.add("features", { calls: 3 }, (sheet) => {
      if (rows === 0) sheet.freezePanes.freezeColumns(columns);
      else if (columns === 0) sheet.freezePanes.freezeRows(rows);
      else sheet.freezePanes.freezeAt(rangeOf(sheet, { row: 0, column: 0, rows, columns }));
    });
  },
  print: planPrint,
};

function acceptedValues({ rule }: ValidationSpec): Excel.DataValidationRule {
  if (rule.kind === "list") return { list: { inCellDropDown: true, source: rule.values.join(",") } };
  const between = { formula1: rule.minimum, formula2: rule.maximum, operator: "Between" } as const;
  return rule.kind === "whole" ? { wholeNumber: between } : { decimal: between };
}

/** Names on their way into the workbook. */
interface NamePlan {
  jobs: Job[];
  /** Names that the workbook has: they get another meaning, and formulas that use them go on using them. */
  repointed: TakenNames;
}

export const NAME_HANDLERS: FeatureHandlers<NamePlan, NameFeature> = {
  name({ jobs, repointed }, { name, refersTo, comment }) {
    const formula = "formula" in refersTo ? liveFormula(refersTo.formula) : `=${absoluteReference(refersTo)}`;
    jobs.push({
      step: "names",
      bytes: 2 * CALL_BYTES + wireBytes([name, formula, comment]),
      draw({ workbook }) {
        if (!repointed.has(name)) {
          workbook.names.add(name, formula, comment);
          return;
        }
        const defined = workbook.names.getItem(name);
        defined.formula = formula;
        defined.comment = comment ?? "";
      },
    });
  },
};
