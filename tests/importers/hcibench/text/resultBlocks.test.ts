import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";

const parse = (...lines: string[]) => parseResultText(lines.join("\n"), "x-res.txt");
/** The blocks of a text, each as what it is about and its labels. */
const blocksOf = (...lines: string[]) =>
  parse(...lines).blocks.map(({ datastore, job, figures }) => [
    datastore,
    job,
    figures.map(({ label, value }) => `${label} ${value}`).join(", "),
  ]);

const CASE = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";

test.each<[string, string[], unknown[][]]>([
  [
    "a rule",
    ["IOPS = 1", "===", "IOPS = 2"],
    [
      [null, null, "IOPS 1"],
      [null, null, "IOPS 2"],
    ],
  ],
  [
    "one equals sign",
    ["IOPS = 1", "=", "IOPS = 2"],
    [
      [null, null, "IOPS 1"],
      [null, null, "IOPS 2"],
    ],
  ],
  ["a rule above the first figure ends none", ["JOB_NAME = a", "===", "IOPS = 1"], [[null, "a", "IOPS 1"]]],
  ["no rule", ["IOPS = 1", "=== a", "a ===", "LATENCY = 2"], [[null, null, "IOPS 1, LATENCY 2"]]],
  [
    "a number of VMs",
    ["VMs = 1", "IOPS = 1", "VMs = 2", "IOPS = 2"],
    [
      [null, null, "VMs 1, IOPS 1"],
      [null, null, "VMs 2, IOPS 2"],
    ],
  ],
  [
    "a job",
    ["IOPS = 1", "JOB_NAME = b", "IOPS = 2"],
    [
      [null, null, "IOPS 1"],
      [null, "b", "IOPS 2"],
    ],
  ],
  [
    "a datastore",
    ["IOPS = 1", "Datastore = d", "IOPS = 2"],
    [
      [null, null, "IOPS 1"],
      ["d", null, "IOPS 2"],
    ],
  ],
  [
    "a case's name, which forgets the datastore",
    ["Datastore = d", "IOPS = 1", CASE, "IOPS = 2"],
    [
      ["d", null, "IOPS 1"],
      [null, null, "IOPS 2"],
    ],
  ],
  ["running text ends none", ["IOPS = 1", "as you see", "LATENCY = 2"], [[null, null, "IOPS 1, LATENCY 2"]]],
])("a block is ended by %s", (_, lines, blocks) => {
  expect(blocksOf(...lines)).toEqual(blocks);
});

test.each([
  ["## ", ""],
  ["#", "/"],
  ["", ":"],
  ["", "-res.txt"],
  ["", "-res.txt:"],
  ["results/easy-run/", ""],
  ["results/easy-run/", "-res.txt"],
])("a case's name is between %j and %j on a line of its own", (before, behind) => {
  const { blocks } = parse(`${before}${CASE}${behind}`, "IOPS = 1");
  expect(blocks.map(({ caseName }) => caseName)).toEqual([CASE]);
});

test.each([`${CASE} was run`, `${CASE}-res.txt.bak`, `${CASE}-res.txt: see there`, "oltp-1732885165"])(
  "%s is not a case's name",
  (line) => {
    expect(parse(line, "IOPS = 1").blocks.map(({ caseName }) => caseName)).toEqual([null]);
  },
);

test.each([
  ["a version of vdbench's", ["Version: vdbench50407", "IOPS = 1"], [true]],
  ["a version of vdbench's behind a block", ["IOPS = 1", "Version: vdbench50407", "IOPS = 2"], [false, true]],
  ["a version of something else", ["Version: 3 of vdbench", "IOPS = 1"], [false]],
  ["a run definition", ["Run Def: RD=run1;", "IOPS = 1"], [true]],
  ["a version and a run definition", ["Version: vdbench50407", "Run Def: RD=run1;", "IOPS = 1"], [true]],
  ["one 95th percentile for all", ["IOPS = 1", "95%tile_LAT = 5 ms"], [true]],
  ["percentiles of both sides", ["IOPS = 1", "95%tile_R_LAT = 5 ms", "95%tile_W_LAT = 5 ms"], [false]],
])("vdbench is recognized by %s", (_, lines, vdbench) => {
  expect(parse(...lines).blocks.map((block) => block.vdbench)).toEqual(vdbench);
});

