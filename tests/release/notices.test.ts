import fs from "node:fs";
import path from "node:path";
import { DIST } from "../dist";

const notices = fs.readFileSync(path.join(DIST, "THIRD-PARTY-NOTICES.txt"), "utf8");

/** Packages whose code a source map names. */
function packagesIn(map: string): string[] {
  const { sources } = JSON.parse(fs.readFileSync(map, "utf8")) as { sources: string[] };
  const names = sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.slice(1) ?? [],
  );
  return [...new Set(names)];
}

const mentions = (name: string): boolean => notices.split("\n").some((line) => line.startsWith(`${name} `));

const maps = fs.readdirSync(DIST).filter((name) => name.endsWith(".js.map"));

test.each(maps)("the notices name every package in %s", (map) => {
  expect(packagesIn(path.join(DIST, map)).filter((name) => !mentions(name))).toEqual([]);
});

test("no package of development is among them", () => {
  expect(["webpack", "jest", "typescript", "oxlint"].filter(mentions)).toEqual([]);
});

test("nothing that ships is under a copyleft license alone", () => {
  const stated = notices.split("\n").filter((line) => /^\S+ \d+\.\d+\.\d+\S* \(.+\)/.test(line));
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter((line) => /GPL|MPL|EPL|CDDL/.test(line) && !/MIT OR/.test(line))).toEqual([]);
});
