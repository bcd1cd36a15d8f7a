import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./documents";

const text = fs.readFileSync(path.join(ROOT, "CONTRIBUTING.md"), "utf8");
const imported = [
  ...new Set([...text.matchAll(/ from "(?:\.\.\/)+([\w/-]+)"/g)].map(([, name = ""]) => name)),
];

/** What the examples of the document add themselves. */
const ADDED = /copyTime|parseDdText|queueDepth/;

const files = fs
  .readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.split(path.sep).join("/")}`);

test("the examples of CONTRIBUTING.md import files that exist", () => {
  const known = imported.filter((name) => !ADDED.test(name));
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((name) => !files.some((file) => file.endsWith(`/${name}.ts`)))).toEqual([]);
});
