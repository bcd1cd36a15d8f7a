import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import type { Progress } from "../../../src/importers/reading/progressMeter";
import type { TestFile } from "../sources";
import { folderOf, textFile } from "../sources";

const CASE = "oltp-1732885165";

const LATENCY = { N: 500, mean: 2e6, max: 9e6, percentile: { "95.000000": 4e6 } };

/** A finished VM with one job for each of these names, of 100 reads a second. */
function fioVm(path: string, jobs: string[], eta = 0): TestFile {
  const read = { iops: 100, bw: 400, total_ios: 500, lat_ns: LATENCY };
  return textFile(path, JSON.stringify({ jobs: jobs.map((jobname) => ({ jobname, eta, read })) }));
}

const vmOf = (datastore: number, ...jobs: string[]) =>
  fioVm(`${CASE}/hci-fio-datastore-${datastore}-0-1.json`, jobs.length > 0 ? jobs : ["job0"]);
const earlyVm = (datastore: number) => fioVm(`${CASE}/hci-fio-datastore-${datastore}-0-1.json`, ["job0"], 5);
const textOf = (...lines: string[]) => textFile(`${CASE}-res.txt`, lines.join("\n"));
const config = (text: string) => textFile(`${CASE}/hcibench.cfg`, text);
const block = (job: string | null, iops = "100.00") => [
  "====",
  ...(job === null ? [] : [`JOB_NAME = ${job}`]),
  "VMs = 1",
  `IOPS = ${iops} IO/S`,
];

const parse = (...files: TestFile[]) => hcibenchFiles.parse(folderOf(files));
const without = (message: string) => expect.objectContaining({ message });

describe("the block of a job", () => {
  const linesOf = async (text: TestFile, ...jobs: string[]) => {
    const { runs } = await parse(text, vmOf(1, ...jobs));
    return runs.map(({ job, source, reported }) => [job, source.line, reported.length]);
  };

  test("is found by its name, whatever the order", async () => {
    expect(await linesOf(textOf("Datastore = d", ...block("b"), ...block("a")), "a", "b")).toEqual([
      ["a", 7, 2],
      ["b", 3, 2],
    ]);
  });

  test("is found by its place, where jobs have one name or the text has none", async () => {
    expect(await linesOf(textOf("Datastore = d", ...block("a"), ...block("a")), "a", "a")).toEqual([
      ["a", 3, 2],
      ["a", 7, 2],
    ]);
    expect(await linesOf(textOf("Datastore = d", ...block(null), ...block(null)), "a", "b")).toEqual([
      ["a", 3, 2],
      ["b", 6, 2],
    ]);
  });

  test("may be missing: the run then points at its folder", async () => {
    const { runs } = await parse(textOf("Datastore = d", ...block("a")), vmOf(1, "a", "b"));
    expect(runs.map(({ source, reported }) => [source, reported.length])).toEqual([
      [{ file: `${CASE}-res.txt`, line: 3 }, 2],
      [{ file: CASE, line: null }, 0],
    ]);
  });
});

test("a VM that ran fewer jobs than the others finished the later ones early", async () => {
  const vm = (index: number, jobs: string[]) => fioVm(`${CASE}/hci-fio-datastore-1-0-${index}.json`, jobs);
  const { runs } = await parse(vm(1, ["a"]), vm(2, ["a", "b"]));
  expect(runs.map(({ job, vms, vmsFinishedEarly }) => [job, vms, vmsFinishedEarly])).toEqual([
    ["a", 2, 0],
    ["b", 1, 1],
  ]);
});

