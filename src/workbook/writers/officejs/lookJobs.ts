import type { Area } from "../../drawing";
import type { BorderLine, Look, StyleName } from "../../styles";
import { STYLES } from "../../styles";
import { bordersOf } from "../borders";
import { fillRange } from "./fillRange";
import type { SheetPlan } from "./sheetPlan";
import { rangeOf } from "./sheetPlan";
import { visibleRuns } from "./visibleRuns";

/** Plans the looks and number formats of a sheet: one job for each rectangle of one look. */
export function planLooks(plan: SheetPlan): void {
  for (const run of visibleRuns(plan.drawing.styles)) {
    plan.add("looks", { calls: lookCalls(STYLES[run.style]) }, (sheet) => {
      const range = rangeOf(sheet, run);
      applyLook(range.format, STYLES[run.style], run);
      if (run.format !== undefined) fillRange(range, "numberFormat", run.format);
    });
  }
}

/** Most calls that a look takes: a few for its objects, one or two for each property, three for each line. */
function lookCalls(look: Look): number {
  const lines = look.border === undefined ? 0 : 6;
  const callsPerLine = typeof look.border === "object" ? 4 : 3;
  return 8 + 2 * Object.keys(look).length + callsPerLine * lines;
}

function applyLook(format: Excel.RangeFormat, look: Look, area: Area): void {
  const { font } = format;
  if (look.bold) font.bold = true;
  if (look.italic) font.italic = true;
  if (look.underline) font.underline = "Single";
  if (look.sizePt !== undefined) font.size = look.sizePt;
  if (look.color !== undefined) font.color = `#${look.color}`;
  if (look.fill !== undefined) format.fill.color = `#${look.fill}`;
  if (look.border !== undefined) {
    for (const [edge, line] of edgesOf(look.border, area)) {
      const border = format.borders.getItem(edge);
      border.style = line.style === "dotted" ? "Dot" : "Continuous";
      border.color = `#${line.color}`;
      if (typeof look.border === "object") border.weight = WEIGHTS[line.style];
    }
  }
  if (look.align !== undefined) format.horizontalAlignment = ALIGNMENTS[look.align];
  if (look.indent !== undefined) format.indentLevel = look.indent;
  // Where one cell of a row wraps, the others stand beside its first line.
  format.verticalAlignment = look.valign ? VERTICAL[look.valign] : "Top";
  if (look.wrap) format.wrapText = true;
  if (look.unlocked) format.protection.locked = false;
}

const ALIGNMENTS = { left: "Left", center: "Center", right: "Right" } as const;

const VERTICAL = { center: "Center", bottom: "Bottom" } as const;

const WEIGHTS = { thin: "Thin", dotted: "Thin", medium: "Medium", thick: "Thick" } as const;

type Edge = "EdgeTop" | "EdgeLeft" | "EdgeBottom" | "EdgeRight" | "InsideHorizontal" | "InsideVertical";

/** The lines of an area in which every cell has its border. Two cells share the line between them: it is the upper or left one's. */
function edgesOf(border: NonNullable<Look["border"]>, { rows, columns }: Area): [Edge, BorderLine][] {
  const { top, left, bottom, right } = bordersOf(border);
  const lines: [Edge, BorderLine | undefined][] = [
    ["EdgeTop", top],
    ["EdgeLeft", left],
    ["EdgeBottom", bottom],
    ["EdgeRight", right],
    ["InsideHorizontal", rows > 1 ? (bottom ?? top) : undefined],
    ["InsideVertical", columns > 1 ? (right ?? left) : undefined],
  ];
  return lines.flatMap(([edge, line]) => (line ? [[edge, line]] : []));
}

/** The part of a look that a conditional format may change. */
export function applyDifference(format: Excel.ConditionalRangeFormat, style: StyleName): void {
  const look: Look = STYLES[style];
  if (look.bold) format.font.bold = true;
  if (look.color !== undefined) format.font.color = `#${look.color}`;
  if (look.fill !== undefined) format.fill.color = `#${look.fill}`;
}
