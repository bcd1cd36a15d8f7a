import { caseOfPath } from "../../src/importers/caseOfPath";

test.each([
  ["a/b/run 1.json", "run 1"],
  ["run.TXT", "run"],
  ["run.log", "run"],
  ["run.out", "run"],
  ["run.md", "run"],
  ["run.xml", "run"],
  ["run.htm", "run"],
  ["run.html", "run"],
  ["run.txt.csv", "run.txt"],
  ["run.txt.tsv", "run.txt.tsv"],
  ["run.1.txt", "run.1"],
  ["runjson", "runjson"],
  ["a/.json", "a/.json"],
  ["pasted text", "pasted text"],
])("the file %s is the case %j", (path, name) => {
  expect(caseOfPath(path)).toBe(name);
});
