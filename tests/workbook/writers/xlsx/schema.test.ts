import { readXml } from "./readXml";
import { schemaErrors } from "./schema";

test.each(["<a><b></a></b>", "<a>", "<a/><b/>", "<a x=1/>", "</>", "< />", "<a x='1'/>", '<a x="<"/>', "a"])(
  "%s is not well-formed",
  (xml) => {
    expect(() => readXml(xml)).toThrow();
  },
);

test.each<[string, string, string[]]>([
  ["the right order", "<font><b/><i/></font>", []],
  ["nothing where all is optional", "<font/>", []],
  ["the wrong order", "<font><i/><b/></font>", ["<font> holds i b "]],
  ["one too many", "<font><b/><b/></font>", ["<font> holds b b "]],
  ["nothing where one is needed", "<cols/>", ["<cols> holds nothing"]],
  ["one of two", "<c:cat><c:strRef/></c:cat>", ["<c:strRef> holds nothing"]],
  ["neither of two", "<c:cat><c:v/></c:cat>", ["<c:cat> holds c:v "]],
  ["an unknown element", "<font><x/></font>", ["<font> holds x ", "<x> in <font> is unknown"]],
  ["an unknown attribute", '<b on="1"/>', ['<b on="1">']],
  ["a wrong value", '<c:grouping val=""/>', ['<c:grouping val="">']],
  ["a missing value", "<c:grouping/>", ["<c:grouping> without val"]],
  ["a text where none may be", "<b>x</b>", ['<b> has the text "x"']],
])("%s", (_, xml, errors) => {
  expect(schemaErrors(readXml(xml))).toEqual(errors);
});
