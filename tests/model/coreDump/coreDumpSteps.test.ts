import { coreDumpSize } from "../../../src/model/coreDump/coreDumpSize";
import { explainCoreDump } from "../../../src/model/coreDump/explainCoreDump";
import { OBSERVED_UP_TO } from "../../../src/model/coreDump/coreDumpSize";

const MAX_70 = OBSERVED_UP_TO["7.0"].value;
const steps = (ramGib: number, release: "7.0" | "8.0" | null): string[] =>
  explainCoreDump(ramGib, release).map(({ step }) => step);
const mentions70 = (ramGib: number, release: "7.0" | "8.0" | null): boolean =>
  steps(ramGib, release).some((step) => step.includes("7.0.3"));

test("the line of 7.0.3 hosts is drawn for 7.0 above the largest host that was seen, and only there", () => {
  expect(mentions70(MAX_70, "7.0")).toBe(false);
  expect(mentions70(MAX_70 + 1, "7.0")).toBe(true);
  expect(mentions70(MAX_70 + 1, "8.0")).toBe(false);
  expect(mentions70(MAX_70 + 1, null)).toBe(false);
});

test("an unknown release is reported as unknown", () => {
  const release = explainCoreDump(256, null).find(({ step }) => step === "ESXi release");
  expect(release).toMatchObject({ value: expect.stringMatching(/\w/), unit: "", known: "given" });
  expect(explainCoreDump(256, "8.0").find(({ step }) => step === "ESXi release")?.value).toBe("8.0");
});

test("the size rests on the rule, its least size, its limit and the hosts that were seen", () => {
  const { unit, basis } = coreDumpSize(256, "8.0");
  expect(unit).toBe("GiB");
  expect(basis.length).toBeGreaterThan(3);
  expect(basis.slice(3).every(({ kind }) => kind === "measured")).toBe(true);
});
