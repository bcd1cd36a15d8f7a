import { caseFiles } from "../../../src/importers/hcibench/case/caseFiles";
import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import { importSource } from "../../../src/importers/importers";
import type { TestFile } from "../sources";
import { folderOf, textFile } from "../sources";

const CASE = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const TEXT = "VMs = 1\nIOPS = 100.00 IO/S\nR_LATENCY = 2.00 ms\nW_LATENCY = 3.00 ms\n";

/** The file of a VM with so many reads a second. */
function vm(path: string, iops = 100): TestFile {
  const read = { iops, bw: 4 * iops, total_ios: 5 * iops, lat_ns: { N: 5 * iops, mean: 2e6 } };
  return textFile(path, JSON.stringify({ jobs: [{ jobname: "job0", eta: 0, read }] }));
}

const parse = (...files: TestFile[]) => hcibenchFiles.parse(folderOf(files));

test.each([" (1)", " - Copy", " (12)"])(
  "files of VMs whose names end in %j are another test, and reported",
  async (mark) => {
    const names = ["hci-fio-datastore-1-0-1", "hci-fio-datastore-1-0-2"];
    const { runs, diagnostics } = await parse(
      ...names.map((name) => vm(`dl/${name}.json`)),
      ...names.map((name) => vm(`dl/${name}${mark}.json`, 250)),
    );
    expect(runs.map(({ vms, results }) => [vms, results.iops])).toEqual([
      [2, 200],
      [2, 500],
    ]);
    expect(diagnostics.map(({ message }) => message)).toContain(
      `The VMs' files that end in "${mark.trim()}" count as another test.`,
    );
  },
);

test("the copy of one file is not a VM of its case", async () => {
  const pods = ["pod-a-k8s-1", "pod-b-k8s-1", "pod-b-k8s-1 (1)"];
  const { runs } = await parse(
    ...pods.map((pod) => vm(`${CASE}/${pod}.json`)),
    textFile(`${CASE}-res.txt`, TEXT),
  );
  expect(runs.map(({ vms }) => vms)).toEqual([2, 1]);
});

test("a dashboard's JSON in the folder of a case is not a VM, and is named", async () => {
  const dashboard = textFile(`${CASE}/grafana.json`, '{"panels": [{"title": "IOPS"}]}');
  const named = vm(`${CASE}/hci-fio-datastore-1-0-1.json`);
  const both = await parse(named, dashboard);
  expect(both.runs).toEqual((await parse(named)).runs);
  expect(both.diagnostics).toContainEqual({
    severity: "info",
    code: "other-json",
    message: `${CASE}/grafana.json: JSON, but not a result of fio. Skipped.`,
    file: `${CASE}/grafana.json`,
    line: null,
  });
  const renamed = await parse(
    vm(`${CASE}/my vm.json`),
    textFile(`${CASE}/cut.json`, '{"jobs": ['),
    dashboard,
  );
  expect(renamed.runs.map(({ vms, vmsFinishedEarly }) => [vms, vmsFinishedEarly])).toEqual([[1, 1]]);
});

test.each(["aaa.json", "zzz.json"])(
  "%s next to files of VMs is not a VM, whichever name comes first",
  async (name) => {
    const { runs } = await importSource(folderOf([vm("t/hci-fio-datastore-1-0-1.json"), vm(`t/${name}`)]));
    expect(runs.map(({ tool, vms }) => [tool, vms])).toEqual(
      expect.arrayContaining([
        ["hcibench-fio", 1],
        ["fio", null],
      ]),
    );
  },
);

test.each([" (1)", " - Copy"])("a result text whose name ends in %j is of its case", (mark) => {
  const cases = caseFiles(
    folderOf([textFile(`${CASE}-res${mark}.txt`, TEXT), vm(`${CASE}/hci-fio-datastore-1-0-1.json`)]),
  );
  expect(cases.map(({ name, texts }) => [name, texts.length])).toEqual([[CASE, 1]]);
});

test("the copy of a result text is not used, and reported", async () => {
  const { runs, diagnostics } = await parse(
    ...[textFile(`${CASE}-res.txt`, TEXT), textFile(`${CASE}-res (1).txt`, TEXT)],
  );
  expect(runs).toHaveLength(1);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: "duplicate-text", file: `${CASE}-res (1).txt` }),
  );
});

test("files that are not read are listed, also next to a result text in a folder", async () => {
  const { diagnostics } = await importSource(
    folderOf([
      textFile(`cust/${CASE}-res.txt`, TEXT),
      textFile(`cust/${CASE}-report.pdf`, "%PDF"),
      textFile(`cust/${CASE}/notes.html`, "notes"),
      textFile("cust/disk.csv", "a,b\n1,2\n"),
      textFile("cust/fio.json", ""),
    ]),
  );
  expect(diagnostics.map(({ message }) => message)).toContain(
    "2 files contain no benchmark results: cust/disk.csv, cust/fio.json.",
  );
});
