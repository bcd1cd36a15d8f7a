import { parseElbenchoText } from "../../../src/importers/elbencho/parseElbenchoText";
import {
  COLUMNS,
  COLUMNS_1_0,
  COLUMNS_1_4,
  COLUMNS_2_0_1,
  CONSOLE_TEXT,
  LIVE_STATISTICS,
  METADATA,
  MIX,
  csv,
  csvRow,
  json,
  jsonPhase,
} from "./elbenchoTexts";

const parse = (text: string) => parseElbenchoText(text, "results.csv");
const runOf = (changes: Readonly<Record<string, string>>) => parse(csv([changes])).runs[0];
const codesOf = (text: string) => parse(text).diagnostics.map(({ severity, code }) => `${severity} ${code}`);
const messagesOf = (text: string) => parse(text).diagnostics.map(({ message }) => message);
const lastDone = jsonPhase()["last_done"] as Record<string, unknown>;
const withLast = (changes: Record<string, unknown>) => jsonPhase({ last_done: { ...lastDone, ...changes } });

test("reads the same load and results from CSV and JSON", () => {
  const [fromCsv, fromJson] = [csv(), json(jsonPhase())].map((text) => parse(text).runs[0]);
  expect(fromJson?.workload).toEqual(fromCsv?.workload);
  expect(fromJson?.startedAt).toBe("2026-03-02T09:15:30.250Z");
  expect({ ...fromJson?.results, throughputBytesPerSecond: 0 }).toEqual({
    ...fromCsv?.results,
    throughputBytesPerSecond: 0,
  });
});

describe("outstanding I/O is hosts × threads × I/O depth", () => {
  test.each([
    [{}, 128],
    [{ hosts: "1" }, 32],
    [{ "IO depth": "1" }, 32],
    [{ hosts: "" }, null],
    [{ threads: "" }, null],
    [{ "IO depth": "" }, null],
  ])("%j", (changes, outstandingIo) => {
    expect(runOf(changes)?.workload.outstandingIo).toBe(outstandingIo);
  });
});

describe("the date of a row", () => {
  test.each([
    ["is that of the start since 3.0-27", { version: "3.0-27" }, "2026-03-02T09:15:30.250Z"],
    ["was that of the end up to 3.0-25", { version: "3.0-25" }, "2026-03-02T09:14:30.250Z"],
    ["was that of the end in 2", { version: "2.3-1" }, "2026-03-02T09:14:30.250Z"],
    ["is that of the start in 4", { version: "4.0-1" }, "2026-03-02T09:15:30.250Z"],
    ["of an unknown version is taken for that of the end", { version: "x" }, "2026-03-02T09:14:30.250Z"],
    ["of the end without a duration says nothing", { version: "2.3-1", "time ms [last]": "" }, null],
    ["that is impossible says nothing", { "ISO date": "2026-99-02T10:15:30+0100" }, null],
    ["without a zone says nothing", { "ISO date": "2026-03-02T10:15:30" }, null],
  ])("%s", (_, changes, startedAt) => {
    expect(runOf(changes)?.startedAt).toBe(startedAt);
  });
});

