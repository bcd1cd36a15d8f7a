import { coreDump } from "../../src/templates/coreDump/coreDump";
import { recalculate } from "./recalculate";

const plan = coreDump.plan();

test("six 256 GiB hosts of unknown version: 3.84 GiB a dump, 27.6 GiB on a shared datastore", () => {
  const sheet = recalculate(plan);
  expect(sheet.number("answers.dump", 1)).toBeCloseTo(3.84, 9);
  expect(sheet.number("sharedPlan")).toBeCloseTo(27.648, 9);
  expect(sheet.value("verdict")).toBe("✔ Fits: every group has room for its core dump, logs and traces");
});

test.each([
  ["8.0 U3", 256, 3.6173, "interpolated"],
  ["unknown", 256, 3.84, "estimated"],
  ["7.0 U3", 1536, 15, "extrapolated"],
])("ESXi %s with %d GiB: %d GiB, %s", (esxi, ram, dump, known) => {
  const sheet = recalculate(plan, { "groups.esxi": [esxi], "groups.ram": [ram] });
  expect(sheet.number("answers.dump", 1)).toBeCloseTo(dump, 3);
  expect(sheet.value("answers.known", 1)).toBe(known);
});

test("a 32 GiB boot device leaves 4.0 GiB before logs on a 1,536 GiB host of 7.0", () => {
  const sheet = recalculate(plan, {
    "groups.esxi": ["7.0 U3"],
    "groups.ram": [1536],
    "groups.boot": [32],
    logs: 0,
  });
  expect(sheet.number("answers.left", 1)).toBeCloseTo(4, 9);
  expect(sheet.number("answers.smallest", 1)).toBe(32);
});

test.each([
  [8, "✖ Does not fit: the boot device is too small for 1 of 1 groups"],
  [16, "✔ Fits: every group has room for its core dump, logs and traces"],
])("boot device of %d GiB", (boot, verdict) => {
  expect(recalculate(plan, { "groups.boot": [boot] }).value("verdict")).toBe(verdict);
});

test("what is left decides: nothing left is tight, a trace less is too small, 1 GiB fits", () => {
  const left = (logs: number) => recalculate(plan, { "groups.boot": [32], logs });
  const room = left(0).number("answers.left", 1);
  expect(left(room - 1).value("answers.verdict", 1)).toBe("fits");
  expect(left(room - 0.999).value("answers.verdict", 1)).toBe("tight");
  expect(left(room).value("answers.verdict", 1)).toBe("tight");
  expect(left(room + 0.001).value("answers.verdict", 1)).toBe("too small");
});

test("a measured file replaces the estimate", () => {
  const sheet = recalculate(plan, { "groups.measured": [5] });
  expect([
    sheet.value("answers.dump", 1),
    sheet.value("answers.range", 1),
    sheet.value("answers.known", 1),
  ]).toEqual([5, "", "measured"]);
});

test("half-filled and empty rows stay empty", () => {
  const sheet = recalculate(plan, {
    "groups.name": ["a", "b"],
    "groups.hosts": [6, null],
    "groups.ram": [256, 512],
  });
  expect(sheet.values("answers.dump").slice(1)).toEqual(Array(7).fill(""));
});
