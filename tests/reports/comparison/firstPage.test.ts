import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import type { Plan } from "../../../src/sheets/planWorkbook";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate, type Entries } from "../../templates/recalculate";
import { sampleHost, sampleRun, type RunFacts } from "../sampleRuns";

const KIB = 2 ** 10;

const run = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    vms: 8,
    durationSeconds: 3600,
    ...facts,
    workload: { blockSizeBytes: 4 * KIB, readPct: 100, randomPct: 100, ...facts.workload },
    results: { iops: 1000, latencyMs: 1, ...facts.results },
  });

/** The run that files hold at a line, with what their importer reported of it. */
const short = (line: number): [BenchmarkRun, Diagnostic] => {
  const source = { file: "results.txt", line };
  const message = "Job a ran for 3 s of 60 s: the run is incomplete.";
  return [
    run({ case: "short", source, results: { iops: 1800, latencyMs: 1 } }),
    { severity: "warning", code: "unfinished-run", message, ...source },
  ];
};

function planOf(baseline: readonly BenchmarkRun[], ...variants: (readonly BenchmarkRun[])[]): Plan {
  return reportPlan({
    imports: [baseline, ...variants].map((runs, i) => ({
      name: ["tcp.zip", "rdma.zip", "third"][i] ?? "",
      runs,
    })),
    diagnostics: [],
    compare: true,
  });
}

/** What the page of the first variant shows: bands, texts, and rows with mark, figures, change and verdict. */
function pageOf(plan: Plan, entries: Entries = {}) {
  const { drawing, value } = recalculate(plan, entries);
  const values = drawing.sheets.find(({ name }) => name === "Comparison")?.values ?? [];
  const spec = plan.spec.sheets.find(({ name }) => name === "Comparison");
  const shown = (row: CellValue[]) => [...row.slice(0, 5), row[39]];
  return {
    like: String(value("like0")),
    outcome: String(value("outcome0")),
    texts: values.flat().filter((text) => typeof text === "string"),
    rows: values.filter(([, label]) => String(label).endsWith("is better")).map(shown),
    sheets: plan.spec.sheets.map(({ name }) => name),
    styles: new Set(spec?.cells.map(({ style }) => style)),
    spec,
  };
}

const rdma = (facts: RunFacts = {}): BenchmarkRun =>
  run({ results: { iops: 1209, latencyMs: 0.9 }, ...facts });

test("repeats that differ by more than a change are noise, and the page names them", () => {
  const again = { case: "again", results: { iops: 1300, latencyMs: 1 } };
  const pages = [[run()], [run(), run(again)]].map((before) => pageOf(planOf(before, [rdma()])));
  const verdicts = pages.map(({ rows }) => rows.slice(0, 2).map((row) => [row[0], row.at(-1)]));
  expect(verdicts).toEqual([
    [
      ["✔", "better"],
      ["✔", "better"],
    ],
    [
      ["=", "no difference"],
      ["✔", "better"],
    ],
  ]);
  const sentence =
    "Repeats of one test differ by up to 30% (IOPS, 4 KiB, 100% read, random): changes up to the difference of their repeats count as noise.";
  expect(pages.map(({ texts }) => texts.includes(sentence))).toEqual([false, true]);
});

test("where repeats differ by more than the band of noise, the result names both", () => {
  const again = (iops: number) => run({ case: "again", results: { iops, latencyMs: 1 } });
  const after = [run({ results: { iops: 1310, latencyMs: 1 } })];
  const plan = planOf([run(), again(1350)], after);
  const both = "= No difference: no figure changed by more than 5%, or than its repeats differ";
  expect(pageOf(plan).outcome).toBe(both);
  expect(pageOf(plan, { NoiseBand: 0.34 }).outcome).toBe(both.replace("5%", "34%"));
  expect(pageOf(plan, { NoiseBand: 0.36 }).outcome).toBe(
    "= No difference: no figure changed by more than 36%",
  );
  const close = planOf([run(), again(1010)], [run({ results: { iops: 1020, latencyMs: 1 } })]);
  expect(pageOf(close).outcome).toBe("= No difference: no figure changed by more than 5%");
});

test("repeats of another variant do not make the result of this one", () => {
  const at = (iops: number, name = "one") => run({ case: name, results: { iops, latencyMs: 1 } });
  const { value } = recalculate(planOf([at(1000)], [at(1010)], [at(1010), at(1400, "again")]));
  expect(value("outcome0")).toBe("= No difference: no figure changed by more than 5%");
  expect(value("outcome1")).toMatch(/ than 5%, or than its repeats differ$/);
});