describe("a mixed workload", () => {
  test("is the sum of its writes and of its reads, which have columns of their own", () => {
    expect(runOf(MIX)?.results).toMatchObject({
      iops: 33_333,
      readIops: 23_333,
      writeIops: 10_000,
      throughputBytesPerSecond: 33_333 * 8192,
      readLatencyMs: 2.914,
      writeLatencyMs: 6,
      latencyMs: (10_000 * 6 + 23_333 * 2.914) / 33_333,
      maxLatencyMs: 95,
    });
  });

  test.each(["label", "version", "rwmix read MiB [last]", "rwmix read IO lat us [avg]"])(
    "of a file cut down to few columns does not count its reads twice: %s shows the version",
    (name) => {
      const few = `ISO date,operation,time ms [first],time ms [last],IOPS [last],rwmix read IOPS [last],${name}`;
      expect(parse(csv([MIX], few)).runs[0]?.results).toMatchObject({ iops: 33_333, readIops: 23_333 });
    },
  );

  test("up to 2.0-3 includes its reads", () => {
    const reads = { "rwmix read IOPS [last]": "6000", operation: "RWMIX60" };
    expect(parse(csv([reads], COLUMNS_2_0_1)).runs[0]?.results).toMatchObject({
      iops: 10_000,
      readIops: 6000,
      writeIops: 4000,
      throughputBytesPerSecond: 81_920_000,
    });
  });

  test("of reads alone has no writes", () => {
    const only = { ...MIX, "IOPS [last]": "", "MiB/s [last]": "", "MiB [last]": "" };
    expect(runOf({ ...only, operation: "RWMIX100" })).toMatchObject({
      results: { iops: 23_333, readIops: 23_333, writeIops: 0 },
      workload: { readPct: 100 },
    });
  });

  test("of writes alone has no reads", () => {
    expect(runOf({ operation: "RWMIX0" })).toMatchObject({
      results: { iops: 10_000, readIops: 0, writeIops: 10_000 },
      workload: { readPct: 0 },
    });
  });

  test.each([
    ["70", "RWMIX70", 70, []],
    ["what was counted where it is not what was asked for", "RWMIX50", 70, ["warning options-differ"]],
    ["what was counted with threads of their own", "MIX-T8", 70, []],
  ])("has the read share %s", (_, operation, readPct, codes) => {
    const text = csv([{ ...MIX, operation }]);
    expect(parse(text).runs[0]?.workload.readPct).toBe(readPct);
    expect(codesOf(text)).toEqual(codes);
  });
});

test("an I/O rate below one per second comes from the bytes", () => {
  const slow = { "IOPS [last]": "0", "MiB/s [last]": "0", "MiB [last]": "30", "block size": "1048576" };
  expect(runOf(slow)?.results).toMatchObject({ iops: 0.5, throughputBytesPerSecond: 2 ** 19 });
});

test("a latency of 0 µs is not known: cached I/O takes less than a microsecond", () => {
  expect(runOf({ "IO lat us [avg]": "0" })?.results.latencyMs).toBeNull();
});

describe("warns of", () => {
  test.each([
    ["buffered I/O", { "direct IO": "0" }, ["warning buffered-io"]],
    ["nothing with direct I/O", { "direct IO": "1" }, []],
    ["S3, which has no direct I/O", { "direct IO": "0", "path type": "bucket" }, ["warning object-storage"]],
    ["HDFS", { "path type": "hdfs" }, ["warning object-storage"]],
    ["a rate 5.01% below that of all threads", { "IOPS [first]": "10528" }, ["warning tail"]],
    ["nothing at 5%", { "IOPS [first]": "10526" }, []],
    ["nothing where several hosts began to end before 5 s", { "IOPS [first]": "20000", "time ms [first]": "4999" }, []],
    ["a tail from 5 s on", { "IOPS [first]": "20000", "time ms [first]": "5000" }, ["warning tail"]],
    ["a tail of one host", { hosts: "1", "IOPS [first]": "20000", "time ms [first]": "4999" }, ["warning tail"]],
    ["inline reads", { operation: "WRITE+r" }, ["warning inline-reads"]],
    ["another mean block", { "MiB/s [last]": "60", "MiB [last]": "3600" }, ["warning options-differ"]],
  ])("%s", (_, changes, codes) => {
    expect(codesOf(csv([changes]))).toEqual(codes);
  }); // prettier-ignore

  test("a mean block that is not the block size, and uses it", () => {
    expect(runOf({ "MiB/s [last]": "60", "MiB [last]": "3600" })?.workload.blockSizeBytes).toBe(6291);
  });

  test("JSON before 3.0-37, which does not state what it was asked for", () => {
    const { config: _, ...old } = jsonPhase({ version: "3.0-31" });
    const { runs, diagnostics } = parse(json(old));
    expect(runs[0]).toMatchObject({
      toolVersion: "3.0-31",
      workload: { blockSizeBytes: null, readPct: 0, threads: null, outstandingIo: null },
      results: { iops: 10_000 },
    });
    expect(diagnostics).toMatchObject([{ severity: "warning", code: "no-config" }]);
  });
});

