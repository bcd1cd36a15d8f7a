import { sideNames } from "../../../src/reports/comparison/sideNames";

test("folders of one name gave contradictory sentences: they are numbered", () => {
  const imports = ["base", "run", "run"];
  expect([1, 2].map((variant) => sideNames(imports, variant).variant)).toEqual(["run (1)", "run (2)"]);
  expect(sideNames(["base", "base"], 1)).toEqual({
    baseline: "base (1)",
    variant: "base (2)",
    heads: ["base (1)", "base (2)"],
  });
});

test("names that differ only by what files are called for, or beyond their limit, are numbered", () => {
  expect(sideNames(["a.zip", "a.json"], 1)).toMatchObject({ baseline: "a (1)", variant: "a (2)" });
  const long = "n".repeat(40);
  expect(sideNames([long, `${long}m`], 1).variant).toBe(`${"n".repeat(39)}…`);
  const cut = `${"n".repeat(39)}…`;
  expect(sideNames([`${long}l`, `${long}m`], 1)).toMatchObject({
    baseline: `${cut} (1)`,
    variant: `${cut} (2)`,
  });
});

test("names of up to 12 characters are over the columns", () => {
  expect(sideNames(["a", "b".repeat(12)], 1).heads).toEqual(["a", "b".repeat(12)]);
  expect(sideNames(["a", "b".repeat(13)], 1).heads).toEqual(["Baseline", "Variant"]);
});
