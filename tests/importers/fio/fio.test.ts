import { fio } from "../../../src/importers/fio/fio";
import { looksLikeFio, parseFioText } from "../../../src/importers/fio/parseFioText";
import { sourceOfText } from "../textSource";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { claimedBy, ownersOf, readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { direction3, document2, document3, job3, normal, terse } from "./fioTexts";

const importer = wholeTextImporter(fio);

const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

const codes = (text: string) => parseFioText(text, "a.json").diagnostics.map(({ code }) => code);

test("fio 3: nanoseconds, bytes per second, options", () => {
  const { runs, diagnostics } = parseFioText(document3([job3()]), "out/first run.json");
  const run = only(runs);
  expect(diagnostics).toEqual([]);
  expect(run).toMatchObject({
    tool: "fio",
    toolVersion: "3.36",
    case: "first run",
    job: "mixed",
    durationSeconds: 10,
    startedAt: "2023-11-14T22:13:20.000Z",
    vms: null,
    cpu: { usagePct: null },
  });
  expect(run.workload).toMatchObject({
    blockSizeBytes: 8192,
    readPct: 66,
    randomPct: 100,
    queueDepth: 16,
    threads: 1,
    outstandingIo: 16,
  });
  expect(run.results).toEqual({
    iops: 1500,
    readIops: 1000,
    writeIops: 500,
    throughputBytesPerSecond: 12288000,
    latencyMs: 3,
    readLatencyMs: 2,
    writeLatencyMs: 5,
    readP95Ms: 4,
    writeP95Ms: 7,
    percentiles: "measured",
    maxLatencyMs: 30,
    errors: 0,
  });
  expect(run.latencyBins).toEqual([
    { upToMs: 1, share: 0.25 },
    { upToMs: 2, share: 0 },
    { upToMs: 4, share: 0.75 },
  ]);
});

test("fio 2: microseconds, KiB/s, no options and no guess about them", () => {
  const run = only(parseFioText(document2, "pasted text").runs);
  expect(run.toolVersion).toBe("2.1.4");
  expect(run.results).toMatchObject({
    iops: 1000.5,
    writeIops: 0,
    throughputBytesPerSecond: 64000 * 1024,
    readP95Ms: 0.41,
    writeLatencyMs: null,
    writeP95Ms: null,
    maxLatencyMs: 0.95,
  });
  expect(run.results.latencyMs).toBeCloseTo(0.25, 12);
  expect(run.startedAt).toBeNull();
  const { blockSizeBytes, readPct, ...unknown } = run.workload;
  // Counted: 64,000 KiB/s over 1,000.5 IOPS.
  expect([blockSizeBytes, readPct]).toEqual([65503, 100]);
  expect(Object.values(unknown).every((value) => value === null)).toBe(true);
  expect(run.reported).toContainEqual({
    label: "read lat mean",
    value: 250,
    unit: "",
    file: "pasted text",
    line: 12,
  });
});

test("uses clat and reports it when total latency is missing", () => {
  const read = {
    ...direction3(100, 409600, { mean: 1_000_000, max: 2_000_000 }),
    lat_ns: { mean: 0, max: 0 },
  };
  const text = document3([job3({ read, "job options": {} })]);
  const { runs, diagnostics } = parseFioText(text, "a.json");
  expect(only(runs).results.readLatencyMs).toBe(1);
  expect(only(diagnostics)).toMatchObject({ severity: "info", code: "latency-clat" });
});

test("without any measured latency (gtod_reduce) there is none", () => {
  const read = direction3(100, 409600, null);
  const { results } = only(
    parseFioText(document3([job3({ read, write: direction3(0, 0, null) })]), "a").runs,
  );
  expect(results).toMatchObject({ iops: 100, latencyMs: null, maxLatencyMs: null, percentiles: null });
});

test.each([
  ["grouped clones count together", { numjobs: "4", iodepth: "8", group_reporting: "1" }, 1, 32],
  ["listed clones are members, one each", { numjobs: "2", iodepth: "8" }, 2, 16],
  ["synchronous engines have one I/O each", { numjobs: "5", iodepth: "8", ioengine: "psync" }, 1, 5],
  ["no depth, no guess", { numjobs: "4" }, 1, null],
  ["a latency target has no fixed depth", { iodepth: "8", latency_target: "2ms" }, 1, null],
])("outstanding I/O: %s", (_what, options, jobs, expected) => {
  const text = document3(Array.from({ length: jobs }, () => job3({ "job options": options })));
  expect(only(parseFioText(text, "a").runs).workload.outstandingIo).toBe(expected);
});

test("groups are runs, with global options and the line of each", () => {
  const jobs = [
    job3({ jobname: "a", "job options": { bs: "8k" }, write: direction3(0, 0, null) }),
    job3({ jobname: "b", groupid: 1 }),
  ];
  const text = document3(jobs, { "global options": { rw: "randread", bs: "64k" } });
  const { runs } = parseFioText(text, "a.json");
  expect(runs.map((run) => [run.job, run.workload.blockSizeBytes, run.workload.readPct])).toEqual([
    ["a", 8192, 100],
    ["b", 8192, 66],
  ]);
  const lines = text.split("\n");
  for (const run of runs) {
    expect(lines[(run.source.line ?? 0) - 1]).toContain(`"jobname": "${run.job}"`);
    for (const { label, line } of run.reported) {
      const key = label.split(" ").at(-1);
      expect(lines[line - 1]).toContain(`"${key}"`);
    }
  }
});

describe("jobs that ran together", () => {
  const clone = (iops: number, changes: object = {}) => ({
    ...job3({ "job options": {}, write: direction3(0, 0, null), ...changes }),
    read: direction3(iops, iops * 4096, { mean: 1_000_000 * iops, max: iops, p95: 2_000_000 }),
  });
  const runsOf = (...jobs: object[]) => parseFioText(document3(jobs), "a.json");

  test("are one run: rates add up, latencies are weighted by I/O, percentiles are unknown", () => {
    const { runs, diagnostics } = runsOf(clone(1), clone(3));
    const run = only(runs);
    expect(run.job).toBe("mixed");
    expect(run.results).toMatchObject({
      iops: 4,
      readIops: 4,
      writeIops: 0,
      throughputBytesPerSecond: 4 * 4096,
      latencyMs: (1 * 1 + 3 * 3) / 4,
      readP95Ms: null,
      percentiles: null,
      maxLatencyMs: 3e-6,
      errors: 0,
    });
    expect(run.members).toEqual([
      {
        name: "mixed (1)",
        iops: 1,
        throughputBytesPerSecond: 4096,
        latencyMs: 1,
        finishedEarly: false,
        job: "mixed",
      },
      {
        name: "mixed (2)",
        iops: 3,
        throughputBytesPerSecond: 12288,
        latencyMs: 3,
        finishedEarly: false,
        job: "mixed",
      },
    ]);
    expect(run.reported.map(({ label }) => label)).toContain("mixed (2): read iops");
    expect(diagnostics).toMatchObject([
      {
        severity: "info",
        code: "percentiles-not-added",
        message: "2 jobs ran together: their percentiles cannot be added and are omitted.",
      },
      {
        severity: "info",
        code: "outstanding-unknown",
        message:
          "2 jobs ran together, and the options of mixed (1) are not in the document: outstanding I/O is unknown.",
      },
    ]);
  });

  test("keep the percentile of a direction that only one of them had", () => {
    const writes = job3({ "job options": {}, jobname: "b", read: direction3(0, 0, null) });
    const { runs, diagnostics } = runsOf(clone(1), writes);
    expect(only(runs).results).toMatchObject({ readP95Ms: 2, writeP95Ms: 7, percentiles: "measured" });
    expect(only(runs).job).toBe("mixed + b");
    expect(diagnostics.map(({ code }) => code)).toEqual(["outstanding-unknown"]);
  });

  test("are named, the first three of many", () => {
    const jobs = ["a", "b", "a", "c", "d", "e"].map((jobname) => clone(1, { jobname }));
    expect(only(runsOf(...jobs).runs).job).toBe("a + b + c + 2 more");
  });

  const lasting = (iops: number, milliseconds: number) => {
    const job = clone(iops);
    return { ...job, read: { ...job.read, runtime: milliseconds, total_ios: (iops * milliseconds) / 1000 } };
  };

  test("for times that are more than 5% apart have the I/Os of the longest time", () => {
    const { runs, diagnostics } = runsOf(lasting(1000, 2000), lasting(1000, 10000));
    expect(only(runs).results).toMatchObject({
      iops: 1200,
      readIops: 1200,
      throughputBytesPerSecond: 4915200,
    });
    expect(only(runs).durationSeconds).toBe(10);
    expect(diagnostics[0]).toMatchObject({
      severity: "warning",
      code: "unequal-runtimes",
      message: "2 jobs ran together, but for 2 to 10 s: their I/Os are divided by the longest time.",
    });
  });

  test.each([
    [9500, 2000],
    [9499, 1949.9],
  ])("for %d of 10,000 ms have %d IOPS", (milliseconds, iops) => {
    const { runs } = runsOf(lasting(1000, milliseconds), lasting(1000, 10000));
    expect(only(runs).results.iops).toBe(iops);
  });

  test.each([
    ["another group", { groupid: 1 }, 2],
    ["no group", { groupid: undefined }, 2],
    ["a job that it waits for", { "job options": { wait_for: "mixed" } }, 2],
    ["a later start", { "job options": { startdelay: "5" } }, 2],
    ["a start at once", { "job options": { startdelay: "0s" } }, 1],
  ])("are not those with %s", (_, changes, runs) => {
    const { write } = job3() as { write: object };
    expect(runsOf(clone(1), { ...job3({ read: {}, write, jobname: "b", ...changes }) }).runs).toHaveLength(
      runs,
    );
  });

  test("leave the start of a later group unknown", () => {
    const starts = (changes: object) =>
      runsOf(clone(1), clone(1, { groupid: 1, ...changes })).runs.map(({ startedAt }) => startedAt);
    expect(starts({})).toEqual(["2023-11-14T22:13:20.000Z", null]);
    expect(starts({ job_start: 1_700_000_005_000 })[1]).toBe("2023-11-14T22:13:25.000Z");
  });

  test("have errors that add up", () => {
    expect(only(runsOf(clone(1, { total_err: 2 }), clone(1, { total_err: 3 })).runs).results.errors).toBe(5);
    expect(only(runsOf(clone(1), clone(1, { error: 5 })).runs).results.errors).toBeNull();
  });

  test("have the latencies of all, weighted by I/O", () => {
    const bins = (share: object) => ({ latency_us: {}, latency_ms: { "10": 0, ...share } });
    const { latencyBins } = only(
      runsOf(clone(1, bins({ "2": 100 })), clone(3, bins({ "2": 20, "4": 80 }))).runs,
    );
    expect(latencyBins).toEqual([
      { upToMs: 2, share: 0.4 },
      { upToMs: 4, share: expect.closeTo(0.6, 12) as number },
    ]);
  });
});

describe("clients", () => {
  const documentOf = (...jobs: object[]) => document3([], { client_stats: jobs });
  const all = job3({ jobname: "All clients", "job options": {}, total_err: 0 });

  test("are members of the total that fio adds up", () => {
    const [one, two] = [8765, 8766].map((port) => job3({ hostname: "node1", port }));
    const { runs } = parseFioText(documentOf(one ?? {}, two ?? {}, all), "a");
    const run = only(runs);
    expect(run.job).toBe("mixed");
    expect(run.results).toMatchObject({ iops: 1500, readP95Ms: 4 });
    expect(run.members.map(({ name }) => name)).toEqual(["mixed @ node1:8765", "mixed @ node1:8766"]);
    expect(run.workload.outstandingIo).toBe(32);
  });

  test("in groups have no total that mixes the groups", () => {
    const second = job3({ hostname: "node1", groupid: 1 });
    const { runs } = parseFioText(documentOf(job3({ hostname: "node1" }), second, all), "a");
    expect(runs.map(({ job, results }) => [job, results.iops])).toEqual([
      ["mixed @ node1", 1500],
      ["mixed @ node1", 1500],
    ]);
  });

  test("that are one alone have its name and its host", () => {
    const text = documentOf(job3({ hostname: "node1" }), all);
    expect(parseFioText(text, "a").runs.map((run) => run.job)).toEqual(["mixed @ node1"]);
  });
});

describe("the sum over clients alone", () => {
  const workloadOf = (text: string) => only(parseFioText(text, "a").runs).workload;

  test.each([{}, { numjobs: "4" }])("has an unknown number of threads, with the options %j", (options) => {
    const sum = job3({ jobname: "All clients", "job options": { rw: "randrw", iodepth: "8", ...options } });
    const text = document3([], { client_stats: [sum] });
    expect(workloadOf(text)).toMatchObject({ queueDepth: 8, threads: null, outstandingIo: null });
  });

  test("is only that of a document of clients", () => {
    const job = job3({ jobname: "All clients", "job options": { rw: "randrw", iodepth: "8" } });
    expect(workloadOf(document3([job]))).toMatchObject({ threads: 1, outstandingIo: 8 });
    const client = { ...job, jobname: "a" };
    expect(workloadOf(document3([], { client_stats: [client] }))).toMatchObject({ threads: 1 });
  });
});

describe("invalid figures", () => {
  const read = (iops: string) =>
    document3([job3({ jobname: "b" })]).replace('"iops": 1000,', `"iops": ${iops},`);

  test.each(["1e999", "null", "true", "{}", "[]", "-5", '"fast"'])(
    "an IOPS of %s leaves the totals unknown",
    (value) => {
      const { runs, diagnostics } = parseFioText(read(value), "a.json");
      expect(only(runs).results).toMatchObject({ iops: null, readIops: null, writeIops: 500 });
      expect(only(diagnostics)).toEqual({
        severity: "error",
        code: "impossible-figure",
        message: `Job b: read.iops is ${value}, which is not a figure from 0: its totals are unknown.`,
        file: "a.json",
        line:
          read(value)
            .split("\n")
            .findIndex((line) => line.includes(`"iops": ${value}`)) + 1,
      });
    },
  );

  test("an invalid latency is skipped, and an IOPS that is missing is quoted as that", () => {
    const text = document3([job3({ read: { bw: 5 }, write: { iops: 5, lat_ns: { mean: -1 } } })]);
    expect(parseFioText(text, "a").diagnostics.map(({ message }) => message)).toEqual([
      "Job mixed: write.lat_ns.mean is -1, which is not a figure from 0: it is skipped.",
      "Job mixed: read.iops is missing: its totals are unknown.",
    ]);
  });
});

describe("options that are not those of the figures", () => {
  const options = (changes: object) => ({
    rw: "randrw",
    rwmixread: "66",
    bs: "8k",
    iodepth: "16",
    ...changes,
  });
  const importOf = (changes: object, jobOptions: object = {}) => {
    const text = document3([job3({ ...changes, "job options": options(jobOptions) })]);
    const { runs, diagnostics } = parseFioText(text, "a");
    return { run: only(runs), messages: diagnostics.map(({ message }) => message) };
  };
  const unknown = "The counted I/Os are used; its outstanding I/O is unknown.";

  test.each([
    ["n".repeat(127), "n".repeat(128)],
    ["n".repeat(127), `${"n".repeat(127)} and more`],
    [`${"n".repeat(125)}ä`, `${"n".repeat(125)}äö`],
    [`${"n".repeat(126)}\uFFFD`, `${"n".repeat(126)}ä`],
    [`${"n".repeat(126)}Ã`, `${"n".repeat(126)}ä`],
    [`${"n".repeat(124)}\uFFFD`, `${"n".repeat(124)}😀`],
    [`${"n".repeat(124)}€`, `${"n".repeat(124)}€€`],
  ])("a name that fio prints only to byte 127 is not another's: %s", (jobname, name) => {
    const { run, messages } = importOf({ jobname }, { name });
    expect(messages).toEqual([]);
    expect(run.workload).toMatchObject({ queueDepth: 16, outstandingIo: 16 });
  });

  test.each([
    ["n".repeat(126), "n".repeat(127)],
    ["n".repeat(128), "n".repeat(129)],
    [`${"n".repeat(126)}ää`, `${"n".repeat(126)}äö`],
    ["m".repeat(127), "n".repeat(128)],
  ])("a name that is cut elsewhere is another's", (jobname, name) => {
    expect(importOf({ jobname }, { name }).messages).toEqual([
      `Job ${jobname} contradicts itself: its options are those of job ${name}. ${unknown}`,
    ]);
  });

  test.each([
    ["the name of another job", {}, { name: "w" }, `its options are those of job w. ${unknown}`],
    [
      "the run time of two processes",
      { job_runtime: 20_000 },
      {},
      `1 process by its options, 2 by its run time. ${unknown}`,
    ],
    [
      "the run time of one process of two",
      { job_runtime: 10_000 },
      { numjobs: "2" },
      `2 processes by its options, 1 by its run time. ${unknown}`,
    ],
    [
      "more in flight",
      {},
      { iodepth: "4" },
      `4 I/O in flight by its options, 4.5 by its rate and latency. ${unknown}`,
    ],
    ["another size", {}, { bs: "64k" }, `65,536 bytes per I/O by its options, 8,192 by its I/Os. ${unknown}`],
    [
      "reads of a job that writes",
      {},
      { rw: "randwrite" },
      `0% reads by its options, 66.67% by its I/Os. ${unknown}`,
    ],
  ])("%s", (_, changes, jobOptions, clause) => {
    const { run, messages } = importOf(changes, jobOptions);
    expect(messages).toEqual([`Job mixed contradicts itself: ${clause}`]);
    expect(run.workload).toMatchObject({
      blockSizeBytes: 8192,
      readPct: jobOptions === undefined ? 0 : (expect.closeTo(66.3, 0) as number),
      randomPct: null,
      queueDepth: null,
      threads: null,
      outstandingIo: null,
    });
  });

  test("a mixed workload of another share is the job's own", () => {
    const { run, messages } = importOf({}, { rwmixread: "20%" });
    expect(messages).toEqual([
      "Job mixed contradicts itself: 20% reads by its options, 66.67% by its I/Os. The counted I/Os are used.",
    ]);
    expect(run.workload).toMatchObject({ readPct: 66.67, outstandingIo: 16 });
  });

  test("reads of a job that verifies its writes are its own", () => {
    const { run, messages } = importOf({}, { rw: "randwrite", verify: "crc32c" });
    expect(messages).toEqual([
      "Job mixed verified what it wrote: the reads of the verification are in its totals.",
      "Job mixed contradicts itself: 0% reads by its options, 66.67% by its I/Os. The counted I/Os are used.",
    ]);
    expect(run.workload.outstandingIo).toBe(16);
  });

  test.each([
    ["its own name", {}, { name: "mixed" }],
    ["a run time of both processes", { job_runtime: 20_000 }, { numjobs: "2" }],
    ["a run time within a tenth", { job_runtime: 11_005 }, {}],
    ["no run time", { job_runtime: 0 }, {}],
    ["a tenth more in flight than the options allow", {}, { iodepth: "4.1" }],
  ])("%s is not a contradiction", (_, changes, jobOptions) => {
    expect(importOf(changes, jobOptions).messages).toEqual([]);
  });
});

test("reads and writes with unified reporting of both count once", () => {
  const mixed = direction3(1500, 12_288_000, { mean: 3_000_000, max: 30_000_000 });
  const { runs } = parseFioText(document3([job3({ mixed })]), "a");
  expect(only(runs).results).toMatchObject({
    iops: 1500,
    readIops: 1000,
    throughputBytesPerSecond: 12_288_000,
  });
});

test("unified reporting has totals and no split", () => {
  const mixed = direction3(300, 1228800, { mean: 1_000_000, max: 2_000_000 });
  const { results } = only(parseFioText(document3([job3({ read: {}, write: {}, mixed })]), "a").runs);
  expect(results).toMatchObject({ iops: 300, readIops: null, writeIops: null, latencyMs: 1 });
});

test("noise, fences, indentation and compact JSON around and inside", () => {
  const indented = document3([job3()]).replace(/^/gm, "    ");
  expect(
    parseFioText(`fio: file {x} hash not empty\n\`\`\`json\n${indented}\`\`\`\n`, "a").runs,
  ).toHaveLength(1);
  const compact = JSON.stringify(JSON.parse(document3([job3({ jobname: 'a "}" \\' })])) as unknown);
  expect(only(parseFioText(compact, "a").runs).job).toBe('a "}" \\');
});

test("status documents of one run count once; appended runs count each", () => {
  const interim = document3([job3({ elapsed: 5, eta: 6 })], { timestamp_ms: 1_700_000_005_000 });
  const later = document3([job3({ elapsed: 11 })], { timestamp_ms: 1_700_000_100_000 });
  const { runs, diagnostics } = parseFioText(interim + document3([job3()]) + later, "a");
  expect(runs).toHaveLength(2);
  expect(diagnostics.map(({ code }) => code)).toEqual(["interim-status"]);
});

test.each([
  ["error of a job", document3([job3({ error: 28 })]), "job-error"],
  ["unfinished run", document3([job3({ eta: 30 })]), "unfinished-run"],
  ["job without I/O", document3([job3({ read: direction3(0, 0, null), write: {} })]), "no-io"],
  ["trims", document3([job3({ trim: direction3(5, 100, null) })]), "trim-left-out"],
  ["no job", document3([]), "no-fio-jobs"],
  ["other JSON", '{ "a": 1 }', "no-fio-jobs"],
  ["no number", document3([job3()]).replace("1000,", "-nan,"), "damaged-json"],
  ["terse", terse, "fio-terse"],
  ["normal output", normal, "cut-job"],
  ["nothing", "", "no-fio-json"],
])("reports: %s", (_what, text, code) => {
  expect(codes(text)).toEqual([code]);
});

test("an error without a count is not a count of 0", () => {
  expect(only(parseFioText(document3([job3({ error: 28 })]), "a").runs).results.errors).toBeNull();
});

test("a truncated document is reported at every length, and what is before it is kept", () => {
  const whole = document3([job3()]);
  const second = document3([job3({ jobname: "second" })]);
  for (let length = 1; length < second.length - 1; length += 37) {
    const { runs, diagnostics } = parseFioText(whole + second.slice(0, length), "a.json");
    expect(only(runs).job).toBe("mixed");
    expect(only(diagnostics)).toMatchObject({ code: "damaged-json", file: "a.json" });
    expect(only(diagnostics).line).toBe(whole.split("\n").length);
  }
});

test("the importer claims files by content, reports progress and leaves HCIBench's alone", async () => {
  const files = [textFile("a/readme.txt", "nothing"), textFile("a/run.json", document3([job3()]))];
  const source = folderOf(files, 50);
  expect(await claimedBy(importer, source)).toEqual(["a/run.json"]);
  const seen: number[] = [];
  const { runs } = await readBy(importer, source, { onProgress: ({ doneBytes }) => seen.push(doneBytes) });
  expect(only(runs).source.file).toBe("a/run.json");
  expect(seen.at(-1)).toBe(files[1]?.bytes.length);
  expect(source.openStreams()).toBe(0);
  const member = textFile("case/hci-fio-datastore-12-0-1.json", document3([job3()]));
  expect(await ownersOf(folderOf([member]))).toEqual(["hcibench"]);
  expect(await ownersOf(sourceOfText("pasted text", terse))).toEqual(["fio"]);
  expect(await ownersOf(sourceOfText("pasted text", "hello"))).toEqual([]);
});

test("canceling rejects and closes what is open", async () => {
  const source = folderOf([textFile("run.json", document3([job3()]))], 50);
  const controller = new AbortController();
  controller.abort(new Error("stop"));
  await expect(importer.parse(source, { signal: controller.signal })).rejects.toThrow("stop");
  expect(source.openStreams()).toBe(0);
});

test("a file beyond the limit and one that cannot be read are diagnostics", async () => {
  const [big] = folderOf([textFile("big.json", document3([job3()]))]).files;
  const huge = { path: "big.json", sizeBytes: 2 ** 30, open: () => big?.open() ?? new ReadableStream() };
  const broken = {
    path: "broken.json",
    sizeBytes: 10,
    open: () => new ReadableStream<Uint8Array>({ start: (stream) => stream.error(new Error("bad sector")) }),
  };
  const { runs, diagnostics } = await importer.parse({ name: "folder", files: [huge, broken] });
  expect(runs).toEqual([]);
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(["file-too-large", "unreadable-file"]);
});

test("looksLikeFio distinguishes fio's texts from others", () => {
  expect([document2, document3([job3()]), terse, normal].map(looksLikeFio)).toEqual([true, true, true, true]);
  expect(["", "{}", '{"jobs": []}', "fio is a tool"].some(looksLikeFio)).toBe(false);
});
