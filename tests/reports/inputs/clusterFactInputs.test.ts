import { CLUSTER_FACT_INPUTS, clusterFactRows } from "../../../src/reports/inputs/clusterFactInputs";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";

test("facts have the documented names, options, units and ranges, in the order of Summary", () => {
  expect(
    CLUSTER_FACT_INPUTS.map(({ key, name, option, unit, accepts }) => [key, name, option, unit, accepts]),
  ).toEqual([
    ["raid", "Raid", "raid", "", { oneOf: ["RAID-5", "RAID-0", "RAID-1 FTT1", "RAID-1 FTT2", "RAID-1 FTT3", "RAID-5 2+1", "RAID-5 4+1", "RAID-6 4+2"] }],
    ["hosts", "ClusterHosts", "hosts", "hosts", { whole: [1, 96] }],
    ["ghzPerHost", "HostGhz", "ghz-per-host", "GHz per host", { decimal: [1, 20_480] }],
    ["coresPerHost", "HostCores", "cores-per-host", "cores", { whole: [1, 2048] }],
    ["idleGhzPerHost", "IdleGhz", "idle-ghz", "GHz per host", { decimal: [0, 20_480] }],
    ["nicGbitPerHost", "NicGbit", "nic-gbit", "Gb/s per host", { decimal: [0.1, 12_800] }],
    ["iopsLimitPerVdisk", "IopsLimit", "iops-limit", "per vDisk, in 32 KiB", { decimal: [1, 10_000_000] }],
    ["ramGibPerHost", "HostRam", "ram-gib", "GiB per host", { decimal: [1, 65_536] }],
    ["usableTib", "UsableTib", "usable-tib", "TiB of guest data", { decimal: [0.01, 1_000_000] }],
    ["storageShare", "StorageShare", "storage-share", "%", { share: [0.01, 1] }],
  ]); // prettier-ignore
});

test("every fact is asked for, with a label of its own", () => {
  expect(new Set(CLUSTER_FACT_INPUTS.map(({ key }) => key))).toEqual(new Set(Object.keys(NO_FACTS)));
  const labels = CLUSTER_FACT_INPUTS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).not.toContain("");
});

test("only the layout has spellings", () => {
  expect(CLUSTER_FACT_INPUTS.filter(({ parse }) => parse !== undefined).map(({ key }) => key)).toEqual([
    "raid",
  ]);
});

test("an input has the value that is completed, and a layout is assumed where nothing states one", () => {
  const rows = clusterFactRows({ ...NO_FACTS, hosts: 6, storageShare: 0 });
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of("ClusterHosts")).toEqual({
    id: "ClusterHosts",
    label: "Hosts in the cluster",
    value: 6,
    unit: "hosts",
    accepts: { whole: [1, 96] },
  });
  expect(of("StorageShare")).toMatchObject({ value: 0 });
  expect(of("HostGhz")).toMatchObject({ value: null });
  expect(of("Raid")).toMatchObject({ value: "RAID-5" });
  expect(clusterFactRows({ ...NO_FACTS, raid: "RAID-6 4+2" })[0]).toMatchObject({ value: "RAID-6 4+2" });
});
