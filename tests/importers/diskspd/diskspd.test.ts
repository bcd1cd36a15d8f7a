import { diskspd } from "../../../src/importers/diskspd/diskspd";
import { looksLikeDiskspd, parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import { sourceOfText } from "../textSource";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { readBy } from "../owners";
import { diskspdInput, diskspdResults, diskspdText, diskspdXml } from "./diskspdTexts";

const importer = wholeTextImporter(diskspd);

const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

const RESULTS = {
  iops: 1000,
  readIops: 750,
  writeIops: 250,
  throughputBytesPerSecond: 8192000,
  latencyMs: 1.25,
  readLatencyMs: 0.5,
  writeLatencyMs: 3.5,
  readP95Ms: 0.588,
  writeP95Ms: 4.2,
  percentiles: "measured",
  maxLatencyMs: 35.257,
  errors: null,
};

test("text: totals, split, percentiles, CPU, load", () => {
  const { runs, diagnostics } = parseDiskspd(diskspdText, "d/mix.txt");
  const run = only(runs);
  expect(diagnostics).toEqual([]);
  expect(run).toMatchObject({
    tool: "diskspd",
    toolVersion: null,
    case: "mix",
    job: null,
    durationSeconds: 60,
    warmupSeconds: 5,
    startedAt: "2024-02-03T04:05:06.000Z",
    cpu: { usagePct: 2.01, processors: 2, utilizationPct: null },
    workload: {
      blockSizeBytes: 8192,
      readPct: 75,
      randomPct: 100,
      queueDepth: 4,
      threads: 1,
      outstandingIo: 4,
    },
  });
  expect(run.results).toEqual(RESULTS);
  expect(only(run.members)).toMatchObject({ name: "thread 0", iops: 1000, latencyMs: 1.25 });
  const lines = diskspdText.split("\n");
  expect(run.reported).toHaveLength(32);
  for (const { value, line } of run.reported) {
    const numbers = (lines[line - 1] ?? "").match(/\d+(\.\d+)?/g)?.map(Number);
    expect(numbers).toContain(value);
  }
});

test("XML: sums over threads, percentiles, load", () => {
  const { runs, diagnostics } = parseDiskspd(diskspdXml(), "mix.xml");
  const run = only(runs);
  expect(diagnostics).toEqual([]);
  expect(run.results).toEqual(RESULTS);
  expect(run).toMatchObject({
    toolVersion: "2.0.21a",
    case: "mix",
    durationSeconds: 60,
    warmupSeconds: 5,
    startedAt: "2024-02-03T04:05:06.000Z",
    cpu: { usagePct: 3.2, processors: 4 },
    workload: {
      blockSizeBytes: 8192,
      readPct: 75,
      randomPct: 100,
      queueDepth: 4,
      threads: 2,
      outstandingIo: 8,
    },
    source: { file: "mix.xml", line: 14 },
  });
  expect(run.members.map((member) => [member.name, member.iops])).toEqual([
    ["thread 0", 500],
    ["thread 1", 500],
  ]);
  expect(run.reported).toContainEqual({
    label: "Latency AverageReadMilliseconds",
    value: 0.5,
    unit: "",
    file: "mix.xml",
    line: 23,
  });
});

test.each([
  [{ blockSize: "64KiB" }, { blockSizeBytes: 65536 }],
  [{ outstanding: "number of outstanding I/O operations per thread: 32" }, { outstandingIo: 32 }],
  [{ mix: "performing write test" }, { readPct: 0 }],
  [{ mix: "performing read test" }, { readPct: 100 }],
  [{ mix: "performing something new" }, { readPct: null }],
  [{ access: "using sequential I/O (stride: 8192)" }, { randomPct: 0 }],
  [{ access: "using interlocked sequential I/O (stride: 8192)" }, { randomPct: 0 }],
  [{ access: "using mixed random/sequential I/O (30% random) (alignment: 4KiB)" }, { randomPct: 30 }],
  [{ threads: "8" }, { queueDepth: 4, threads: 1, outstandingIo: null }],
])("input parameters %j give %j", (options, expected) => {
  const { runs } = parseDiskspd(diskspdInput(options) + diskspdResults(), "a");
  expect(only(runs).workload).toMatchObject(expected);
});

test("XML: sequential and partly random targets", () => {
  const random = (access: string) => only(parseDiskspd(diskspdXml(access), "a").runs).workload.randomPct;
  expect(random("<StrideSize>8192</StrideSize>")).toBe(0);
  expect(random("<Random>8192</Random><RandomRatio>40</RandomRatio>")).toBe(40);
  expect(random("")).toBeNull();
});

test("without -L there is no latency and a note explains why", () => {
  const { runs, diagnostics } = parseDiskspd(diskspdInput() + diskspdResults({ latency: false }), "a");
  expect(only(runs).results).toMatchObject({
    iops: 1000,
    latencyMs: null,
    readP95Ms: null,
    percentiles: null,
  });
  expect(only(diagnostics)).toMatchObject({ severity: "info", code: "no-latency" });
});

test("results alone, several outputs, CRLF and hard blanks", () => {
  const alone = only(parseDiskspd(diskspdResults(), "a").runs);
  expect(alone.results.iops).toBe(1000);
  const { threads, ...asked } = alone.workload;
  expect(threads).toBe(1);
  expect(Object.values(asked).every((value) => value === null)).toBe(true);
  const pasted = (diskspdText + diskspdText).replaceAll("\n", "\r\n").replaceAll("   ", "\u00a0\u00a0 ");
  expect(parseDiskspd(pasted, "a").runs.map((run) => run.results)).toEqual([RESULTS, RESULTS]);
});

test("the CPU table of 2.2 has more columns", () => {
  const text = diskspdText
    .replace("CPU |  Usage", "Core | CPU |  Usage")
    .replace("avg.|   2.01%", "           avg.|   5.50%");
  expect(only(parseDiskspd(text, "a").runs).cpu.usagePct).toBe(5.5);
});

test("a text cut anywhere never gives other figures than the whole one", () => {
  const start = diskspdText.indexOf("Results for");
  for (let length = 0; length < diskspdText.length; length += 1) {
    const { runs, diagnostics } = parseDiskspd(diskspdText.slice(0, length), "a");
    for (const { results } of runs) {
      for (const key of [
        "iops",
        "readIops",
        "writeIops",
        "latencyMs",
        "readLatencyMs",
        "writeLatencyMs",
      ] as const) {
        expect([null, RESULTS[key]]).toContain(results[key]);
      }
    }
    if (length > diskspdInput().indexOf("Input") + 20 && length < start) {
      expect(only(diagnostics).code).toBe("no-results");
    }
  }
});

test("an XML cut anywhere is an error that names it", () => {
  const text = diskspdXml().trimEnd();
  for (let length = 30; length < text.length; length += 13) {
    const { runs, diagnostics } = parseDiskspd(text.slice(0, length), "cut.xml");
    expect(runs).toEqual([]);
    if (looksLikeDiskspd(text.slice(0, length))) {
      expect(only(diagnostics)).toMatchObject({ severity: "error", code: "damaged-xml", file: "cut.xml" });
    }
  }
});

test("XML without results, and a time span without threads", () => {
  const none = diskspdXml().replace(/<!-- measured -->[\s\S]*<\/TimeSpan>/, "");
  expect(only(parseDiskspd(none, "a").diagnostics).code).toBe("no-results");
  const idle = diskspdXml().replace(/<Thread>[\s\S]*<\/Thread>/, "");
  expect(only(parseDiskspd(idle, "a").diagnostics).code).toBe("empty-time-span");
});

test("the importer claims text and XML and nothing else", async () => {
  expect(looksLikeDiskspd("<Results><System>")).toBe(false);
  expect(looksLikeDiskspd("Total IO")).toBe(false);
  for (const text of [diskspdText, diskspdXml()]) {
    expect((await readBy(importer, sourceOfText("pasted text", text))).runs).toHaveLength(1);
  }
});