test("a run definition is the block's whose lines follow", () => {
  const { blocks } = parse("Run Def: RD=run1; elapsed=60", "IOPS = 1", "Run Def: RD=run2;", "IOPS = 2");
  expect(blocks.map(({ definition, line }) => [definition?.name, line])).toEqual([
    ["run1", 1],
    ["run2", 3],
  ]);
});

test.each([
  ["IOPS", ["IOPS = 1"], 1],
  ["throughput", ["THROUGHPUT = 1"], 1],
  ["vdbench's version", ["Version: vdbench50407"], 1],
  ["a job", ["JOB_NAME = a", "VMs = 3", "LATENCY = 1"], 0],
  ["a latency", ["LATENCY = 1"], 0],
])("whether a block counts that has nothing but %s", (_, lines, count) => {
  const { blocks, diagnostics } = parse(...lines);
  expect(blocks).toHaveLength(count);
  expect(diagnostics).toEqual(
    lines.includes("JOB_NAME = a")
      ? [
          {
            severity: "warning",
            code: "empty-block",
            message: "The block of job a contains neither IOPS nor throughput: skipped.",
            file: "x-res.txt",
            line: 1,
          },
        ]
      : [],
  );
});

test("a value that is not a number is quoted with its label and line", () => {
  expect(parse("IOPS = 1", "LATENCY = n/a ms").diagnostics).toEqual([
    {
      severity: "warning",
      code: "unreadable-figure",
      message: 'LATENCY is "n/a ms", which is not a number.',
      file: "x-res.txt",
      line: 2,
    },
  ]);
});

test.each([
  ["LATENCY = 1.5 us", 'LATENCY is "1.5 us", which is in an unexpected unit.'],
  ["LATENCY = 1.5 µs", 'LATENCY is "1.5 µs", which is in an unexpected unit.'],
  ["R_LATENCY = 2 s", 'R_LATENCY is "2 s", which is in an unexpected unit.'],
  ["THROUGHPUT = 2 GB/s", 'THROUGHPUT is "2 GB/s", which is in an unexpected unit.'],
  ["THROUGHPUT = 800 Mb/s", 'THROUGHPUT is "800 Mb/s", which is in an unexpected unit.'],
  ["IOPS = 70 k", 'IOPS is "70 k", which is in an unexpected unit.'],
])("a figure in another unit is not taken for one in its own: %s", (line, message) => {
  const { blocks, diagnostics } = parse(
    "Datastore = d",
    "VMs = 2",
    line,
    "95%tile_R_LAT = 2 ms (ok)",
    "IOPS = 1",
  );
  expect(blocks[0]?.figures.map(({ kind }) => kind)).toEqual(["members", "readP95", "iops"]);
  expect(diagnostics).toMatchObject([{ severity: "warning", code: "unreadable-figure", message, line: 3 }]);
});

test("of two figures of one kind in a block the first counts, and the other is reported", () => {
  const { diagnostics } = parse(
    "Datastore = d",
    "IOPS = 7 IO/S",
    "LATENCY = 1 ms",
    "IOPS = 8 IO/S",
    "LATENCY = 1.0 ms",
  );
  expect(diagnostics).toEqual([
    {
      severity: "warning",
      code: "figure-twice",
      message: "IOPS is 8, but 7 in line 2 of the same block: the first counts.",
      file: "x-res.txt",
      line: 4,
    },
  ]);
});

