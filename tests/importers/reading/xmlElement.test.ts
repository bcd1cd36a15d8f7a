import {
  elementAt,
  elementsOf,
  numberAttributeOf,
  numberOf,
  parseXml,
  type XmlElement,
} from "../../../src/importers/reading/xmlElement";

/** An element without attributes and children unless said otherwise. */
const element = (name: string, line: number, rest: Partial<XmlElement> = {}): XmlElement => ({
  name,
  attributes: "",
  text: "",
  children: [],
  line,
  ...rest,
});

test.each<[string, string, XmlElement]>([
  ["text", "<A>one</A>", element("A", 1, { text: "one" })],
  ["blanks around a text", "<A>\n  one two \t</A>", element("A", 1, { text: "one two" })],
  ["blanks in the tags", "<A >1</A>", element("A", 1, { attributes: " ", text: "1" })],
  ["an attribute", '<A x="1">2</A>', element("A", 1, { attributes: ' x="1"', text: "2" })],
  [
    "a bracket in an attribute",
    "<A x='>' y=\"<\">2</A>",
    element("A", 1, { attributes: " x='>' y=\"<\"", text: "2" }),
  ],
  [
    "an element without an end",
    '<A><B x="1"/><C /></A>',
    element("A", 1, {
      children: [element("B", 1, { attributes: ' x="1"' }), element("C", 1, { attributes: " " })],
    }),
  ],
  [
    "the same name inside",
    "<A><A>1</A></A>",
    element("A", 1, { children: [element("A", 1, { text: "1" })] }),
  ],
  [
    "names with dots and dashes",
    "<A><b.c-d_1>1</b.c-d_1></A>",
    element("A", 1, { children: [element("b.c-d_1", 1, { text: "1" })] }),
  ],
  [
    "text before and behind a child",
    "<A>1<B>2</B>3</A>",
    element("A", 1, { text: "13", children: [element("B", 1, { text: "2" })] }),
  ],
  ["a comment", "<A>1<!-- <B> - -> -->2</A>", element("A", 1, { text: "12" })],
  [
    "a comment of several lines",
    "<A><!--\n\n--><B>1</B></A>",
    element("A", 1, { children: [element("B", 3, { text: "1" })] }),
  ],
  ["an instruction and a declaration", "<A><?x y?><!DOCTYPE z>1</A>", element("A", 1, { text: "1" })],
  [
    "what stands before and behind",
    '<?xml version="1.0"?>\n<Ab>0</Ab>\n<A>1</A></B><C>',
    element("A", 3, { text: "1" }),
  ],
  [
    "a tag of two lines",
    '<A\n x="1">\n<B>2</B></A>',
    element("A", 1, { attributes: '\n x="1"', children: [element("B", 3, { text: "2" })] }),
  ],
  ["a bracket in front of no name", "<A>1 < 2 <3</A>", element("A", 1, { text: "1 < 2 <3" })],
  [
    "names of what every object has",
    "<A>&constructor;&toString;</A>",
    element("A", 1, { text: "&constructor;&toString;" }),
  ],
  [
    "entities",
    "<A>&lt;&amp;&gt; &quot;&apos; &amp;lt; &nbsp; &amp &;</A>",
    element("A", 1, { text: "<&> \"' &lt; &nbsp; &amp &;" }),
  ],
])("%s", (_, text, expected) => {
  expect(parseXml(text, "A")).toEqual(expected);
});

test.each([
  ["nothing", "", "there is no <A>"],
  ["another name", "<Ab></Ab>", "there is no <A>"],
  ["the end of another element", "<A>\n<B>\n</C>", "</C> closes nothing in line 3"],
  ["an end inside another element", "<A><B></A>", "</A> closes nothing in line 1"],
  ["no end", "<A>\n<B>1</B>\n", "the text ends inside <A> of line 1"],
  ["no end of a child", "<A>\n\n<B>1", "the text ends inside <B> of line 3"],
  ["a tag that is cut", "x\n<A x", "the text ends inside <A> of line 2"],
  ["a tag in a tag", "<A>\n<B x <C>", "<B of line 2 does not end"],
  ["a value that does not end", "<A>\n\n<B x='1\">", "the text ends inside <B> of line 3"],
  ["a comment that does not end", "<A>\n<!-- <B>", "the comment of line 2 does not end"],
  ["an instruction that does not end", "<A>\n\n<?x", "the declaration of line 3 does not end"],
])("%s is refused: %s", (_, text, words) => {
  expect(() => parseXml(text, "A")).toThrow(new SyntaxError(words));
});

test("a hundred levels are read, and one more is refused", () => {
  const nested = (levels: number) => `${"<A>\n".repeat(levels)}${"</A>".repeat(levels)}`;
  expect(parseXml(nested(100), "A").children).toHaveLength(1);
  expect(() => parseXml(nested(101), "A")).toThrow("too many levels in line 101");
});

test("elements are found by their path, the first of a name or all of them", () => {
  const root = parseXml("<A><B><C>1</C><C>2</C></B><B><C>3</C></B></A>", "A");
  expect(elementAt(root, "B", "C")?.text).toBe("1");
  expect(elementAt(root)).toBe(root);
  expect(elementAt(root, "C")).toBeUndefined();
  expect(elementAt(root, "X", "C")).toBeUndefined();
  expect(elementAt(undefined, "B")).toBeUndefined();
  expect(elementsOf(elementAt(root, "B"), "C").map(({ text }) => text)).toEqual(["1", "2"]);
  expect(elementsOf(root, "C")).toEqual([]);
  expect(elementsOf(undefined, "B")).toEqual([]);
});

test.each([
  ["12", 12],
  ["1.25", 1.25],
  ["-0.5", -0.5],
  ["1e3", 1000],
  ["1.5E+2", 150],
  ["15e-1", 1.5],
  ["1e10", 1e10],
  ["", null],
  ["1.", null],
  [".5", null],
  ["1,5", null],
  ["1 s", null],
  ["x1", null],
  ["1e", null],
  ["--1", null],
])("the text %j holds %p", (text, value) => {
  expect(numberOf(element("A", 1, { text }))).toBe(value);
});

test("no element holds no number", () => {
  expect(numberOf(undefined)).toBeNull();
});

test.each([
  [' Read="12"', 12],
  [" Read='1.25'", 1.25],
  [' Write="1" Read = "12"', 12],
  ['\n  Read="12"', 12],
  [' ReadMax="7" Read="12"', 12],
  [' xRead="12"', null],
  [' Read="-1"', null],
  [' Read="1e3"', null],
  [' Read="12 "', null],
  [' Read="x12"', null],
  [' Read="1."', null],
  [' Read=""', null],
  [" Read=12", null],
  ["", null],
])("of the attributes %j, Read is %p", (attributes, value) => {
  expect(numberAttributeOf(element("A", 1, { attributes }), "Read")).toBe(value);
});
