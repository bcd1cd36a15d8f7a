/** Templates that are planned from the same facts agree on every figure that more than one of them has. */
import fc from "fast-check";
import { calculate } from "../../../src/calculator/calculate";
import { factName } from "../../../src/facts/fact";
import { FACTS } from "../../../src/facts/facts";
import { ADAPTIVE_RAID_5 } from "../../../src/model/raid/raidLayout";
import type { Accepts } from "../../../src/sheets/accepts";
import { templates } from "../../../src/templates/templates";
import { layout } from "../../../src/workbook/layout";
import { namesIn } from "../../../src/workbook/linkedFormula";
import type { CellValue } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { type Entries, recalculate, type Recalculated } from "../recalculate";
import { sampled, times } from "../../volume";
import { errorsIn } from "./errorsIn";
import { ENTERED, linksOf } from "./facts";
import { linkedInputs, valueAt } from "./linkedCells";

/** A figure: a template's id, the id of its cell, and the row where it is a column of a grid. */
type Figure = readonly [template: string, id: string, row?: number];

/** Figures that are the same wherever they are. */
const SHARED: readonly (readonly [name: string, ...Figure[]])[] = [
  [
    "hosts",
    ["hosts", "hosts"],
    ["core-dump", "groups.hosts", 1],
    ["rdma-savings", "hosts"],
    ["vsan-cpu-budget", "hosts"],
    ["ip-plan", "clusterHosts"],
    ["benchmark-plan", "hosts"],
    ["runbooks", "hostCount"],
  ],
  ["CPU of all hosts", ["hosts", "ghz"], ["vsan-cpu-budget", "capacity"]],
  ["CPU after host failure", ["hosts", "ghzDown"], ["vsan-cpu-budget", "capacityDown"]],
  [
    "CPU that storage may take after host failure",
    ["hosts", "storageGhzDown"],
    ["vsan-cpu-budget", "allowedDown"],
  ],
  [
    "CPU that storage takes at the peak",
    ["hosts", "peakGhz"],
    ["vsan-cpu-budget", "totalGhz"],
    ["rdma-savings", "ghzNow"],
  ],
  [
    "CPU that storage takes at the peak, high",
    ["hosts", "peakGhz.high"],
    ["vsan-cpu-budget", "totalGhz.high"],
    ["rdma-savings", "ghzNow.high"],
  ],
  ["layout", ["hosts", "layout"], ["vsan-cpu-budget", "layout"], ["rdma-savings", "work.layout", 1]],
  ["hosts that the layout needs", ["hosts", "minHosts"], ["vsan-cpu-budget", "minHosts"]],
  ["usable capacity", ["hosts", "forData"], ["benchmark-plan", "usable"]],
  ["raw capacity", ["hosts", "rawTib"], ["runbooks", "capacityTib"]],
  [
    "IOPS at the peak",
    ["hosts", "peakIops"],
    ["vsan-cpu-budget", "cost.iops", 1],
    ["rdma-savings", "save.iops", 1],
  ],
  ["RAM of a host", ["hosts", "ram"], ["core-dump", "groups.ram", 1], ["stretched-cluster", "hostRam"]],
  ["MTU", ["runbooks", "mtu"], ["ip-plan", "nets.mtu", 5]],
];

/** Without growth of IOPS: the template Hosts plans the peak of today. */
const TODAY: Entries = { ...ENTERED, growthIops: 0 };

const AGREEING: readonly (readonly [string, Entries])[] = [
  ["nine hosts", TODAY],
  ["five hosts with adaptive RAID-5", { ...TODAY, hosts: 5, raid: ADAPTIVE_RAID_5, failures: 1 }],
  ["six hosts with adaptive RAID-5", { ...TODAY, hosts: 6, raid: ADAPTIVE_RAID_5, failures: 1 }],
];

test.each(sampled(AGREEING, ([name]) => name === "nine hosts"))("templates agree: %s", (_, entries) => {
  const links = linksOf(entries);
  const sharing = new Set(SHARED.flatMap(([, ...figures]) => figures.map(([template]) => template)));
  const planned = new Map(
    templates
      .filter(({ id }) => sharing.has(id))
      .map(({ id, plan }): [string, Recalculated] => [id, recalculate(plan(links))]),
  );
  for (const [name, ...figures] of SHARED) {
    const values = figures.map(([template, id, row]) => planned.get(template)?.value(id, row));
    const [first] = values;
    expect([name, first]).toEqual([name, expect.anything()]);
    for (const value of values) {
      if (typeof first === "number")
        expect([name, Number(value) / first]).toEqual([name, expect.closeTo(1, 9)]);
      else expect([name, value]).toEqual([name, first]);
    }
  }
});

/** Nobody types more than four. */
const DECIMALS = 10_000;

/** Any value that a fact accepts. */
function anyOf(accepts: Accepts): fc.Arbitrary<CellValue> {
  if ("whole" in accepts) return fc.integer({ min: accepts.whole[0], max: accepts.whole[1] });
  if ("oneOf" in accepts) return fc.constantFrom(...accepts.oneOf);
  if ("text" in accepts) return fc.constantFrom("a", "Site 7", "10.1.2.3", "x.example");
  const [min, max] = "share" in accepts ? accepts.share : accepts.decimal;
  const typed = fc
    .double({ min, max, noNaN: true })
    .map((value) => Math.max(min, Math.round(value * DECIMALS) / DECIMALS));
  return fc.oneof(fc.constantFrom(min, max), typed);
}

const anyFacts: fc.Arbitrary<Entries> = fc.record(
  Object.fromEntries(
    Object.values(FACTS).flatMap((fact) => ("derived" in fact ? [] : [[fact.id, anyOf(fact.accepts)]])),
  ),
);

const BY_NAME = new Map(Object.values(FACTS).map((fact) => [factName(fact), fact]));

/** Every run calculates all templates that follow more than the texts of a cover. */
const RUNS = times("FACTS_RUNS", { all: 4, sample: 1 });

const MAX_COVER_INPUTS = 4;

test("whatever the facts are, inputs are what they follow, and no cell is an error", () => {
  const today = linksOf(TODAY);
  const following = templates.filter(({ plan }) => linkedInputs(plan(today)).length > MAX_COVER_INPUTS);
  expect(following.length).toBeGreaterThanOrEqual(8);
  fc.assert(
    fc.property(anyFacts, (entries) => {
      const links = linksOf(entries);
      for (const template of following) {
        const plan = template.plan(links);
        const drawing = calculate(layout(plan.spec), sourceFunctions);
        const differing = linkedInputs(plan).flatMap((input) => {
          const fact = BY_NAME.get(input.formula);
          const [value, wanted] = [valueAt(drawing, input), links.values.get(input.formula) ?? ""];
          return fact === undefined || value === wanted ? [] : [`${input.id} is ${String(value)}`];
        });
        expect([template.id, ...differing, ...errorsIn(drawing)]).toEqual([template.id]);
      }
    }),
    { numRuns: RUNS },
  );
}, 600_000);

test("what an input follows is a name, or a formula of names", () => {
  const formulas = templates
    .flatMap(({ plan }) => linkedInputs(plan(linksOf(TODAY))))
    .map(({ formula }) => formula);
  expect(formulas.filter((formula) => BY_NAME.has(formula)).length).toBeGreaterThan(80);
  for (const formula of formulas) expect(namesIn(formula).every((name) => BY_NAME.has(name))).toBe(true);
});
