import type { Style } from "exceljs";
import type { Look, StyleName } from "../../styles";
import { STYLES } from "../../styles";

const FONT = { name: "Calibri", family: 2, size: 11 };

/** Grey that stands out from white by 3.9 to 1: borders mark inputs. */
const BORDER = { argb: "FF808080" };

/** A look and a number format in ExcelJS's words. */
export function excelStyle(style: StyleName, format?: string): Partial<Style> {
  const look: Look = STYLES[style];
  const { bold, italic, underline, sizePt, color } = look;
  const hasFont = bold ?? italic ?? underline ?? sizePt ?? color;
  return {
    ...(format === undefined ? {} : { numFmt: format }),
    ...(hasFont === undefined
      ? {}
      : {
          font: {
            ...FONT,
            ...(sizePt === undefined ? {} : { size: sizePt }),
            ...(bold ? { bold } : {}),
            ...(italic ? { italic } : {}),
            ...(underline ? { underline } : {}),
            ...(color === undefined ? {} : { color: { argb: `FF${color}` } }),
          },
        }),
    ...(look.fill === undefined
      ? {}
      : { fill: { type: "pattern", pattern: "solid", fgColor: { argb: `FF${look.fill}` } } }),
    ...(look.border === undefined ? {} : { border: borders(look.border) }),
    ...alignment(look),
    ...(look.unlocked ? { protection: { locked: false } } : {}),
  };
}

/** The part of a look that a conditional format may change; its fill is stored as a background colour. */
export function excelDifference(style: StyleName): Partial<Style> {
  const look: Look = STYLES[style];
  return {
    font: {
      ...(look.bold ? { bold: true } : {}),
      ...(look.color === undefined ? {} : { color: { argb: `FF${look.color}` } }),
    },
    ...(look.fill === undefined
      ? {}
      : { fill: { type: "pattern", pattern: "solid", bgColor: { argb: `FF${look.fill}` } } }),
  };
}

function alignment({ align, indent, wrap }: Look): Pick<Partial<Style>, "alignment"> {
  // Where one cell of a row wraps, the others stand beside its first line.
  return {
    alignment: {
      vertical: "top",
      ...(align ? { horizontal: align } : {}),
      ...(indent === undefined ? {} : { indent }),
      ...(wrap ? { wrapText: true } : {}),
    },
  };
}

function borders(border: NonNullable<Look["border"]>): NonNullable<Style["border"]> {
  const line = { style: "thin", color: BORDER } as const;
  return border === "bottom" ? { bottom: line } : { top: line, left: line, bottom: line, right: line };
}
