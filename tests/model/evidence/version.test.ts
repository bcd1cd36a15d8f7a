import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { EVIDENCE_VERSION, METHOD_VERSION } from "../../../src/model/evidence/version";
import { calculateFormula } from "../../calculateFormula";
import { FIGURES } from "../../golden/golden";
import { sourceHelp } from "../../sourceHelp";
import { allEvidence } from "../allEvidence";
import { expectHeld } from "./heldVersion";

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
    "Evidence changed: raise EVIDENCE_VERSION in src/model/evidence/version.ts, then refresh with UPDATE_GOLDENS=1",
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
    "Results changed: raise METHOD_VERSION in src/model/evidence/version.ts, then refresh with UPDATE_GOLDENS=1",
  );
});

describe("what is held under a version", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const file = path.join(folder, "numbers.held.json");
  const hold = (version: string, entries: Record<string, string>) => () =>
    expectHeld(file, { version, entries }, "Raise it");
  const { UPDATE_GOLDENS, CI } = process.env;

  beforeEach(() => {
    fs.writeFileSync(file, `${JSON.stringify({ version: "1", entries: { a: "1 W", b: "2 W" } }, null, 2)}\n`);
    delete process.env.UPDATE_GOLDENS;
    delete process.env.CI;
  });
  afterAll(() => {
    fs.rmSync(folder, { recursive: true });
    Object.assign(
      process.env,
      UPDATE_GOLDENS === undefined ? {} : { UPDATE_GOLDENS },
      CI === undefined ? {} : { CI },
    );
  });

  test("stays", () => {
    expect(hold("1", { a: "1 W", b: "2 W" })).not.toThrow();
  });

  test.each([
    ["changed", { a: "1 W", b: "3 W" }, "Raise it:\nb was 2 W, is 3 W"],
    ["removed", { a: "1 W" }, "Raise it:\nb was 2 W, is gone"],
  ])("an entry that is %s asks for a new version, also when goldens are refreshed", (_, entries, message) => {
    expect(hold("1", entries)).toThrow(message);
    process.env.UPDATE_GOLDENS = "1";
    expect(hold("1", entries)).toThrow(message);
    expect(hold("2", entries)).not.toThrow();
    delete process.env.UPDATE_GOLDENS;
    expect(hold("2", entries)).not.toThrow();
  });

  test("a new entry has to be refreshed, and needs no new version", () => {
    const entries = { a: "1 W", b: "2 W", c: "3 W" };
    expect(hold("1", entries)).toThrow();
    process.env.UPDATE_GOLDENS = "1";
    expect(hold("1", entries)).not.toThrow();
    delete process.env.UPDATE_GOLDENS;
    expect(hold("1", entries)).not.toThrow();
  });
});
