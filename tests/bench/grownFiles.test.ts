import { GROWN_FILES } from "../../bench/grownFiles";
import { fioDocument } from "../../bench/generate/fioDocument";
import { fioJobs } from "../../bench/generate/fioJobs";
import { fioText } from "../../bench/generate/fioText";
import { estateFormats } from "../../src/importers/estate/estateFormats";
import { esxtop } from "../../src/importers/esxtop/esxtop";
import { parseFioText } from "../../src/importers/fio/parseFioText";
import { textFormats } from "../../src/importers/textFormats";

test.each([...textFormats, ...estateFormats, esxtop].map(({ id }) => id))(
  "the growth of reading %s is measured",
  (id) => {
    expect(GROWN_FILES.map((grown) => grown.id)).toContain(id);
  },
);

test.each(GROWN_FILES)(
  "what is found in $what grows with its size",
  async ({ made, sizes: [smallest = 0] }) => {
    const [found, more] = [await made(smallest / 20)(), await made(smallest / 5)()];
    expect(found).toBeGreaterThan(0);
    expect(more).toBeGreaterThanOrEqual(found);
  },
);

test("fio's generated output has the same runs as the JSON of the same jobs, as far as it is not rounded", () => {
  const jobs = fioJobs(0, 12);
  const json = parseFioText(
    fioDocument({ seconds: 1_700_000_000, globalOptions: [], jobs, disks: 1 }),
    "fio",
  );
  const text = parseFioText(fioText(jobs), "fio");
  expect(text.runs).toHaveLength(12);
  for (const [index, run] of text.runs.entries()) {
    const { results, job, workload } = json.runs[index] ?? {};
    expect(run.job).toBe(job);
    expect(run.workload.blockSizeBytes).toBe(workload?.blockSizeBytes);
    for (const key of ["iops", "readIops", "writeIops", "latencyMs"] as const) {
      expect(run.results[key]).toBeCloseTo(Number(results?.[key]), 2);
    }
    // The JSON holds whole bytes.
    const bytesPerSecond = Number(results?.throughputBytesPerSecond);
    expect(Math.abs(Number(run.results.throughputBytesPerSecond) - bytesPerSecond)).toBeLessThan(2);
    for (const key of ["readP95Ms", "writeP95Ms"] as const) {
      const expected = results?.[key] ?? null;
      if (expected === null) expect(run.results[key]).toBeNull();
      else expect(Math.abs(Number(run.results[key]) - expected)).toBeLessThan(0.001);
    }
  }
});
