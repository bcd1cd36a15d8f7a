import { type ClusterFacts, NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { factOrigin, isEntered, type Places } from "../../../src/reports/sheets/factOrigin";
import { calculateFormula } from "../../calculateFormula";

const facts = (given: Partial<ClusterFacts>, completed: Partial<ClusterFacts> = {}, places: Places = {}) => ({
  given: { ...NO_FACTS, ...given },
  completed: { ...NO_FACTS, ...given, ...completed },
  places,
});

function shown(
  key: keyof ClusterFacts,
  all: ReturnType<typeof facts>,
  value: string | number | null,
): unknown {
  const cells = value === null ? {} : { B200: value };
  return calculateFormula(factOrigin({ key }, "B200", all), cells)[0]?.[0];
}

test.each<[string, keyof ClusterFacts, ReturnType<typeof facts>, [string | number | null, string][]]>([
  [
    "from the files",
    "hosts",
    facts({}, { hosts: 4 }, { hosts: 'a "b".cfg line 4' }),
    [[4, 'from the files: a "b".cfg line 4'], [6, "entered"], ["four", "entered"], [null, "not given"]],
  ],
  ["not in the files", "ghzPerHost", facts({}), [[76.8, "entered"], [0, "entered"], [null, "not given"]]],
  ["given in the pane", "hosts", facts({ hosts: 6 }), [[6, "entered"], [4, "entered"], [null, "not given"]]],
  [
    "of a layout that is assumed",
    "raid",
    facts({}),
    [["RAID-5", "assumed: not in the files"], ["RAID-6 4+2", "entered"], [null, "not given"]],
  ],
  ["of a layout in the files", "raid", facts({}, { raid: "RAID-1 FTT1" }), [["RAID-1 FTT1", "from the files"], ["RAID-5", "entered"]]],
  [
    "with many decimals",
    "idleGhzPerHost",
    facts({}, { idleGhzPerHost: 10 / 3 }),
    [[10 / 3, "from the files"], [3.333_333_4, "entered"], [3.333, "entered"]],
  ],
  ["close to 0", "idleGhzPerHost", facts({}, { idleGhzPerHost: 1e-7 }), [[1e-7, "from the files"], [0, "entered"]]],
])("the origin of a fact %s is right after the fact is changed", (_, key, all, cases) => {
  expect(cases.map(([value]) => [value, shown(key, all, value)])).toEqual(cases);
  const formula = factOrigin({ key }, "B200", all);
  for (const [value, origin] of cases) {
    if (value !== null) expect([value, isEntered(formula, value)]).toEqual([value, origin === "entered"]);
  }
}); // prettier-ignore

/** Formulas as Excel and others save what was written: other zeros, blanks and exponents. */
test.each([
  ["ghzPerHost", 115.2, "115.200000000", "115.2"],
  ["idleGhzPerHost", 1e-7, "0.000000100", "1E-07"],
  ["hosts", 4, "B15-4", "$B$15 - 4"],
] as const)(
  "a program that spells %s %d in another way does not make it entered",
  (key, value, ours, theirs) => {
    const formula = factOrigin({ key }, "B15", facts({}, { [key]: value }));
    expect(formula).toContain(ours);
    const respelled = formula.replace(ours, theirs);
    expect([isEntered(respelled, value), isEntered(respelled, value + 1)]).toEqual([false, true]);
  },
);

test("no number in a formula has an exponent", () => {
  expect(factOrigin({ key: "idleGhzPerHost" }, "B15", facts({}, { idleGhzPerHost: 1e-7 }))).not.toMatch(
    /\dE/i,
  );
});
