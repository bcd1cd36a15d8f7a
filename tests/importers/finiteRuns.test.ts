import { finiteRuns } from "../../src/importers/finiteRuns";
import { importText } from "../../src/importers/pasted/importText";
import { emptyRun } from "../../src/model/benchmark/benchmarkRun";

const sound = emptyRun("fio", "sound", { file: "a.json", line: 1 });
const percentiles = {
  readP50Ms: 1,
  writeP50Ms: 1,
  readP99Ms: 2,
  writeP99Ms: 2,
  readP999Ms: 3,
  writeP999Ms: 3,
};

test.each([
  ["a figure", { ...sound, vms: Infinity }, "vms"],
  ["a result", { ...sound, results: { ...sound.results, iops: NaN } }, "results.iops"],
])("a run with %s that is not a number is skipped and named", (_, damaged, place) => {
  const { runs, diagnostics } = finiteRuns({ runs: [sound, damaged], diagnostics: [] });
  expect(runs).toEqual([sound]);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: "error",
      code: "impossible-figure",
      message: expect.stringContaining(`sound: ${place} is not a finite number`),
      file: "a.json",
      line: 1,
    }),
  ]);
});

test.each([
  ["latencyBins", { latencyBins: [{ upToMs: null, share: -Infinity }] }, { latencyBins: null }, "0.share"],
  [
    "reported",
    { reported: [{ label: "IOPS", value: NaN, unit: "", file: "a.json", line: 1 }] },
    { reported: [] },
    "0.value",
  ],
  [
    "latencyPercentiles",
    { latencyPercentiles: { ...percentiles, readP99Ms: Infinity } },
    { latencyPercentiles: null },
    "readP99Ms",
  ],
])("a run with an impossible number in %s keeps its figures and loses the record", (record, had, has, at) => {
  const { runs, diagnostics } = finiteRuns({ runs: [{ ...sound, ...had }], diagnostics: [] });
  expect(runs).toEqual([{ ...sound, ...has }]);
  expect(diagnostics).toEqual([
    {
      severity: "warning",
      code: "impossible-figure",
      message: `sound: ${record}.${at} is not a finite number: ${record} skipped, because the file is damaged.`,
      file: "a.json",
      line: 1,
    },
  ]);
});

test("a run is called by its case and its job, and what was reported before stays", () => {
  const earlier = { severity: "info", code: "said", message: "before", file: "a.json", line: null } as const;
  const damaged = { ...sound, job: "oltp", vms: NaN };
  const { diagnostics } = finiteRuns({ runs: [damaged], diagnostics: [earlier] });
  expect(diagnostics).toEqual([
    earlier,
    expect.objectContaining({
      message: "sound, oltp: vms is not a finite number: run skipped, because the file is damaged.",
    }),
  ]);
  const nameless = finiteRuns({ runs: [{ ...damaged, case: "" }], diagnostics: [] });
  expect(nameless.diagnostics[0]?.message).toMatch(/^oltp: vms is/);
});

test("a pasted text with a number of four hundred digits gives no run and explains why", () => {
  const row = `  SEQ    1MiB (Q=  8, T= 1):  ${"9".repeat(400)}.0 MB/s [   1000.0 IOPS] <  7990.50 us>`;
  const result = importText(`CrystalDiskMark 8.0.4 x64\n[Read]\n${row}\n`, "pasted text");
  expect(result?.runs).toEqual([]);
  expect(result?.diagnostics.map(({ code }) => code)).toEqual(["impossible-figure"]);
});
