import { importSource, importers } from "../../src/importers/importers";
import { fixturesOf } from "./fixtures";
import { ownersOf } from "./owners";
import { folderOf, zipOf } from "./sources";

const fixtures = fixturesOf(importers.map(({ id }) => id));

/** Where `actual` has not what `expected` holds; an index or `length` of an array is a key like any other. */
function differences(actual: unknown, expected: unknown, at = ""): string[] {
  if (typeof expected === "object" && expected !== null) {
    const [have, want] = [(actual ?? {}) as Record<string, unknown>, expected as Record<string, unknown>];
    return Object.keys(want).flatMap((key) => differences(have[key], want[key], `${at}.${key}`));
  }
  const near =
    typeof actual === "number" &&
    typeof expected === "number" &&
    Math.abs(actual - expected) <= 1e-9 * Math.abs(expected);
  return near || actual === expected
    ? []
    : [`${at} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

/** Paths of values that JSON has no words for. */
function unfit(value: unknown, at = ""): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => unfit(each, `${at}.${key}`));
  }
  return value === undefined || (typeof value === "number" && !Number.isFinite(value)) ? [at] : [];
}

test("every importer has fixtures", () => {
  expect(new Set(fixtures.map(({ tool }) => tool))).toEqual(new Set(importers.map(({ id }) => id)));
});

describe.each(fixtures.map((fixture) => [fixture.name, fixture] as const))("%s", (_, fixture) => {
  const { tool, files, expected } = fixture;
  const options = { series: expected.series === true };

  test(`${expected.trap}`, async () => {
    const result = await importSource(folderOf(files, 1000), options);
    expect(differences(result.runs, expected.runs)).toEqual([]);
    expect(result.runs).toHaveLength(expected.runs.length);
    expect(result.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(
      expected.diagnostics,
    );
    expect(unfit(result)).toEqual([]);
  });

  test("is claimed by its importer alone, and a zip of it gives the same", async () => {
    expect(await ownersOf(folderOf(files))).toEqual([tool]);
    const zipped = await importSource({ ...(await zipOf(files)), name: "results" }, options);
    expect(zipped).toEqual(await importSource(folderOf(files), options));
  });
});
