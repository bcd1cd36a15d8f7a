import fc from "fast-check";
import { attributeOf, decodeEntities, MarkupScanner } from "../../../src/importers/tables/markupScanner";
import { processorMs } from "../../processorTime";

/** What a scanner tells of a text that comes in pieces. */
function events(pieces: readonly string[]): string {
  const parts: string[] = [];
  const scanner = new MarkupScanner({
    open: (name, attributes) => void parts.push(`<${name}${attributes}>`),
    close: (name) => void parts.push(`</${name}>`),
    text: (text) => void parts.push(text),
  });
  scanner.wantsText = true;
  for (const piece of pieces) scanner.push(piece);
  scanner.end();
  return parts.join("");
}

const TEXT =
  '<?xml version="1.0"?><!-- a > b --><x:row r="1" n=\'a "quoted" > b\'><c/>1 &lt; 2 &amp;&#10;&#x41;<t xml:space="preserve"> a ]]&gt;</t><![CDATA[<raw> & ]]></x:row>';

const EVENTS =
  '<row r="1" n=\'a "quoted" > b\'><c></c>1 < 2 &\nA<t xml:space="preserve"> a ]]></t><raw> & </row>';

test("tags, text, entities, comments and CDATA, names without their prefix", () => {
  expect(events([TEXT])).toBe(EVENTS);
});

test("the same is reported wherever the pieces end", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: TEXT.length }), { maxLength: 12 }), (cuts) => {
      const ends = [0, ...[...cuts].sort((a, b) => a - b), TEXT.length];
      expect(events(ends.slice(1).map((end, i) => TEXT.slice(ends[i], end)))).toBe(EVENTS);
    }),
  );
});

test("text is only reported while it is wanted", () => {
  const texts: string[] = [];
  const scanner: MarkupScanner = new MarkupScanner({
    open: (name) => (scanner.wantsText = name === "v"),
    close: () => (scanner.wantsText = false),
    text: (text) => void texts.push(text),
  });
  scanner.push("a<c>b<v>1</v>d</c>e");
  scanner.end();
  expect(texts).toEqual(["1"]);
});

test.each([
  ["<row", "the text ends inside a tag"],
  ['<row r="1', "the text ends inside a tag"],
  ["<row <c>", "a tag does not end"],
  ["<!-- a", "the text ends inside a tag"],
])("%s is damaged: %s", (text, why) => {
  expect(() => events([text])).toThrow(why);
});

test("a tag without an end is refused before it fills the memory", () => {
  const scanner = new MarkupScanner({ open: () => undefined, close: () => undefined, text: () => undefined });
  expect(() => {
    for (let i = 0; i < 100; i++) scanner.push(`${i === 0 ? "<a " : ""}${"b".repeat(32_768)}`);
  }).toThrow("a tag does not end");
});

test.each([
  [' r="A1" t="s"', "r", "A1"],
  [' r="A1" t="s"', "t", "s"],
  [' r="A1"', "s", undefined],
  [" r = 'A\"1'", "r", 'A"1'],
  [' r:id="rId1"', "id", undefined],
  [' name="a &amp; b"', "name", "a & b"],
  ['\n\tname="a"', "name", "a"],
  ['a="1"name="a"', "name", "a"],
  [' a="b" name', "name", undefined],
  [" name=a", "name", undefined],
  [' name="a', "name", undefined],
  [' a=" name="', "name", undefined],
])("in%s the attribute %s is %s", (attributes, name, value) => {
  expect(attributeOf(attributes, name)).toBe(value);
});

test.each([
  ["&#0;&#xFFFFFFF;", "\ufffd&#xFFFFFFF;"],
  ["&nbsp;&AMP;&amp", "&nbsp;&AMP;&amp"],
  ["&#x1F600;", "😀"],
])("the entities of %s: %s", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test("a tag whose values look like an attribute again and again takes no time", async () => {
  const attributes = ` a="${" r='1'".repeat(50_000)}"`;
  const ms = await processorMs(2000, () => {
    expect(attributeOf(attributes, "r")).toBeUndefined();
    expect(attributeOf(`${attributes} r="C3"`, "r")).toBe("C3");
  });
  expect(ms).toBeLessThan(2000);
});