test.each([
  ["was not finished", true, "▲ rdma is better in 1 of 2 tests (1 of tcp has no counterpart): IOPS +31%"],
  ["was finished", false, "= No difference: no figure changed by more than 5%, or than its repeats differ"],
])("a repeat that %s", (_, isFailed, expected) => {
  const [repeat, diagnostic] = short(9);
  const plan = reportPlan({
    imports: [
      { name: "tcp.zip", runs: [run({ source: { file: "results.txt", line: 1 } }), repeat] },
      { name: "rdma.zip", runs: [run({ results: { iops: 1313, latencyMs: 1 } })] },
    ],
    diagnostics: isFailed ? [diagnostic] : [],
    compare: true,
  });
  expect(pageOf(plan).outcome).toBe(expected);
});

test("two that are alike are evaluated: changes with marks, and what is better in one sentence", () => {
  const page = pageOf(planOf([run({ cpu: { usagePct: 96 } })], [rdma({ cpu: { usagePct: 95.9 } })]));
  expect(page.like).toBe("✔ Like for like: the files show no relevant difference.");
  expect(page.outcome).toBe("✔ rdma is better: IOPS +21%, latency −10%, CPU per I/O −17%");
  expect(
    page.rows.map(([mark, label, before, after, , verdict]) => [mark, label, before, after, verdict]),
  ).toEqual([
    ["✔", "IOPS, more is better", 1000, 1209, "better"],
    ["✔", "Latency ms, less is better", 1, 0.9, "better"],
    ["=", "Host CPU %, less is better", 96, 95.9, "no difference"],
    ["✔", "CPU per I/O, less is better", 96, 95.9 / 1.209, "better"],
  ]);
  expect(page.rows[0]?.[4]).toBeCloseTo(0.209, 12);
  expect(page.texts).toContain(
    "1 of 1 test of tcp was limited by CPU (96%). rdma takes less of it for each I/O: the same cores do more IOPS.",
  );
  expect(page.texts).toContain(
    "4 KiB, 100% read, random: CPU does not fall because the freed CPU went into 20.9% more IOPS. Per I/O it is 17.4% less.",
  );
});

test("verdicts follow the band of noise, on either side of it", () => {
  const plan = planOf([run()], [run({ results: { iops: 1060, latencyMs: 1 } })]);
  expect(pageOf(plan).outcome).toBe("✔ rdma is better: IOPS +6%");
  expect(pageOf(plan, { NoiseBand: 0.07 }).outcome).toBe(
    "= No difference: no figure changed by more than 7%",
  );
  expect(pageOf(plan, { NoiseBand: 0.07 }).rows[0]?.slice(0, 1)).toEqual(["="]);
});

test.each<[string, number, number, RegExp]>([
  ["worse", 900, 1.2, /^✖ rdma is worse: IOPS −10%, latency \+20%$/],
  ["better and worse", 1100, 1.2, /^▲ rdma is better in 1 figure and worse in 1: IOPS \+10%, latency \+20%$/],
])("%s", (_, iops, latencyMs, expected) => {
  expect(pageOf(planOf([run()], [run({ results: { iops, latencyMs } })])).outcome).toMatch(expected);
});

