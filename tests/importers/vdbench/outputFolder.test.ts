import { importSource } from "../../../src/importers/importers";
import { ReportClock } from "../../../src/importers/vdbench/reportClock";
import { folderOf, textFile } from "../sources";
import { blockFlatfile, blockRow, flatfile, summary } from "./vdbenchTexts";

const logfile = summary.replace(/<title>.*<\/title>/, "<title>Vdbench output/logfile</title>");
const created = "Vdbench summary report, created 09:59:58 Apr 11 2019 ICT (02:59:58 Apr 11 2019 UTC)";
const dated = summary.replace(/Vdbench summary report, created.*/, created);
const parmfile = `<title>Vdbench output/parmfile.html</title><pre>
* Contents of parameter file: 4k.txt
sd=sd1,lun=/dev/sdb,threads=16
wd=wd1,sd=sd1,xfersize=8k,rdpct=75,seekpct=100
rd=rd1,wd=wd1,iorate=max,elapsed=60,interval=1
`;

const read = (files: Record<string, string>) =>
  importSource(folderOf(Object.entries(files).map(([path, text]) => textFile(path, text))));

test("an output folder of 5.04, whose logfile repeats the summary, is read once", async () => {
  const { runs } = await read({ "a/summary.html": summary, "a/logfile.html": logfile });
  expect(runs.map(({ source }) => source.file)).toEqual(["a/summary.html"]);
});

