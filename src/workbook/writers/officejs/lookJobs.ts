import type { Area } from "../../drawing";
import type { Look, StyleName } from "../../styles";
import { STYLES } from "../../styles";
import { fillRange } from "./fillRange";
import type { SheetPlan } from "./sheetPlan";
import { rangeOf } from "./sheetPlan";
import { visibleRuns } from "./visibleRuns";

/** Grey that stands out from white by 3.9 to 1: borders mark inputs. */
const BORDER = "#808080";

/** What the line of a heading and the frame of an input consist of, beside the lines inside a larger area. */
const EDGES = {
  bottom: ["EdgeBottom"],
  thin: ["EdgeTop", "EdgeLeft", "EdgeBottom", "EdgeRight"],
} as const;

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
  return 8 + 2 * Object.keys(look).length + 3 * lines;
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
    for (const edge of edgesOf(look.border, area)) {
      const border = format.borders.getItem(edge);
      border.style = "Continuous";
      border.color = BORDER;
    }
  }
  if (look.align !== undefined) format.horizontalAlignment = ALIGNMENTS[look.align];
  if (look.indent !== undefined) format.indentLevel = look.indent;
  // Where one cell of a row wraps, the others stand beside its first line.
  format.verticalAlignment = "Top";
  if (look.wrap) format.wrapText = true;
  if (look.unlocked) format.protection.locked = false;
}

const ALIGNMENTS = { left: "Left", center: "Center", right: "Right" } as const;

type Edge = (typeof EDGES)[keyof typeof EDGES][number] | "InsideHorizontal" | "InsideVertical";

/** The lines of an area in which every cell has its border. */
function edgesOf(border: NonNullable<Look["border"]>, { rows, columns }: Area): Edge[] {
  return [
    ...EDGES[border],
    ...(rows > 1 ? (["InsideHorizontal"] as const) : []),
    ...(columns > 1 && border === "thin" ? (["InsideVertical"] as const) : []),
  ];
}

/** The part of a look that a conditional format may change. */
export function applyDifference(format: Excel.ConditionalRangeFormat, style: StyleName): void {
  const look: Look = STYLES[style];
  if (look.bold) format.font.bold = true;
  if (look.color !== undefined) format.font.color = `#${look.color}`;
  if (look.fill !== undefined) format.fill.color = `#${look.fill}`;
}
