import { generateHcibench } from "../../../bench/generate/hcibench";
import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile, zipOf } from "../sources";
import { esxtopText, rowsOf } from "./esxtopTexts";

const results = generateHcibench({ vms: 2, cases: 1, intervals: 3 }).files;
const recording = esxtopText(rowsOf([10, 20, 30]));

test("recordings inside a results zip are read next to the runs, which stay the same", async () => {
  const alone = await importSource(await zipOf(results));
  const both = await importSource(await zipOf([...results, textFile("easy-run/esx/esx1.csv", recording)]));
  expect(both.runs).toEqual(alone.runs);
  expect(both.diagnostics).toEqual(alone.diagnostics);
  expect(alone.recordings).toEqual([]);
  expect(both.recordings.map(({ host, source }) => [host, source])).toEqual([
    ["esx1.lab", "easy-run/esx/esx1.csv"],
  ]);
});

test("recordings and results that are passed together as loose files", async () => {
  const text = "Datastore = ds\nVMs = 2\nIOPS = 5 IO/S\n";
  const source = folderOf([
    textFile("esx1.csv", recording),
    textFile("a-res.txt", text),
    textFile("esx2.csv", esxtopText(rowsOf([1, 2]), { host: "esx2.lab" })),
  ]);
  const { runs, recordings } = await importSource(source);
  expect(runs.map((run) => run.results.iops)).toEqual([5]);
  expect(recordings.map(({ host }) => host)).toEqual(["esx1.lab", "esx2.lab"]);
  expect(source.openStreams()).toBe(0);
});

test("a recording alone is not an error, and neither are files next to it that no one claims", async () => {
  const alone = await importSource(folderOf([textFile("esx1.csv", recording)]));
  expect([alone.runs, alone.recordings.length, alone.diagnostics]).toEqual([[], 1, []]);
  const beside = await importSource(
    folderOf([textFile("esx1.csv", recording), textFile("notes.txt", "hello")]),
  );
  expect(beside.recordings).toHaveLength(1);
  expect(beside.diagnostics).toEqual([expect.objectContaining({ severity: "info", code: "no-benchmark" })]);
});

test("progress of a recording grows to its size", async () => {
  const done: number[] = [];
  const bytes = new TextEncoder().encode(recording).length;
  await importSource(folderOf([textFile("esx1.csv", recording)]), {
    onProgress: ({ doneBytes, totalBytes }) => {
      expect(totalBytes).toBe(bytes);
      done.push(doneBytes);
    },
  });
  expect(done.at(-1)).toBe(bytes);
});
