import { fio } from "../../../src/importers/fio/fio";
import { looksLikeFio, parseFioText } from "../../../src/importers/fio/parseFioText";
import { sourceOfText } from "../../../src/importers/reading/textSource";
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
    threads: 16,
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
  expect(Object.values(run.workload).every((value) => value === null)).toBe(true);
  expect(run.reported).toContainEqual({
    label: "read lat mean",
    value: 250,
    unit: "",
    file: "pasted text",
    line: 12,
  });
});

test("clat stands in where fio measured no total latency, and this is said", () => {
  const read = {
    ...direction3(100, 409600, { mean: 1_000_000, max: 2_000_000 }),
    lat_ns: { mean: 0, max: 0 },
  };
  const { runs, diagnostics } = parseFioText(document3([job3({ read })]), "a.json");
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
  ["listed clones count alone", { numjobs: "2", iodepth: "8" }, 2, 8],
  ["synchronous engines have one I/O each", { numjobs: "4", iodepth: "8", ioengine: "psync" }, 1, 4],
  ["no depth, no guess", { numjobs: "4" }, 1, null],
  ["a latency target has no fixed depth", { iodepth: "8", latency_target: "2ms" }, 1, null],
])("outstanding I/O: %s", (_what, options, jobs, expected) => {
  const text = document3(Array.from({ length: jobs }, () => job3({ "job options": options })));
  expect(parseFioText(text, "a").runs.map((run) => run.workload.outstandingIo)).toEqual(
    Array.from({ length: jobs }, () => expected),
  );
});

test("several jobs are several runs, with global options and the line of each", () => {
  const text = document3([job3({ jobname: "a", "job options": { bs: "4k" } }), job3({ jobname: "b" })], {
    "global options": { rw: "randread", bs: "64k" },
  });
  const { runs } = parseFioText(text, "a.json");
  expect(runs.map((run) => [run.job, run.workload.blockSizeBytes, run.workload.readPct])).toEqual([
    ["a", 4096, 100],
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

test("client/server documents name the host", () => {
  const text = document3([], {
    client_stats: [job3({ hostname: "node1" }), job3({ jobname: "All clients" })],
  });
  expect(parseFioText(text, "a").runs.map((run) => run.job)).toEqual(["mixed @ node1", "All clients"]);
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
  ["normal output", normal, "fio-text"],
  ["nothing", "", "no-fio-json"],
])("says: %s", (_what, text, code) => {
  expect(codes(text)).toEqual([code]);
});

test("an error without a count is no count of 0", () => {
  expect(only(parseFioText(document3([job3({ error: 28 })]), "a").runs).results.errors).toBeNull();
});

test("a truncated document is said at every length, and what stands before it is kept", () => {
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

test("cancelling rejects and closes what is open", async () => {
  const source = folderOf([textFile("run.json", document3([job3()]))], 50);
  const controller = new AbortController();
  controller.abort(new Error("stop"));
  await expect(importer.parse(source, { signal: controller.signal })).rejects.toThrow("stop");
  expect(source.openStreams()).toBe(0);
});

test("a file beyond the cap and one that cannot be read are diagnostics", async () => {
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

test("looksLikeFio tells fio's texts from others", () => {
  expect([document2, document3([job3()]), terse, normal].map(looksLikeFio)).toEqual([true, true, true, true]);
  expect(["", "{}", '{"jobs": []}', "fio is a tool"].some(looksLikeFio)).toBe(false);
});
