import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import type { TestFile } from "../sources";
import { folderOf, textFile } from "../sources";

const CASE = "vdb-2vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const HEADS =
  "             rate  1024**2     i/o    pct     time     resp     resp      max   stddev depth sys+u   sys";
const average = (iops: number) =>
  `10:00:30.000     avg_2-3   ${iops}.00    1.00     4096  70.00    2.000    1.000    3.000   20.000    0.500  63.4   1.3   0.2`;
const start = (name: string, options = "elapsed=30 warmup=5") =>
  `10:00:00.000 Starting RD=${name}; I/O rate: Uncontrolled MAX; ${options}; For loops: None`;

const vm = (index: number, ...lines: string[]) =>
  textFile(`${CASE}/vm-${index}.txt`, [HEADS, ...lines].map((line) => `${line}\n`).join(""));
const text = (...lines: string[]) => textFile(`${CASE}-res.txt`, lines.join("\n"));
const block = (vms: number, iops: number) => [
  "===",
  "Version: vdbench50406",
  `VMs = ${vms}`,
  `IOPS = ${iops} IO/S`,
];
const parse = async (...files: TestFile[]) => {
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(files));
  return { runs, codes: diagnostics.map(({ code }) => code) };
};

test("the k-th run definitions of the VMs belong together; a VM without averages of it finished early", async () => {
  const { runs } = await parse(
    vm(1, start("a"), average(10), start("b", "elapsed=60"), average(20)),
    vm(2, start("a"), average(5), start("b", "elapsed=60")),
    vm(3, start("a"), average(1)),
  );
  expect(
    runs.map((run) => [
      run.job,
      run.vms,
      run.vmsFinishedEarly,
      run.results.iops,
      run.durationSeconds,
      run.warmupSeconds,
    ]),
  ).toEqual([
    ["a", 3, 0, 16, 30, 5],
    ["b", 1, 2, 20, 60, null],
  ]);
  expect(runs[1]?.members.map(({ name, iops }) => [name, iops])).toEqual([
    ["vm-1", 20],
    ["vm-2", null],
    ["vm-3", null],
  ]);
});

test.each([
  ["its run definition, before hcibench.cfg", start("a"), "testing_duration: 90", 30],
  ["hcibench.cfg, where the definition says nothing", start("a", "x=1"), "testing_duration: 90", 90],
  ["nothing", start("a", "x=1"), "tool: vdbench", null],
])("a run's duration is recognized by %s", async (_, begin, config, seconds) => {
  const { runs } = await parse(vm(1, begin, average(10)), textFile(`${CASE}/hcibench.cfg`, config));
  expect(runs.map(({ durationSeconds }) => durationSeconds)).toEqual([seconds]);
});

test("a VM whose file does not name its definition is counted with those whose files do", async () => {
  const { runs } = await parse(vm(1, average(10)), vm(2, start("a"), average(5)));
  expect(runs.map(({ job, vms, results }) => [job, vms, results.iops])).toEqual([["a", 2, 15]]);
});

test("files without any run definition are one run of VMs that finished early", async () => {
  const { runs, codes } = await parse(vm(1), vm(2));
  expect(
    runs.map(({ job, vms, vmsFinishedEarly, results, series }) => [
      job,
      vms,
      vmsFinishedEarly,
      results.iops,
      series,
    ]),
  ).toEqual([[null, 0, 2, null, null]]);
  expect(codes).toEqual(["all-finished-early", "no-result-text"]);
});

test("a run points at its block of the text and has its figures as reported, or points at its folder", async () => {
  const vms = [vm(1, start("a"), average(10), start("b"), average(20))];
  const { runs, codes } = await parse(text("Datastore = d", ...block(1, 10)), ...vms);
  expect(codes).toEqual([]);
  expect(
    runs.map(({ datastore, source, reported }) => [datastore, source.file, source.line, reported.length]),
  ).toEqual([
    ["d", `${CASE}-res.txt`, 3, 2],
    ["d", CASE, null, 0],
  ]);
});

test("a block for which no VM has averages is a run of VMs that finished early, with what is printed", async () => {
  const { runs, codes } = await parse(
    text("Datastore = d", ...block(1, 10), ...block(0, 0)),
    vm(1, start("a"), average(10)),
  );
  expect(
    runs.map(({ vms, vmsFinishedEarly, reported, results }) => [
      vms,
      vmsFinishedEarly,
      reported.length,
      results.iops,
    ]),
  ).toEqual([
    [1, 0, 2, 10],
    [0, 1, 2, null],
  ]);
  expect(codes).toEqual([]);
});

test("a text alone knows durations of its definitions, then none", async () => {
  const { runs } = await parse(
    text(
      "Datastore = d",
      ...block(1, 10),
      "===",
      "Version: vdbench50406",
      "Run Def: RD=run2; elapsed=60 warmup=10; For loops: None",
      "VMs = 1",
      "IOPS = 5 IO/S",
    ),
  );
  expect(
    runs.map(({ job, durationSeconds, warmupSeconds, workload }) => [
      job,
      durationSeconds,
      warmupSeconds,
      workload.outstandingIo,
    ]),
  ).toEqual([
    [null, null, null, 8],
    ["run2", 60, 10, 8],
  ]);
});

test.each([
  ["the name of its case", "VMs = 1\nIOPS = 5 IO/S", "hcibench-vdbench"],
  [
    "the name of another case above the block",
    "fio-2vmdk-100ws-4k-70rdpct-100randompct-4threads\nVMs = 1\nIOPS = 5 IO/S",
    "hcibench-fio",
  ],
])("the tool of a text without vdbench's lines is recognized by %s", async (_, lines, tool) => {
  const { runs } = await parse(text(lines));
  expect(runs.map((run) => run.tool)).toEqual([tool]);
});