describe("an invalid figure is an error, and unknown:", () => {
  test.each(["NaN", "-1", "1e999", "=1+1", "Infinity", "1.5e3", "1234567890123456789"])(
    "%s in CSV",
    (text) => {
      const { runs, diagnostics } = parse(csv([{ "IOPS [last]": text }]));
      expect(runs[0]?.results.iops).toBeNull();
      expect(runs[0]?.results.throughputBytesPerSecond).toBeCloseTo((4687 * 2 ** 20) / 60, 3);
      expect(diagnostics).toMatchObject([{ severity: "error", code: "impossible-figure", line: 2 }]);
    },
  );

  test.each([-1, true, {}, [], "NaN", "1e999"])("%j in JSON", (iops) => {
    const { runs, diagnostics } = parse(json(withLast({ iops })));
    expect(runs[0]?.results.iops).toBeNull();
    expect(diagnostics).toMatchObject([{ severity: "error", code: "impossible-figure", line: 1 }]);
  });
});

test("bytes of a petabyte are a figure", () => {
  const text = json(withLast({ bytes: "1200000000000000" }));
  expect(parse(text).runs[0]?.reported).toContainEqual(expect.objectContaining({ value: 1.2e15, unit: "B" }));
  expect(codesOf(text)).not.toContain("error impossible-figure");
});

