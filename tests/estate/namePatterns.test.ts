import { estatePlan } from "../../src/estate/estateWorkbook";
import { matchedRules, MAX_PATTERNS, type PatternRules } from "../../src/estate/namePatterns";
import { recalculate } from "../templates/recalculate";
import { generated, imported, knownHost, knownVm } from "./sampleEstate";

test("the first rule that takes a name wins, and empty rows take nothing", () => {
  const rules: PatternRules = [
    null,
    { pattern: "  ", scope: "out" },
    { pattern: "sql-test*" },
    { pattern: "SQL*", class: "OLTP" },
    { pattern: "*", scope: "out" },
  ];
  const names = ["sql-test-1", "sql-01", "web", "sql-01"];
  expect(matchedRules(names, rules)).toEqual([3, 4, 5, 4]);
  expect(matchedRules(names, [])).toEqual([null, null, null, null]);
});

const VMS = [
  knownVm({ name: "sql-01" }),
  knownVm({ name: "SQL-02", power: "off", scope: "capacity", why: "powered off" }),
  knownVm({ name: "sql-replica", scope: "out", why: "placeholder" }),
  knownVm({ name: "tmp-1", cluster: "Test" }),
  knownVm({ name: "web" }),
];
const ESTATE = imported(VMS, [knownHost(), knownHost({ name: "esx02", cluster: "Test" })]);

const rows = (...rules: PatternRules) => estatePlan(ESTATE, { patterns: rules });
const scopes = (plan: ReturnType<typeof estatePlan>, entries: Parameters<typeof recalculate>[1] = {}) => {
  const rows = recalculate(plan, entries).drawing.sheets.find(({ name }) => name === "VMs")?.values ?? [];
  const columns = ["Scope", "Why", "Class"].map((header) => rows[3]?.indexOf(header) ?? -1);
  return rows.slice(4).map((cells) => columns.map((column) => cells[column]).join("|"));
};

test("without a pattern every VM is as rules and cluster report", () => {
  const plan = rows();
  expect(scopes(plan)).toEqual([
    "full||General",
    "capacity|powered off|General",
    "out|placeholder|General",
    "full||General",
    "full||General",
  ]);
  expect(recalculate(plan).values("patterns.vms")).toEqual(Array(MAX_PATTERNS).fill(""));
});

test("a pattern takes out, or compute alone; what a rule took out stays out", () => {
  expect(
    scopes(rows({ pattern: "sql*", scope: "capacity", class: "OLTP" }, { pattern: "tmp-*", scope: "out" })),
  ).toEqual([
    "capacity|name pattern 1|OLTP",
    "capacity|powered off|OLTP",
    "out|placeholder|OLTP",
    "out|name pattern 2|General",
    "full||General",
  ]);
  expect(scopes(rows({ pattern: "sql*", scope: "out" })).slice(0, 3)).toEqual([
    "out|name pattern 1|General",
    "out|name pattern 1|General",
    "out|name pattern 1|General",
  ]);
});

test("a pattern without scope and class keeps its VMs from the patterns below", () => {
  const plan = rows({ pattern: "sql-01" }, { pattern: "sql*", scope: "out" });
  expect(scopes(plan).slice(0, 2)).toEqual(["full||General", "out|name pattern 2|General"]);
  expect(recalculate(plan).values("patterns.vms").slice(0, 3)).toEqual([1, 2, ""]);
});

test("Set scope, Set class and a cluster that is out win over a pattern", () => {
  const plan = rows({ pattern: "*", scope: "capacity", class: "All" });
  expect(
    scopes(plan, {
      "vms.setScope": ["full"],
      "vms.setClass": ["Mine"],
      "clusters.counts": ["in", "out"],
    }),
  ).toEqual([
    "full|set by hand|Mine",
    "capacity|powered off|All",
    "out|placeholder|All",
    "out|cluster is out|All",
    "capacity|name pattern 1|All",
  ]);
});

test("what a pattern does follows its row, without an update", () => {
  const plan = rows({ pattern: "sql*", class: "OLTP" });
  expect(scopes(plan, { "patterns.class": ["SQL"], "patterns.counts": ["out"] })[0]).toBe(
    "out|name pattern 1|SQL",
  );
});

