import { parseFigure } from "../../../../src/importers/hcibench/text/parseFigure";
import { parseLabelledLine } from "../../../../src/importers/hcibench/text/resultLabels";
import { tidyLine } from "../../../../src/importers/hcibench/text/tidyLine";

test.each(["constructor = 5", "__proto__: 5", "toString = 5"])("%j is not a figure", (line) => {
  expect(parseLabelledLine(line)).toBeNull();
});

test.each([
  ["IOPS \t= 5", "IOPS", "5"],
  ["IOPS\t\t5", "IOPS", "5"],
  ["IOPS \t =\t: 5 6 ", "IOPS", "5 6"],
  ["IOPS\t5 = 6", "IOPS", "5 = 6"],
])("%j is read", (line, label, value) => {
  expect(parseLabelledLine(line)).toMatchObject({ label, value });
});

test.each(["IOPS 5", "IOPS", "IOPS  ", "IOPS - 5", " = 5"])("%j is not a labeled line", (line) => {
  expect(parseLabelledLine(line)).toBeNull();
});

test.each([
  ["Datastore", "datastore"],
  ["StorageClass", "datastore"],
  ["JOB_NAME", "job"],
  ["VMs", "members"],
  ["Number of VMs", "members"],
  ["Pods", "members"],
  ["IOPS", "iops"],
  ["I/O per Second", "iops"],
  ["Throughput", "throughput"],
  ["LATENCY", "latency"],
  ["R_LATENCY", "readLatency"],
  ["Read Latency", "readLatency"],
  ["W_LATENCY", "writeLatency"],
  ["Write Latency", "writeLatency"],
  ["95%tile_LAT", "p95"],
  ["95th Percentile Latency", "p95"],
  ["95%tile_R_LAT", "readP95"],
  ["95th Percentile Read Latency", "readP95"],
  ["95%tile_W_LAT", "writeP95"],
  ["95th Percentile Write Latency", "writeP95"],
  ["Version", "version"],
  ["Run Def", "runDefinition"],
  ["CPU USAGE", "cpuUsage"],
  ["RAM USAGE", "ramUsage"],
  ["vSAN PCPU USAGE", "vsanCpuUsage"],
])("the label %s stands for %s, whatever its case", (label, kind) => {
  for (const written of [label, label.toUpperCase(), label.toLowerCase()]) {
    expect(parseLabelledLine(`${written} = 1`)).toEqual({ kind, label: written, value: "1", padded: false });
  }
});

test.each([
  ["IOPS = 5 IO/S", "5 IO/S"],
  ["IOPS=5 IO/S", "5 IO/S"],
  ["IOPS: 5", "5"],
  ["IOPS:\t= 5", "5"],
  ["IOPS\t5", "5"],
  ["IOPS \t =  5 \t", "5"],
  ["IOPS\t=\t5", "5"],
  ["IOPS =", ""],
  ["Datastore = A = B", "A = B"],
])("the value of %j is %j", (line, value) => {
  expect(parseLabelledLine(line)?.value).toBe(value);
});

test.each(["IOPS 5", "IOPS", "IOPS were fine: 5", "= 5", "* IOPS = 5", "our IOPS = 5", "IOPS. = 5", ""])(
  "%j has no label",
  (line) => {
    expect(parseLabelledLine(line)).toBeNull();
  },
);

test.each([
  ["95%tile_R_LAT = 5 ms", false],
  ["95%tile_LAT   = 5 ms", true],
  ["R_LATENCY     = 5 ms", true],
  ["R_LATENCY    = 5 ms", false],
  ["R_LATENCY      = 5 ms", false],
  ["R_LATENCY     : 5 ms", false],
  ["R_LATENCY \t   = 5 ms", false],
])("%j is padded to the columns of HCIBench 2.0: %p", (line, padded) => {
  expect(parseLabelledLine(line)?.padded).toBe(padded);
});

test.each([
  ["74187.20 IO/S", { value: 74187.2, unit: "IO/S", decimals: 2 }],
  ["5", { value: 5, unit: "", decimals: 0 }],
  ["5 ", { value: 5, unit: "", decimals: 0 }],
  ["5ms", { value: 5, unit: "ms", decimals: 0 }],
  ["1.5e3 IO/S", { value: 1500, unit: "IO/S", decimals: 1 }],
  ["1E-2 ms ", { value: 0.01, unit: "ms", decimals: 0 }],
  ["2e+1", { value: 20, unit: "", decimals: 0 }],
  ["0.0000 ms", { value: 0, unit: "ms", decimals: 4 }],
  ["-5 ms", null],
  ["x5 ms", null],
  [".5 ms", null],
  ["NaN", null],
  ["", null],
  ["1e18", null],
  ["9e17", { value: 9e17, unit: "", decimals: 0 }],
])("%j is the figure %j", (text, expected) => {
  expect(parseFigure(text)).toEqual(expected);
});

test.each(["74 187.20 IO/S", "74,187.20 IO/S", "74'187.20 IO/S", "0,6049 ms", "1.234.5 ms", "12 345"])(
  "%j is not a figure: it was read as its first digits, with the rest for its unit",
  (text) => {
    expect(parseFigure(text)).toBeNull();
  },
);

test.each([
  ["hard blanks", "a\u00a0b\u2007c\u202fd", "a b c d"],
  ["marks without width", "\ufeffa\u200bb", "ab"],
  ["quote marks and blanks in front", " > >  a > b", "a > b"],
  ["fences and code marks", "```a `b` c", "a b c"],
  ["bold", "**IOPS** = 5 * 2", "IOPS = 5 * 2"],
  ["blanks at the end", "a \t\r", "a"],
])("%s are undone", (_, line, tidy) => {
  expect(tidyLine(line)).toBe(tidy);
});
