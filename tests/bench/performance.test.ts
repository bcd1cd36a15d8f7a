import fs from "node:fs";
import path from "node:path";
import { LIMITS } from "../../bench/limits";
import { MEASURES } from "../../bench/measures";
import { performancePage, performancePlots, type Results } from "../../bench/performancePage";
import { isMet } from "../../bench/row";

const ROOT = path.resolve(__dirname, "../..");
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), "utf8");
const results = JSON.parse(read("bench/results.json")) as Results;
const rows = Object.values(results.measures).flatMap((measure) => measure.rows);

test("docs/performance.md matches bench/results.json: npm run bench -- --write refreshes both", () => {
  expect(read("docs/performance.md")).toBe(performancePage(results));
});

test("its plots are, too, and there are no others", () => {
  const files = fs.readdirSync(path.join(ROOT, "docs/performance"));
  const found = Object.fromEntries(
    files.map((file) => [path.basename(file, ".svg"), read(`docs/performance/${file}`)]),
  );
  expect(found).toEqual(performancePlots(results));
});

test("figures are kept of known measures only, in their order", () => {
  const names = Object.keys(results.measures);
  expect(names).toEqual(Object.keys(MEASURES).filter((name) => names.includes(name)));
});

test("every row has an id of its own", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

/** The rows that the budgets of the project stand for. */
const BUDGETS = [
  "bundles.functions",
  "bundles.pane",
  "functions.ghz.scalar",
  "functions.ghz.block",
  "ipv4.netmask",
  "ipv4.ip-address",
  "ipv4.ipaddr.js",
  "import.hcibench.series-off.time",
  "import.hcibench.series-off.memory",
  "import.hcibench.series-on.memory",
  "import.iometer.time",
  "growth.hcibench.flat",
  "growth.iometer.flat",
  "archive.limits",
  "writers.20000.time",
  "syncs.import",
];

test.each(BUDGETS)("%s has a goal", (id) => {
  expect(rows.find((row) => row.id === id)?.goal).toBeDefined();
});

test("a missed goal is explained", () => {
  const missed = rows.filter((row) => isMet(row) === false).map(({ id }) => id);
  expect(missed.filter((id) => !(id in LIMITS))).toEqual([]);
});

test("an explanation belongs to a row with a goal", () => {
  const evaluated = rows.filter(({ goal }) => goal).map(({ id }) => id);
  expect(Object.keys(LIMITS).filter((id) => !evaluated.includes(id))).toEqual([]);
});
