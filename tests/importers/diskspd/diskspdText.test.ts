import { diskspdText, lineOf, replaced } from "./diskspdTexts";
import { onlyRun } from "./onlyRun";

const MIB = 2 ** 20;

test("every figure is kept as it was printed, with its unit and its line", () => {
  const at = (part: string) => lineOf(part);
  const table = (kind: string, total: string, [ios, bytes, mib, iops, latency]: readonly number[]) =>
    [
      ["I/Os", ios, ""],
      ["bytes", bytes, "bytes"],
      ["", mib, "MiB/s"],
      ["", iops, "I/O per s"],
      ["AvgLat", latency, ""],
    ].map(([label, value, unit]) => [`${kind} IO ${label}`.trim(), value, unit, at(total)]);
  const { reported } = onlyRun(diskspdText);
  expect(reported.map(({ label, value, unit, line }) => [label, value, unit, line])).toEqual([
    ["actual test time", 60, "s", at("actual test time")],
    ["CPU avg. Usage", 2.01, "%", at("avg.|")],
    ...table("Total", "total:   491520000", [60000, 491520000, 7.81, 1000, 1.25]),
    ...table("Read", "total:   368640000", [45000, 368640000, 5.86, 750, 0.5]),
    ...table("Write", "total:   122880000", [15000, 122880000, 1.95, 250, 3.5]),
    ["Total 50th", 0.297, "ms", at("50th")],
    ["Read 50th", 0.232, "ms", at("50th")],
    ["Write 50th", 1.833, "ms", at("50th")],
    ["Total 95th", 2.752, "ms", at("95th")],
    ["Read 95th", 0.588, "ms", at("95th")],
    ["Write 95th", 4.2, "ms", at("95th")],
    ...["99th", "3-nines"].flatMap((row, i) => [
      ["Total " + row, 5.5 + i, "ms", at(row)],
      ["Read " + row, 3.5 + i, "ms", at(row)],
      ["Write " + row, 5.25 + i, "ms", at(row)],
    ]),
    ["Total max", 35.257, "ms", at("max |")],
    ["Read max", 7.99, "ms", at("max |")],
    ["Write max", 35.257, "ms", at("max |")],
  ]);
  expect(new Set(reported.map(({ file }) => file))).toEqual(new Set(["a.txt"]));
  expect(onlyRun(diskspdText).source).toEqual({ file: "a.txt", line: lineOf("Results for timespan") });
});

test("what holds no number is not kept", () => {
  const text = replaced(/^avg\..*$/m, "")
    .replaceAll(/( 50th| 95th| 99th|3-nines| max) \|.*/g, "$1 | N/A | N/A | N/A")
    .replaceAll(/(total: .*) \| [\d.]+ \| [\d.]+$/gm, "$1 | N/A | N/A");
  const run = onlyRun(text);
  expect(run.cpu.usagePct).toBeNull();
  expect(run.reported.map(({ label, unit }) => `${label} ${unit}`.trim())).toEqual([
    "actual test time s",
    ...["Total", "Read", "Write"].flatMap((kind) => [
      `${kind} IO I/Os`,
      `${kind} IO bytes bytes`,
      `${kind} IO MiB/s`,
      `${kind} IO I/O per s`,
    ]),
  ]);
});

test.each([
  ["12.5", 12.5],
  ["100", 100],
  ["0.05", 0.05],
])("a CPU use of %s %%", (printed, usagePct) => {
  expect(onlyRun(replaced("avg.|   2.01%", `avg.| ${printed}%`)).cpu.usagePct).toBe(usagePct);
});

test.each([
  ["5", 5],
  ["1.5", 1.5],
  ["1.5x", null],
  ["<1.5", null],
  ["1.", null],
])("a longest latency of %j is %p", (printed, maxLatencyMs) => {
  const text = replaced(/ max \|.*/, ` max | 1.0 | 1.0 | ${printed}`);
  expect(onlyRun(text).results.maxLatencyMs).toBe(maxLatencyMs);
});

describe("the throughput", () => {
  const total = "total:   491520000 | 60000 | 7.81 | 1000.00";
  const printed = (mib: string) => diskspdText.replace(total, total.replace("7.81", mib));
  const of = (text: string) => onlyRun(text).results.throughputBytesPerSecond;

  test.each([
    ["the IOPS times the mean I/O", "7.81", 8192000],
    ["that too where it is 0.01 MiB/s and a thousandth apart", "7.83", 8192000],
    ["that too where the rate is rounded down", "7.80", 8192000],
    ["as printed, where the I/Os do not fit it: too many", "7.84", 7.84 * MIB],
    ["as printed, where the I/Os do not fit it: too few", "7.79", 7.79 * MIB],
    ["the IOPS times the mean I/O, where nothing is printed", "N/A", 8192000],
  ])("is %s (%s MiB/s)", (_, mib, expected) => {
    expect(of(printed(mib))).toBe(expected);
  });

  test("does not follow the test time, which is rounded", () => {
    expect(of(replaced("60.00s", "59.99s"))).toBe(8192000);
    expect(of(replaced(/actual test time:\t60.00s\n/, ""))).toBe(8192000);
  });

  test.each([
    ["1.01", "1.00", 1.01 * MIB],
    ["1.00", "1.00", MIB],
    ["1.00", "1.01", 1.01 * MIB],
  ])("of %s IOPS of 1 MiB and %s MiB/s comes from the larger number", (iops, mib, expected) => {
    const row = `total:   62914560 | 60 | ${mib} | ${iops}`;
    expect(of(diskspdText.replace(total, row))).toBeCloseTo(expected, 6);
  });

  test.each([
    ["the bytes", "491520000 |", "N/A |"],
    ["the I/Os", "| 60000 |", "| N/A |"],
    ["any I/O", "| 60000 |", "| 0 |"],
  ])("is unknown where the text lacks %s too", (_, from, to) => {
    const bare = replaced("60.00s", "60.00", printed("N/A"));
    const row = bare.slice(bare.indexOf("total:   491"), bare.indexOf("\n", bare.indexOf("total:   491")));
    expect(of(bare.replace(row, row.replace(from, to)))).toBeNull();
  });
});