describe("rows", () => {
  test("that are cut are skipped with a warning, and the others read", () => {
    const text = csv([{}, { operation: "READ" }]);
    const { runs, diagnostics } = parse(text.slice(0, -120));
    expect(runs.map(({ job }) => job)).toEqual(["WRITE Q4T32"]);
    expect(diagnostics).toMatchObject([{ severity: "warning", code: "unreadable-row", line: 3 }]);
  });

  test("that lack blank cells at their end, as after pasting, are read up to 2.0-3", () => {
    const row = csvRow({}, COLUMNS_2_0_1).replaceAll(",", "\t").trimEnd();
    const { runs } = parse(`${COLUMNS_2_0_1.replaceAll(",", "\t")}\n${row}\n`);
    expect(runs[0]?.results.iops).toBe(10_000);
  });

  test("that lost their end and were pasted are skipped with a warning since 2.0-7, which ends none with blanks", () => {
    const [header = "", row = ""] = csv().replaceAll(",", "\t").split("\n");
    const cells = row.split("\t");
    for (const count of [23, 35, 53, 54]) {
      const { runs, diagnostics } = parse([header, row, cells.slice(0, count).join("\t")].join("\n"));
      expect(runs).toHaveLength(1);
      expect(diagnostics).toMatchObject([{ severity: "warning", code: "unreadable-row", line: 3 }]);
    }
    expect(cells).toHaveLength(55);
  });

  test("that are cut to as many cells as another version writes are skipped with a warning", () => {
    const cut = csvRow({ label: "night", operation: "READ" }).split(",").slice(0, 41);
    for (const first of [csv(), `${csvRow()}\n`]) {
      const { runs, diagnostics } = parse(first + cut.join(","));
      expect(runs).toHaveLength(1);
      expect(diagnostics).toMatchObject([{ severity: "warning", code: "unreadable-row" }]);
    }
  });

  test.each(["dir", "file", "blockdev", "bucket", "object", "hdfs"])(
    "of another version than that of the header are read on a %s",
    (pathType) => {
      expect(
        parse(csv() + csvRow({ "path type": pathType, operation: "READ" }, COLUMNS_2_0_1)).runs,
      ).toHaveLength(2);
    },
  );

  test("that a spreadsheet saved are read, with the separator in a path too", () => {
    const text = csv().replaceAll(",", ";").replace('"elbencho" ', '"""elbencho"" ""/a;b""');
    expect(parse(text).runs[0]?.results.iops).toBe(10_000);
  });

  test("that a spreadsheet saved and that are cut are skipped with a warning", () => {
    const text = csv([{}, {}]).replaceAll(",", ";").slice(0, -120);
    expect(codesOf(text)).toEqual(["warning unreadable-row"]);
  });

  test("below each other with the header of each run are read", () => {
    expect(parse(csv() + csv([{ operation: "READ" }])).runs).toHaveLength(2);
  });

  test("of 1.0 are read by the names in their header", () => {
    expect(parse(csv([{}], COLUMNS_1_0)).runs[0]?.results).toMatchObject({ iops: 10_000, latencyMs: 12.8 });
  });

  test.each([
    ["of 1.0", COLUMNS_1_0],
    ["of 1.4", COLUMNS_1_4],
  ])("%s without a header are refused: no one knows which they are", (_, columns) => {
    const { runs, diagnostics } = parse(`${csvRow({}, columns)}\n`);
    expect(runs).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: "error", code: "unreadable-row", line: 1 }]);
    expect(diagnostics[0]?.message).toContain("versions 1.0 to 1.9 write 37 columns in two orders");
  });

  const counts = { "I/Os [last]": "600000" };

  test.each([
    ["1.4 below the header of 1.0", COLUMNS_1_0, COLUMNS_1_4],
    ["1.0 below the header of 1.4", COLUMNS_1_4, COLUMNS_1_0],
  ])("of %s, which has as many columns, are skipped with a warning", (_, header, columns) => {
    const { runs, diagnostics } = parse(`${csv([counts], header)}${csvRow(counts, columns)}\n`);
    expect(runs).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ severity: "warning", code: "unreadable-row", line: 3 }]);
  });

  test.each([
    ["1200120", 1],
    ["1200121", 0],
    ["299940", 1],
    ["299939", 0],
  ])("of 1.0 with %s I/Os in a minute at 10,000 IOPS", (ios, count) => {
    expect(parse(csv([{ "I/Os [last]": ios }], COLUMNS_1_0)).runs).toHaveLength(count);
  });

  test.each([
    ["100", 1],
    ["101", 0],
  ])("of 1.4 at a CPU%% of %s", (cpu, count) => {
    expect(parse(csv([{ "CPU% [last]": cpu }], COLUMNS_1_4)).runs).toHaveLength(count);
  });

  test("without a phase are skipped with a warning", () => {
    expect(codesOf(csv([{}, { operation: "=cmd" }]))).toEqual(["warning unreadable-row"]);
  });

  test("between other lines are read, and the lines named", () => {
    const { runs, diagnostics } = parse(`$ cat out.csv\n${csv()}done\n`);
    expect(runs).toHaveLength(1);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '2 lines are not elbencho\'s, from line 1, which begins "$ cat out.csv".',
    ]);
  });
});

