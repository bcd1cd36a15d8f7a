import { COMPARISON_LIMITS } from "../../model/benchmark/testLimits";
import { SAVING_TESTS, type SavingTest } from "../../model/rdma/savingTests";
import type { Evidence } from "../../model/evidence/evidence";
import type { Block } from "../../sheets/block";
import { firstOf, quoted, unlessError } from "../../sheets/formulaText";
import { gridBlock, type GridInputColumn } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { resultBlock } from "../../sheets/resultBlock";
import { COUNTERS, MODES } from "./inputs";

const TESTS = 8;

type Figure = { [K in keyof SavingTest]: SavingTest[K] extends Evidence ? K : never }[keyof SavingTest];

const iops = (id: string, header: string, figure: Figure): GridInputColumn => ({
  id,
  header,
  accepts: { decimal: [1, 100_000_000] },
  format: "#,##0",
  values: SAVING_TESTS.map((test) => test[figure].value),
  needed: true,
});

const cpu = (id: string, header: string, figure: Figure): GridInputColumn => ({
  id,
  header,
  accepts: { share: [0.001, 2] },
  format: "0.00%",
  values: SAVING_TESTS.map((test) => Number((test[figure].value / 100).toPrecision(12))),
});

/** Tests with both transports; the published ones are the example. */
export function tests(): Block {
  return gridBlock({
    id: "test",
    heading: "Tests: fill in a row for each workload that was run with both",
    rows: TESTS,
    columns: [
      {
        id: "name",
        header: "Workload",
        accepts: { text: "a name" },
        values: SAVING_TESTS.map(({ name }) => name),
      },
      iops("tcpIops", "IOPS, TCP", "tcpIops"),
      iops("rdmaIops", "IOPS, RDMA", "rdmaIops"),
      cpu("tcpUsage", "cpu.usage, TCP", "tcpUsage"),
      cpu("rdmaUsage", "cpu.usage, RDMA", "rdmaUsage"),
      cpu("tcpUtil", "cpu.utilization, TCP", "tcpUtilization"),
      cpu("rdmaUtil", "cpu.utilization, RDMA", "rdmaUtilization"),
    ],
  });
}

/** A formula for a test that has its IOPS and both figures of a counter, else nothing. */
const ifTest = (counter: "Usage" | "Util", formula: string): string =>
  `IF(COUNT([test.tcpIops],[test.rdmaIops],[test.tcp${counter}],[test.rdma${counter}])<4,"",${formula})`;

const measured = (counter: "Usage" | "Util"): string =>
  ifTest(counter, `RDMA_MEASURED([test.tcpIops],[test.tcp${counter}],[test.rdmaIops],[test.rdma${counter}])`);

const GAIN = "([test.rdmaIops]/[test.tcpIops]-1)";
const change = (counter: "Usage" | "Util"): string => `([test.rdma${counter}]/[test.tcp${counter}]-1)`;

/** What each test saved, by both counters. */
export function testResults(): Block {
  const signed = "+0.0%;-0.0%;0.0%";
  return gridBlock({
    id: "found",
    heading: "What they saved",
    rows: TESTS,
    columns: [
      { id: "name", header: "Workload", formula: 'IF([test.name]="","",[test.name])' },
      { id: "gain", header: "IOPS", formula: ifTest("Usage", GAIN), format: signed },
      { id: "usageChange", header: "cpu.usage", formula: ifTest("Usage", change("Usage")), format: signed },
      {
        id: "utilChange",
        header: "cpu.utilization",
        formula: ifTest("Util", change("Util")),
        format: signed,
      },
      {
        id: "added",
        header: "Gain + drop, as published",
        formula: ifTest("Usage", `${GAIN}-${change("Usage")}`),
        format: signed,
      },
      {
        id: "usage",
        header: "CPU saved per I/O, cpu.usage",
        formula: measured("Usage"),
        format: "0.0%",
        style: "result",
      },
      {
        id: "util",
        header: "CPU saved per I/O, cpu.utilization",
        formula: measured("Util"),
        format: "0.0%",
        style: "result",
      },
      {
        id: "chosen",
        header: "Used here",
        // A copy without the add-in has blank cells where there is no saving: a formula that is one would show 0.
        formula: `IF({counter}="${COUNTERS.usage}",IF([usage]="","",[usage]),IF([util]="","",[util]))`,
        mayBeEmpty: ["usage", "util"],
        format: "0.0%",
      },
    ],
  });
}

/** How many of the tests are still the published ones of the example: no other test has the same IOPS. A formula. */
const PUBLISHED_TESTS = SAVING_TESTS.map(
  ({ tcpIops, rdmaIops }) =>
    `SUMPRODUCT(({test.tcpIops}=${tcpIops.value})*({test.rdmaIops}=${rdmaIops.value}))`,
).join("+");

/** Does the saving come from own tests? A condition. */
export const FROM_OWN_TESTS = `{mode}="${MODES.measured}"`;

/** Changes from test to test up to this are noise. */
const NOISE = COMPARISON_LIMITS.noiseBand.value;
/** Is a saving of the tests so small that it may be noise? Rounded, as 1 − 0.95 is more than 0.05. A condition, no error where a text is in its place. */
export const IS_NOISE = `ROUND(N({measured.low}),12)<=${NOISE}`;
/** Is there one test only, so that no range is known? A condition. */
export const ONE_TEST = "COUNT({found.chosen})=1";
/** The noise in words. */
export const NOISE_IN_WORDS = `differences up to ${NOISE * 100}% are noise`;

/** What stands in place of the saving of the tests. */
export const NO_SAVING = { noTest: "no test", notComplete: "not complete" } as const;

/** The saving that the sheets take if it is to come from the tests: a text where there is none. */
export function summary(): Block {
  const ifAny = (formula: string): string =>
    unlessError(
      "{found.chosen}",
      firstOf(
        [
          ["COUNT({test.tcpIops})=0", quoted(NO_SAVING.noTest)],
          ["COUNT({found.chosen})<COUNT({test.tcpIops})", quoted(NO_SAVING.notComplete)],
        ],
        formula,
      ),
    );
  return resultBlock("The saving of these tests", [
    {
      id: "measured",
      label: "CPU saved per I/O: mean, smallest, largest",
      formula: ifAny("AVERAGE({found.chosen})"),
      low: ifAny("MIN({found.chosen})"),
      high: ifAny("MAX({found.chosen})"),
      unit: "of the CPU",
      format: "0.0%",
      style: "headline",
      known: "measured",
    },
    {
      id: "published",
      label: "Published tests of the example among them",
      formula: PUBLISHED_TESTS,
      unit: "tests",
      format: "0",
      known: "replace with yours",
    },
  ]);
}

/** Which counter says what. */
export function counters(): Block {
  return noteBlock("Which counter", [
    "cpu.usage follows the clock, so that turbo and hyper-threading raise it; cpu.utilization is busy time (Broadcom KB 431027; HCIBench calls them logical and physical CPUs). The two differ, and so does the saving. Compare the same counter in both tests, and state which one.",
    "Gain + drop is how the saving is commonly published: it adds the rise in IOPS and the fall in CPU. CPU per I/O divides one by the other, and is what a plan can use.",
    `Run both tests on the same hosts, firmware and policy, each several times and in a row for each time: ${NOISE_IN_WORDS}.`,
  ]);
}