test("blanks around the class of a pattern are not part of it", () => {
  expect(scopes(rows({ pattern: "sql*", class: " Big  SQL " }))[0]).toBe("full||Big SQL");
  expect(scopes(rows({ pattern: "sql*", class: "  " }))[0]).toBe("full||General");
});

describe("a pattern that matches no VMs", () => {
  const plan = () => rows({ pattern: "sql*", scope: "out" });
  const todo = (entries: Parameters<typeof recalculate>[1]) => {
    const { value } = recalculate(plan(), entries);
    return [value("patterns.todo", 1), value("patterns.todo", 2), value("checks.mark", 2)];
  };

  test.each<[string, Parameters<typeof recalculate>[1], string, string]>([
    ["as it was written", {}, "", ""],
    ["in other capitals", { "patterns.pattern": ["SQL*"] }, "", ""],
    ["changed", { "patterns.pattern": ["web*"] }, "not matched yet: select Update on the Import tab", ""],
    ["removed", { "patterns.pattern": [null] }, "removed: select Update on the Import tab", ""],
    ["new", { "patterns.pattern": ["sql*", "web*"] }, "", "not matched yet: select Update on the Import tab"],
    ["a class without a pattern", { "patterns.class": [null, "Web"] }, "", "type a name pattern"],
    ["a scope without a pattern", { "patterns.counts": ["out", "out"] }, "", "type a name pattern"],
    ["blanks alone", { "patterns.pattern": ["sql*", "  "] }, "", ""],
    ["blanks in place of it", { "patterns.pattern": ["  "] }, "removed: select Update on the Import tab", ""],
    [
      "a class with a pattern of blanks",
      { "patterns.pattern": ["sql*", " "], "patterns.class": [null, "Web"] },
      ...(["", "type a name pattern"] as const),
    ],
    ["a scope that is none", { "patterns.counts": ["full"] }, "type capacity or out into Counts for", ""],
    ["a class with a star", { "patterns.class": ["SQL*"] }, "type a class without * ? ~", ""],
  ])("%s", (_, entries, first, second) => {
    const isFine = first === "" && second === "";
    expect(todo(entries)).toEqual([first, second, isFine ? "✔" : "?"]);
  });

  test("is what the verdict is about", () => {
    const { value } = recalculate(plan(), { "patterns.pattern": ["web*"] });
    expect(String(value("verdict"))).toMatch(/^\?/);
    expect(String(recalculate(plan()).value("verdict"))).toContain("one point not known");
    expect(String(value("verdict"))).toContain("2 points not known");
  });

  test("an invalid scope counts for nothing", () => {
    expect(scopes(plan(), { "patterns.counts": ["all"] })[0]).toBe("unknown||General");
  });
});

test("a pattern from a file never becomes a formula", () => {
  const pattern = '=HYPERLINK("http://example.com")*';
  const { value, drawing } = recalculate(rows({ pattern, class: "=1+1" }));
  expect(value("patterns.pattern", 1)).toBe(pattern);
  expect(value("patterns.todo", 1)).toBe("");
  expect(JSON.stringify(drawing.sheets.map(({ formulas }) => formulas))).not.toContain("HYPERLINK");
});

test("in generated estates each rule takes the VMs that its expression finds", async () => {
  const rules = [
    { pattern: "web*", expression: /^web.*$/i },
    { pattern: "*SQL?", expression: /^.*sql.$/i },
    { pattern: "*~?*", expression: /^.*\?.*$/i },
    { pattern: "*1*", expression: /^.*1.*$/is },
  ];
  const patterns = rules.map(({ pattern }, i) => ({ pattern, class: `Class of ${i}` }));
  let taken = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { truth, read } = await generated(seed, 60);
    const { values } = recalculate(estatePlan(read, { patterns }));
    const firsts = truth.vms.map(({ name }) => rules.findIndex(({ expression }) => expression.test(name)));
    const expected = rules.map((_, i) => firsts.filter((first) => first === i).length);
    expect(values("patterns.vms").slice(0, rules.length)).toEqual(expected);
    taken += expected.reduce((sum, count) => sum + count, 0);
  }
  expect(taken).toBeGreaterThan(50);
});
