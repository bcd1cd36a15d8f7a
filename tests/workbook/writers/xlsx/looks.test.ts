import type { Look } from "../../../../src/workbook/styles";
import {
  alignmentXml,
  borderXml,
  DEFAULT_FONT,
  differenceXml,
  fillXml,
  fontXml,
  protectionXml,
} from "../../../../src/workbook/writers/xlsx/looks";

const FACE = '<name val="Calibri"/><family val="2"/>';

test.each<[Look, string]>([
  [{}, `<font><sz val="11"/><color theme="1"/>${FACE}<scheme val="minor"/></font>`],
  [{ wrap: true, fill: "FFFFFF" }, DEFAULT_FONT],
  [{ bold: true }, `<font><b/><sz val="11"/>${FACE}</font>`],
  [{ italic: true }, `<font><i/><sz val="11"/>${FACE}</font>`],
  [{ underline: true }, `<font><u/><sz val="11"/>${FACE}</font>`],
  [{ sizePt: 18 }, `<font><sz val="18"/>${FACE}</font>`],
  [{ color: "1F3864" }, `<font><sz val="11"/><color rgb="FF1F3864"/>${FACE}</font>`],
  [
    { bold: true, italic: true, underline: true, sizePt: 9, color: "000000" },
    `<font><b/><i/><u/><sz val="9"/><color rgb="FF000000"/>${FACE}</font>`,
  ],
])("the font of %j", (look, xml) => {
  expect(fontXml(look)).toBe(xml);
});

test.each<[Look, string]>([
  [{ bold: true }, '<fill><patternFill patternType="none"/></fill>'],
  [
    { fill: "FFF2CC" },
    '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill>',
  ],
])("the fill of %j", (look, xml) => {
  expect(fillXml(look)).toBe(xml);
});

const side = (name: string): string => `<${name} style="thin"><color rgb="FF808080"/></${name}>`;

test.each<[Look, string]>([
  [{}, "<border><left/><right/><top/><bottom/><diagonal/></border>"],
  [{ border: "bottom" }, `<border><left/><right/><top/>${side("bottom")}<diagonal/></border>`],
  [
    { border: "thin" },
    `<border>${side("left")}${side("right")}${side("top")}${side("bottom")}<diagonal/></border>`,
  ],
  [
    { border: { top: { style: "thick", color: "FFFFFF" }, right: { style: "medium", color: "1F1F1F" } } },
    '<border><left/><right style="medium"><color rgb="FF1F1F1F"/></right><top style="thick"><color rgb="FFFFFFFF"/></top><bottom/><diagonal/></border>',
  ],
  [
    { border: { bottom: { style: "dotted", color: "BFBFBF" }, left: { style: "thin", color: "B8A25A" } } },
    '<border><left style="thin"><color rgb="FFB8A25A"/></left><right/><top/><bottom style="dotted"><color rgb="FFBFBFBF"/></bottom><diagonal/></border>',
  ],
])("the border of %j", (look, xml) => {
  expect(borderXml(look)).toBe(xml);
});

test.each<[Look, string]>([
  [{}, '<alignment vertical="top"/>'],
  [{ align: "right" }, '<alignment horizontal="right" vertical="top"/>'],
  [{ align: "left", indent: 2 }, '<alignment horizontal="left" vertical="top" indent="2"/>'],
  [{ wrap: true }, '<alignment vertical="top" wrapText="1"/>'],
  [{ valign: "center" }, '<alignment vertical="center"/>'],
  [{ valign: "bottom", align: "right" }, '<alignment horizontal="right" vertical="bottom"/>'],
])("the alignment of %j", (look, xml) => {
  expect(alignmentXml(look)).toBe(xml);
});

test("only an unlocked look has a protection", () => {
  expect([protectionXml({}), protectionXml({ unlocked: true })]).toEqual(["", '<protection locked="0"/>']);
});

test.each<[Look, string]>([
  [{ sizePt: 18, color: "9C0006" }, '<dxf><font><color rgb="FF9C0006"/></font></dxf>'],
  [
    { bold: true, fill: "FFC7CE" },
    '<dxf><font><b/></font><fill><patternFill patternType="solid"><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf>',
  ],
  [
    { fill: "5B7DB1" },
    '<dxf><fill><patternFill patternType="solid"><bgColor rgb="FF5B7DB1"/></patternFill></fill></dxf>',
  ],
])("what a conditional format of %j changes", (look, xml) => {
  expect(differenceXml(look)).toBe(xml);
});

test("looks of users: typeface, struck, raised, lines, turned", () => {
  expect(fontXml({ font: "A&B", strike: true, underline: true, raised: "subscript" })).toBe(
    '<font><strike/><u/><vertAlign val="subscript"/><sz val="11"/><name val="A&amp;B"/><family val="2"/></font>',
  );
  const line = { style: "mediumDashDot", color: "00FF00" } as const;
  expect(borderXml({ border: { right: line } })).toContain(
    '<right style="mediumDashDot"><color rgb="FF00FF00"/></right>',
  );
  const turned = (rotation: number | "stacked") =>
    /textRotation="(\d+)"/.exec(alignmentXml({ rotation }))?.[1];
  expect([turned(45), turned(-45), turned("stacked")]).toEqual(["45", "135", "255"]);
  expect(alignmentXml({ align: "justify", valign: "top" })).toBe(
    '<alignment horizontal="justify" vertical="top"/>',
  );
});