describe("JSON", () => {
  test("that ends early is an error, and the phases before it are read", () => {
    const { runs, diagnostics } = parse(json(jsonPhase(), jsonPhase()).slice(0, -40));
    expect(runs).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ severity: "error", code: "damaged-json", line: 2 }]);
  });

  test("without line ends between its phases gives all of them, with their warnings", () => {
    const config = { ...(jsonPhase()["config"] as object), direct_io: "false" };
    const phases = ["30", "31", "32"].map((second) =>
      jsonPhase({ iso_start_date: `2026-03-02T10:15:${second}.250+0100`, config }),
    );
    const { runs, diagnostics } = parse(json(...phases).replaceAll("\n", ""));
    expect(runs).toHaveLength(3);
    expect(diagnostics.map(({ code }) => code)).toEqual(["buffered-io", "buffered-io", "buffered-io"]);
  });

  test("without line ends, a phase that is there twice takes no warning of the others away", () => {
    const config = { ...(jsonPhase()["config"] as object), direct_io: "false" };
    const text = json(jsonPhase({ config }), jsonPhase({ config })).replaceAll("\n", "");
    expect(parse(text).runs).toHaveLength(1);
    expect(codesOf(text)).toContain("warning buffered-io");
  });

  test("of a run that was killed is an error, and the phases that others appended are read", () => {
    const [cut, whole] = [
      json(jsonPhase()).slice(0, -40),
      json(jsonPhase(), jsonPhase({ label: "x", phase_type: "READ" })),
    ];
    const { runs, diagnostics } = parse(`${cut}\n${whole}`);
    expect(runs.map(({ source }) => source.line)).toEqual([2, 3]);
    expect(diagnostics).toMatchObject([{ severity: "error", code: "damaged-json", line: 1 }]);
  });

  test("with rows of CSV behind it gives both", () => {
    expect(parse(json(jsonPhase()) + csv([{ operation: "READ" }])).runs).toHaveLength(2);
  });

  test("that another tool wrote between the phases is named", () => {
    expect(codesOf(`${json(jsonPhase())}{"a":1}\n`)).toEqual(["warning no-phase"]);
  });

  test("names of a prototype are not figures", () => {
    const { runs } = parse(json(jsonPhase({ last_done: { ...lastDone, latency: "constructor" } })));
    expect(runs[0]?.results.latencyMs).toBeNull();
  });

  test("a histogram that exceeded its size has no percentiles", () => {
    const histogram = { histo_max_exceeded: "Histogram not available" };
    const { runs } = parse(json(withLast({ latency: { IO: { avg_us: "12800", histogram } } })));
    expect(runs[0]).toMatchObject({
      latencyBins: null,
      latencyPercentiles: null,
      results: { latencyMs: 12.8 },
    });
  });

  test.each([{ range: "1-2", count: "5" }, { range: "1-2us", count: "-5" }, null, "x"])(
    "a histogram with the bin %j is not used",
    (bin) => {
      const histogram = { buckets: [{ range: "1-2us", count: "5" }, bin] };
      expect(parse(json(withLast({ latency: { IO: { histogram } } }))).runs[0]?.latencyBins).toBeNull();
    },
  );
});

