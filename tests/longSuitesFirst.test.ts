import fs from "node:fs";
import path from "node:path";

test("every suite that is started first is there", () => {
  const text = fs.readFileSync(path.join(__dirname, "longSuitesFirst.mjs"), "utf8");
  const [, list = ""] = /LONG_SUITES = \[(.*?)\]/s.exec(text) ?? [];
  const suites = [...list.matchAll(/"(.+)"/g)].map(([, suite = ""]) => suite);
  expect(suites.length).toBeGreaterThan(5);
  expect(suites.filter((suite) => !fs.existsSync(path.join(__dirname, `${suite}.test.ts`)))).toEqual([]);
});
