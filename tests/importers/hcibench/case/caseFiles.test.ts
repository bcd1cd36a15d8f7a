import type { CaseFiles } from "../../../../src/importers/hcibench/case/caseFiles";
import { caseFiles, isHcibenchFile } from "../../../../src/importers/hcibench/case/caseFiles";
import { parseMemberName } from "../../../../src/importers/hcibench/case/memberName";
import { byMemberName } from "../../../../src/importers/hcibench/members/memberOrder";
import { folderOf, textFile } from "../../sources";

const EARLIER = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const LATER = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732889999";
const VDBENCH = "vdb-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const VM = "hci-fio-datastore-739-0-1";

const casesOf = (...paths: string[]) => caseFiles(folderOf(paths.map((path) => textFile(path, "x"))));
const only = (...paths: string[]): CaseFiles | undefined => {
  const cases = casesOf(...paths);
  expect(cases).toHaveLength(1);
  return cases[0];
};

test("a case is a folder of VMs' files with its text next to it and its side files inside", () => {
  const found = only(
    `run/${EARLIER}-res.txt`,
    `run/${EARLIER}/${VM}.json`,
    `run/${EARLIER}/hcibench.cfg`,
    `run/${EARLIER}/fio.cfg`,
    `run/${EARLIER}/vdbench.cfg`,
    `run/${EARLIER}/resource_util.info`,
    `run/${EARLIER}/resource_usage.info`,
    `run/${EARLIER}/vsan.cfg`,
    `run/${EARLIER}/ESA-health.info`,
    `run/${EARLIER}/Remote-health.info`,
    `run/${EARLIER}/HCIBench-2.8.3-logs.tar.gz`,
    `run/${EARLIER}/graph.png`,
    "run/hcibench.cfg",
  );
  const pathOf = (file: { path: string } | null | undefined) => file?.path.slice(`run/${EARLIER}`.length);
  expect(found).toMatchObject({ name: EARLIER, folder: `run/${EARLIER}`, version: "2.8.3" });
  expect(found?.texts.map(pathOf)).toEqual(["-res.txt"]);
  expect(found?.fioMembers.map(({ name, datastoreId }) => [name, datastoreId])).toEqual([
    [VM, "datastore-739"],
  ]);
  expect(found?.vdbenchMembers).toEqual([]);
  expect(pathOf(found?.hcibenchConfig)).toBe("/hcibench.cfg");
  expect(pathOf(found?.fioConfig)).toBe("/fio.cfg");
  expect(pathOf(found?.vdbenchConfig)).toBe("/vdbench.cfg");
  expect(pathOf(found?.resourceTables)).toBe("/resource_util.info");
  expect(pathOf(found?.resourceUsage)).toBe("/resource_usage.info");
  expect(pathOf(found?.vsanConfig)).toBe("/vsan.cfg");
  expect(found?.health.map(pathOf)).toEqual(["/ESA-health.info", "/Remote-health.info"]);
});

test("a case at the top of a zip is called like the zip", () => {
  expect(only(`${VM}.json`)).toMatchObject({ name: "results", folder: "" });
  const zip = { ...folderOf([textFile(`${VM}.json`, "{}")]), name: "oltp.ZIP" };
  expect(caseFiles(zip).map(({ name }) => name)).toEqual(["oltp"]);
  const notes = { ...zip, name: "my.zip.files" };
  expect(caseFiles(notes).map(({ name }) => name)).toEqual(["my.zip.files"]);
});

test.each([
  ["a log's name with something before it", "old-HCIBench-2.8.3-logs.tar.gz"],
  ["a log's name with something behind it", "HCIBench-2.8.3-logs.tar.gz.md5"],
  ["a name without a version", "HCIBench--logs.tar.gz"],
])("%s reports no version", (_, name) => {
  expect(only(`${EARLIER}/${VM}.json`, `${EARLIER}/${name}`)?.version).toBeNull();
});

test("files behind the logs in a folder leave the version as it is", () => {
  const found = only(`c/${VM}.json`, "c/HCIBench-3.0-logs.tar.gz", "c/zz.png");
  expect(found?.version).toBe("3.0");
});

test.each<[string, string[], string[]]>([
  ["their start, whatever their path", [`a/${LATER}-res.txt`, `b/${EARLIER}-res.txt`], [EARLIER, LATER]],
  ["cases without a start come last", ["a-res.txt", `z/${EARLIER}-res.txt`], [EARLIER, "a"]],
  ["cases without a start by their path", ["b/x-res.txt", "a/y-res.txt", "c/w-res.txt"], ["y", "x", "w"]],
  [
    "VM groups of one start by their path",
    [`group1-${EARLIER}-res.txt`, `group0-${EARLIER}-res.txt`],
    [`group0-${EARLIER}`, `group1-${EARLIER}`],
  ],
])("cases are in the order of %s", (_, paths, names) => {
  expect(casesOf(...paths).map(({ name }) => name)).toEqual(names);
  expect(casesOf(...[...paths].reverse()).map(({ name }) => name)).toEqual(names);
});