describe("a phase that two outputs hold counts once", () => {
  test("by its start, duration and figures", () => {
    const { runs, diagnostics } = parse(json(jsonPhase({ label: "a, b" })) + csv([{ label: "a  b" }]));
    expect(runs.map(({ job }) => job)).toEqual(["a, b WRITE Q4T32"]);
    expect(runs[0]?.results.throughputBytesPerSecond).toBe(81_920_136);
    expect(diagnostics).toMatchObject([{ severity: "info", code: "same-phase", line: 3 }]);
  });

  test("by the CSV where the JSON does not state what was asked for, with the percentiles of the JSON", () => {
    const histogram = { buckets: [{ range: "431-512us", count: "600000" }] };
    const { config: _, ...old } = withLast({ latency: { IO: { histogram } } });
    for (const text of [json(old) + csv([{ "direct IO": "0" }]), csv([{ "direct IO": "0" }]) + json(old)]) {
      const { runs, diagnostics } = parse(text);
      expect(runs).toMatchObject([
        {
          job: "WRITE Q4T32",
          workload: { outstandingIo: 128 },
          results: { throughputBytesPerSecond: 81_920_000, latencyMs: 12.8, writeP95Ms: 0.512 },
          latencyPercentiles: { writeP99Ms: 0.512 },
          latencyBins: [{ upToMs: 0.512, share: 1 }],
        },
      ]);
      expect(diagnostics.map(({ code }) => code)).toEqual(["buffered-io", "same-phase"]);
    }
  });

  test("in whichever order they are", () => {
    const { runs } = parse(csv([{ "direct IO": "0" }]) + json(withLast({ latency: undefined })));
    expect(runs.map(({ results }) => [results.throughputBytesPerSecond, results.latencyMs])).toEqual([
      [81_920_136, 12.8],
    ]);
  });

  test("where it does less than one I/O per second, which the CSV and the JSON round differently", () => {
    const load = { block_size: "67108864" };
    const config = { ...(jsonPhase()["config"] as object), ...load };
    const done = { elapsed_time_ms: "60000", iops: "0", "bytes/s": "40265000", bytes: "2415919104" };
    const row = {
      "block size": load.block_size,
      "IOPS [last]": "0",
      "MiB/s [last]": "38",
      "MiB [last]": "2304",
    };
    const { runs } = parse(json(jsonPhase({ config, last_done: done })) + csv([row]));
    expect(runs).toHaveLength(1);
    expect(runs[0]?.results.iops).toBeCloseTo(0.6, 3);
  });

  test.each([
    ["start", { "ISO date": "2026-03-02T10:15:30.251+0100" }],
    ["duration", { "time ms [last]": "60001" }],
    ["IOPS", { "IOPS [last]": "10001" }],
    ["direction", { operation: "READ" }],
  ])("and not where its %s differs", (_, changes) => {
    expect(parse(csv([{}, changes])).runs).toHaveLength(2);
  });
});

describe("phases without a run", () => {
  test("are named once with their number", () => {
    expect(messagesOf(csv([METADATA, {}, METADATA, { ...METADATA, operation: "STAT" }]))).toEqual([
      "2 × MKDIRS, STAT: no reads or writes of blocks, so there is no result to report.",
    ]);
  });

  test.each([
    ["empty files", { ...METADATA, operation: "WRITE" }, "info no-block-io"],
    ["network tests", { operation: "NET" }, "info network-test"],
    ["phases of later versions", { operation: "APPEND" }, "warning unknown-phase"],
    ["I/O of later versions", { operation: "READ+x" }, "warning unknown-phase"],
    [
      "reads of later versions",
      { ...METADATA, operation: "RWMIX+x", "rwmix read IOPS [last]": "1" },
      "warning unknown-phase",
    ],
  ])("%s are named", (_, changes, code) => {
    expect(codesOf(csv([{}, changes]))).toEqual([code]);
  });

  test.each([
    [10, "J"],
    [11, "J and 1 more"],
  ])("are ten names at most: %i", (count, end) => {
    const phases = "ABCDEFGHIJK".slice(0, count).split("");
    const [message] = messagesOf(csv([{}, ...phases.map((operation) => ({ operation }))]));
    expect(message).toContain(`A, B, C, D, E, F, G, H, I, ${end}: `);
  });

  test("have names of 40 characters at most", () => {
    const [message] = messagesOf(csv([{}, { operation: "X".repeat(50_000) }]));
    expect(message).toMatch(/^X{40}: /);
  });

  test("are an error where there are no others", () => {
    expect(codesOf(csv([METADATA]))).toEqual(["error no-block-io"]);
  });
});

test.each([
  ["console text", CONSOLE_TEXT, 4],
  ["live statistics", LIVE_STATISTICS, 1],
])("refuses %s with what to import", (what, text, line) => {
  expect(parse(text)).toEqual({
    runs: [],
    diagnostics: [
      {
        severity: "error",
        code: "refused-output",
        message: `results.csv is elbencho's ${what}: import the CSV of --csvfile or the JSON of --jsonfile.`,
        file: "results.csv",
        line,
      },
    ],
  });
});

test("refuses console text with what is wrong with the rows behind it", () => {
  const text = `${CONSOLE_TEXT}${csv().slice(0, -120)}`;
  expect(codesOf(text)).toEqual(["error refused-output", "warning unreadable-row"]);
});

