import { EXCEPTIONS } from "./exceptions";
import { projectTexts, type Text } from "./texts";
import { RETIRED_WORDS } from "./words";

const texts = projectTexts();
const findings = RETIRED_WORDS.map(({ word, matches }) => ({
  word,
  found: texts.filter(({ text }) => matches.test(text)),
}));

const excepts = (exception: (typeof EXCEPTIONS)[number], word: string, { file, text }: Text): boolean =>
  (exception.word === "*" || exception.word === word) &&
  (exception.file instanceof RegExp ? exception.file.test(file) : exception.file === file) &&
  (exception.text === undefined || text.includes(exception.text));

function violations(word: string, found: readonly Text[]): Text[] {
  return found.filter((text) => !EXCEPTIONS.some((exception) => excepts(exception, word, text)));
}

test.each(RETIRED_WORDS.map(({ word, use }) => [word, use]))('"%s" is retired: use %s', (word) => {
  const found = findings.find((finding) => finding.word === word)?.found ?? [];
  const left = violations(word, found);
  expect(left.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`)).toEqual([]);
});

test("labels and tips of the manifest are read, and its addresses are not", () => {
  const shown = texts.filter(({ file }) => file === "manifest.xml").map(({ text }) => text);
  expect(shown).toEqual(
    expect.arrayContaining(["HCI Planner", "Analyze selection", "Opens the planner's pane."]),
  );
  expect(shown.filter((text) => text.includes("https:"))).toEqual([]);
});

test("every exception is needed", () => {
  const unused = EXCEPTIONS.filter(
    (exception) => !findings.some(({ word, found }) => found.some((text) => excepts(exception, word, text))),
  );
  expect(unused).toEqual([]);
});

test.each([
  ["per cent", "60 per cent"],
  ["70 %", "70 % of RAM"],
  ["is no X, is none", "that is no zip"],
  ["British spelling", "analysed by"],
  ["a row a run", "One row a run."],
])("%s is found in %j", (word, text) => {
  expect(RETIRED_WORDS.find((retired) => retired.word === word)?.matches.test(text)).toBe(true);
});

test.each([
  ["is no X, is none", "there is no sheet; it is no longer there"],
  ["70 %", "70% of RAM"],
  ["British spelling", "analyzed, license, behavior, color"],
])("%s is not found in %j", (word, text) => {
  expect(RETIRED_WORDS.find((retired) => retired.word === word)?.matches.test(text)).toBe(false);
});
