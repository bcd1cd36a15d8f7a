import { latencyShares } from "../../src/importers/latencyShares";
import { emptyRun, type BenchmarkRun } from "../../src/model/benchmark/benchmarkRun";

const run = (...shares: number[]): BenchmarkRun => ({
  ...emptyRun("fio", "c", { file: "f", line: 3 }),
  job: "j",
  latencyBins: shares.map((share, i) => ({ upToMs: i + 1, share })),
});
const read = (...runs: BenchmarkRun[]) => latencyShares({ runs, diagnostics: [] });

test.each([[0.5, 0.5], [0.951], [0.5, 0.549], []])("A16: shares of about 100%% stay: %s, %s", (...shares) => {
  const one = run(...shares.filter((share) => share !== undefined));
  expect(read(one)).toEqual({ runs: [one], diagnostics: [] });
});

test.each([
  [[1, 0.95], "195%"],
  [[0.5, 0.449], "94.9%"],
  [[0], "0%"],
])("A16: shares of %s are not used, with a diagnostic: %s", (shares, sum) => {
  expect(read(run(...shares))).toEqual({
    runs: [{ ...run(...shares), latencyBins: null }],
    diagnostics: [
      {
        severity: "warning",
        code: "latency-shares",
        message: `c, j: the latency shares add up to ${sum}, not 100%: they are not used.`,
        file: "f",
        line: 3,
      },
    ],
  });
});

test("runs without shares stay", () => {
  const one = { ...run(), latencyBins: null };
  expect(read(one).runs).toEqual([one]);
});