test.each<[string, string[], string[], string[]]>([
  ["a fio case", [`${EARLIER}/my vm.json`, `${EARLIER}/notes.txt`], ["my vm"], []],
  ["a vdbench case", [`${VDBENCH}/my vm.txt`, `${VDBENCH}/other.TXT`], [], ["my vm", "other"]],
  ["a case that is known by its start alone", ["oltp-1732885165/my vm.json"], ["my vm"], []],
  ["a case that is known by its text alone", ["oltp-res.txt", "oltp/my vm.json"], ["my vm"], []],
  ["no case", ["oltp/my vm.json", `x-res.txt`], [], []],
  ["a case, without a name of its own", [`${EARLIER}-res.txt`, `${EARLIER}/.json`], [], []],
  ["a case, with another extension", [`${EARLIER}-res.txt`, `${EARLIER}/vm.json.gz`], [], []],
])("renamed VMs in the folder of %s", (_, paths, fio, vdbench) => {
  const [found] = casesOf(...paths);
  expect(found?.fioMembers.map(({ name }) => name)).toEqual(fio);
  expect(found?.vdbenchMembers.map(({ name }) => name)).toEqual(vdbench);
});

test("a result text inside the folder of a vdbench case is not a VM", () => {
  const cases = casesOf(`${VDBENCH}/inner-res.txt`, `${VDBENCH}/vm.txt`);
  expect(cases.map(({ name, vdbenchMembers }) => [name, vdbenchMembers.map((vm) => vm.name)])).toEqual([
    [VDBENCH, ["vm"]],
    ["inner", []],
  ]);
});

test.each([
  ["oltp-res.txt", true],
  ["a/OLTP-RES.TXT", true],
  [`a/${VM}.json`, true],
  ["pod-7-k8s-1.json", true],
  ["oltp-res.txt.bak", false],
  ["oltp-res-txt", false],
  ["res.txt", false],
  ["a/vm.json", false],
])("%s makes a source HCIBench's: %p", (path, expected) => {
  const [file] = folderOf([textFile(path, "")]).files;
  expect(file && isHcibenchFile(file)).toBe(expected);
});

test.each([
  [`${VM}.json`, { name: VM, datastoreId: "datastore-739", tool: "fio" }],
  ["vm-datastore-7-12-34.txt", { name: "vm-datastore-7-12-34", datastoreId: "datastore-7", tool: "vdbench" }],
  ["fio-pod-3-k8s-12.json", { name: "fio-pod-3", datastoreId: null, tool: "fio" }],
  ["datastore-739-0-1.json", null],
  [`${VM}.json.gz`, null],
  ["hci-fio-datastore-739-1.json", null],
  ["hci-fio-datastore-x-0-1.json", null],
  ["-k8s-1.json", null],
  ["pod-k8s-x.json", null],
  ["pod-k8s-1.txt", null],
  ["pod-k8s-1.json.gz", null],
])("the file name %s reports %j", (fileName, expected) => {
  expect(parseMemberName(fileName)).toEqual(expected);
});

test.each([
  [["vm-10", "vm-9", "vm-1"], "numbers", ["vm-1", "vm-9", "vm-10"]],
  [["b-1", "a-2"], "words before numbers", ["a-2", "b-1"]],
  [["vm-1-2", "vm-1", "vm-"], "shorter names first", ["vm-", "vm-1", "vm-1-2"]],
  [["vm-01", "vm-1", "vm-001"], "leading zeros, of equal numbers", ["vm-001", "vm-01", "vm-1"]],
  [["vm1b", "vm1a"], "what follows equal numbers", ["vm1a", "vm1b"]],
  [["Vm", "vm", "10", "9"], "codes, not locale", ["9", "10", "Vm", "vm"]],
])("names %j are sorted by %s", (names, _, expected) => {
  const sorted = (list: string[]) => list.map((name) => ({ name })).sort(byMemberName);
  expect(sorted(names).map(({ name }) => name)).toEqual(expected);
  expect(sorted([...names].reverse()).map(({ name }) => name)).toEqual(expected);
  expect(byMemberName({ name: "vm-1" }, { name: "vm-1" })).toBe(0);
});
