import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { addNotes } from "../../../../../src/workbook/writers/xlsx/share/addNotes";
import { FileParts } from "../../../../../src/workbook/writers/xlsx/share/fileParts";

const SHEET = "xl/worksheets/sheet1.xml";
const RELATIONS = "xl/worksheets/_rels/sheet1.xml.rels";
const TYPES = "[Content_Types].xml";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A file of these parts with two notes added, as texts by path. */
function noted(parts: Record<string, string>): Record<string, string> {
  const file = FileParts.read(zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))));
  addNotes(file, SHEET, [
    { cell: "B2", text: "first" },
    { cell: "C3", text: "second" },
  ]);
  return Object.fromEntries(Object.entries(unzipSync(file.zipped())).map(([path, bytes]) => [path, strFromU8(bytes)]));
} // prettier-ignore

const plain = (more: Record<string, string> = {}): Record<string, string> => ({
  [TYPES]: '<Types xmlns="x"><Default Extension="xml"/></Types>',
  [SHEET]: "<worksheet><sheetData/><tableParts/></worksheet>",
  ...more,
});

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

describe("a sheet without notes", () => {
  test("gets a part of its own with one author and both notes", () => {
    const parts = noted(plain());
    expect(parts["xl/comments1.xml"]).toContain(
      "<authors><author>HCI Planner</author></authors><commentList>" +
        '<comment ref="B2" authorId="0"><text><r><t xml:space="preserve">first</t></r></text></comment>' +
        '<comment ref="C3" authorId="0"><text><r><t xml:space="preserve">second</t></r></text></comment></commentList>',
    );
  });

  test("is related to it and to the boxes, which the sheet names in front of its tables", () => {
    const parts = noted(plain());
    expect(parts[RELATIONS]).toContain(
      relation("rIdShare1", "comments", "../comments1.xml") +
        relation("rIdShare2", "vmlDrawing", "../drawings/vmlDrawing1.vml") +
        "</Relationships>",
    );
    expect(parts[SHEET]).toBe(
      `<worksheet><sheetData/><legacyDrawing xmlns:r="${OFFICE}" r:id="rIdShare2"/><tableParts/></worksheet>`,
    );
  });

  test("gets content types: the default in front, the override behind", () => {
    expect(noted(plain())[TYPES]).toBe(
      '<Types xmlns="x"><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
        '<Default Extension="xml"/><Override PartName="/xl/comments1.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/></Types>',
    );
  });

  test("names the type of boxes once", () => {
    const types = '<Types><Default Extension="vml"/></Types>';
    expect(noted(plain({ [TYPES]: types }))[TYPES]?.match(/Extension="vml"/g)).toHaveLength(1);
  });

  test("leaves the parts of other sheets alone: its own have the next free numbers", () => {
    const parts = noted(
      plain({ "xl/comments1.xml": "<theirs/>", "xl/drawings/vmlDrawing1.vml": "<theirs/>" }),
    );
    expect([parts["xl/comments1.xml"], parts["xl/drawings/vmlDrawing1.vml"]]).toEqual([
      "<theirs/>",
      "<theirs/>",
    ]);
    expect(parts["xl/comments2.xml"]).toContain('ref="B2"');
    expect(parts["xl/drawings/vmlDrawing2.vml"]).toContain("<x:Row>1</x:Row>");
    expect(parts[RELATIONS]).toContain('Target="../drawings/vmlDrawing2.vml"');
  });
});

test.each([
  ["its end", "<worksheet><sheetData/>", "</worksheet>"],
  ["an extension list of its own", "<worksheet><sheetData/>", "<extLst><ext/></extLst></worksheet>"],
  ["pictures", "<worksheet><sheetData/>", '<picture r:id="x"/></worksheet>'],
  [
    "tables, not the extension of a conditional format",
    "<worksheet><conditionalFormatting><extLst><ext/></extLst></conditionalFormatting>",
    "<tableParts/></worksheet>",
  ],
])("the boxes are in front of %s", (_, before, after) => {
  const sheet = noted(plain({ [SHEET]: before + after }))[SHEET];
  expect(sheet).toBe(`${before}<legacyDrawing xmlns:r="${OFFICE}" r:id="rIdShare2"/>${after}`);
});

describe("a sheet with a note at B2 and its box", () => {
  const existing = plain({
    [SHEET]: '<worksheet><sheetData/><legacyDrawing r:id="rId7"/></worksheet>',
    [RELATIONS]: `<Relationships>${relation("rId5", "comments", "../comments4.xml")}${relation("rId6", "vmlDrawing", "../drawings/header.vml")}${relation("rId7", "vmlDrawing", "../drawings/own.vml")}</Relationships>`,
    "xl/comments4.xml":
      '<comments><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><t>at A1</t></text></comment>' +
      '<comment ref="B2" authorId="0"><text><t>mine</t></text></comment></commentList></comments>',
    "xl/drawings/own.vml": "<xml><box/></xml>\n",
    "xl/drawings/header.vml": "<xml/>",
  });

  test("the note at B2 continues below, the other is added by a second author", () => {
    expect(noted(existing)["xl/comments4.xml"]).toBe(
      "<comments><authors><author>Ann</author><author>HCI Planner</author></authors><commentList>" +
        '<comment ref="A1" authorId="0"><text><t>at A1</t></text></comment>' +
        '<comment ref="B2" authorId="0"><text><t>mine</t><r><t xml:space="preserve">\nfirst</t></r></text></comment>' +
        '<comment ref="C3" authorId="1"><text><r><t xml:space="preserve">second</t></r></text></comment></commentList></comments>',
    );
  });

  test("only C3 gets a box, in the drawing that the sheet names", () => {
    const parts = noted(existing);
    expect(parts["xl/drawings/own.vml"]).toMatch(/^<xml><box\/><v:shape .*<x:Row>2<\/x:Row><x:Column>2<\/x:Column>.*<\/v:shape><\/xml>$/);
    expect(parts["xl/drawings/own.vml"]?.match(/<v:shape /g)).toHaveLength(1);
    expect(parts["xl/drawings/header.vml"]).toBe("<xml/>");
  }); // prettier-ignore

  test("nothing is related or declared again", () => {
    const parts = noted(existing);
    for (const path of [SHEET, RELATIONS, TYPES]) expect(parts[path]).toBe(existing[path]);
    expect(Object.keys(parts).sort()).toEqual(Object.keys(existing).sort());
  });
});

test("no notes change nothing", () => {
  const file = FileParts.read(zipSync({ [SHEET]: strToU8("<worksheet/>") }));
  addNotes(file, SHEET, []);
  expect(file.paths).toEqual([SHEET]);
});
