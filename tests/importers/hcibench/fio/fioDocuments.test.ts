import fc from "fast-check";
import { FioDocumentSplitter, etaOf } from "../../../../src/importers/hcibench/fio/fioDocuments";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Splits a text that arrives in pieces of the given lengths, then whatever is left. */
function split(
  text: string,
  lengths: readonly number[] = [],
): { texts: string[]; offsets: number[]; cut: number | null } {
  const splitter = new FioDocumentSplitter();
  const bytes = encode(text);
  const documents = [];
  let position = 0;
  for (const length of [...lengths, bytes.length]) {
    documents.push(...splitter.push(bytes.slice(position, position + length)));
    position = Math.min(bytes.length, position + length);
  }
  return {
    texts: documents.map((document) => decode(document.bytes)),
    offsets: documents.map((document) => document.offset),
    cut: splitter.unfinished(),
  };
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

test.each<[string, string, string[]]>([
  ["nothing", "", []],
  ["one document", `${pretty({ a: 1 })}\n`, [pretty({ a: 1 })]],
  ["one without a last newline", pretty({ a: 1 }), [pretty({ a: 1 })]],
  [
    "two",
    `${pretty({ a: 1 })}\n${pretty({ b: { c: [2] } })}\n`,
    [pretty({ a: 1 }), pretty({ b: { c: [2] } })],
  ],
  [
    "noise before and between",
    `fio: err=5\n${pretty({ a: 1 })}\nfio: {x}\n${pretty({ b: 2 })}`,
    [pretty({ a: 1 }), pretty({ b: 2 })],
  ],
  [
    "CRLF",
    pretty({ a: 1, b: 2 }).replaceAll("\n", "\r\n"),
    [pretty({ a: 1, b: 2 }).replaceAll("\n", "\r\n")],
  ],
  [
    "compact",
    '{"a":{"b":"}{\\"}"}}{"c":1}\n{"d":"\\\\"}',
    ['{"a":{"b":"}{\\"}"}}', '{"c":1}', '{"d":"\\\\"}'],
  ],
  [
    "an array of documents",
    `[\n${pretty({ a: 1 })},\n${pretty({ b: 2 })}\n]\n`,
    [pretty({ a: 1 }), pretty({ b: 2 })],
  ],
  [
    "documents glued together",
    `${pretty({ a: 1 })}${pretty({ b: 2 })}`,
    [pretty({ a: 1 }), pretty({ b: 2 })],
  ],
  ["text only", "no json here\nnor here", []],
])("%s", (_, text, expected) => {
  expect(split(text).texts).toEqual(expected);
});

test("offsets count bytes from the beginning of the file, over chunks", () => {
  const text = `é noise\n${pretty({ a: 1 })}\n${pretty({ b: 2 })}\n`;
  const { offsets } = split(text, [3, 7, 1]);
  const bytes = encode(text);
  expect(offsets.map((offset) => bytes[offset])).toEqual([0x7b, 0x7b]);
  expect(offsets[0]).toBe(encode("é noise\n").length);
});

test("a document that the file cuts off is recognized by its offset", () => {
  expect(split(`${pretty({ a: 1 })}\n{\n  "b": `).cut).toBe(pretty({ a: 1 }).length + 1);
  expect(split(`${pretty({ a: 1 })}\nnoise`).cut).toBeNull();
});

const value = fc.dictionary(
  fc.string(),
  fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.jsonValue())),
);
const noise = fc.constantFrom("", "fio: pid=1, err=5/file:a.c:1\n", "\n\n", "warning } {\n");

test("any chunking of a stream gives the same documents", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(noise, value, fc.boolean()), { maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }),
      (parts, lengths) => {
        const printed = parts.map(([, object, compact]) =>
          compact ? JSON.stringify(object) : pretty(object),
        );
        const text = parts.map(([before], index) => `${before}${printed[index] ?? ""}\n`).join("");
        const { texts, cut } = split(text, lengths);
        expect(texts).toEqual(printed);
        expect(cut).toBeNull();
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ["right behind its brace", "{", 0],
  ["behind blanks", "{ \t\r", 0],
  ["behind its first line", "\n{\n", 1],
  ["in compact form", '{"a":{}', 0],
  ["inside a text", '{"a":"}', 0],
  ["behind a backslash", '{"a":"\\', 0],
])("a document that is cut off %s is recognized by its offset", (_, text, offset) => {
  expect(split(text)).toEqual({ texts: [], offsets: [], cut: offset });
});

