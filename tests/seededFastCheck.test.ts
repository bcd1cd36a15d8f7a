import type FastCheck from "fast-check";

/** The seed of fast-check where the variable of CI has a value. */
function seedWhere(ci: string | undefined): number | undefined {
  const before = process.env["CI"];
  if (ci === undefined) delete process.env["CI"];
  else process.env["CI"] = ci;
  let seed: number | undefined;
  jest.isolateModules(() => {
    seed = jest.requireActual<typeof FastCheck>("fast-check").readConfigureGlobal().seed;
  });
  if (before === undefined) delete process.env["CI"];
  else process.env["CI"] = before;
  return seed;
}

test("property tests draw the same cases at every run of CI, and others elsewhere", () => {
  expect(seedWhere("1")).toBeGreaterThan(0);
  expect(seedWhere(undefined)).toBeUndefined();
});