test.each([
  ["console text", CONSOLE_TEXT],
  ["live statistics", LIVE_STATISTICS],
])("%s behind results in one text is a warning: its phases may be others", (what, output) => {
  const { runs, diagnostics } = parse(json(jsonPhase()) + output);
  expect(runs).toHaveLength(1);
  expect(diagnostics).toContainEqual({
    severity: "warning",
    code: "other-output",
    message: `results.csv also holds elbencho's ${what}, which is skipped: phases that only it has are missing.`,
    file: "results.csv",
    line: what === "console text" ? 5 : 2,
  });
});

describe("of the diagnostics about a text", () => {
  const rows = (count: number) => csv() + "2026-03-02T1,\n".repeat(count);

  test("500 are listed", () => {
    const codes = codesOf(rows(500));
    expect(codes).toHaveLength(500);
    expect(new Set(codes)).toEqual(new Set(["warning unreadable-row"]));
  });

  test("those about the whole text are always there", () => {
    const { diagnostics } = parse(`${rows(502)}${csvRow(METADATA)}\n${CONSOLE_TEXT}`);
    const codes = diagnostics.slice(500).map(({ code }) => code);
    expect(codes).toEqual(["more-remarks", "other-output", "no-block-io"]);
  });

  test.each([
    ["in results", rows(502), "warning"],
    ["where nothing is read", rows(502).replace(csvRow(), ""), "warning"],
    ["with errors", rows(501) + csvRow({ "IOPS [last]": "NaN" }), "error"],
  ])("more than 500 are counted %s", (_, text, severity) => {
    const { diagnostics } = parse(text);
    expect(diagnostics).toHaveLength(501);
    expect(diagnostics.at(-1)).toMatchObject({
      severity,
      code: "more-remarks",
      message: expect.stringMatching(/^[2-9] more diagnostics for this file are omitted\.$/),
    });
  });
});

test("a text of anything else is an error", () => {
  expect(codesOf("")).toEqual(["error no-results"]);
  expect(codesOf(COLUMNS)).toEqual(["error no-results"]);
});

test.each([
  ["Q and T are I/O depth and threads of all hosts", { hosts: "2" }, "WRITE Q4T16"],
  ["with the label before it", { label: "night" }, "night WRITE Q4T32"],
  ["alone where they are not known", { hosts: "" }, "WRITE"],
])("the name of a phase: %s", (_, changes, job) => {
  expect(runOf(changes)?.job).toBe(job);
});

test("a label that looks like a formula stays a text", () => {
  expect(runOf({ label: "=SUM(1)" })?.job).toBe("=SUM(1) WRITE Q4T32");
});

describe("a limit of the rate, in bytes per second of each of 32 threads", () => {
  test.each([
    ['"elbencho" "-r" "--limitread" "8M" "/mnt"', "READ", 32_768],
    ['"elbencho" "-r" "--limitread=8M" "/mnt"', "READ", 32_768],
    ["elbencho -r --limitread 8388608 /mnt", "READ", 32_768],
    ['"elbencho" "-w" "--limitread" "8M" "/mnt"', "WRITE", null],
    ['"elbencho" "--limitread" "8M" "--limitwrite" "4M" "/mnt"', "RWMIX70", 49_152],
    ['"elbencho" "--limitread" "8M" "/mnt"', "RWMIX70", null],
    ['"elbencho" "-r" "/mnt"', "READ", null],
  ])("%s: %s", (command, operation, expected) => {
    expect(runOf({ command, operation })?.workload.requestedIops).toBe(expected);
    const config = { ...(jsonPhase()["config"] as object), command };
    const text = json(jsonPhase({ config, phase_type: operation }));
    expect(parse(text).runs[0]?.workload.requestedIops).toBe(expected);
  });
});
