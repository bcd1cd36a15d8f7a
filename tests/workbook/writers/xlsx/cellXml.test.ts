import type { DrawnFormula } from "../../../../src/workbook/drawing";
import type { CellValue } from "../../../../src/workbook/spec";
import { formulaCell, valueCell } from "../../../../src/workbook/writers/xlsx/cellXml";
import { SharedTexts } from "../../../../src/workbook/writers/xlsx/sharedTexts";

const CALLED: DrawnFormula = { formula: "", custom: true, spill: { rows: 1, columns: 1 } };
const NATIVE: DrawnFormula = { ...CALLED, custom: false };

test.each<[CellValue, number, string]>([
  [null, 0, ""],
  [null, 3, '<c r="B4" s="3"/>'],
  [1.5, 0, '<c r="B4"><v>1.5</v></c>'],
  [-0, 0, '<c r="B4"><v>0</v></c>'],
  [1e21, 0, '<c r="B4"><v>1e+21</v></c>'],
  [true, 2, '<c r="B4" s="2" t="b"><v>1</v></c>'],
  [false, 0, '<c r="B4" t="b"><v>0</v></c>'],
  [{ error: "#N/A", message: "no" }, 0, '<c r="B4" t="e"><v>#N/A</v></c>'],
  [{ error: "#SPILL!" }, 0, '<c r="B4" t="e"><v>#VALUE!</v></c>'],
  ["", 0, '<c r="B4" t="s"><v>0</v></c>'],
  ["=1+1", 5, '<c r="B4" s="5" t="s"><v>0</v></c>'],
])("the value %j with style %i is %s", (value, style, xml) => {
  expect(valueCell("B4", value, style, new SharedTexts())).toBe(xml);
});

test("cells of one text hold one number", () => {
  const texts = new SharedTexts();
  const cells = ["a", "b", "a"].map((text) => valueCell("B4", text, 0, texts));
  expect(cells.map((cell) => /<v>(.*)<\/v>/.exec(cell)?.[1])).toEqual(["0", "1", "0"]);
});

test.each<[string, DrawnFormula, string, CellValue, string]>([
  ["a number", NATIVE, "B1*2", 4, '<c r="B4"><f>B1*2</f><v>4</v></c>'],
  ["a text", NATIVE, '"<"&B1', "<4", '<c r="B4" t="str"><f>"&lt;"&amp;B1</f><v>&lt;4</v></c>'],
  [
    "a text that nobody can type",
    NATIVE,
    "LEFT(B1,2)&CHAR(13)",
    "a\ud83d\r_x0041_",
    '<c r="B4" t="str"><f>LEFT(B1,2)&amp;CHAR(13)</f><v>a_xD83D__x000D__x005F_x0041_</v></c>',
  ],
  ["a truth value", NATIVE, "B1>2", true, '<c r="B4" t="b"><f>B1&gt;2</f><v>1</v></c>'],
  ["an error", NATIVE, "1/0", { error: "#DIV/0!" }, '<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
  ["nothing yet", NATIVE, "B1*2", null, '<c r="B4"><f>B1*2</f></c>'],
  [
    "a custom number",
    CALLED,
    "_xldudf_A_B(1)",
    4,
    '<c r="B4" cm="1"><f t="array" ref="B4">_xldudf_A_B(1)</f><v>4</v></c>',
  ],
  [
    "a custom text",
    CALLED,
    "_xldudf_A_B(1)",
    "x",
    '<c r="B4" t="str" cm="1"><f t="array" ref="B4">_xldudf_A_B(1)</f><v>x</v></c>',
  ],
  [
    "a spill",
    { ...CALLED, spill: { rows: 3, columns: 2 } },
    "_xldudf_A_B(1)",
    4,
    '<c r="B4" cm="1"><f t="array" ref="B4:C6">_xldudf_A_B(1)</f><v>4</v></c>',
  ],
  [
    "a spill in one row",
    { ...NATIVE, spill: { rows: 1, columns: 2 } },
    "A1:B1",
    4,
    '<c r="B4" cm="1"><f t="array" ref="B4:C4">A1:B1</f><v>4</v></c>',
  ],
  [
    "a native spill",
    { ...NATIVE, spill: { rows: 2, columns: 1 } },
    "A1:A2",
    4,
    '<c r="B4" cm="1"><f t="array" ref="B4:B5">A1:A2</f><v>4</v></c>',
  ],
])("a formula that gives %s", (_, formula, stored, value, xml) => {
  expect(formulaCell(3, 1, { formula, stored, value, style: 0 })).toBe(xml);
});

test.each<[string, CellValue]>([
  ["NotFinite", NaN],
  ["NotFinite", Infinity],
  ["TextTooLong", "x".repeat(32_768)],
])("%s: such a value is refused, in plain cells and as a result", (code, value) => {
  expect(() => valueCell("B4", value, 0, new SharedTexts())).toThrow(expect.objectContaining({ code }));
  expect(() => formulaCell(3, 1, { formula: NATIVE, stored: "1", value, style: 0 })).toThrow(
    expect.objectContaining({ code }),
  );
});

test.each([
  ["a\u0000b", "a_x0000_b"],
  ["a\rb", "a_x000D_b"],
  ["half \uD83D pair", "half _xD83D_ pair"],
])(
  "%j is refused in plain cells; as a result of a formula it is escaped, as Excel does",
  (value, escaped) => {
    expect(() => valueCell("B4", value, 0, new SharedTexts())).toThrow(
      expect.objectContaining({ code: "ControlCharacter" }),
    );
    expect(formulaCell(3, 1, { formula: NATIVE, stored: "1", value, style: 0 })).toContain(
      `<v>${escaped}</v>`,
    );
  },
);
