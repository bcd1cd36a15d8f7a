import { checkFioBlock } from "../../../../src/importers/hcibench/fio/checkFioBlock";
import { resultBlock } from "../text/resultBlock";
import { fioJob, twoJobs } from "./fioJob";

const FIO_BLOCK = {
  VMs: "2",
  IOPS: "1500.00 IO/S",
  THROUGHPUT: "5.00 MB/s",
  R_LATENCY: "1.5000 ms",
  W_LATENCY: "3.0000 ms",
  "95%tile_R_LAT": "2.5000 ms",
  "95%tile_W_LAT": "6.7500 ms",
};

test("figures that HCIBench's arithmetic gives make no warning", () => {
  expect(checkFioBlock(resultBlock(FIO_BLOCK), twoJobs, false)).toEqual([]);
  expect(checkFioBlock(resultBlock({ IOPS: "1500.00 IO/S" }), twoJobs, false)).toEqual([]);
});

test("a figure that differs is a warning with both values and its line", () => {
  const block = resultBlock({ ...FIO_BLOCK, R_LATENCY: "1.6 ms", VMs: "3" });
  expect(checkFioBlock(block, twoJobs, false)).toEqual([
    {
      severity: "warning",
      code: "reported-differs",
      message: "VMs: the text reports 3, the files of the VMs report 2. The files are used.",
      file: "x-res.txt",
      line: 1,
    },
    {
      severity: "warning",
      code: "reported-differs",
      message: "R_LATENCY: the text reports 1.6 ms, the files of the VMs report 1.5 ms. The files are used.",
      file: "x-res.txt",
      line: 4,
    },
  ]);
});

test.each([
  ["IOPS", "1500.01 IO/S", true],
  ["IOPS", "1500 IO/S", false],
  ["IOPS", "1499 IO/S", true],
  ["THROUGHPUT", "5.86 MB/s", false],
  ["THROUGHPUT", "5.85 MB/s", true],
  ["THROUGHPUT", "6.00 MB/s", true],
  ["R_LATENCY", "1.50 ms", false],
  ["R_LATENCY", "1.5001 ms", true],
  ["W_LATENCY", "2.9999 ms", true],
  ["95%tile_R_LAT", "2.00 ms", false],
  ["95%tile_R_LAT", "3.00 ms", true],
  ["95%tile_W_LAT", "6.00 ms", false],
  ["95%tile_W_LAT", "6.75 ms", false],
  ["95%tile_W_LAT", "7.00 ms", true],
])("%s of %s differs from the files of fio: %p", (label, value, differs) => {
  const found = checkFioBlock(resultBlock({ ...FIO_BLOCK, [label]: value }), twoJobs, false);
  expect(found.map(({ message }) => message.split(":")[0])).toEqual(differs ? [label] : []);
});

test("the MB/s of HCIBench 2.0 are KiB/s over 1,000", () => {
  const legacy = (value: string) =>
    checkFioBlock(resultBlock({ ...FIO_BLOCK, THROUGHPUT: value }), twoJobs, true);
  expect(legacy("6.00 MB/s")).toEqual([]);
  expect(legacy("5.00 MB/s").map(({ message }) => message)).toEqual([
    "THROUGHPUT: the text reports 5 MB/s, the files of the VMs report 6 MB/s. The files are used.",
  ]);
});

test("a bug: where the files have no 95th percentile, 0 ms was compared with the text", () => {
  const lacking = [...twoJobs.slice(1), fioJob({ iops: 500, kibPerSecond: null, meanNs: null, p95Ns: null })];
  const found = checkFioBlock(resultBlock({ ...FIO_BLOCK, IOPS: "900 IO/S" }), lacking, false);
  expect(found.map(({ message }) => message.split(":")[0])).toEqual(["IOPS", "W_LATENCY", "95%tile_W_LAT"]);
});
