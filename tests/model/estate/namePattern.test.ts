import { wildcard } from "../../../src/calculator/wildcard";
import { namePattern } from "../../../src/model/estate/namePattern";
import { processorMs } from "../../processorTime";

test.each([
  ["sql*", "sql-01", true],
  ["sql*", "SQL-01", true],
  ["SQL*", "sql", true],
  ["sql*", "mysql", false],
  ["*sql*", "mysql-01", true],
  ["*sql", "mysql-01", false],
  ["sql", "sql", true],
  ["sql", "sql1", false],
  ["sql?", "sql1", true],
  ["sql?", "sql", false],
  ["sql??", "sql1", false],
  ["*", "", true],
  ["?", "", false],
  ["?*", "a", true],
  ["**", "anything", true],
  ["a*b", "ab", true],
  ["ab*ba", "aba", false],
  ["ab*ba", "abba", true],
  ["a*b*a", "aba", true],
  ["a*b*b*a", "aba", false],
  ["*-?-*", "a-1-b", true],
  ["*-?-*", "a--b", false],
  ["web~*", "web*", true],
  ["web~*", "web1", false],
  ["web~?", "web?", true],
  ["web~?", "web1", false],
  ["web~~", "web~", true],
  ["~web", "~web", true],
  ["web~", "web~", true],
  ["~~*", "~1", true],
  [" sql* ", "sql-01", true],
  ["*-01", "a-01 ", true],
  ["a*", "\ta-01", true],
  ["a?", "a ", false],
  ["?stanbul", "İstanbul", true],
  ["??stanbul", "İstanbul", false],
  ["İ*", "İstanbul", true],
  ["*σ", "ΟΔΟΣ", true],
  ["a.c", "abc", false],
  ["a+(b)[c]", "a+(b)[c]", true],
  ["ä*", "Ärzte", true],
  ["", "", true],
  ["", "a", false],
])("the pattern %j takes the name %j: %s", (pattern, name, expected) => {
  expect(namePattern(pattern)(name)).toBe(expected);
});

test("2,000 random patterns take what COUNTIF takes", () => {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const text = (letters: string, most: number): string =>
    Array.from({ length: next(most + 1) }, () => letters.charAt(next(letters.length))).join("");
  let taken = 0;
  for (let i = 0; i < 2000; i++) {
    const [pattern, name] = [text("abİ*?~", 6), text("aBİ*?~", 6)];
    const isTaken = namePattern(pattern)(name);
    taken += Number(isTaken);
    expect([pattern, name, isTaken]).toEqual([pattern, name, wildcard(pattern)(name)]);
  }
  expect(taken).toBeGreaterThan(100);
});

test("a pattern of many stars does not take long", async () => {
  const isOne = namePattern(`${"*a".repeat(100)}*b`);
  const ms = await processorMs(2000, () => {
    for (let i = 0; i < 1000; i++) expect(isOne("a".repeat(250))).toBe(false);
  });
  expect(ms).toBeLessThan(2000);
});
