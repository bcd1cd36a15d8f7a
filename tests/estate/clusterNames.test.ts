import { clusterNames, matchable } from "../../src/estate/clusterNames";
import { knownHost, knownVm } from "./sampleEstate";

const named = (...places: [vcenter: string | null, cluster: string | null][]): string[] => {
  const vms = places.map(([vcenter, cluster]) => knownVm({ vcenter, cluster }));
  const nameOf = clusterNames({ vms, hosts: [] });
  return vms.map(nameOf);
};

test.each([
  [
    "clusters of one vCenter keep their names",
    [
      ["vc", "A"],
      ["vc", "B"],
      ["vc", "A"],
    ],
    ["A", "B", "A"],
  ],
  [
    "clusters of one name in two vCenters are told apart",
    [
      ["vc1", "Prod"],
      ["vc2", "Prod"],
    ],
    ["Prod (vc1)", "Prod (vc2)"],
  ],
  [
    "what COUNTIFS takes for the same is told apart",
    [
      ["vc", "01"],
      ["vc", "1"],
      ["vc", "prod"],
      ["vc", "PROD"],
    ],
    ["01 (vc)", "1 (vc)", "prod (vc)", "PROD (vc) (2)"],
  ],
  [
    "characters that stand for others do not",
    [
      ["vc", "Prod*"],
      ["vc", "Prod?"],
    ],
    ["Prod_ (vc)", "Prod_ (vc) (2)"],
  ],
  [
    "VMs in no cluster have one of their own",
    [
      [null, null],
      [null, "A"],
    ],
    ["(no cluster)", "A"],
  ],
  [
    "VMs in no cluster belong to the only vCenter, named or not",
    [
      ["vc", null],
      [null, null],
      ["vc", "A"],
    ],
    ["(no cluster)", "(no cluster)", "A"],
  ],
] as const)("%s", (_, places, names) => {
  expect(named(...(places as unknown as [string | null, string | null][]))).toEqual(names);
});

test("clusters of one name in two datacenters of a vCenter have names of their own", () => {
  const inDatacenter = (datacenter: string | null, vcenter: string | null = "vc", cluster = "Prod") =>
    knownVm({ vcenter, datacenter, cluster });
  const names = (...vms: ReturnType<typeof knownVm>[]): string[] => vms.map(clusterNames({ vms, hosts: [] }));
  expect(names(inDatacenter("Berlin"), inDatacenter("Bonn"), inDatacenter("Berlin"))).toEqual([
    "Prod (Berlin)",
    "Prod (Bonn)",
    "Prod (Berlin)",
  ]);
  expect(names(inDatacenter("Berlin"), inDatacenter(null))).toEqual(["Prod", "Prod"]);
  expect(names(inDatacenter("Berlin"), inDatacenter("Bonn"), inDatacenter(null))).toEqual([
    "Prod (Berlin)",
    "Prod (Bonn)",
    "Prod (vc)",
  ]);
  expect(names(inDatacenter("Berlin", null), inDatacenter("Bonn", null))).toEqual([
    "Prod (Berlin)",
    "Prod (Bonn)",
  ]);
  expect(names(inDatacenter("Berlin"), inDatacenter("Bonn"), inDatacenter("Berlin", "vc2"))).toEqual([
    "Prod (Berlin, vc)",
    "Prod (Bonn, vc)",
    "Prod (vc2)",
  ]);
  expect(names(inDatacenter("Berlin", "vc", "A"), inDatacenter("Bonn", "vc", "B"))).toEqual(["A", "B"]);
});

test("a name that formulas take for a truth value is another one", () => {
  expect(named(["vc", "TRUE"], ["vc", "false"], ["vc", "True North"])).toEqual([
    "TRUE_",
    "false_",
    "True North",
  ]);
});

test("what is in no cluster is together, whatever its datacenter", () => {
  const vms = ["Berlin", "Bonn"].map((datacenter) => knownVm({ vcenter: "vc", datacenter, cluster: null }));
  expect(vms.map(clusterNames({ vms, hosts: [] }))).toEqual(["(no cluster)", "(no cluster)"]);
});

test("a host is in the cluster of its VMs", () => {
  const [vm, host] = [knownVm({ vcenter: "vc", cluster: "A" }), knownHost({ vcenter: "vc", cluster: "A" })];
  const nameOf = clusterNames({ vms: [vm], hosts: [host] });
  expect(nameOf(host)).toBe(nameOf(vm));
});

test("a name is cut to what a criterion takes", () => {
  expect(matchable("x".repeat(300)).length).toBeLessThanOrEqual(200);
});
