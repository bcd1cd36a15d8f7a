import { parseVsanConfig } from "../../../../src/importers/hcibench/case/vsanConfig";

/** A vsan.cfg of HCIBench 2.8.3 and later on ESA, with the key that it misspells. */
const ESA = `Local vSAN Datastore Name: vsanDatastore
vSAN ESA Enabled: True
vSAN Type: Single Tier Storage Pool
Number of Hosts: 4
Number of Disks in the Storage Pool: 24
Space Efficiency: Compression Only
Data At-Rest Encryption: false
Data In-Transit Encrption: true
Fault Tolerance Preference: RAID-1(Mirroring)-Performance
Host Primary Fault Tolerance: 1
Host Secondary Fault Tolerance: 0
Checksum Disabled: False
---
Capacity: 32768 GB
Freespace: 30000 GB
Local: 'True'
=============================================
Cluster Hosts Map
---
ESA:
- 10.156.28.1
`;

/** One of HCIBench 2.5, which knew no ESA. */
const OSA = `Remote vSAN Datastore Name: far
vSAN Type: All-Flash
Number of Hosts: 3
Disk Groups per Host: 2
Total Cache Disk Size: 2400 GB
Capacity Disk per Disk Group: 4
Space Efficiency: None
Fault Tolerance Preference: RAID-5/6(ErasureCoding)-Capacity
Host Primary Fault Tolerance: 1
Host Secondary Fault Tolerance: 0
Checksum Disabled: True
---
Capacity: 9000 GB
=============================================
`;

const factsOf = (text: string) =>
  parseVsanConfig(text, "v").datastores.map(({ name, facts }) => [
    name,
    Object.fromEntries(facts.map((fact) => [fact.name, [fact.value, fact.line]])),
  ]);

test("on ESA: architecture, policy, capacity, each with its line", () => {
  expect(factsOf(ESA)).toEqual([
    [
      "vsanDatastore",
      {
        storage: ["vSAN ESA", 2], vsanType: ["Single Tier Storage Pool", 3], hosts: [4, 4], poolDisks: [24, 5],
        spaceEfficiency: ["Compression Only", 6], encryptionAtRest: ["false", 7], encryptionInTransit: ["true", 8],
        raidPreference: ["RAID-1(Mirroring)-Performance", 9], failuresToTolerate: [1, 10],
        secondaryFailures: [0, 11], checksumDisabled: ["False", 12], capacityGib: [32768, 14],
        freeGib: [30000, 15], raid: ["RAID-1 FTT1", 9],
      },
    ],
  ]); // prettier-ignore
});

test("before ESA disk groups show OSA, whose layouts the model does not know", () => {
  const [[, facts] = []] = factsOf(OSA);
  expect(facts).toEqual({
    storage: ["vSAN OSA", 4], vsanType: ["All-Flash", 2], hosts: [3, 3], diskGroups: [2, 4], cacheGb: [2400, 5],
    capacityDisks: [4, 6], spaceEfficiency: ["None", 7],
    raidPreference: ["RAID-5/6(ErasureCoding)-Capacity", 8], failuresToTolerate: [1, 9],
    secondaryFailures: [0, 10], checksumDisabled: ["True", 11], capacityGib: [9000, 13],
  }); // prettier-ignore
});

test("a part per datastore; both line ends", () => {
  const both = (OSA + ESA).replaceAll("\n", "\r\n");
  expect(factsOf(both).map(([name]) => name)).toEqual(["far", "vsanDatastore"]);
  expect(factsOf(both).at(-1)?.[1]).toMatchObject({ hosts: [4, 18], raid: ["RAID-1 FTT1", 23] });
});

test.each<[string, number, number, string | null]>([
  ["RAID-5/6(ErasureCoding)-Capacity", 1, 0, "RAID-5"],
  ["RAID-5/6(ErasureCoding)-Capacity", 2, 0, "RAID-6 4+2"],
  ["RAID-5/6(ErasureCoding)-Capacity", 3, 0, null],
  ["RAID-1(Mirroring)-Performance", 0, 0, "RAID-0"],
  ["RAID-1(Mirroring)-Performance", 2, 0, "RAID-1 FTT2"],
  ["RAID-1(Mirroring)-Performance", 4, 0, null],
  ["RAID-1(Mirroring)-Performance", 1, 1, null],
  ["RAID-0", 0, 0, "RAID-0"],
  ["Something else", 1, 0, null],
])("the policy %s with %i and %i failures is the layout %s", (preference, primary, secondary, layout) => {
  const text = ESA.replace("RAID-1(Mirroring)-Performance", preference)
    .replace("Primary Fault Tolerance: 1", `Primary Fault Tolerance: ${primary}`)
    .replace("Secondary Fault Tolerance: 0", `Secondary Fault Tolerance: ${secondary}`);
  const raid = parseVsanConfig(text, "v").datastores[0]?.facts.find(({ name }) => name === "raid");
  expect(raid?.value ?? null).toBe(layout);
});

test("an invalid count is reported with its value, and the rest is read", () => {
  const { datastores, diagnostics } = parseVsanConfig(ESA.replace("Hosts: 4", "Hosts: four"), "c/vsan.cfg");
  expect(diagnostics).toEqual([
    {
      severity: "warning",
      code: "unreadable-setup",
      message: '"four" is not a whole number: the line of vsan.cfg is skipped.',
      file: "c/vsan.cfg",
      line: 4,
    },
  ]);
  expect(datastores[0]?.facts.some(({ name }) => name === "hosts")).toBe(false);
  expect(datastores[0]?.facts.some(({ name }) => name === "poolDisks")).toBe(true);
});

test("lines before a datastore, blank values and the map of hosts state nothing", () => {
  expect(factsOf("Number of Hosts: 4\n")).toEqual([]);
  expect(factsOf("Local vSAN Datastore Name: a\nSpace Efficiency: \nNumber of Hosts:\n")).toEqual([
    ["a", {}],
  ]);
  expect(factsOf("Local vSAN Datastore Name: a\nCluster Hosts Map\nNumber of Hosts: 4\n")).toEqual([
    ["a", {}],
  ]);
});
