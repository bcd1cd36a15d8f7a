import type { Package } from "./package";
import { NAMESPACE, XML_HEADER } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.theme+xml";

/** Text and ground as the user's system has them. */
const SYSTEM_COLORS =
  '<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>';

/** The other colors of the Office theme of 2007, by their place in the theme. */
const COLORS = [
  ["dk2", "1F497D"],
  ["lt2", "EEECE1"],
  ["accent1", "4F81BD"],
  ["accent2", "C0504D"],
  ["accent3", "9BBB59"],
  ["accent4", "8064A2"],
  ["accent5", "4BACC6"],
  ["accent6", "F79646"],
  ["hlink", "0000FF"],
  ["folHlink", "800080"],
] as const;

const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const EFFECT = "<a:effectStyle><a:effectLst/></a:effectStyle>";

/** Adds the workbook's theme: what a user finds under "theme colors" and "theme fonts". */
export function addTheme(pack: Package): void {
  const colors = COLORS.map(([place, color]) => `<a:${place}><a:srgbClr val="${color}"/></a:${place}>`);
  const font = (place: string, name: string) =>
    `<a:${place}><a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/></a:${place}>`;
  const line = (width: number) => `<a:ln w="${String(width)}">${FILL}</a:ln>`;
  pack.add(
    "xl/theme/theme1.xml",
    `${XML_HEADER}<a:theme xmlns:a="${NAMESPACE.drawing}" name="Office Theme"><a:themeElements>` +
      `<a:clrScheme name="Office">${SYSTEM_COLORS}${colors.join("")}</a:clrScheme>` +
      `<a:fontScheme name="Office">${font("majorFont", "Cambria")}${font("minorFont", "Calibri")}</a:fontScheme>` +
      // The schema wants three of each: subtle, moderate, intense.
      `<a:fmtScheme name="Office"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst>` +
      `<a:lnStyleLst>${line(9525)}${line(25400)}${line(38100)}</a:lnStyleLst>` +
      `<a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst>` +
      `<a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
    CONTENT_TYPE,
  );
  pack.relate("xl/workbook.xml", "theme", "theme/theme1.xml");
}
