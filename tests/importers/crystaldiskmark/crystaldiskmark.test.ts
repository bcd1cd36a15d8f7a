import { crystaldiskmark } from "../../../src/importers/crystaldiskmark/crystaldiskmark";
import {
  looksLikeCrystalDiskMark,
  parseCrystalDiskMarkText,
} from "../../../src/importers/crystaldiskmark/parseCrystalDiskMarkText";
import { sourceOfText } from "../textSource";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { readBy } from "../owners";
import { version6, version8 } from "./crystalDiskMarkTexts";

const importer = wholeTextImporter(crystaldiskmark);

test("version 8: one run a row, decimal MB, microseconds", () => {
  const { runs, diagnostics } = parseCrystalDiskMarkText(version8, "disk D.txt");
  expect(runs.map((run) => run.job)).toEqual([
    "SEQ 1MiB Q8T1 read",
    "RND 4KiB Q32T16 read",
    "SEQ 1MiB Q8T1 write",
    "RND 4KiB Q1T1 mix",
  ]);
  expect(runs[0]).toMatchObject({
    tool: "crystaldiskmark",
    toolVersion: "8.0.4",
    case: "disk D",
    durationSeconds: 5,
    startedAt: null,
    workload: {
      blockSizeBytes: 2 ** 20,
      readPct: 100,
      randomPct: 0,
      queueDepth: 8,
      threads: 1,
      outstandingIo: 8,
    },
    results: {
      iops: 1000,
      readIops: 1000,
      writeIops: null,
      throughputBytesPerSecond: 1048576000,
      latencyMs: 7.9905,
      readLatencyMs: 7.9905,
      writeLatencyMs: null,
      maxLatencyMs: null,
      errors: null,
    },
    cpu: { usagePct: null },
    source: { file: "disk D.txt", line: 9 },
  });
  expect(runs[0]?.reported).toEqual(
    [
      { value: 1048.576, unit: "MB/s" },
      { value: 1000, unit: "IOPS" },
      { value: 7990.5, unit: "us" },
    ].map((figure) => ({ label: "SEQ 1MiB Q8T1 read", ...figure, file: "disk D.txt", line: 9 })),
  );
  expect(runs[1]?.workload).toMatchObject({ blockSizeBytes: 4096, randomPct: 100, outstandingIo: 512 });
  expect(runs[2]?.results).toMatchObject({
    iops: 500,
    readIops: null,
    writeIops: 500,
    writeLatencyMs: 15.90075,
  });
  expect(runs[3]?.workload.readPct).toBe(70);
  expect(runs[3]?.results).toMatchObject({ iops: 10000, readIops: null, writeIops: null });
  expect(diagnostics).toEqual([expect.objectContaining({ severity: "info", code: "not-run", line: 14 })]);
});

test("version 7 spells its rows out", () => {
  const text = version8.replaceAll("SEQ   ", "Sequential").replaceAll("RND   ", "Random");
  const strip = (source: string) =>
    parseCrystalDiskMarkText(source, "a").runs.map((run) => ({ ...run, toolVersion: null }));
  expect(strip(text)).toEqual(strip(version8));
});

test("version 6: no block size where the row has none, no IOPS where it has none", () => {
  const { runs, diagnostics } = parseCrystalDiskMarkText(version6, "a");
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => [run.job, run.workload.blockSizeBytes, run.workload.outstandingIo])).toEqual([
    ["SEQ Q32T1 read", null, 32],
    ["SEQ Q32T1 write", null, 32],
    ["RND 4KiB Q8T8 read", 4096, 64],
    ["SEQ T1 read", null, null],
    ["RND 512KB write", null, null],
  ]);
  expect(runs[0]?.results).toMatchObject({ iops: null, latencyMs: null, throughputBytesPerSecond: 3462.7e6 });
  expect(runs[2]?.results.readIops).toBe(250000);
});

