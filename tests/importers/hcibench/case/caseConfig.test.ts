import { parseFioConfig, parseHcibenchConfig } from "../../../../src/importers/hcibench/case/caseConfig";

test("hcibench.cfg gives datastores, disks and duration; blanks mean nothing", () => {
  const text =
    "vc: '10.0.0.10' \ndatastore_name: \n- 'vsan (1)' \n- 'vmfs' \nnumber_data_disk: 8 \nsize_data_disk: 20 \ntesting_duration:  \ntool: 'fio' \n";
  expect(parseHcibenchConfig(text)).toEqual({
    datastores: ["vsan (1)", "vmfs"],
    disksPerVm: 8,
    diskBytes: 20 * 2 ** 30,
    testingSeconds: null,
  });
  expect(parseHcibenchConfig("size_data_disk:  \n").diskBytes).toBeNull();
  expect(parseHcibenchConfig("testing_duration: 600\r\n").testingSeconds).toBe(600);
});

test("fio.cfg gives the options of its global section only", () => {
  const text = "; comment\n[global]\nruntime=20\nreadwrite=randrw\ngroup_reporting\n\n[job0]\nruntime=99\n";
  expect(parseFioConfig(text)).toEqual({ runtime: "20", readwrite: "randrw" });
});

test.each([
  ["datastore_name: vsan", { datastores: ["vsan"] }],
  ["datastore_name: 'vsan (1)' ", { datastores: ["vsan (1)"] }],
  ['datastore_name:\r\n  - "a"\r\n  -  b\'c \r\n', { datastores: ["a", "b'c"] }],
  ["datastore_name: 'vsan", { datastores: ["'vsan"] }],
  ["datastore_name: vsan'\"", { datastores: ["vsan'\""] }],
  ["datastore_name: 'a' b", { datastores: ["'a' b"] }],
  ["datastore_name: it's", { datastores: ["it's"] }],
  ["datastore_name:", { datastores: [] }],
  ["- loose\nhosts:\n- a\nnumber_data_disk: 4", { datastores: [], disksPerVm: 4 }],
  ["# datastore_name: a", { datastores: [] }],
  ["  datastore_name: a", { datastores: [] }],
  [
    "number_data_disk: '8'\nsize_data_disk: 10\ntesting_duration: 3600",
    { disksPerVm: 8, diskBytes: 10 * 2 ** 30, testingSeconds: 3600 },
  ],
  [
    "number_data_disk: 0\nsize_data_disk: 010\ntesting_duration: -5",
    { disksPerVm: null, diskBytes: null, testingSeconds: null },
  ],
  [
    "number_data_disk: 8x\nsize_data_disk: 1.5\ntesting_duration: 1 h",
    { disksPerVm: null, diskBytes: null, testingSeconds: null },
  ],
  [`testing_duration: ${"9".repeat(19)}`, { testingSeconds: null }],
])("%j in hcibench.cfg reports %j", (text, expected) => {
  expect(parseHcibenchConfig(text)).toMatchObject(expected);
});

test.each<[string, Record<string, string>]>([
  ["[global]\r\n  bs = 4k \r\nrw=randread", { bs: "4k", rw: "randread" }],
  ["[global]\n;bs=4k\n#rw=read\n! iodepth=4\nRuntime=", { Runtime: "" }],
  ["bs=4k\n[global]\n", {}],
  ["[job]\nbs=4k\n[global] ; all\nbs=8k", { bs: "8k" }],
  ["[global]\nbs=8k\n[global2]\nbs=4k", { bs: "8k" }],
  ["[global]\nx [a]\nlatency_run=1=2", { latency_run: "1=2" }],
])("%j in fio.cfg reports %j", (text, options) => {
  expect(parseFioConfig(text)).toEqual(options);
});
