import { xmlElement, xmlList } from "../../../../src/workbook/writers/xlsx/xml";

test.each([
  [{}, "", "<a/>"],
  [{}, "<b/>", "<a><b/></a>"],
  [{ count: 0, name: "x" }, "", '<a count="0" name="x"/>'],
  [{ on: true, off: false, none: undefined }, "", '<a on="1"/>'],
  [{ name: "\"<&>'\n\t" }, "", '<a name="&quot;&lt;&amp;&gt;\'&#10;&#9;"/>'],
])("an element with %j around %j is %s", (attributes, content, xml) => {
  expect(xmlElement("a", attributes, content)).toBe(xml);
});

test("a list states its length; an empty one is skipped", () => {
  expect(xmlList("as", ["<a/>", "<a/>"])).toBe('<as count="2"><a/><a/></as>');
  expect(xmlList("as", [])).toBe("");
});
