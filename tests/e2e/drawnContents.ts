import { areaName, cellName } from "../../src/workbook/address";
import { absoluteReference } from "../../src/workbook/absoluteReference";
import type { SheetFeature, WorkbookDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import type { CellValue } from "../../src/workbook/spec";
import { liveFormula } from "../../src/workbook/writers/officejs/liveFormula";
import { isShownError, type Shown } from "./host/workbook/cell";
import type { Sheet } from "./host/workbook/sheet";
import type { Workbook } from "./host/workbook/workbook";

/** Digits to which two calculations of one number agree. */
const DIGITS = 10;

/** What a calculated drawing puts into a workbook, a line for each thing: cells, tables, checks, charts, names. */
export function expectedContents({ sheets, names }: WorkbookDrawing): string[] {
  const lines = sheets.flatMap(({ name, values, formulas, features }) => [
    ...values.flatMap((row, r) =>
      row.flatMap((value, c) => {
        const formula = formulas[r]?.[c];
        const text = formula && (formula.columnFormula?.text ?? formulaAt(formula, r));
        // An empty text that stands by itself is a blank cell.
        return (value === null || value === "") && text === undefined
          ? []
          : [cellLine(name, r, c, text === undefined ? "" : liveFormula(text), textOf(value))];
      }),
    ),
    ...features.flatMap((feature) => featureLines(feature).map((line) => `${name}: ${line}`)),
  ]);
  const defined = names.map(({ name, refersTo, comment = "" }) => {
    const formula = "formula" in refersTo ? liveFormula(refersTo.formula) : `=${absoluteReference(refersTo)}`;
    return nameLine(name, formula, comment);
  });
  return [...lines, ...defined].sort();
}

/** The same of some sheets of a workbook, and of its names. */
export function foundContents({ names }: Workbook, sheets: readonly Sheet[]): string[] {
  const lines = sheets.flatMap((sheet) => [...cellLines(sheet), ...partLines(sheet)]);
  return [...lines, ...names.map(({ name, formula, comment }) => nameLine(name, formula, comment))].sort();
}

function featureLines(feature: SheetFeature): string[] {
  switch (feature.kind) {
    case "table":
      return [tableLine(feature.name, areaName(feature.area))];
    case "chart":
      return [
        chartLine(
          feature.chart.title,
          feature.series.map(
            ({ name, values, categories }) =>
              `${name} ${values.sheet}!${values.range} over ${categories.sheet}!${categories.range}`,
          ),
        ),
      ];
    case "validation": {
      const { rule, prompt, error, allowBlank = false } = feature.validation;
      const limits = rule.kind === "list" ? rule.values.join(",") : `${rule.minimum} to ${rule.maximum}`;
      return [checkLine(areaName(feature.area), { limits, prompt: prompt.text, error, allowBlank })];
    }
    case "conditionalFormat":
      return [formatLine(areaName(feature.area), liveFormula(feature.format.formula))];
    case "link":
      return [
        linkLine(
          areaName(feature.area),
          "sheet" in feature.target ? feature.target.sheet : feature.target.url,
        ),
      ];
    case "freeze":
      return [`freeze ${feature.rows} rows, ${feature.columns} columns`];
    case "cellNote":
      return [`note ${areaName(feature.area)} ${feature.text}`];
    default:
      // Widths, heights and page setup are looks.
      return [];
  }
}

function cellLines({ name, grid }: Sheet): string[] {
  return [...grid.all()]
    .filter(({ value, formula }) => (value !== null && value !== "") || formula !== undefined)
    .map(({ row, column, formula = "", value }) => cellLine(name, row, column, formula, textOf(value)));
}

function partLines(sheet: Sheet): string[] {
  const { tables, charts, validations, conditionalFormats, links, frozen, comments } = sheet;
  const lines = [
    ...tables.map(({ name, area }) => tableLine(name, areaName(area))),
    ...charts.map(({ series, properties }) =>
      chartLine(
        String(properties["title/text"]),
        series.map(
          ({ name, values = "", categories = "" }) => `${name} ${plain(values)} over ${plain(categories)}`,
        ),
      ),
    ),
    ...validations.map(({ area, properties }) => {
      const [rule] = Object.values(properties["rule"] as Record<string, Record<string, unknown>>);
      const limits = rule?.["source"] ?? `${String(rule?.["formula1"])} to ${String(rule?.["formula2"])}`;
      const { message: prompt } = properties["prompt"] as { message: string };
      const { message: error } = properties["errorAlert"] as { message: string };
      const allowBlank = properties["ignoreBlanks"] === true;
      return checkLine(areaName(area), { limits: String(limits), prompt, error, allowBlank });
    }),
    ...conditionalFormats.map(({ areas, properties }) =>
      formatLine(areas.map(areaName).join(), String(properties["custom/rule/formula"])),
    ),
    ...links.map(({ area, link }) =>
      linkLine(
        areaName(area),
        plain(String(link["documentReference"] ?? link["address"])).replace(/!A1$/, ""),
      ),
    ),
    ...(frozen ? [`freeze ${frozen.rows} rows, ${frozen.columns} columns`] : []),
    ...comments.map(({ row, column, content }) => `note ${cellName(row, column)} ${content}`),
  ];
  return lines.map((line) => `${sheet.name}: ${line}`);
}

/** A reference without the quotation marks around the name of its sheet. */
function plain(reference: string): string {
  return reference.replace(/^'(.*)'!/, (_whole, name: string) => `${name.replaceAll("''", "'")}!`);
}

const cellLine = (sheet: string, row: number, column: number, formula: string, value: string): string =>
  `${sheet}!${cellName(row, column)} ${formula} ${value}`;
const tableLine = (name: string, area: string): string => `table ${name} ${area}`;
const chartLine = (title: string, series: string[]): string => `chart ${title}: ${series.join("; ")}`;
const formatLine = (area: string, formula: string): string => `format ${area} if ${formula}`;
const linkLine = (area: string, target: string): string => `link ${area} to ${target}`;
const nameLine = (name: string, formula: string, comment: string): string =>
  `name ${name} ${formula} ${comment}`;
const checkLine = (area: string, check: Record<string, unknown>): string =>
  `check ${area} ${JSON.stringify(check)}`;

function textOf(value: CellValue | Shown): string {
  if (typeof value === "number") return Number(value.toPrecision(DIGITS)).toString();
  return value !== null && isShownError(value) ? value.error : JSON.stringify(value);
}
