import { inFull, type Finding } from "../../../src/reports/findings/finding";
import { findings } from "../../../src/reports/findings/findings";
import type { Cause, Rule } from "../../../src/reports/findings/rule";
import { sampleRun } from "../sampleRuns";
import { contextOf } from "./say";

const RUNS = ["a", "b", "c", "d", "e"].map((name) => sampleRun({ case: name }));
const CONTEXT = contextOf(RUNS);

/** A rule that finds these runs, one finding each. */
function rule(
  id: string,
  cause: Cause,
  runs: readonly number[],
  severity: Finding["severity"] = "note",
): Rule {
  return {
    id,
    title: id,
    cause,
    missing: () => null,
    find: () => runs.map((run) => finding(id, [run], severity)),
  };
}

const finding = (id: string, runs: number[], severity: Finding["severity"] = "note"): Finding => ({
  rule: id,
  severity,
  text: `${id} of ${runs.join(" and ")}.`,
  advice: null,
  runs,
});

const ids = (found: readonly Finding[]): string[] => found.map(({ rule: id }) => id);
const evaluate = (...rules: Rule[]) => findings(rules, CONTEXT);

test("orders by severity, and rules of one severity as they are listed", () => {
  const { findings: shown } = evaluate(
    rule("note 1", "cost", [0]),
    rule("good", "cost", [0], "good"),
    rule("caution 1", "cost", [0], "caution"),
    rule("problem", "cost", [0], "problem"),
    rule("caution 2", "cost", [0], "caution"),
    rule("note 2", "cost", [0]),
  );
  expect(ids(shown)).toEqual(["problem", "caution 1", "caution 2", "good", "note 1", "note 2"]);
});

test("shows eight, of which the standing sentences are the last, and lists the others", () => {
  const others = [1, 2, 3, 4, 5, 6, 7, 8].map((i) => rule(`r${i}`, "validity", [0]));
  const { findings: shown, further } = evaluate(
    rule("standing", "standing", [], "problem"),
    { ...rule("always", "standing", []), find: () => [finding("always", [])] },
    ...others,
  );
  expect(ids(shown)).toEqual(["r1", "r2", "r3", "r4", "r5", "r6", "r7", "always"]);
  expect(ids(further)).toEqual(["r8"]);
});

test("lists nothing further when there is room", () => {
  const { findings: shown, further } = evaluate(
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => rule(`r${i}`, "validity", [0])),
  );
  expect(shown).toHaveLength(8);
  expect(further).toEqual([]);
});

test("a rule that misses something is not evaluated", () => {
  const { findings: shown, notEvaluated } = evaluate(
    { ...rule("r", "cost", [0]), missing: () => "the hosts" },
    rule("s", "cost", [0]),
  );
  expect(ids(shown)).toEqual(["s"]);
  expect(notEvaluated).toEqual([{ rule: "r", because: "the hosts" }]);
});

test("all evaluated: nothing is listed as not evaluated", () => {
  expect(evaluate(rule("r", "cost", [0])).notEvaluated).toEqual([]);
});

describe("findings of one rule become one sentence", () => {
  test("the first, with the names of the other runs", () => {
    expect(evaluate(rule("r", "cost", [2, 0, 1])).findings).toEqual([
      { ...finding("r", [2, 0, 1]), text: "r of 2.", also: ["a", "b"] },
    ]);
  });

  test("three are named, more are counted", () => {
    const [one] = evaluate(rule("r", "cost", [4, 3, 2, 1, 0])).findings;
    expect(one && inFull(one)).toBe("r of 4. Also: d; c; b; and 1 more.");
  });

  test("a single finding stays as it is", () => {
    expect(evaluate(rule("r", "cost", [3])).findings).toEqual([finding("r", [3])]);
  });

  test("a run is named once", () => {
    const pairs = { ...rule("r", "cost", []), find: () => [finding("r", [0, 1]), finding("r", [1, 2])] };
    expect(evaluate(pairs).findings).toEqual([
      { ...finding("r", [0, 1, 2]), text: "r of 0 and 1.", also: ["c"] },
    ]);
  });

  test("what is good is not reported when something is not", () => {
    const mixed = {
      ...rule("r", "cost", []),
      find: () => [finding("r", [0], "good"), finding("r", [1], "caution"), finding("r", [2], "good")],
    };
    expect(evaluate(mixed).findings).toEqual([finding("r", [1], "caution")]);
    expect(evaluate(rule("r", "cost", [0, 1], "good")).findings[0]).toMatchObject({
      text: "r of 0.",
      also: ["b"],
    });
  });
});

describe("of the causes that limit a run only the strongest is reported", () => {
  const CAUSES: readonly Cause[] = [
    "invalid run",
    "policy limit",
    "latency target",
    "CPU",
    "network",
    "outstanding I/O",
    "bandwidth",
    "unknown limit",
  ];

  test.each(CAUSES.map((cause, i) => [cause, CAUSES.slice(i + 1)] as const))("%s", (cause, weaker) => {
    // The weaker are evaluated first.
    const shown = evaluate(...weaker.map((one) => rule(one, one, [0])), rule(cause, cause, [0])).findings;
    expect(ids(shown)).toEqual([cause]);
  });

  test("two rules of the same cause are both reported", () => {
    expect(ids(evaluate(rule("r", "CPU", [0]), rule("s", "CPU", [0])).findings)).toEqual(["r", "s"]);
  });

  test("other runs keep theirs", () => {
    const { findings: shown } = evaluate(rule("strong", "CPU", [0]), rule("weak", "network", [0, 1]));
    expect(shown).toEqual([finding("strong", [0]), finding("weak", [1])]);
  });

  test("a finding of two runs is dropped when one of them has a stronger cause", () => {
    const pair = { ...rule("pair", "bandwidth", []), find: () => [finding("pair", [0, 1])] };
    expect(ids(evaluate(rule("strong", "CPU", [1]), pair).findings)).toEqual(["strong"]);
    expect(ids(evaluate(rule("strong", "CPU", [2]), pair).findings)).toEqual(["strong", "pair"]);
  });

  test("what is suppressed itself suppresses nothing", () => {
    // The pair falls to the CPU of run 0: run 1 keeps its weaker cause.
    const pair = { ...rule("pair", "network", []), find: () => [finding("pair", [0, 1])] };
    const { findings: shown } = evaluate(
      rule("strong", "CPU", [0]),
      pair,
      rule("weak", "unknown limit", [1]),
    );
    expect(ids(shown)).toEqual(["strong", "weak"]);
  });

  test("a cause that limits nothing suppresses nothing, and is not suppressed", () => {
    const rules = [
      rule("strong", "CPU", [0]),
      rule("spread", "spread", [0]),
      rule("validity", "validity", [0]),
    ];
    expect(ids(evaluate(...rules).findings)).toEqual(["strong", "spread", "validity"]);
  });
});