describe("not like for like", () => {
  const early = (): BenchmarkRun[] => [
    run({ vms: 5, vmsFinishedEarly: 1, hosts: [sampleHost("a", 40)], cpu: { usagePct: 40 }, workload: { outstandingIo: 640 }, results: { iops: 205_104, latencyMs: 3.13 } }),
  ]; // prettier-ignore
  const whole = (): BenchmarkRun[] => [
    run({ vmsFinishedEarly: 0, hosts: [sampleHost("a", 50), sampleHost("b", 50)], cpu: { usagePct: 50 }, workload: { outstandingIo: 1024 }, results: { iops: 215_246, latencyMs: 4.71 } }),
  ]; // prettier-ignore
  const page = pageOf(planOf(whole(), early()));

  test("the bands report it, with the queue", () => {
    expect(page.like).toBe(
      "✖ Not like for like: 4 things differ, and 1 test not complete. Changes are shown but not evaluated.",
    );
    expect(page.outcome).toBe(
      "? Whether rdma is better is unknown: it ran with 37.5% fewer outstanding I/Os.",
    );
  });

  test("changes are shown, and nothing is evaluated or green", () => {
    expect(page.rows[0]?.slice(0, 4)).toEqual(["?", "IOPS, more is better", 215_246, 205_104]);
    expect(page.rows[0]?.[4]).toBeCloseTo(205_104 / 215_246 - 1, 12);
    expect(new Set(page.rows.map((row) => row[0]))).toEqual(new Set(["?"]));
    expect(new Set(page.rows.map((row) => row[5]))).toEqual(new Set(["not evaluated"]));
    expect(page.texts.filter((text) => text.includes("✔") || text === "better")).toEqual([]);
    expect(page.styles.has("rowMarkGood")).toBe(false);
  });

  test("each difference states its effect on the figures, and the reason has numbers", () => {
    for (const text of [
      "VMs that finished early",
      "variant IOPS about 16.7% too low",
      "less CPU and fewer disks (−50.0%)",
      "rdma offered 640 outstanding I/Os, tcp 1,024: 640 ÷ 205,104 IOPS is 3.12 ms, measured 3.13. The queue explains the latency; the cluster does not.",
      "Per host rdma gave 205,104 IOPS and tcp 107,623 in 4 KiB, 100% read, random: a hint, not proof.",
      "Not in the files of both: p95. Export them before you make promises about them.",
      "To compare: let every VM run to the end; make hosts, VMs, outstanding I/O equal; run each test three times.",
    ]) {
      expect(page.texts).toContain(text);
    }
  });

  test("a latency that the queue does not make is not put down to it", () => {
    const [slow] = early();
    const plan = planOf(whole(), slow ? [{ ...slow, results: { ...slow.results, latencyMs: 3.5 } }] : []);
    expect(pageOf(plan).texts.some((text) => text.includes("The queue explains"))).toBe(false);
  });

  test("of two pairs one is evaluated", () => {
    const second = run({ workload: { blockSizeBytes: 8 * KIB } });
    const faster = run({ workload: { blockSizeBytes: 8 * KIB }, results: { iops: 2000, latencyMs: 1 } });
    const part = pageOf(planOf([...whole(), second], [...early(), faster]));
    expect(part.like).toMatch(
      /^▲ 1 of 2 tests is like for like\. The others \(.*\) are shown but not evaluated\.$/,
    );
    expect(part.outcome).toBe("▲ rdma is better in 1 of 2 tests (1 is not evaluated): IOPS +100%");
    expect(part.rows.map((row) => row[5])).toContain("not evaluated");
  });
});

test("one thing that may be tested is named, of two none can be the cause alone", () => {
  const with_ = (...values: string[]): BenchmarkRun =>
    run({
      setup: values.map((value, i) => ({
        name: i === 0 ? "encryptionAtRest" : "checksumDisabled",
        value,
        file: "vsan.cfg",
        line: 1,
      })),
    });
  expect(pageOf(planOf([with_("off", "no")], [with_("on", "no")])).like).toBe(
    '✔ Like for like: only "Data-at-rest encryption" differs.',
  );
  expect(pageOf(planOf([with_("off", "no")], [with_("on", "yes")])).like).toBe(
    "▲ Same load, but 2 settings differ: no change can be attributed to one of them.",
  );
});

test("tests without a counterpart are counted and named; without any pair nothing is compared", () => {
  const other = run({ workload: { blockSizeBytes: 64 * KIB } });
  const page = pageOf(planOf([run(), other], [run()]));
  expect(page.like).toContain("1 of 2 tests of tcp has a counterpart.");
  expect(page.texts).toContain("1 test of tcp without a counterpart in rdma: 64 KiB, 100% read, random.");
  const none = pageOf(planOf([other], [run()]));
  expect(none.like).toBe("? Nothing to compare: no test of tcp has a counterpart in rdma.");
  expect(none.outcome).toBe("? Not known: no test has a counterpart.");
  expect(none.rows).toEqual([]);
});

