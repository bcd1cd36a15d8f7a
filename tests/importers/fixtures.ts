import fs from "node:fs";
import path from "node:path";
import type { TestFile } from "./sources";

/**
 * One trap of a format: a folder `<tool>/<case>` with `expected.json` and the files that are imported. These end in
 * `.input`, which keeps formatters away from their blanks and line ends; their names are without it.
 */
export interface Fixture {
  name: string;
  tool: string;
  files: TestFile[];
  expected: Expected;
}

/** What an import of the fixture gives, as far as it matters for the trap. */
export interface Expected {
  trap: string;
  /** Time series are asked for too. */
  series?: boolean;
  runs: unknown[];
  /** All of them in their order, each as `severity code`. */
  diagnostics: string[];
}

const INPUT = ".input";
const EXPECTED = "expected.json";

/** The fixtures of some tools, by name. */
export function fixturesOf(tools: readonly string[]): Fixture[] {
  return tools.flatMap((tool) => {
    const folder = path.join(__dirname, tool);
    return fs
      .readdirSync(folder)
      .sort()
      .filter((name) => fs.existsSync(path.join(folder, name, EXPECTED)))
      .map((name) => readFixture(tool, name, path.join(folder, name)));
  });
}

function readFixture(tool: string, name: string, folder: string): Fixture {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .filter((file) => file.endsWith(INPUT))
    .map((file) => ({
      path: file.slice(0, -INPUT.length).split(path.sep).join("/"),
      bytes: new Uint8Array(fs.readFileSync(path.join(folder, file))),
    }));
  const expected = JSON.parse(fs.readFileSync(path.join(folder, EXPECTED), "utf8")) as Expected;
  return { name: `${tool}/${name}`, tool, files, expected };
}
