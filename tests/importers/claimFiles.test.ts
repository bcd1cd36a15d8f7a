import { generateHcibench } from "../../bench/generate/hcibench";
import { generateIometer } from "../../bench/generate/iometer";
import type { Progress } from "../../src/importers/reading/progressMeter";
import { claimFiles } from "../../src/importers/claimFiles";
import { importers, importSource } from "../../src/importers/importers";
import { version8 } from "./crystaldiskmark/crystalDiskMarkTexts";
import { diskspdText, diskspdXml } from "./diskspd/diskspdTexts";
import { esxtopText, rowsOf } from "./esxtop/esxtopTexts";
import { document3, job3 } from "./fio/fioTexts";
import { folderOf, textFile, zipOf } from "./sources";
import { summary } from "./vdbench/vdbenchTexts";
import { longTest } from "../volume";

const toolsOf = (runs: readonly { tool: string }[]) => [...new Set(runs.map(({ tool }) => tool))];

const iometer = { path: "desktop/results.csv", bytes: generateIometer({ managers: 1 }).bytes };
const mixed = [
  textFile("linux/run.json", document3([job3()])),
  textFile("windows/run.xml", diskspdXml()),
  textFile("windows/crystal.txt", version8),
  iometer,
  textFile("raw/output/summary.html", summary),
  textFile("raw/output/histogram.html", "<title>Vdbench output/histogram.html</title>"),
  textFile("esx/esx1.csv", esxtopText(rowsOf([10, 20, 30]))),
];

test("a folder of the results of five tools gives the runs of all, and recordings", async () => {
  const { runs, recordings, diagnostics } = await importSource(folderOf(mixed));
  expect(toolsOf(runs)).toEqual(["iometer", "fio", "vdbench", "diskspd", "crystaldiskmark"]);
  expect(recordings).toHaveLength(1);
  expect(diagnostics.filter(({ code }) => code === "no-benchmark")).toEqual([]);
});

longTest(
  "results of another tool in a zip of HCIBench are read next to HCIBench's own, which stay the same",
  async () => {
    const { files } = generateHcibench({ vms: 2, cases: 1, intervals: 3 });
    const alone = await importSource(await zipOf(files));
    const both = await importSource(await zipOf([...files, textFile("diskspd/run.txt", diskspdText)]));
    expect(both.runs.slice(0, alone.runs.length)).toEqual(alone.runs);
    expect(toolsOf(both.runs)).toEqual([...toolsOf(alone.runs), "diskspd"]);
  },
);

test("a text that holds the results of two tools gives the runs of both", async () => {
  const { runs } = await importSource(folderOf([textFile("notes.txt", `${diskspdText}\n${version8}`)]));
  expect(toolsOf(runs)).toEqual(["diskspd", "crystaldiskmark"]);
});

test("files without results are listed in one diagnostic, with their number where they are many", async () => {
  const others = Array.from({ length: 12 }, (_, index) => textFile(`notes/${index}.txt`, "hello"));
  const { diagnostics } = await importSource(folderOf([textFile("run.txt", diskspdText), ...others]));
  const names = Array.from({ length: 10 }, (_, index) => `notes/${index}.txt`).join(", ");
  expect(diagnostics).toEqual([
    {
      severity: "info",
      code: "no-benchmark",
      message: `12 files contain no benchmark results: ${names} and 2 more.`,
      file: "results",
      line: null,
    },
  ]);
});

test("a file that cannot be read refuses none of the others, and is an error that names it", async () => {
  const broken = {
    path: "b.txt",
    sizeBytes: 9,
    open: () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("disk gone")) }),
  };
  const { files } = folderOf([textFile("a.txt", diskspdText), textFile("c.txt", version8)]);
  const { runs, diagnostics } = await importSource({ name: "results", files: [broken, ...files] });
  expect(toolsOf(runs)).toEqual(["diskspd", "crystaldiskmark"]);
  expect(diagnostics).toContainEqual({
    severity: "error",
    code: "unreadable-file",
    message: "b.txt cannot be read: disk gone",
    file: "b.txt",
    line: null,
  });
});

test("a folder of JSON that is called like a case of HCIBench is fio's", async () => {
  const name = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
  const { runs } = await importSource(folderOf([textFile(`${name}/run.json`, document3([job3()]))]));
  expect(toolsOf(runs)).toEqual(["fio"]);
});

test("the beginning of a file is read once, whichever importers there are", async () => {
  let opened = 0;
  const { files } = folderOf([textFile("a.txt", "nothing"), textFile("b.txt", "nothing")]);
  const counted = files.map((file) => ({
    ...file,
    open: () => {
      opened += 1;
      return file.open();
    },
  }));
  await claimFiles({ name: "results", files: counted }, importers);
  expect(opened).toBe(2);
});

test("progress of several tools grows to the whole", async () => {
  const seen: Progress[] = [];
  await importSource(folderOf(mixed), { onProgress: (progress) => seen.push(progress) });
  const done = seen.map(({ doneBytes }) => doneBytes);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(new Set(seen.map(({ totalBytes }) => totalBytes)).size).toBe(1);
  expect(done.at(-1)).toBe(seen[0]?.totalBytes);
});