describe("of many changes", () => {
  const many = (tests: number, change: (i: number) => number): BenchmarkRun[] =>
    Array.from({ length: tests }, (_, i) =>
      run({ workload: { blockSizeBytes: 512 * (i + 1) }, results: { iops: 1000 * change(i), latencyMs: 1 } }),
    );

  test("the page has all while there is room, then the eight largest, and the sheet Changes the others", () => {
    const pages = [5, 20].map((tests) =>
      pageOf(
        planOf(
          many(tests, () => 1),
          many(tests, (i) => 1 + i / 100),
        ),
      ),
    );
    expect(pages.map(({ rows, sheets }) => [rows.length, sheets.includes("Changes")])).toEqual([
      [10, false],
      [8, true],
    ]);
    const largest = pages[1]?.rows.map(([, , , after]) => Math.round(Number(after)));
    expect(largest).toEqual([1120, 1130, 1140, 1150, 1160, 1170, 1180, 1190]);
    expect(pages[1]?.texts).toContain("the 8 largest of 40 changes; the others: sheet Changes");
  });

  test("pages of the sheet Changes begin with a test", () => {
    const plan = planOf(
      many(60, () => 1),
      many(60, () => 1.2),
    );
    const sheet = plan.spec.sheets.find(({ name }) => name === "Changes");
    const breaks = sheet?.print.pageBreaks ?? [];
    expect(breaks.length).toBeGreaterThan(2);
    const styleAt = (row: number) => sheet?.cells.find(({ at }) => at === `A${row}`)?.style;
    expect(new Set(breaks.map(styleAt))).toEqual(new Set(["group"]));
  });

  test("after the table Comparison was sorted by hand every row shows its own figures", () => {
    const plan = planOf(
      many(3, () => 1),
      many(3, (i) => 1 + i),
    );
    const sheets = plan.spec.sheets.map((sheet) => ({
      ...sheet,
      tables: (sheet.tables ?? []).map((table) =>
        table.name === "Comparison" ? { ...table, rows: [...table.rows].reverse() } : table,
      ),
    }));
    expect(pageOf({ ...plan, spec: { ...plan.spec, sheets } }).rows).toEqual(pageOf(plan).rows);
  });
});

test("every variant has a page of its own, and is evaluated by its own rows", () => {
  const plan = planOf([run()], [rdma()], [run({ results: { iops: 500, latencyMs: 1 } })]);
  const { value } = recalculate(plan);
  expect(plan.spec.sheets.slice(0, 3).map(({ name }) => name)).toEqual([
    "Comparison",
    "Comparison 2",
    "Compared figures",
  ]);
  expect(value("outcome0")).toBe("✔ rdma is better: IOPS +21%, latency −10%");
  expect(value("outcome1")).toBe("✖ third is worse: IOPS −50%");
});

test("formulas have room for addresses of long tables", () => {
  const plan = planOf([run({ cpu: { usagePct: 50 } })], [rdma({ cpu: { usagePct: 50 } })]);
  const page = plan.spec.sheets.find(({ name }) => name === "Comparison");
  const lengths = (page?.cells ?? []).map((cell) => (cell.kind === "formula" ? cell.formula.length : 0));
  expect(Math.max(...lengths)).toBeLessThan(2000);
});

test("long names are cut, and do not cover figures", () => {
  const name = "n".repeat(255);
  const plan = reportPlan({
    imports: [name, `${name}2`].map((name) => ({ name, runs: [run()] })),
    diagnostics: [],
    compare: true,
  });
  const page = pageOf(plan);
  expect(page.texts).toContain(
    `${"n".repeat(39)}… (1) (baseline) against ${"n".repeat(39)}… (2) · 1 test in common`,
  );
  expect(page.texts.filter((text) => text === "Variant").length).toBeGreaterThan(0);
});

test("a run on both sides is not evaluated: it does not differ from itself", () => {
  const once = run({ startedAt: "2024-11-29T12:59:25.000Z", results: { iops: 1000.5, latencyMs: 1 } });
  const all = pageOf(planOf([once], [{ ...once }]));
  expect(all.like).toBe(
    "✖ Not like for like: 1 test imported on both sides. Changes are shown but not evaluated.",
  );
  expect(all.outcome).toBe("? Whether rdma is better is unknown: both sides are the same runs.");
  const other: RunFacts = { workload: { blockSizeBytes: 8 * KIB } };
  const some = pageOf(planOf([once, run(other)], [{ ...once }, rdma(other)]));
  expect(some.like).toBe(
    "▲ 1 of 2 tests is like for like. The others (1 test imported on both sides) are shown but not evaluated.",
  );
  expect(some.outcome).toContain("▲ rdma is better in 1 of 2 tests (1 is not evaluated): IOPS +21%");
});
