import { looksLikeIometer } from "../../../src/importers/iometer/looksLikeIometer";
import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import { results } from "./resultsText";

const figures = (header: string, ...rows: string[]) =>
  parseIometerText(results(header, rows), "pasted text").runs[0];

test("columns are found by name and unknown ones are passed over", () => {
  const run = figures("Colour,MBps,IOps,% CPU Utilization", "ALL,All,4k,blue,2.5,640,12.5");
  expect(run).toMatchObject({
    tool: "iometer",
    toolVersion: "2008.06.18",
    case: "4k",
    job: "A description, with a comma",
    vms: null,
    durationSeconds: null,
    startedAt: null,
    workload: { blockSizeBytes: 4096, readPct: 70, randomPct: 100, queueDepth: null, outstandingIo: null },
    results: {
      iops: 640,
      readIops: null,
      throughputBytesPerSecond: 2.5 * 2 ** 20,
      latencyMs: null,
      errors: null,
    },
    cpu: { usagePct: 12.5, processors: null },
    source: { file: "pasted text", line: 13 },
  });
  expect(run?.reported).toEqual([
    { label: "MBps", value: 2.5, unit: "MBps", file: "pasted text", line: 13 },
    { label: "IOps", value: 640, unit: "IOps", file: "pasted text", line: 13 },
    { label: "% CPU Utilization", value: 12.5, unit: "%", file: "pasted text", line: 13 },
  ]);
});

test.each([
  ["MBps (Decimal),MBps (Binary)", "1.048576,1", 2 ** 20],
  ["MBps (Decimal),MiBps (Binary)", "1.048576,1", 2 ** 20],
  ["MBps (Decimal),IOps ", "3,1", 3e6],
  ["Mbit,Colour", "3,1", null],
])("throughput of %s", (header, values, expected) => {
  const run = figures(`IOps,${header}`, `ALL,All,4k,1,${values}`);
  expect(run?.results.throughputBytesPerSecond).toBe(expected);
});

test("means over no I/O are left open", () => {
  const header = "IOps,Read IOps,Average Response Time,Average Read Response Time";
  expect(figures(header, "ALL,All,4k,5,0,1.5,0")?.results).toMatchObject({
    readIops: 0,
    latencyMs: 1.5,
    readLatencyMs: null,
  });
});

test("depths that differ are added up over the workers", () => {
  const header = "# Managers,# Workers,# Disks,IOps,Queue Depth";
  const rows = ["ALL,All,4k,1,2,3,10,-1", "MANAGER,A,4k,,2,3,10,-1"];
  const workers = ["WORKER,One,4k,,,2,5,8", "WORKER,Two,4k,,,1,5,32"];
  expect(figures(header, ...rows, ...workers)?.workload).toMatchObject({
    queueDepth: null,
    outstandingIo: 48,
  });
  expect(figures(header, ...rows)?.workload.outstandingIo).toBeNull();
});

test("CPU use of the managers replaces a missing one, and no clock is made up", () => {
  const header = "# Managers,# Workers,IOps,% CPU Utilization,Total Raw Run Time,Processor Speed";
  const rows = ["ALL,All,4k,2,2,1,,,", "MANAGER,A,4k,,1,1,10,600,10", "MANAGER,B,4k,,1,1,30,610,10"];
  const run = figures(header, ...rows);
  expect(run).toMatchObject({ cpu: { usagePct: 20 }, durationSeconds: 61 });
  expect(JSON.stringify(run)).not.toMatch(/ghz/i);
});

test("a name that is defined again has the nearest definition above", () => {
  const one = results("IOps", ["ALL,All,4k,1"]);
  const two = results("IOps", ["ALL,All,4k,2"], [["4k", "8192,100,0,50,0,1,0,0"]]);
  const { runs } = parseIometerText(`${one}\n${two}`, "pasted text");
  expect(runs.map(({ workload }) => workload.blockSizeBytes)).toEqual([4096, 8192]);
});

test("workers with several specifications have what these share", () => {
  const specs: [string, string][] = [
    ["a", "4096,100,70,100,0,1,0,0"],
    ["b", "8192,100,70,0,0,1,0,0"],
  ];
  const { runs } = parseIometerText(results("IOps", ["ALL,All,,1"], specs), "pasted text");
  expect(runs[0]?.case).toBe("a + b");
  expect(runs[0]?.workload).toMatchObject({ blockSizeBytes: null, readPct: 70, randomPct: null });
});

test("replies leave size and mix open", () => {
  const text = results("IOps", ["ALL,All,a,1"], [["a", "4096,100,70,100,0,1,0,512"]]);
  const { runs, diagnostics } = parseIometerText(text, "pasted text");
  expect(runs[0]?.workload).toMatchObject({ blockSizeBytes: null, readPct: null, randomPct: 100 });
  expect(diagnostics.map(({ code }) => code)).toEqual(["iometer-reply"]);
});

test("targets are members where no worker is recorded", () => {
  const run = figures("IOps", "ALL,All,4k,3", 'DISK,C: "x",,1', "TAPE,D,,2");
  expect(run?.members.map(({ name, iops }) => [name, iops])).toEqual([
    ['C: "x"', 1],
    ["D", 2],
  ]);
});

test("cells copied from a spreadsheet are separated by tabs", () => {
  const text = results("IOps,MBps", ["ALL,All,4k,1234,5"]).replaceAll(",", "\t").replace("1234", "1234,5");
  expect(looksLikeIometer(text)).toBe(true);
  const { runs } = parseIometerText(text, "cells");
  expect(runs[0]).toMatchObject({
    case: "4k",
    workload: { blockSizeBytes: 4096 },
    results: { iops: 1234.5 },
  });
});

test("padding by a spreadsheet is not a field", () => {
  const padded = results("IOps", ["ALL,All,4k,7"]).replaceAll("\n", ",,,,,\n");
  const { runs, diagnostics } = parseIometerText(padded, "pasted text");
  expect(runs[0]?.results.iops).toBe(7);
  expect(diagnostics).toEqual([]);
});

test("the output of IometerQt has figures but no load", () => {
  const text = [
    ...["'Iometer Output File", "Version 1.1.0 ", "'Test Description", "\tMine", "'Time Stamp"],
    ...["\t2026/01/02 03:04:05", "'Run Time", "\t1 2 3", "'Results"],
    ...["'Target Type,Target Name,Access Specification Name,IOps,MiBps (Binary)", "ALL,All,,9,1"],
  ].join("\n");
  const { runs, diagnostics } = parseIometerText(text, "qt.csv");
  expect(runs[0]).toMatchObject({ case: "Mine", toolVersion: "1.1.0", workload: { blockSizeBytes: null } });
  expect(diagnostics.map(({ code }) => code)).toEqual(["iometer-no-specification", "iometer-local-time"]);
});
