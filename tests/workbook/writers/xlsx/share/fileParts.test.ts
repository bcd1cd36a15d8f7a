import { strToU8, zipSync } from "fflate";
import { attribute, FileParts } from "../../../../../src/workbook/writers/xlsx/share/fileParts";

const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const fileOf = (parts: Record<string, string>): FileParts =>
  FileParts.read(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );

const related = (...elements: string[]): FileParts =>
  fileOf({ "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships>${elements.join("")}</Relationships>` });

test.each([
  ["../tables/table1.xml", "xl/tables/table1.xml"],
  ["./drawing.xml", "xl/worksheets/drawing.xml"],
  ["drawing.xml", "xl/worksheets/drawing.xml"],
  ["../../docProps/app.xml", "docProps/app.xml"],
  ["/xl/tables/table1.xml", "xl/tables/table1.xml"],
])("the target %s of a sheet is %s", (target, path) => {
  const file = related(`<Relationship Id="rId1" Type="${TYPE}/table" Target="${target}"/>`);
  expect(file.targets("xl/worksheets/sheet1.xml", "table")).toEqual([{ id: "rId1", path }]);
});

test("only relations of the type are targets; a part without relations has none", () => {
  const file = related(
    `<Relationship Id="rId1" Type="${TYPE}/comments" Target="../a.xml"/>`,
    `<Relationship Id="rId2" Type="${TYPE}/threadedComments" Target="../b.xml"/>`,
    `<Relationship Id="rId3" Target="../c.xml"/>`,
  );
  expect(file.targets("xl/worksheets/sheet1.xml", "comments")).toEqual([{ id: "rId1", path: "xl/a.xml" }]);
  expect(file.targets("xl/worksheets/sheet2.xml", "comments")).toEqual([]);
});

test("relations that are added count on from those that are there", () => {
  const file = related(`<Relationship Id="rId1" Type="${TYPE}/table" Target="../tables/table1.xml"/>`);
  const sheet = "xl/worksheets/sheet1.xml";
  expect([file.relate(sheet, "comments", "xl/comments1.xml"), file.relate(sheet, "table", "xl/tables/t.xml")]).toEqual([
    "rIdShare2",
    "rIdShare3",
  ]);
  expect(file.targets(sheet, "comments")).toEqual([{ id: "rIdShare2", path: "xl/comments1.xml" }]);
}); // prettier-ignore

test("the first relation of a part makes the list, in the package's namespace", () => {
  const file = fileOf({});
  expect(file.relate("xl/worksheets/sheet3.xml", "comments", "xl/comments1.xml")).toBe("rIdShare1");
  expect(file.text("xl/worksheets/_rels/sheet3.xml.rels")).toBe(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `<Relationship Id="rIdShare1" Type="${TYPE}/comments" Target="../comments1.xml"/></Relationships>`,
  );
});

test("a removed part takes its relations, its content type and what belongs to it along", () => {
  const file = fileOf({
    "[Content_Types].xml":
      '<Types><Override PartName="/xl/a.xml" ContentType="x"/><Override PartName="/xl/own.xml"/><Override PartName="/xl/b.xml"/></Types>',
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="t/a" Target="a.xml"/><Relationship Id="rId2" Type="t/b" Target="b.xml"/></Relationships>`,
    "xl/_rels/a.xml.rels": `<Relationships><Relationship Id="rId1" Type="t/own" Target="own.xml"/><Relationship Id="rId2" Type="t/shared" Target="b.xml"/></Relationships>`,
    "xl/a.xml": "<a/>",
    "xl/b.xml": "<b/>",
    "xl/own.xml": "<own/>",
  });
  file.removeTarget("xl/workbook.xml", { id: "rId1", path: "xl/a.xml" }, ["own"]);
  expect(file.paths.filter((path) => !path.includes("_rels")).sort()).toEqual([
    "[Content_Types].xml",
    "xl/b.xml",
  ]);
  expect(file.text("[Content_Types].xml")).toBe('<Types><Override PartName="/xl/b.xml"/></Types>');
  expect(file.text("xl/_rels/workbook.xml.rels")).toBe(
    '<Relationships><Relationship Id="rId2" Type="t/b" Target="b.xml"/></Relationships>',
  );
});

test("an attribute is found by its whole name", () => {
  const element = '<Relationship rId="no" Id="rId1" Target=""/>';
  expect(["Id", "Target", "Type"].map((name) => attribute(element, name))).toEqual(["rId1", "", undefined]);
});