test.each([
  ["2.0", "VMs           = 1\nIOPS          = 100.00 IO/S\nTHROUGHPUT    = 51 MB/s", []],
  ["a later version", "VMs = 1\nIOPS = 100.00 IO/S\nTHROUGHPUT = 50 MB/s", []],
  [
    "a later version, which is not right",
    "VMs = 1\nIOPS = 100.00 IO/S\nTHROUGHPUT = 51 MB/s",
    ["reported-differs"],
  ],
])("the throughput that a text of %s prints is checked in its own unit", async (_, block, codes) => {
  // 51,200 KiB/s: 51 over 1,000, 50 over 1,024.
  const read = { iops: 100, bw: 51_200, total_ios: 500, lat_ns: LATENCY };
  const vm = textFile(`${CASE}/hci-fio-datastore-1-0-1.json`, JSON.stringify({ jobs: [{ eta: 0, read }] }));
  const { runs, diagnostics } = await parse(textOf("Datastore = d", block), vm);
  expect(runs.map(({ tool, results }) => [tool, results.throughputBytesPerSecond])).toEqual([
    ["hcibench-fio", 51_200 * 1024],
  ]);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

describe("the datastore", () => {
  test.each<[string, TestFile[], (string | null)[]]>([
    ["the text's", [textOf("Datastore = d", ...block("job0")), vmOf(1), config("datastore_name: c")], ["d"]],
    ["the only one of hcibench.cfg", [vmOf(1), config("datastore_name: c")], ["c"]],
    [
      "vCenter's id, where hcibench.cfg has several",
      [vmOf(1), config("datastore_name:\n- c\n- d")],
      ["datastore-1"],
    ],
    ["vCenter's id, where hcibench.cfg has none", [vmOf(1), config("tool: fio")], ["datastore-1"]],
    [
      "vCenter's ids, where there are several",
      [vmOf(1), vmOf(2), config("datastore_name: c")],
      ["datastore-1", "datastore-2"],
    ],
    ["unknown", [textOf("x"), fioVm(`${CASE}/my vm.json`, ["a"])], [null]],
  ])("is %s", async (_, files, datastores) => {
    const { runs } = await parse(...files);
    expect(runs.map(({ datastore }) => datastore)).toEqual(datastores);
  });
});

describe("what is reported of a case's parts", () => {
  const warning = (code: string, message: string, file = CASE) => ({
    severity: "warning",
    code,
    message,
    file,
    line: null,
  });

  test.each<[string, TestFile[], object[]]>([
    ["nothing, where all fit", [textOf("Datastore = d", ...block("job0")), vmOf(1)], []],
    [
      "there is no text",
      [vmOf(1)],
      [warning("no-result-text", `${CASE} has no -res.txt: the runs come from the VMs' files alone.`)],
    ],
    [
      "all VMs finished early, without a text",
      [earlyVm(1)],
      [
        warning(
          "all-finished-early",
          `${CASE} on datastore-1: all VMs finished early, there are no results.`,
        ),
        without(`${CASE} has no -res.txt: the runs come from the VMs' files alone.`),
      ],
    ],
    [
      "all VMs finished early, on no known datastore",
      [fioVm(`${CASE}/my vm.json`, ["a"], 5)],
      [
        warning("all-finished-early", `${CASE}: all VMs finished early, there are no results.`),
        without(`${CASE} has no -res.txt: the runs come from the VMs' files alone.`),
      ],
    ],
    [
      "no VM's file holds a finished test, but the text has figures",
      [textOf("Datastore = d", ...block("job0")), earlyVm(1)],
      [
        warning(
          "members-unusable",
          `${CASE}: no file of a VM holds a finished test; the figures of the text are used.`,
        ),
      ],
    ],
    [
      "the VMs of several datastores match none",
      [
        textOf("Datastore = d", ...block("job0", "7.00"), "Datastore = e", ...block("job0", "8.00")),
        vmOf(1),
        vmOf(2),
      ],
      [1, 2].map((id) =>
        warning("members-unusable", `${CASE}: the VMs of datastore-${id} match no datastore of the text.`),
      ),
    ],
    [
      "the VMs of one datastore match none of two",
      [textOf("Datastore = d", ...block("job0", "7.00"), "Datastore = e", ...block("job0", "8.00")), vmOf(1)],
      [
        warning(
          "members-unusable",
          `${CASE}: the VMs of datastore-1 match no datastore of the text; the text is used.`,
        ),
      ],
    ],
    [
      "VMs without a datastore's id match none of two",
      [
        textOf("Datastore = d", ...block("job0", "7.00"), "Datastore = e", ...block("job0", "8.00")),
        fioVm(`${CASE}/my vm.json`, ["job0"]),
      ],
      [
        warning(
          "members-unusable",
          `${CASE}: the VMs of this case match no datastore of the text; the text is used.`,
        ),
      ],
    ],
    [
      "VMs with and without a datastore's id match none of two",
      [
        textOf("Datastore = d", ...block("job0", "7.00"), "Datastore = e", ...block("job0", "8.00")),
        vmOf(1),
        fioVm(`${CASE}/my vm.json`, ["job0"]),
      ],
      ["datastore-1", "this case"].map((vms) =>
        warning("members-unusable", `${CASE}: the VMs of ${vms} match no datastore of the text.`),
      ),
    ],
    [
      "no VM's file holds a finished test, but the text has figures of an unknown number of VMs",
      [textOf("Datastore = d", "IOPS = 5 IO/S"), earlyVm(1)],
      [
        warning(
          "members-unusable",
          `${CASE}: no file of a VM holds a finished test; the figures of the text are used.`,
        ),
      ],
    ],
    [
      "only fio's text is there",
      [textOf("Datastore = d", ...block("job0"))],
      [
        {
          severity: "info",
          code: "text-only",
          message:
            "Only the result text was found: throughput is cut to whole MiB/s, and IOPS are not split into reads and writes.",
          file: `${CASE}-res.txt`,
          line: null,
        },
      ],
    ],
    [
      "only vdbench's text is there",
      [textOf("Datastore = d", "Version: vdbench50407", ...block(null).slice(1))],
      [
        {
          severity: "info",
          code: "text-only",
          message:
            "Only the result text was found: latencies are not weighted by I/O, and IOPS are not split into reads and writes.",
          file: `${CASE}-res.txt`,
          line: null,
        },
      ],
    ],
    [
      "there are no results",
      [textOf("nothing")],
      [
        {
          severity: "error",
          code: "no-results",
          message: `${CASE}-res.txt holds no results: expected lines such as "IOPS = 74187.20 IO/S".`,
          file: `${CASE}-res.txt`,
          line: null,
        },
      ],
    ],
  ])("%s", async (_, files, expected) => {
    const { diagnostics } = await parse(...files);
    expect(diagnostics).toEqual(expected);
  });

  test("a second text of the case is not used", async () => {
    const { files } = folderOf([textOf(...block("a")), textOf(...block("b"))]);
    const { runs, diagnostics } = await hcibenchFiles.parse({ name: "results", files });
    expect(runs.map(({ job }) => job)).toEqual(["a"]);
    const path = `${CASE}-res.txt`;
    expect(diagnostics[0]).toEqual(
      warning("duplicate-text", `${path} is a second result text of the same case and is not used.`, path),
    );
  });

  test("a case's files that are at the top are reported as in the source", async () => {
    const { diagnostics } = await hcibenchFiles.parse({
      ...folderOf([fioVm("hci-fio-datastore-1-0-1.json", ["a"])]),
      name: "run.zip",
    });
    expect(diagnostics).toEqual([
      warning("no-result-text", "run has no -res.txt: the runs come from the VMs' files alone.", "run"),
    ]);
  });
});

test.each([
  ["the text", `${CASE}-res.txt`],
  ["hcibench.cfg", `${CASE}/hcibench.cfg`],
  ["the tables", `${CASE}/resource_util.info`],
])("where %s cannot be read, the file is named, and the VMs are read", async (_, path) => {
  const source = folderOf([
    textOf("Datastore = d", ...block("job0")),
    vmOf(1),
    config("x"),
    textFile(`${CASE}/resource_util.info`, ""),
  ]);
  const failing = {
    ...source,
    files: source.files.map((file) => {
      const open = () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("disk gone")) });
      return file.path === path ? { ...file, open } : file;
    }),
  };
  const { runs, diagnostics } = await hcibenchFiles.parse(failing);
  expect(runs.map(({ results }) => results.iops)).toEqual([100]);
  expect(diagnostics).toEqual([
    {
      severity: "error",
      code: "unreadable-file",
      message: `${path} cannot be read: disk gone`,
      file: path,
      line: null,
    },
  ]);
});

