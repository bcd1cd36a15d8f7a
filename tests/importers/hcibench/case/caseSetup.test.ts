import { caseSetup, datastoreSetup } from "../../../../src/importers/hcibench/case/caseSetup";
import { parseHealth } from "../../../../src/importers/hcibench/case/healthSummary";
import { parseTestConfig } from "../../../../src/importers/hcibench/case/testConfig";

const vsan = (...names: string[]) => ({
  file: "c/vsan.cfg",
  text: names.map((name) => `Local vSAN Datastore Name: ${name}\nvSAN ESA Enabled: True\n`).join(""),
});
const config = (text: string) => ({ file: "c/hcibench.cfg", text });
const ON_DATASTORES = config("datastore_name: \n- 'a' \n");

/** hcibench.cfg as HCIBench writes it: a blank behind each value, lists below their key, no credentials. */
const TEST = `vc: '10.0.0.10' 
datastore_name: 
- 'a' 
easy_run: true
number_vm: 12 
number_cpu: 4 
size_ram: 8 
number_data_disk: 8 
size_data_disk: 20 
storage_policy:  
warm_up_disk_before_testing: 'RANDOM' 
clear_cache: true
reuse_vm: false
testing_duration:  
`;

test("hcibench.cfg states the test VMs, disk preparation and cache, each with its line", () => {
  expect(parseTestConfig(TEST, "h").map(({ name, value, line }) => [name, value, line])).toEqual([
    ["testVms", 12, 5],
    ["vmCpus", 4, 6],
    ["vmRamGib", 8, 7],
    ["vmDisks", 8, 8],
    ["vmDiskGib", 20, 9],
    ["diskPreparation", "RANDOM", 11],
    ["clearCache", "yes", 12],
    ["reuseVms", "no", 13],
  ]);
});

test("an invalid count of hcibench.cfg counts as missing", () => {
  expect(parseTestConfig("number_vm: many\nsize_ram: 0\nnumber_cpu: 1e3\n", "h")).toEqual([]);
});

test.each([
  ["Overall health: green\n", [["health", "green", 1]]],
  ["Overall health findings: yellow (disk balance)\n", [["health", "yellow (disk balance)", 1]]],
  ["Status\nOverall health: \n", []],
  ["", []],
])("%j states %j", (text, expected) => {
  expect(parseHealth(text, "f").map(({ name, value, line }) => [name, value, line])).toEqual(expected);
});

test("checks that did not pass are named, not their groups", () => {
  const row = (check: string, state: string) => `| ${check.padEnd(30)} | ${state.padEnd(7)} |`;
  const table = [
    "Overall health: red (Cluster)",
    "+--------------------------------+---------+",
    row("Health check", "Result"),
    row("Cluster", "Warning"),
    row("  vSAN disk balance", "Warning"),
    row("  Time in sync", "Passed"),
    ...["a", "b", "c", "d", "e"].map((name) => row(`  ${name}`, "Failed")),
  ];
  expect(parseHealth(table.join("\n"), "f").at(-1)).toEqual({
    name: "healthFindings",
    value: "vSAN disk balance (Warning); a (Failed); b (Failed); c (Failed); d (Failed); and 1 more",
    file: "f",
    line: null,
  });
});

describe("the storage of a datastore's run", () => {
  const storage = (names: string[] | null, datastore: string | null, text = ON_DATASTORES) =>
    datastoreSetup(caseSetup(names && vsan(...names), text, []), datastore)
      ?.filter(({ name }) => name === "storage")
      .map(({ value, file, line }) => [value, file, line]);

  test.each<[string, string[] | null, string | null, unknown]>([
    ["is that of its part", ["a", "b"], "b", [["vSAN ESA", "c/vsan.cfg", 4]]],
    ["is not vSAN, where vsan.cfg has others only", ["a"], "vmfs", [["not vSAN", "c/vsan.cfg", null]]],
    ["is that of the only part, where its name is not known", ["a"], null, [["vSAN ESA", "c/vsan.cfg", 2]]],
    ["is that of the only part, where only an id is known", ["a"], "datastore-9", [["vSAN ESA", "c/vsan.cfg", 2]]],
    ["is not known, where several parts may be it", ["a", "b"], null, []],
    ["is probably not vSAN without a vsan.cfg", null, "vmfs", [["probably not vSAN", "c/hcibench.cfg", null]]],
    ["is not known without a vsan.cfg, where the name speaks of vSAN", null, "vsanDatastore", []],
    ["is not known without a name", null, null, []],
  ])("%s", (_, names, datastore, expected) => {
    expect(storage(names, datastore)).toEqual(expected);
  }); // prettier-ignore

  test("is not known of Kubernetes, whose hcibench.cfg has no datastores", () => {
    expect(storage(null, "fast", config("storage_class: fast\nnumber_cpu: 4"))).toEqual([]);
  });

  test("is not known without any of the files", () => {
    expect(datastoreSetup(caseSetup(null, null, []), "vmfs")).toBeNull();
  });
});

test("what health and hcibench.cfg state holds for every datastore", () => {
  const setup = caseSetup(vsan("a"), config(TEST), [
    { file: "c/x-health.info", text: "Overall health: green" },
  ]);
  for (const datastore of ["a", "vmfs"]) {
    const names = datastoreSetup(setup, datastore)?.map(({ name }) => name);
    expect(names?.slice(0, 3)).toEqual(["storage", "health", "testVms"]);
  }
});
