import { diskspd } from "../../../src/importers/diskspd/diskspd";
import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { wholeTextImporter } from "../../../src/importers/wholeTextImporter";
import { readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { diskspdText, diskspdXml, lineOf as lineIn, replaced as replacedIn } from "./diskspdTexts";

const importer = wholeTextImporter(diskspd);

/** The only run of a text. */
function runOf(text: string): BenchmarkRun {
  const { runs } = parseDiskspd(text, "a.xml");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
}

const lineOf = (part: string, text = diskspdXml()) => lineIn(part, text);
const replaced = (from: string | RegExp, to: string, text = diskspdXml()) => replacedIn(from, to, text);
const without = (name: string, text = diskspdXml()) =>
  replaced(new RegExp(`<${name}>[^<]*</${name}>`), "", text);

test("every figure is kept as it was printed, with its line", () => {
  const { reported } = runOf(diskspdXml());
  const second = (part: string) => lineOf(part, diskspdXml().replace(part, part.replace("<", " ")));
  expect(reported).toEqual(
    [
      ["TestTimeSeconds", 60, lineOf("<TestTimeSeconds>")],
      ["CpuUtilization Average UsagePercent", 3.2, second("<UsagePercent>")],
      ["Latency Percentile 95 ReadMilliseconds", 0.588, lineOf("<ReadMilliseconds>")],
      ["Latency Percentile 95 WriteMilliseconds", 4.2, lineOf("<WriteMilliseconds>")],
      ["Latency AverageTotalMilliseconds", 1.25, lineOf("<AverageTotalMilliseconds>")],
      ["Latency AverageReadMilliseconds", 0.5, lineOf("<AverageReadMilliseconds>")],
      ["Latency AverageWriteMilliseconds", 3.5, lineOf("<AverageWriteMilliseconds>")],
      ["Latency Percentile 100 TotalMilliseconds", 35.257, second("<TotalMilliseconds>")],
      ["Latency Percentile 99 ReadMilliseconds", 3.5, lineOf("<Percentile>99<")],
      ["Latency Percentile 99.9 WriteMilliseconds", 6.25, lineOf("<Percentile>99.9<")],
    ].map(([label, value, line]) => ({ label, value, unit: "", file: "a.xml", line })),
  );
});

test("results that were appended to one file are all read, with their lines, and a damaged one is reported", () => {
  const one = `${diskspdXml()}\n`;
  const cut = one.slice(0, one.indexOf("</TimeSpan>", one.indexOf("</Profile>")));
  const { runs, diagnostics } = parseDiskspd(`> diskspd\n${one}${cut}\n${one}`, "a.xml");
  const [first, second] = runs.map(({ source }) => source.line);
  expect(runs).toHaveLength(2);
  expect(first).toBe(Number(runOf(one).source.line) + 1);
  expect(Number(second) - Number(first)).toBe(`${one}${cut}\n`.split("\n").length - 1);
  expect(diagnostics.map(({ code }) => code)).toEqual(["damaged-xml"]);
});

test("what holds no number is not kept", () => {
  const text = diskspdXml().replaceAll(/Milliseconds>[\d.]+</g, "Milliseconds>n/a<");
  const bare = text.replace(/<CpuUtilization>[\s\S]*<\/CpuUtilization>/, "");
  expect(runOf(bare).reported.map(({ label }) => label)).toStrictEqual(["TestTimeSeconds"]);
});

test("a run is diskspd's, and without its series unless that is asked for", () => {
  expect(runOf(diskspdXml())).toMatchObject({ tool: "diskspd", series: null });
});

test("the members are the threads, by the second", () => {
  const member = { iops: 500, throughputBytesPerSecond: 4096000, latencyMs: 1.25, finishedEarly: false };
  expect(runOf(diskspdXml()).members).toEqual([
    { name: "thread 0", ...member },
    { name: "thread 1", ...member },
  ]);
});

test("a thread with several targets has a member for each, by its path", () => {
  const other = "<Target><Path>E:</Path><IOCount>60</IOCount></Target></Thread>";
  const { members, results } = runOf(replaced("</Target></Thread>", `</Target>${other}`));
  expect(members.map(({ name }) => name)).toEqual(["thread 0: D:\\a & b.dat", "thread 0: E:", "thread 1"]);
  expect(members[1]).toMatchObject({ iops: 1, throughputBytesPerSecond: null, latencyMs: null });
  // One target lacks its bytes: then nobody knows their sum.
  expect(results).toMatchObject({
    iops: 1001,
    throughputBytesPerSecond: null,
    readIops: null,
    writeIops: null,
  });
});

test("a thread without a name, and a target without a path", () => {
  const bare = without(
    "Id",
    replaced("</Target></Thread>", "</Target><Target><IOCount>0</IOCount></Target></Thread>"),
  );
  // The first Id is that of a processor.
  const { members } = runOf(bare.replace("<Thread><Id>0</Id>", "<Thread>"));
  expect(members.map(({ name }) => name).slice(0, 2)).toEqual(["thread : D:\\a & b.dat", "thread : "]);
});

test.each<[string, string, object]>([
  ["Version", "version", { toolVersion: null }],
  ["RunTime", "start", { startedAt: null }],
  ["Warmup", "warm-up", { warmupSeconds: null }],
  ["ProcCount", "number of processors", { cpu: { processors: null, usagePct: 3.2 } }],
  ["BlockSize", "block size", { workload: { blockSizeBytes: null, readPct: 75 } }],
  ["WriteRatio", "share of reads", { workload: { readPct: null, blockSizeBytes: 8192 } }],
  ["Random", "access", { workload: { randomPct: null } }],
  ["RequestCount", "outstanding I/O", { workload: { queueDepth: null, threads: 2, outstandingIo: null } }],
  ["ThreadsPerFile", "outstanding I/O", { workload: { threads: 2, outstandingIo: null } }],
  ["AverageTotalMilliseconds", "latency", { results: { latencyMs: null, readLatencyMs: 0.5 } }],
  ["AverageReadMilliseconds", "latency of reads", { results: { latencyMs: 1.25, readLatencyMs: null } }],
  ["AverageWriteMilliseconds", "latency of writes", { results: { latencyMs: 1.25, writeLatencyMs: null } }],
  [
    "ReadMilliseconds",
    "95% of reads",
    { results: { readP95Ms: null, writeP95Ms: 4.2, percentiles: "measured" } },
  ],
  [
    "WriteMilliseconds",
    "95% of writes",
    { results: { readP95Ms: 0.588, writeP95Ms: null, percentiles: "measured" } },
  ],
  ["IOCount", "IOPS", { results: { iops: null, readIops: 750 } }],
])("without <%s> the %s is unknown, and the rest is read", (name, _, expected) => {
  expect(runOf(without(name))).toMatchObject(expected);
});

test("without any percentile none was measured", () => {
  const bare = replaced(/(<Bucket><Percentile>[\s\S]*?<\/Bucket>\s*)+/, "");
  expect(runOf(bare).results).toMatchObject({ percentiles: null, maxLatencyMs: null });
});

test("a direction without I/O has no latency, whatever is printed", () => {
  const idle = (kind: string) =>
    diskspdXml().replaceAll(new RegExp(`<${kind}Count>\\d+<`, "g"), `<${kind}Count>0<`);
  expect(runOf(idle("Read")).results).toMatchObject({
    readIops: 0,
    readLatencyMs: null,
    readP95Ms: null,
    writeLatencyMs: 3.5,
    writeP95Ms: 4.2,
  });
  expect(runOf(idle("Write")).results).toMatchObject({
    writeIops: 0,
    writeLatencyMs: null,
    writeP95Ms: null,
    readLatencyMs: 0.5,
    readP95Ms: 0.588,
  });
});

test("threads that all targets share (-F) count instead of those of each", () => {
  const shared = replaced("<ThreadCount>0<", "<ThreadCount>3<");
  expect(runOf(shared).workload).toMatchObject({ queueDepth: 4, outstandingIo: 12 });
  expect(runOf(without("ThreadCount")).workload).toMatchObject({
    queueDepth: 4,
    threads: 2,
    outstandingIo: 8,
  });
});

test("a share of random I/O counts more than the access", () => {
  expect(
    runOf(diskspdXml("<RandomRatio>40</RandomRatio><StrideSize>1</StrideSize>")).workload.randomPct,
  ).toBe(40);
  expect(runOf(diskspdXml("<Random>1</Random><StrideSize>1</StrideSize>")).workload.randomPct).toBe(100);
});

test("each time span has the load of its own profile", () => {
  const span = /<TimeSpan>\s*<TestTime[\s\S]*?<\/TimeSpan>/.exec(diskspdXml())?.[0] ?? "";
  const profile = /<TimeSpan>\s*<Duration[\s\S]*?<\/TimeSpan>/.exec(diskspdXml())?.[0] ?? "";
  const text = diskspdXml()
    .replace(profile, profile + profile.replace("8192", "4096"))
    .replace("</Results>", `${span}${span}</Results>`);
  const { runs } = parseDiskspd(text, "a.xml");
  expect(runs.map(({ job, workload }) => [job, workload.blockSizeBytes])).toEqual([
    ["time span 1", 8192],
    ["time span 2", 4096],
    ["time span 3", null],
  ]);
  expect(runOf(diskspdXml()).job).toBeNull();
});

test.each([
  ["no test time", without("TestTimeSeconds")],
  ["a test time of 0", replaced("60.00", "0.00")],
  ["no targets", replaced(/<Thread>[\s\S]*<\/Thread>/, "<Thread><Id>0</Id></Thread>")],
])("a time span with %s is skipped and reported", (_, text) => {
  expect(parseDiskspd(text, "a.xml")).toEqual({
    runs: [],
    diagnostics: [
      {
        severity: "warning",
        code: "empty-time-span",
        message: `The time span of line ${lineOf("<TimeSpan>\n    <TestTime")} has no test time or no threads: skipped.`,
        file: "a.xml",
        line: lineOf("<TimeSpan>\n    <TestTime"),
      },
    ],
  });
});

test("no time span, and a text that is cut", () => {
  const none = `\n${replaced(/<!-- measured -->[\s\S]*<\/TimeSpan>/, "")}`;
  expect(parseDiskspd(none, "a.xml")).toEqual({
    runs: [],
    diagnostics: [
      {
        severity: "error",
        code: "no-results",
        message: "a.xml has no results: diskspd ended before its first time span.",
        file: "a.xml",
        line: 2,
      },
    ],
  });
  expect(parseDiskspd("<Results>\n<System>\n<Tool>", "a.xml")).toEqual({
    runs: [],
    diagnostics: [
      {
        severity: "error",
        code: "damaged-xml",
        message:
          "a.xml is an incomplete or damaged result of diskspd: the text ends inside <Tool> of line 3.",
        file: "a.xml",
        line: null,
      },
    ],
  });
});

test.each([[false], [true]])(
  "files of a folder are read unless their extensions are of other things (with series: %s)",
  async (series) => {
    const names = ["a.txt", "b.xml", "c.log", "d.out", "e.md", "f", "g.csv", "h.json"];
    const source = folderOf(
      names.map((name) => textFile(name, name === "b.xml" ? diskspdXml() : diskspdText)),
    );
    const { runs } = await readBy(importer, source, { series });
    expect(runs.map((run) => run.source.file)).toEqual(["a.txt", "b.xml", "c.log", "d.out", "e.md", "f"]);
  },
);

test("percentiles next to the 95th, and the CPU of the machine by user and kernel", () => {
  expect(runOf(diskspdXml())).toMatchObject({
    latencyPercentiles: { readP50Ms: null, readP99Ms: 3.5, writeP99Ms: null, writeP999Ms: 6.25 },
    toolCpu: { userPct: 1.1, systemPct: 2.1, of: "machine" },
  });
  expect(runOf(without("KernelPercent")).toolCpu).toEqual({ userPct: 1.1, systemPct: null, of: "machine" });
  const neither = without("KernelPercent").replace(/<UserPercent>.*<\/UserPercent>/, "");
  expect(runOf(neither).toolCpu).toBeNull();
});

test.each([
  ["<Throughput>8192</Throughput>", 2000],
  ['<Throughput unit="IOPS">500</Throughput>', 1000],
  ["<Throughput>0</Throughput>", null],
])("with %j the test is held to %p IOPS", (element, expected) => {
  const text = replaced("<RequestCount>", `${element}<RequestCount>`);
  expect(runOf(text).workload).toMatchObject({ blockSizeBytes: 8192, requestedIops: expected });
  expect(runOf(diskspdXml()).workload.requestedIops).toBeNull();
});
