import { jsonDocuments } from "../../../src/importers/reading/jsonDocuments";

/** The documents of a text; those that the text cuts with three dots. */
const found = (text: string) =>
  jsonDocuments(text).map((document) => {
    expect(text.startsWith(document.text, document.offset)).toBe(true);
    return document.complete ? document.text : `${document.text}...`;
  });

test.each([
  ["one", '{ "a": 1 }', ['{ "a": 1 }']],
  ["one in another", '{"a": {"b": {}}}', ['{"a": {"b": {}}}']],
  ["two, one below the other", '{"a": 1}\n{"b": 2}\n', ['{"a": 1}', '{"b": 2}']],
  ["all of one line", '{"a": 1}{"b": 2}, {}\n{"c": 3}', ['{"a": 1}', '{"b": 2}', "{}", '{"c": 3}']],
  ["one behind a whole one and a word is none", '{"a": 1} x {"b": 2}\n{"c": 3}', ['{"a": 1}', '{"c": 3}']],
  ["lines around it", 'fio: message\n{"a": 1}\nbye', ['{"a": 1}']],
  ["blanks, tabs, hard blanks and a mark before it", '\ufeff \t\u00a0{"a": 1}', ['{"a": 1}']],
  ["a brace behind a word", 'hash {x}\n{"a": 1}', ['{"a": 1}']],
  ["braces in a text", '{"a": "}{", "b": "{"}', ['{"a": "}{", "b": "{"}']],
  ["a quote in a text", String.raw`{"a": "\"}", "b": 1}`, [String.raw`{"a": "\"}", "b": 1}`]],
  ["a backslash at the end of a text", String.raw`{"a": "\\"} x`, [String.raw`{"a": "\\"}`]],
  ["backslash and quote in a text", String.raw`{"a": "\\\"}"} x`, [String.raw`{"a": "\\\"}"}`]],
  ["an empty text", '{"a": ""} x', ['{"a": ""}']],
  ["an empty object", "{}", ["{}"]],
  ["none", "a [1]\n", []],
  ["nothing", "", []],
  ["one that is cut", '{"a": 1', ['{"a": 1...']],
  ["one that is cut in a text", '{"a": "x}', ['{"a": "x}...']],
  ["one that is cut behind a brace", '{"a": {"b": 1}\n', ['{"a": {"b": 1}\n...']],
  ["one that is cut behind a whole one", '{"a": 1}\n{"b"', ['{"a": 1}', '{"b"...']],
  ["one behind one that is cut in a text", '{"a": "\n{"b": 1}\n', ['{"a": "\n...', '{"b": 1}']],
  ["one behind one that is cut", '{"a": {\n{"b": {}}\n', ['{"a": {\n...', '{"b": {}}']],
  [
    "two behind two that are cut",
    '{"a": {\n{"b":\n{}\n{"c": 1}{"d": 2}',
    ['{"a": {\n...', '{"b":\n{}\n...', '{"c": 1}', '{"d": 2}'],
  ],
  ["none behind a cut one where its own objects begin lines", '{"a": [\n{\n{}', ['{"a": [\n{\n{}...']],
  ["one whose objects begin lines", '{"a": [\n{"b": 1}]}', ['{"a": [\n{"b": 1}]}']],
])("%s", (_, text, documents) => {
  expect(found(text)).toEqual(documents);
});
