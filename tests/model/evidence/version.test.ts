import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { EVIDENCE_VERSION, METHOD_VERSION } from "../../../src/model/evidence/version";
import { calculateFormula } from "../../calculateFormula";
import { FIGURES } from "../../golden/golden";
import { sourceHelp } from "../../sourceHelp";
import { allEvidence } from "../allEvidence";
import { changedUnder, expectHeld, type Held } from "./heldVersion";

/** Digits that no machine and no order of additions changes. */
const DIGITS = 10;

function spelled(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "number" ? Number(part.toPrecision(DIGITS)) : part,
  );
}

const sorted = (entries: [string, string][]): Record<string, string> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

test("a change of a number raises EVIDENCE_VERSION", async () => {
  const entries = sorted(
    (await allEvidence()).map(([{ value, unit }, where]) => [where, `${spelled(value)} ${unit}`]),
  );
  expect(Object.keys(entries).length).toBeGreaterThan(100);
  expectHeld(
    path.join(__dirname, "evidence.held.json"),
    { version: EVIDENCE_VERSION, entries },
    "Evidence changed: raise EVIDENCE_VERSION in src/model/evidence/version.ts, then refresh the goldens",
  );
});

test("a change of a result raises METHOD_VERSION", () => {
  const examples = sourceHelp.flatMap(({ examples: own }) =>
    own.map(({ formula }): [string, string] => [formula, spelled(calculateFormula(formula.slice(1)))]),
  );
  const figures = FIGURES.map(({ id, recomputed }): [string, string] => [id, spelled(recomputed)]);
  const entries = sorted([...examples, ...figures]);
  expect(Object.keys(entries).length).toBeGreaterThan(600);
  expectHeld(
    path.join(__dirname, "method.held.json"),
    { version: METHOD_VERSION, entries },
    "Results changed: raise METHOD_VERSION in src/model/evidence/version.ts, then refresh the goldens",
  );
});

describe("what is held under a version", () => {
  const before: Held = { version: "1", entries: { a: "1 W", b: "2 W" } };
  const now = (version: string, entries: Record<string, string>) =>
    changedUnder(before, { version, entries });

  test("stays", () => {
    expect(now("1", { a: "1 W", b: "2 W" })).toEqual([]);
  });

  test.each([
    ["changed", { a: "1 W", b: "3 W" }, "b was 2 W, is 3 W"],
    ["removed", { a: "1 W" }, "b was 2 W, is gone"],
  ])("an entry that is %s asks for a new version", (_, entries, change) => {
    expect(now("1", entries)).toEqual([change]);
    expect(now("2", entries)).toEqual([]);
  });

  test("a new entry asks for none", () => {
    expect(now("1", { a: "1 W", b: "2 W", c: "3 W" })).toEqual([]);
  });

  test("nothing is written under a version that stood for something else", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
    const file = path.join(folder, "numbers.held.json");
    const committed = `${JSON.stringify(before, null, 2)}\n`;
    fs.writeFileSync(file, committed);
    expect(() => expectHeld(file, { version: "1", entries: { a: "1 W" } }, "Raise it")).toThrow(
      "Raise it:\nb was 2 W, is gone",
    );
    expect(() => expectHeld(file, before, "Raise it")).not.toThrow();
    expect(fs.readFileSync(file, "utf8")).toBe(committed);
    fs.rmSync(folder, { recursive: true });
  });
});
