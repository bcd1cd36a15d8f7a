import { plainText } from "../../../../../src/workbook/writers/xlsx/share/plainText";

test.each([
  ["&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;", `<a> & "b" 'c'`],
  ["&#65;&#x42;&#x1F600;&#X43;", "AB😀C"],
  ["&amp;lt;", "&lt;"],
  ["&nbsp; & plain", "&nbsp; & plain"],
])("%s reports %s", (xml, text) => {
  expect(plainText(xml)).toBe(text);
});