test.each([
  ["padded labels", ["VMs           = 3", "IOPS          = 5 IO/S"], "2.0"],
  ["one padded label, as if typed", ["VMs           = 3", "IOPS = 5 IO/S"], null],
  [
    "a padded datastore, as every version has it",
    ["Datastore     = d", "VMs           = 3", "IOPS = 1"],
    null,
  ],
  ["a storage class", ["StorageClass = d", "IOPS = 5"], "3.0"],
  ["IO/s of vdbench", ["Version: vdbench50406", "IOPS = 5 IO/s"], "1.6-2.4"],
  [
    "IO/s of vdbench beside a block of fio's",
    ["Version: vdbench50406", "IOPS = 5 IO/s", "===", "JOB_NAME = a", "IOPS = 5 IO/S"],
    "1.6-2.4",
  ],
  ["IO/s of fio", ["IOPS = 5 IO/s"], null],
  ["IO/S of vdbench", ["Version: vdbench50406", "IOPS = 5 IO/S"], null],
  ["tables and latencies of two decimals", ["IOPS = 1", "R_LATENCY = 1.25 ms", "A 1% 2% 3%"], "2.8"],
  ["tables and latencies of four decimals", ["IOPS = 1", "R_LATENCY = 1.2500 ms", "A 1% 2% 3%"], null],
  ["tables and write latencies alone", ["IOPS = 1", "W_LATENCY = 1.25 ms", "A 1% 2% 3%"], null],
  ["tables of vdbench", ["Version: vdbench50407", "R_LATENCY = 1.25 ms", "A 1% 2% 3%"], null],
  ["tables and use lines", ["IOPS = 1", "CPU USAGE = 5%", "A 1% 2% 3%"], null],
  ["use lines", ["IOPS = 1", "CPU USAGE = 5%"], "2.5"],
  ["RAM use alone", ["IOPS = 1", "RAM USAGE = 5%"], null],
])("the version is recognized by %s", (_, lines, version) => {
  expect(parse(...lines).styleVersion).toBe(version);
});

test.each([
  ["12.5 %", 12.5],
  ["12.5 %", 12.5],
  ["A: 10%; B: 20.5%; ", 15.25],
  ["A1: 7%", 7],
  ["unknown", null],
  ["12.5", null],
])("CPU USAGE of %j is %p %", (value, usagePct) => {
  const { cpu, useFigures } = parse("IOPS = 1", `CPU USAGE = ${value}`);
  expect(cpu).toEqual(
    usagePct === null ? null : { usagePct, utilizationPct: null, memoryPct: null, processors: null },
  );
  expect(useFigures).toEqual(
    usagePct === null ? [] : [{ label: "CPU USAGE", value: usagePct, unit: "%", file: "x-res.txt", line: 2 }],
  );
});

test("RAM use alone is known without CPU use, and vSAN's CPU use alone is not a CPU use", () => {
  expect(parse("RAM USAGE = 5%").cpu).toMatchObject({ usagePct: null, memoryPct: 5 });
  expect(parse("vSAN PCPU USAGE = 5%").cpu).toBeNull();
});

test.each([
  [30, []],
  [31, ["The text has 31 lines of CPU and RAM use: the last 30 are listed."]],
])("of %i use lines the last 30 are listed", (lines, messages) => {
  const uses = Array.from({ length: lines }, (_, index) => `CPU USAGE = ${index + 1}%`);
  const { cpu, useFigures, diagnostics } = parse("IOPS = 1", ...uses);
  expect(cpu?.usagePct).toBe(lines);
  expect(useFigures.map(({ value }) => value)).toEqual(
    Array.from({ length: 30 }, (_, index) => lines - 29 + index),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual(messages);
});

test("a file that finished early and is listed twice counts once", () => {
  expect(parse("IOPS = 1", "/a/vm-1.json", "/a/vm-2.json", "/a/vm-1.json").earlyFiles).toEqual([
    "/a/vm-1.json",
    "/a/vm-2.json",
  ]);
});
