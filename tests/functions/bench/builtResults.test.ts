/**
 * The functions bundle is built without what no cell shows of an import (build/withoutUnseen.mjs). Here that is nothing that
 * `BENCH_RESULTS` returns: the bundle answers every fixture of the importers, whole and damaged, as src does.
 */
import { Random } from "../../../bench/generate/random";
import { loadFunctions } from "../../../src/cli/loadFunctions";
import { importers } from "../../../src/importers/importers";
import { DIST } from "../../dist";
import { fixturesOf } from "../../importers/fixtures";
import { mutate } from "../../importers/mutate";
import type { TestFile } from "../../importers/sources";
import { sourceFunctions } from "../../sourceFunctions";

const { host: built } = loadFunctions(DIST);
const all = fixturesOf(importers.map(({ id }) => id));

/** What readers take that the bundle has no room for (build/webpackConfigurations.ts), and what it says instead. */
const NOT_IN_CELLS = [
  { names: /^elbencho\/(csv|csv-of-versions|json)$/, says: /formulas do not read elbencho: import the file/ },
  { names: /^elbencho\//, says: /formulas do not read elbencho|the text contains no benchmark results of/ },
];
const refusalOf = (fixture: string) => NOT_IN_CELLS.find(({ names }) => names.test(fixture))?.says;
const fixtures = all.filter(({ name }) => refusalOf(name) === undefined);

/** Damaged texts of each file. */
const DAMAGED = 6;

/** Larger damaged texts take seconds each, and differ no more. */
const MAX_BYTES = 64 * 1024;

function expectTheSame({ bytes }: TestFile, how: string): boolean {
  const text = new TextDecoder().decode(bytes);
  const [expected, actual] = [sourceFunctions, built].map((host) => host.call("BENCH_RESULTS", [text]));
  expect([how, actual]).toEqual([how, expected]);
  return (expected?.length ?? 0) > 1;
}

test.each(fixtures)("$name", ({ files }) => {
  const random = new Random(7);
  for (const file of files) {
    expectTheSame(file, file.path);
    for (let i = 0; i < DAMAGED; i++) {
      const damaged = mutate([file], random);
      for (const one of damaged.files.filter(({ bytes }) => bytes.length <= MAX_BYTES)) {
        expectTheSame(one, damaged.how);
      }
    }
  }
});

test.each(
  all.flatMap(({ name, files }) => ({ name, files, says: refusalOf(name) })).filter(({ says }) => says),
)("$name is refused with the way out", ({ files, says }) => {
  for (const { bytes } of files) {
    const [[answer] = []] = built.call("BENCH_RESULTS", [new TextDecoder().decode(bytes)]);
    expect(answer).toMatchObject({ message: expect.stringMatching(says ?? "") });
  }
});

test("the fixtures have results to compare", () => {
  const withResults = fixtures.filter(({ files }) => files.some((file) => expectTheSame(file, file.path)));
  expect(withResults.length).toBeGreaterThan(20);
});