test("version 3: the size of 4KB comes from rate and IOPS, that of 512KB is unknown", () => {
  const text = `CrystalDiskMark 3.0.1 x64 (C) 2007-2010 hiyohiyo
* MB/s = 1,000,000 byte/s [SATA/300 = 300,000,000 byte/s]

           Sequential Read :   410.250 MB/s
        Random Write 512KB :   150.500 MB/s
   Random Read 4KB (QD=32) :    81.920 MB/s [ 20000.0 IOPS]

  Test : 1000 MB [C: 10.0% (10.0/100.0 GB)] (x5)
`;
  const { runs, diagnostics } = parseCrystalDiskMarkText(text, "a");
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => [run.job, run.workload.blockSizeBytes, run.workload.queueDepth])).toEqual([
    ["SEQ read", null, null],
    ["RND 512KB write", null, null],
    ["RND 4KB Q32 read", 4096, 32],
  ]);
});

test.each(["> ", ">> ", "> > ", ">", " >\t"])(
  "a result that is quoted with %j is read as its original",
  (mark) => {
    const quoted = version8.replaceAll(/^/gm, mark);
    expect(looksLikeCrystalDiskMark(quoted)).toBe(true);
    const rows = quoted.split("\n").slice(7, 10).join("\n");
    expect(looksLikeCrystalDiskMark(rows)).toBe(true);
    expect(parseCrystalDiskMarkText(quoted, "a")).toEqual(parseCrystalDiskMarkText(version8, "a"));
  },
);

test("appended results each keep their version and time", () => {
  const other = version8.replace("8.0.4", "7.0.0").replace("Measure 5 sec", "Measure 30 sec");
  const { runs } = parseCrystalDiskMarkText(version8 + other, "a");
  expect(runs.map((run) => [run.toolVersion, run.durationSeconds])).toEqual([
    ...Array.from({ length: 4 }, () => ["8.0.4", 5]),
    ...Array.from({ length: 4 }, () => ["7.0.0", 30]),
  ]);
});

test.each([
  ["decimal commas", version8.replace("1048.576", "1048,576"), "unreadable-row"],
  ["an unknown unit", version8.replace("1048.576 MB/s", "1.049 GB/s"), "unreadable-row"],
  ["a missing section", version8.replace("[Read]", ""), "no-direction"],
  ["a heading only", "CrystalDiskMark 8.0.4 x64", "no-results"],
  ["nothing", "", "no-results"],
])("reports: %s", (_what, text, code) => {
  expect(parseCrystalDiskMarkText(text, "a").diagnostics.map((each) => each.code)).toContain(code);
});

test("a text cut anywhere gives no wrong figures", () => {
  const whole = parseCrystalDiskMarkText(version8, "a").runs.map((run) => run.results);
  for (let length = 0; length < version8.length; length += 1) {
    const { runs } = parseCrystalDiskMarkText(version8.slice(0, length), "a");
    runs.forEach(({ results }, index) => {
      expect(results.throughputBytesPerSecond).toBe(whole[index]?.throughputBytesPerSecond);
      expect([null, whole[index]?.iops]).toContain(results.iops);
      expect([null, whole[index]?.latencyMs]).toContain(results.latencyMs);
    });
  }
});

test("pasted with CRLF, hard blanks and a heading in quotes", () => {
  const text = version8.replaceAll("\n", "\r\n").replaceAll("  ", "\u00a0 ");
  expect(parseCrystalDiskMarkText(text, "a").runs.map((run) => run.results)).toEqual(
    parseCrystalDiskMarkText(version8, "a").runs.map((run) => run.results),
  );
});

test("the importer claims a result by its heading or its rows", async () => {
  const rows = version8.slice(version8.indexOf("[Read]"));
  for (const text of [version8, version6, rows]) {
    expect((await readBy(importer, sourceOfText("pasted text", text))).runs.length).toBeGreaterThan(0);
  }
  const others = ["", "Random: 70 MB/s", "Sequential read of CrystalDiskMark", "seq: (g=0): rw=read, bs=4K"];
  expect(others.some(looksLikeCrystalDiskMark)).toBe(false);
});
