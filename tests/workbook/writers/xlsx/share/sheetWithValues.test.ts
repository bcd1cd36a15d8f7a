import { CustomUse } from "../../../../../src/workbook/writers/xlsx/share/customUse";
import {
  sheetWithValues,
  tableWithoutFormulas,
} from "../../../../../src/workbook/writers/xlsx/share/sheetWithValues";

const use = new CustomUse([
  { name: "Doubled", formula: "_xldudf_VSAN_TWICE(Plan!$A$1)" },
  { name: "Fourfold", formula: "doubled*2" },
  { name: "Plain", formula: "Plan!$A$1" },
  { name: "Quoted", formula: '"Doubled _xldudf_X"' },
]);

describe("what needs a custom function", () => {
  test.each([
    ["_xldudf_VSAN_TWICE(A1)", true],
    ["1+DOUBLED", true],
    ["Fourfold", true],
    ["Plain+1", false],
    ["Quoted", false],
    ['"Doubled"&A1', false],
    ['"say ""Doubled"""', false],
    ["SUM(A1:A2)", false],
    ["MyDoubled", false],
    ["Doubled.x", false],
  ])("%s: %s", (formula, expected) => {
    expect(use.in(formula)).toBe(expected);
  });

  test("names count through other names, whatever their order", () => {
    expect([...use.names].sort()).toEqual(["doubled", "fourfold"]);
    const backwards = new CustomUse([
      { name: "C", formula: "B" },
      { name: "B", formula: "A" },
      { name: "A", formula: "_xldudf_X()" },
    ]);
    expect([...backwards.names].sort()).toEqual(["a", "b", "c"]);
  });

  test("in words: without the prefixes of files, and with the names that are in it", () => {
    expect(use.asTyped("_xlfn.STDEV.S(_xldudf_VSAN_TWICE(A1),Doubled,Plain)")).toBe(
      "=STDEV.S(VSAN_TWICE(A1),Doubled,Plain)\nDoubled: =VSAN_TWICE(Plan!$A$1)",
    );
    expect(use.asTyped("_xlfn._xlws.SORT(_xlpm.x)")).toBe("=SORT(x)");
  });
});

describe("cells", () => {
  test.each([
    [
      "a formula becomes its value and no longer a dynamic array",
      '<c r="A2" s="3" cm="1"><f t="array" ref="A2">_xldudf_VSAN_TWICE(A1)</f><v>42</v></c>',
      '<c r="A2" s="3"><v>42</v></c>',
    ],
    ["text stays of its type", '<c r="A2" t="str"><f>Doubled</f><v>x</v></c>', '<c r="A2" t="str"><v>x</v></c>'],
    ["a text in the cell", '<c r="A2" t="inlineStr"><f>Doubled</f><is><t>x</t></is></c>', '<c r="A2" t="inlineStr"><is><t>x</t></is></c>'],
  ])("%s", (_, cell, expected) => {
    const { xml, replaced, notCalculated } = sheetWithValues(`<row>${cell}</row>`, use);
    expect([xml, replaced, notCalculated]).toEqual([`<row>${expected}</row>`, 1, []]);
  }); // prettier-ignore

  test.each([
    '<c r="A1" s="1"/>',
    '<c r="A1"><v>1</v></c>',
    '<c r="A1"><f>SUM(B1:B2)</f><v>1</v></c>',
    '<c r="A1" cm="1"><f t="array" ref="A1">SUM(B1:B2)</f><v>1</v></c>',
    '<c r="A1" t="str"><f>&quot;Doubled&quot;</f><v>Doubled</v></c>',
  ])("%s stays", (cell) => {
    expect(sheetWithValues(cell, use)).toEqual({ xml: cell, notes: [], replaced: 0, notCalculated: [] });
  });

  test("formulas that cells share are each found, also where the first one states it", () => {
    const sheet =
      '<c r="A1"><f t="shared" ref="A1:A2" si="0">Doubled+B1</f><v>1</v></c><c r="A2"><f t="shared" si="0"/><v>2</v></c>' +
      '<c r="C1"><f t="shared" ref="C1:C2" si="1">B1*2</f><v>3</v></c><c r="C2"><f t="shared" si="1"/><v>4</v></c>';
    const { xml, replaced } = sheetWithValues(sheet, use);
    expect(replaced).toBe(2);
    expect(xml).toBe(
      '<c r="A1"><v>1</v></c><c r="A2"><v>2</v></c>' +
        '<c r="C1"><f t="shared" ref="C1:C2" si="1">B1*2</f><v>3</v></c><c r="C2"><f t="shared" si="1"/><v>4</v></c>',
    );
  });

  test("cells without a value are named", () => {
    const sheet =
      '<c r="A1"><f>Doubled</f></c><c r="A2"><f>Doubled</f><v></v></c><c r="A3"><f>Doubled</f><v>1</v></c>';
    expect(sheetWithValues(sheet, use).notCalculated).toEqual(["A1"]);
  });

  test("entities of a formula are characters of its note", () => {
    const sheet = '<c r="A1"><f>IF(Doubled&gt;1,&quot;a&amp;b&quot;,0)</f><v>1</v></c>';
    expect(sheetWithValues(sheet, use).notes[0]?.text).toMatch(/^=IF\(Doubled>1,"a&b",0\)\nDoubled: =/);
  });
});

test.each([
  ["three of a column, each for its row", ["B2 _xldudf_X(A2)", "B3 _xldudf_X(A3)", "B4 _xldudf_X(A4)"], ["B2 =X(A2)\nSo in 2 more cells of this column, each for its row."]],
  ["rows of two and three digits", ["B99 _xldudf_X(A99)", "B100 _xldudf_X(A100)"], ["B99 =X(A99)\nSo in 1 more cell of this column, each for its row."]],
  ["two of a column", ["B2 _xldudf_X(A2)", "B3 _xldudf_X(A3)"], ["B2 =X(A2)\nSo in 1 more cell of this column, each for its row."]],
  ["other columns", ["B2 _xldudf_X(A2)", "C2 _xldudf_X(A2)"], ["B2 =X(A2)", "C2 =X(A2)"]],
  ["other rows that they refer to", ["B2 _xldudf_X(A2)", "B3 _xldudf_X(A2)"], ["B2 =X(A2)", "B3 =X(A2)"]],
  ["a number like the row is no row", ["B2 _xldudf_X(A2,2)", "B3 _xldudf_X(A3,3)"], ["B2 =X(A2,2)", "B3 =X(A3,3)"]],
  ["nor is a longer one", ["B2 _xldudf_X(A25)", "B3 _xldudf_X(A35)"], ["B2 =X(A25)", "B3 =X(A35)"]],
  ["nor the end of a function's name", ["B2 _xldudf_X(LOG2(1))", "B3 _xldudf_X(LOG3(1))"], ["B2 =X(LOG2(1))", "B3 =X(LOG3(1))"]],
])("notes of %s", (_, formulas, notes) => {
  const cells = formulas.map((one) => {
    const [cell = "", formula = ""] = one.split(" ");
    return `<c r="${cell}"><f>${formula}</f><v>1</v></c>`;
  });
  const found = sheetWithValues(cells.join(""), use).notes;
  expect(found.map(({ cell, text }) => `${cell} ${text}`)).toEqual(notes);
}); // prettier-ignore

test("a table loses the column formulas that need a custom function, through names too", () => {
  const column = (formula: string) =>
    `<calculatedColumnFormula array="1">${formula}</calculatedColumnFormula>`;
  expect(tableWithoutFormulas(`${column("Fourfold+1")}${column("A1&amp;1")}`, use)).toBe(column("A1&amp;1"));
});
