/**
 * The order in which Jest starts suites. A clean clone knows no times: one of the longest suites might start last, with nothing
 * left for the other workers. JavaScript, because Jest loads it before it can load TypeScript.
 */
import path from "node:path";
import TestSequencer from "@jest/test-sequencer";

/** Suites that take more than ten seconds, the longest first; some of them wait for LibreOffice. */
const LONG_SUITES = [
  "workbench/univer/patches",
  "readers/paper",
  "cli/design",
  "workbench/univer/impatientEdits",
  "readers/templates",
  "documentation/commands",
  "design/page",
];

const RANKS = new Map(LONG_SUITES.map((suite, i) => [path.join(import.meta.dirname, `${suite}.test.ts`), i]));

/** @param {{ path: string }} suite */
const rank = (suite) => RANKS.get(suite.path) ?? LONG_SUITES.length;

export default class LongSuitesFirst extends TestSequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof TestSequencer>["sort"]>[0]} suites
   */
  async sort(suites) {
    const sorted = await super.sort(suites);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}
