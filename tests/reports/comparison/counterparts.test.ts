import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;

const run = (iops: number, kib = 4, name = `case ${kib}`, usagePct: number | null = null): BenchmarkRun =>
  sampleRun({
    case: name,
    vms: 8,
    durationSeconds: 3600,
    workload: { blockSizeBytes: kib * KIB, readPct: 100, randomPct: 100 },
    results: { iops, latencyMs: 1 },
    cpu: { usagePct },
  });

function pageOf(baseline: BenchmarkRun[], variant: BenchmarkRun[]) {
  const { drawing, value } = recalculate(
    reportPlan({
      imports: [
        { name: "base", runs: baseline },
        { name: "some", runs: variant },
      ],
      diagnostics: [],
      compare: true,
    }),
  );
  const rows = drawing.sheets.find(({ name }) => name === "Comparison")?.values ?? [];
  return {
    like: String(value("like0")),
    outcome: String(value("outcome0")),
    texts: rows.flat().filter((cell) => typeof cell === "string"),
  };
}

const four = [4, 8, 16, 32].map((kib) => run(1000, kib));

test("three of four tests were missing from a green verdict", () => {
  const { like, outcome } = pageOf(four, [run(1500)]);
  expect(like).toBe(
    "▲ Like for like: the files show no relevant difference. 1 of 4 tests of base has a counterpart.",
  );
  expect(outcome).toBe("▲ some is better in 1 of 4 tests (3 of base have no counterpart): IOPS +50%");
});

test("with a counterpart for all tests the verdict is green", () => {
  const { like, outcome } = pageOf(
    four,
    [4, 8, 16, 32].map((kib) => run(1500, kib)),
  );
  expect(like).toBe(
    "✔ Like for like: the files show no relevant difference. All 4 tests have a counterpart.",
  );
  expect(outcome).toBe("✔ some is better: IOPS +50%");
});

test("tests that only the variant has are named in both bands", () => {
  const { like, outcome } = pageOf([run(1000)], [run(1500), run(900, 8)]);
  expect(like).toBe(
    "▲ Like for like: the files show no relevant difference. 1 of 1 test of base has a counterpart, 1 test of some has none.",
  );
  expect(outcome).toBe("▲ some is better (1 of some has no counterpart): IOPS +50%");
});

test("a worse result with missing tests stays red, and no difference names them", () => {
  expect(pageOf(four, [run(500)]).outcome).toBe(
    "✖ some is worse in 1 of 4 tests (3 of base have no counterpart): IOPS −50%",
  );
  expect(pageOf(four, [run(1000.5)]).outcome).toBe(
    "= No difference in 1 of 4 tests (3 of base have no counterpart): no figure changed by more than 5%",
  );
});

describe("repeats in one import", () => {
  const repeats = [run(1060, 4, "a", 50), run(700, 4, "b", 50), run(1400, 4, "c", 50)];
  const { like, outcome, texts } = pageOf([run(1000, 4, "a", 50)], repeats);

  test("were without a counterpart: they are named as repeats of a test that has one", () => {
    expect(like).toBe("✔ Like for like: the files show no relevant difference.");
    expect(texts).toContain(
      "2 runs of some are repeats of 4 KiB, 100% read, random: the first run of a test is compared, and the difference of its repeats counts as noise.",
    );
    expect(texts.join(" ")).not.toContain("without a counterpart");
  });

  test("made the verdict noise, and CPU was explained all the same", () => {
    expect(outcome).toBe("= No difference: no figure changed by more than 5%, or than its repeats differ");
    expect(texts.join(" ")).not.toContain("freed CPU");
    const single = pageOf([run(1000, 4, "a", 50)], [run(1060, 4, "a", 50)]);
    expect(single.texts.join(" ")).toContain("the freed CPU went into 6% more IOPS");
  });

  test("one repeat is named in the singular, and another load is without a counterpart", () => {
    const page = pageOf([run(1000)], [run(1060), run(1070, 4, "again"), run(900, 8)]);
    expect(page.texts).toContain(
      "1 run of some is a repeat of 4 KiB, 100% read, random: the first run of a test is compared, and the difference of its repeats counts as noise.",
    );
    expect(page.texts).toContain("1 test of some without a counterpart in base: 8 KiB, 100% read, random.");
  });
});

test("figures that only some tests lack are named with their number", () => {
  const mixed = (iops: number) => [run(iops, 4, "a", 50), run(iops, 8)];
  expect(pageOf(mixed(1000), mixed(1200)).texts).toContain(
    "Not in the files of both: p95, host CPU (in 1 of 2 tests). Export them before you make promises about them.",
  );
});