describe("an output folder before 5.04.02, whose files have no titles", () => {
  const untitled = (text: string) => text.replace(/<title>.*<\/title>/, "");
  const part = (heading: string) => untitled(summary).replace(/Vdbench summary report, created.*/, heading);
  const folder = {
    "a/flatfile.html": untitled(flatfile),
    "a/hd1.html": part("Host summary report(s) for host=hd1"),
    "a/hd1-0.html": part("Slave summary report for slave=hd1-0"),
    "a/logfile.html": part("10:00:00.000 Vdbench distribution: vdbench50401"),
    "a/sd1.html": part("SD report for sd=sd1"),
    "a/summary.html": untitled(summary),
    "a/wd1.html": part("Workload Report for wd=wd1"),
  };

  test("is read once, without the reports of its hosts, storage and workloads", async () => {
    const { runs, diagnostics } = await read(folder);
    expect(runs.map(({ source, job }) => [source.file, job])).toEqual([
      ["a/flatfile.html", "rd1"],
      ["a/flatfile.html", "rd2"],
    ]);
    expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  test("gives its log where the reports are missing", async () => {
    const { runs } = await read({
      "a/logfile.html": folder["a/logfile.html"],
      "a/sd1.html": folder["a/sd1.html"],
    });
    expect(runs.map(({ source }) => source.file)).toEqual(["a/logfile.html"]);
    expect(runs[0]).toMatchObject({ case: "a", durationSeconds: 60, results: { iops: 2000.5 } });
  });
});

test("of the figures of the flatfile the summary reports how long the test was and when it began", async () => {
  const { runs } = await read({
    "a/flatfile.html": blockFlatfile(blockRow("rd1", "avg_2-60")),
    "a/summary.html": dated,
  });
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({
    durationSeconds: 60,
    warmupSeconds: 30,
    source: { file: "a/flatfile.html" },
  });
  expect(runs[0]?.startedAt).toMatch(/^2019-04-11T03:00:0/);
});

test("what no report reports is taken from the copy of the parameter file", async () => {
  const bare = blockFlatfile(
    blockRow("rd1", "avg_2-3", { xfersize: "n/a", rdpct: "n/a", seekpct: "n/a", threads: "n/a" }),
  );
  const { runs, diagnostics } = await read({ "a/flatfile.html": bare, "a/parmfile.html": parmfile });
  expect(diagnostics).toEqual([]);
  expect(runs[0]).toMatchObject({
    durationSeconds: 60,
    workload: { blockSizeBytes: 8192, readPct: 75, randomPct: 100, threads: 16 },
  });
});

describe("the copies of the parameter files of two tests", () => {
  const bare = (rate: string, folder: string) =>
    blockFlatfile(
      blockRow("rd1", "avg_2-3", { rate, xfersize: "n/a", rdpct: "n/a", seekpct: "n/a", threads: "n/a" }),
      folder,
    );
  const parameters = (threads: number, folder: string) =>
    parmfile.replace("threads=16", `threads=${threads}`).replace("output/", `${folder}/`);

  test.each<[string, Record<string, string>, (number | null)[]]>([
    [
      "are assigned by the number of a browser",
      {
        "flatfile.html": bare("1", "output"),
        "flatfile (1).html": bare("2", "output"),
        "parmfile.html": parameters(8, "output"),
        "parmfile (1).html": parameters(4, "output"),
      },
      [8, 4],
    ],
    [
      "are assigned by the folder in their titles",
      {
        "flatfile.html": bare("1", "v1"),
        "flatfile (1).html": bare("2", "v2"),
        "parmfile.html": parameters(8, "v2"),
        "parmfile (1).html": parameters(4, "v1"),
      },
      [4, 8],
    ],
    [
      "are not assigned to a test of another folder",
      {
        "flatfile.html": bare("1", "v1"),
        "flatfile (1).html": bare("2", "v2"),
        "parmfile.html": parameters(8, "v1"),
      },
      [8, null],
    ],
    [
      "are not assigned where several are possible",
      {
        "flatfile (1).html": bare("1", "output"),
        "parmfile (2).html": parameters(8, "output"),
        "parmfile (3).html": parameters(4, "output"),
      },
      [null],
    ],
    [
      "are assigned without a title too",
      {
        "flatfile.html": bare("1", "v1").replace(/<title>.*<\/title>/, ""),
        "parmfile (1).html": parameters(4, "v1"),
      },
      [4],
    ],
  ])("%s", async (_, files, threads) => {
    const { runs } = await read(files);
    expect(runs.map(({ workload }) => workload.threads)).toEqual(threads);
  });
});

test("parameters are found next to the copy of a report too", async () => {
  const bare = blockFlatfile(blockRow("rd1", "avg_2-3", { threads: "n/a" }));
  const { runs } = await read({
    "a/flatfile.html": bare,
    "b/flatfile.html": bare,
    "b/parmfile.html": parmfile,
  });
  expect(runs.map(({ workload }) => workload.threads)).toEqual([16]);
});

test("parameters alone are not a result, which a diagnostic states", async () => {
  const { runs, diagnostics } = await read({ "a/parmfile.html": parmfile, "a/b.html": "x" });
  expect(runs).toEqual([]);
  expect(diagnostics).toMatchObject([{ severity: "error", code: "no-results", file: "a/parmfile.html" }]);
});

test("a flatfile without an average gives way to the summary", async () => {
  const stopped = flatfile.replace(/.*avg_.*\n/g, "");
  const { runs } = await read({ "a/flatfile.html": stopped, "a/summary.html": summary });
  expect(runs.map(({ source }) => source.file)).toEqual(["a/summary.html"]);
});

describe("the clock of a report", () => {
  const clockAfter = (...lines: string[]): string | null => {
    const clock = new ReportClock();
    for (const line of lines) clock.take(line);
    return clock.now();
  };

  test.each([
    ["a zone whose UTC is named", created, "2019-04-11T03:00:01.002Z"],
    ["UTC itself", "Vdbench summary report, created 09:59:58 Apr 11 2019 UTC", "2019-04-11T10:00:01.002Z"],
    ["a zone that is not known", "Vdbench summary report, created 09:59:58 Apr 11 2019 EDT", null],
    ["a date that is none", "Vdbench summary report, created 09:59:58 Foo 99 2019 UTC", null],
    ["no creation", "summary", null],
  ])("in %s", (_, line, expected) => {
    expect(clockAfter(line, "10:00:01.002 Starting RD=rd1")).toBe(expected);
  });

  test("continues past midnight", () => {
    const lines = [
      "23:59:59.000 60 1",
      "00:00:01.000 61 1",
      "12:30:00.000 62 1",
      "00:10:00.000 Starting RD=b",
    ];
    expect(clockAfter(created, ...lines)).toBe("2019-04-12T17:10:00.000Z");
  });
});