test("a test time of another unit is not a duration", () => {
  expect(onlyRun(replaced("60.00s", "60.00")).durationSeconds).toBeNull();
});

test("a direction without I/O has no latency, whatever is printed", () => {
  const idle = (kind: "Read" | "Write") =>
    replaced(new RegExp(`(${kind} IO[\\s\\S]*?total:) .*`), "$1 0 | 0 | 0.00 | 0.00 | 9.999 | 0.000");
  expect(onlyRun(idle("Read")).results).toMatchObject({
    readIops: 0,
    readLatencyMs: null,
    readP95Ms: null,
    writeLatencyMs: 3.5,
    writeP95Ms: 4.2,
    percentiles: "measured",
  });
  expect(onlyRun(idle("Write")).results).toMatchObject({
    writeIops: 0,
    writeLatencyMs: null,
    writeP95Ms: null,
    readLatencyMs: 0.5,
    readP95Ms: 0.588,
    percentiles: "measured",
  });
});

test.each([
  ["in microseconds are left out", / {2}%-ile.*/, "%-ile | Read (us) | Write (us) | Total (us)"],
  ["without a unit are left out", / {2}%-ile.*/, "%-ile | Read | Write | Total"],
  ["that are not available are left out", /( 95th| max) \|.*/g, "$1 | N/A | N/A | N/A"],
])("percentiles %s", (_, from, to) => {
  expect(onlyRun(replaced(from, to)).results).toMatchObject({
    readP95Ms: null,
    writeP95Ms: null,
    percentiles: null,
    maxLatencyMs: null,
  });
});

test("percentiles are found by the names of their columns", () => {
  const text = replaced(/ {2}%-ile.*/, "%-ile | Total (ms) | Read (ms)");
  expect(onlyRun(text).results).toMatchObject({
    readP95Ms: 4.2,
    writeP95Ms: null,
    maxLatencyMs: 7.99,
    percentiles: "measured",
  });
});

describe("the members", () => {
  const row = "     0 | 491520000 | 60000 | 7.81 | 1000.00 | 1.250 | 1.051 | D:\\test.dat (1024MiB)\n";
  const members = (rows: string) => onlyRun(replaced(row, rows)).members;
  const first = { iops: 1000, throughputBytesPerSecond: 8192000, latencyMs: 1.25, finishedEarly: false };

  test("are the threads", () => {
    expect(members(row + row.replace(" 0 |", " 1 |").replace("1000.00", "5.00"))).toEqual([
      { name: "thread 0", ...first },
      // IOPS that do not fit the other figures.
      { name: "thread 1", ...first, iops: 5, throughputBytesPerSecond: 7.81 * MIB },
    ]);
  });

  test("bear their target where a thread has several", () => {
    const names = members(row + row.replace("D:\\test", "E:\\other") + row.replace(" 0 |", " 1 |")).map(
      ({ name }) => name,
    );
    expect(names).toEqual([
      "thread 0: D:\\test.dat (1024MiB)",
      "thread 0: E:\\other.dat (1024MiB)",
      "thread 1",
    ]);
  });

  test("have the throughput of their I/Os where none is printed, and none without these", () => {
    const throughput = (text: string) => members(text)[0]?.throughputBytesPerSecond;
    expect(throughput(row.replace("7.81", "N/A"))).toBe(8192000);
    expect(throughput(row.replace("7.81", "N/A").replace("60000", "N/A"))).toBeNull();
  });

  test("are unknown where only totals are printed", () => {
    expect(members("")).toEqual([]);
  });
});

test("percentiles next to the 95th, and the CPU of the machine by user and kernel", () => {
  const run = onlyRun(diskspdText);
  expect(run.latencyPercentiles).toEqual({
    readP50Ms: 0.232,
    writeP50Ms: 1.833,
    readP99Ms: 3.5,
    writeP99Ms: 5.25,
    readP999Ms: 4.5,
    writeP999Ms: 6.25,
  });
  expect(run.toolCpu).toEqual({ userPct: 0.36, systemPct: 1.65, of: "machine" });
  const without = onlyRun(replaced(/ {2}%-ile.*/, "%-ile | Total (ms)"));
  expect(without.latencyPercentiles).toBeNull();
  expect(onlyRun(replaced(/^avg\..*$/m, "")).toolCpu).toBeNull();
});

test("processors are the proc count, the cpu count of version 2.2", () => {
  expect(onlyRun(diskspdText).cpu.processors).toBe(2);
  expect(onlyRun(replaced("proc count:", "cpu count:")).cpu.processors).toBe(2);
  expect(onlyRun(replaced("proc count:", "core count:")).cpu.processors).toBeNull();
});