test.each([
  ["a brace that does not begin a line", "{\n 1 }\n}x", ["{\n 1 }\n}"]],
  ["a brace behind a carriage return", "{\r\n1\r}\r\n}", ["{\r\n1\r}\r\n}"]],
  ["blanks and tabs behind the first brace", "{ \t\r\n1\n}", ["{ \t\r\n1\n}"]],
  ["a brace too many in a document of lines", "{ \n{\n}", ["{ \n{\n}"]],
  ["noise with braces, up to the end of its line", "a {\n{\n1\n}", ["{\n1\n}"]],
  ["commas and blanks between", "{\n1\n} ,\t\r\n {\n2\n}", ["{\n1\n}", "{\n2\n}"]],
  ["a compact one with a blank in front", "{ 1 }{2}", ["{ 1 }", "{2}"]],
  ["a quote that is escaped", String.raw`{"\"}":1}{2}`, [String.raw`{"\"}":1}`, "{2}"]],
  ["a backslash outside a text", String.raw`{\"}"}`, [String.raw`{\"}"}`]],
])("%s, wherever the chunks end", (_, text, expected) => {
  for (let length = 1; length <= text.length; length += 1) {
    const lengths = Array.from({ length: Math.ceil(text.length / length) }, () => length);
    expect(split(text, lengths).texts).toEqual(expected);
  }
});

test("a document may be as long as 32 MiB, however many there are", () => {
  const splitter = new FioDocumentSplitter();
  const half = new Uint8Array(16 * 2 ** 20 - 1).fill(0x20);
  for (let count = 0; count < 2; count += 1) {
    splitter.push(encode("{\n"));
    splitter.push(half);
    splitter.push(half);
    expect(splitter.push(encode("\n}")).map(({ bytes }) => bytes.length)).toEqual([32 * 2 ** 20 + 2]);
  }
  splitter.push(encode("{\n"));
  splitter.push(half);
  splitter.push(half);
  expect(() => splitter.push(encode(" "))).toThrow("a JSON document is longer than 33,554,432 bytes");
});

test("an endless document is refused instead of kept in memory", () => {
  const splitter = new FioDocumentSplitter();
  splitter.push(encode("{\n"));
  const chunk = new Uint8Array(2 ** 20).fill(0x20);
  expect(() => {
    for (let count = 0; count < 40; count += 1) splitter.push(chunk);
  }).toThrow(RangeError);
});

test.each([
  ['{ "jobs" : [ { "jobname" : "eta", "eta" : 0, "x" : 1 } ] }', 0],
  ['{ "jobs" : [ { "eta" : 17, "elapsed" : 5 }, { "eta" : 0 } ] }', 17],
  ['{"jobs":[{"eta":1234567890,"x":0}]}', 1234567890],
  ['{ "jobs" : [] }', null],
  ['{ "jobs" : [ { "eta" : "soon" } ] }', null],
  ['{"eta":"later","eta":3}', 3],
  ['{"eta":-1}', -1],
  ['{"eta" \n :\t 5}', 5],
  ['{"beta":1,"etb":2,"ata":3,"et":4,"eta ":5,"etas":6}', null],
  ['"eta":7', 7],
  ['{"a":"eta","b":5}', null],
  ['{"eta":', null],
  ['{"eta"', null],
  ["", null],
])("the first job's eta of %s is %p", (text, eta) => {
  expect(etaOf(encode(text))).toBe(eta);
});

test("the first eta of any text of its letters is the one that a regular expression finds", () => {
  const letters = fc.constantFrom('"', "e", "t", "a", '"eta"', '"eta" : ', ":", " ", "-", "0", "7", "x");
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), (parts) => {
      const text = parts.join("");
      const seconds = /"eta"\s*:\s*(-?\d+)/.exec(text)?.[1];
      expect(etaOf(encode(text))).toBe(seconds === undefined ? null : Number(seconds));
    }),
    { numRuns: 2000 },
  );
});
