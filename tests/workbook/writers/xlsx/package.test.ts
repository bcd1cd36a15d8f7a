import * as fflate from "fflate";
import { Package, ROOT } from "../../../../src/workbook/writers/xlsx/package";
import { partsOf } from "./partsOf";

test("parts are sorted by path, whatever order they were added in", async () => {
  const pack = new Package(fflate);
  pack.add("xl/b.xml", "<b/>", "b");
  pack.add("xl/a.xml", new TextEncoder().encode("<ä/>"), "a");
  const parts = partsOf(pack);
  expect([...parts.keys()]).toEqual(["[Content_Types].xml", "xl/a.xml", "xl/b.xml"]);
  expect(parts.get("xl/a.xml")).toBe("<ä/>");
});

test("a part has its own content type, or that of its extension", async () => {
  const pack = new Package(fflate);
  pack.add("xl/a.xml", "<a/>", "text/a");
  pack.add("xl/b.vml", "<b/>");
  const types = partsOf(pack).get("[Content_Types].xml");
  expect(types).toContain('<Override PartName="/xl/a.xml" ContentType="text/a"/>');
  expect(types).toContain('<Default Extension="vml"');
  expect(types).not.toContain("b.vml");
});

test("relations are kept next to their owner and numbered there", async () => {
  const pack = new Package(fflate);
  expect(pack.relate("xl/a.xml", "table", "../tables/1.xml")).toBe("rId1");
  expect(pack.relate("xl/a.xml", "hyperlink", "https://example.com/?a&b", true)).toBe("rId2");
  expect(pack.relate("xl/b.xml", "table", "../tables/2.xml")).toBe("rId1");
  const parts = partsOf(pack);
  expect(parts.get("xl/_rels/a.xml.rels")).toContain(
    'relationships/hyperlink" Target="https://example.com/?a&amp;b" TargetMode="External"/></Relationships>',
  );
  expect(parts.get("xl/_rels/b.xml.rels")).toContain('Id="rId1"');
});

test("the package has relations of its own; core properties have the packages' type", async () => {
  const pack = new Package(fflate);
  pack.relate(ROOT, "officeDocument", "xl/workbook.xml");
  pack.relate(ROOT, "core-properties", "docProps/core.xml");
  const relations = partsOf(pack).get("_rels/.rels");
  expect(relations).toContain('officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"');
  expect(relations).toContain(
    'package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"',
  );
});