test("progress counts each file that is needed once, whole, whether it is read to its end or not", async () => {
  const vm = vmOf(1);
  const behind = textFile(vm.path, `${Buffer.from(vm.bytes).toString()}\n${" ".repeat(2 ** 20)}`);
  const sides = ["fio.cfg", "vdbench.cfg", "resource_util.info", "resource_usage.info"].map((name) =>
    textFile(`${CASE}/${name}`, "#".repeat(300_000)),
  );
  const needed = [behind, ...sides, config("x"), textOf("Datastore = d", ...block("job0"))];
  const seen: Progress[] = [];
  await hcibenchFiles.parse(folderOf([...needed, textFile(`${CASE}/graph.png`, "#".repeat(999_999))]), {
    onProgress: (progress) => seen.push(progress),
  });
  const totalBytes = needed.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(seen.map((progress) => progress.totalBytes)).toEqual(seen.map(() => totalBytes));
  // The member's file comes last: with it everything is done before the end is reported.
  expect(seen.slice(-2)).toEqual([
    { doneBytes: totalBytes, totalBytes, file: behind.path },
    { doneBytes: totalBytes, totalBytes, file: "results" },
  ]);
});

test("progress counts a file of which the end is left unread as what it is, not as more", async () => {
  const padded = (path: string) => {
    const { bytes } = fioVm(path, ["job0"]);
    return textFile(path, `${Buffer.from(bytes).toString()}\n${" ".repeat(2 ** 20)}`);
  };
  const files = ["1732885165", "1732885999"].map((start) =>
    padded(`oltp-${start}/hci-fio-datastore-1-0-1.json`),
  );
  const size = files[0]?.bytes.length ?? 0;
  const done: number[] = [];
  await hcibenchFiles.parse(folderOf(files), { onProgress: ({ doneBytes }) => done.push(doneBytes) });
  expect(done).toEqual([size, 2 * size, 2 * size]);
});

