import * as fflate from "fflate";
import { Package } from "../../../../src/workbook/writers/xlsx/package";
import { StyleSheet } from "../../../../src/workbook/writers/xlsx/styleSheet";
import { partsOf } from "./partsOf";

async function xmlOf(styles: StyleSheet): Promise<string> {
  const pack = new Package(fflate);
  styles.addTo(pack);
  return partsOf(pack).get("xl/styles.xml") ?? "";
}

/** The elements of one of its lists. */
function list(xml: string, name: string, element: string): string[] {
  const [, content = ""] = new RegExp(`<${name} count="\\d+">(.*?)</${name}>`).exec(xml) ?? [];
  return content.split(new RegExp(`(?=<${element}[ >])`)).filter((part) => part !== "");
}

test("cells that look the same have the same number, in the order of first use", () => {
  const styles = new StyleSheet();
  expect([styles.idOf("title"), styles.idOf("label"), styles.idOf("title")]).toEqual([1, 2, 1]);
  expect([styles.idOf("label", "0.0"), styles.idOf("label"), styles.idOf("label", "0.0")]).toEqual([3, 2, 3]);
  // Two roles, one look.
  expect(styles.idOf("value")).toBe(styles.idOf("label"));
});

test("number 0 is a cell that no one has touched", async () => {
  const [first] = list(await xmlOf(new StyleSheet()), "cellXfs", "xf");
  expect(first).toBe('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');
});

test("an input has fill, border, and is not locked", async () => {
  const styles = new StyleSheet();
  const id = styles.idOf("input", "#,##0");
  const xml = await xmlOf(styles);
  expect(list(xml, "cellXfs", "xf")[id]).toBe(
    '<xf numFmtId="3" fontId="1" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" ' +
      'applyBorder="1" applyAlignment="1" applyProtection="1"><alignment vertical="top"/><protection locked="0"/></xf>',
  );
  expect(list(xml, "fills", "fill")[2]).toContain('patternType="solid"><fgColor rgb="FFFFF2CC"/>');
  expect(list(xml, "borders", "border")[1]).toContain('<left style="thin"><color rgb="FF808080"/></left>');
});

test("a look states only what is its own", async () => {
  const styles = new StyleSheet();
  const ids = [styles.idOf("label"), styles.idOf("title"), styles.idOf("good", "0")];
  const cells = list(await xmlOf(styles), "cellXfs", "xf");
  expect(ids.map((id) => cells[id])).toEqual([
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top"/></xf>',
    '<xf numFmtId="1" fontId="2" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top"/></xf>',
  ]);
});

test.each([
  ["General", 0],
  ["0", 1],
  ["0.00", 2],
  ["#,##0", 3],
  ["#,##0.00", 4],
  ["0%", 9],
  ["0.00%", 10],
  ["0.0", 164],
])("the format %s has Excel's number %i", async (format, number) => {
  const styles = new StyleSheet();
  styles.idOf("label", format);
  const [, second, ...more] = list(await xmlOf(styles), "cellXfs", "xf");
  expect(second).toContain(`numFmtId="${number}"`);
  expect(more).toEqual([]);
});

test("a heading has a line below and none around", async () => {
  const styles = new StyleSheet();
  styles.idOf("heading");
  expect(list(await xmlOf(styles), "borders", "border")[1]).toBe(
    '<border><left/><right/><top/><bottom style="thin"><color rgb="FF808080"/></bottom><diagonal/></border>',
  );
});

test("the first two fills are those that Excel puts there", async () => {
  const styles = new StyleSheet();
  styles.idOf("good");
  const fills = list(await xmlOf(styles), "fills", "fill").map(
    (fill) => /patternType="(\w+)"/.exec(fill)?.[1],
  );
  expect(fills).toEqual(["none", "gray125", "solid"]);
});

test("formats of Excel's own are not spelled out; others count from 164", async () => {
  const styles = new StyleSheet();
  for (const format of ["General", "0", "#,##0.00", "0%", "0.0%", '0.0 "a"', "0.0%"])
    styles.idOf("value", format);
  const xml = await xmlOf(styles);
  expect(list(xml, "cellXfs", "xf").map((xf) => Number(/numFmtId="(\d+)"/.exec(xf)?.[1]))).toEqual([
    ...[0, 0, 1, 4, 9, 164, 165],
  ]);
  expect(list(xml, "numFmts", "numFmt")).toEqual([
    '<numFmt numFmtId="164" formatCode="0.0%"/>',
    '<numFmt numFmtId="165" formatCode="0.0 &quot;a&quot;"/>',
  ]);
});

test("lists that are empty are skipped", async () => {
  const xml = await xmlOf(new StyleSheet());
  expect(xml).not.toContain("numFmts");
  expect(xml).not.toContain("dxfs");
});

test("a conditional format changes color, weight and ground; the ground is a background color", async () => {
  const styles = new StyleSheet();
  expect([
    styles.differenceIdOf("bad"),
    styles.differenceIdOf("header"),
    styles.differenceIdOf("bad"),
  ]).toEqual([...[0, 1, 0]]);
  expect(styles.differenceIdOf("note")).toBe(2);
  expect(list(await xmlOf(styles), "dxfs", "dxf")).toEqual([
    '<dxf><font><color rgb="FF9C0006"/></font><fill><patternFill patternType="solid"><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf>',
    '<dxf><font><b/><color rgb="FFFFFFFF"/></font><fill><patternFill patternType="solid"><bgColor rgb="FF1F3864"/></patternFill></fill></dxf>',
    '<dxf><font><color rgb="FF595959"/></font></dxf>',
  ]);
});