describe("a bug: a VM whose job failed or was killed looked complete", () => {
  const options = { time_based: "1", runtime: "3600" };
  const vm = (index: number, seconds: number, error = 0) => {
    const read = { iops: 100, bw: 400, runtime: seconds * 1000, total_ios: 100 * seconds, lat_ns: LATENCY };
    const job = { jobname: "job0", eta: 0, error, read, "job options": options };
    return textFile(`${CASE}/hci-fio-datastore-1-0-${index}.json`, JSON.stringify({ jobs: [job] }));
  };
  const text = textOf("Datastore = d", ...block("job0", "200.00")).bytes;
  const parsed = async (...vms: TestFile[]) => {
    const content = Buffer.from(text).toString().replace("VMs = 1", `VMs = ${vms.length}`);
    const { runs, diagnostics } = await parse(textFile(`${CASE}-res.txt`, content), ...vms);
    const [run] = runs;
    return [
      run?.durationSeconds,
      run?.results.iops,
      run?.results.errors,
      ...diagnostics.map(({ code, line }) => `${code} ${line}`),
    ];
  };

  test.each<[string, TestFile[], (number | string)[]]>([
    ["none did", [vm(1, 3600), vm(2, 3600)], [3600, 200, 0]],
    ["all were killed", [vm(1, 200), vm(2, 200)], [200, 200, 0, "unfinished-run 3"]],
    ["one ended with an error", [vm(1, 3600), vm(2, 3600, 5)], [3600, 200, 1, "job-error 3"]],
    [
      "one ended early with an error",
      [vm(1, 3600), vm(2, 600, 28)],
      [3600, 200, 1, "job-error 3", "unfinished-run 3"],
    ],
  ])("%s", async (_, vms, expected) => {
    expect(await parsed(...vms)).toEqual(expected);
  });
});
