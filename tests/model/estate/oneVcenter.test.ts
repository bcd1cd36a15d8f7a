import { type Estate, type ExportedEstate, unknownHost, unknownVm } from "../../../src/model/estate/estate";
import { joinExports } from "../../../src/model/estate/joinExports";
import { oneVcenter } from "../../../src/model/estate/oneVcenter";

const A = "5f0c-a";
const B = "5f0c-b";

/** A VM, a host, a datastore and a pool in each vCenter, with the UUIDs that are stated for it. */
function exportOf(...vcenters: readonly (readonly [name: string, uuid?: string])[]): ExportedEstate {
  return {
    vms: vcenters.map(([vcenter, uuid]) => ({
      ...unknownVm("vm", "vInfo row 2"),
      ...{ id: `${uuid ?? vcenter} 4203`, uuids: ["4203"], vcenter, cluster: "Prod" },
    })),
    hosts: vcenters.map(([vcenter]) => ({ ...unknownHost("h1"), vcenter, cluster: "Prod" })),
    datastores: vcenters.map(([vcenter]) => ({
      ...{ name: "ds", vcenter, type: null, capacityBytes: 1, inUseBytes: null },
    })),
    rootPools: vcenters.map(([vcenter]) => ({
      ...{ vcenter, datacenter: null, cluster: "Prod", cpuDemandGhz: 1, cpuUsageGhz: 1 },
    })),
    vcenterIds: vcenters.flatMap(([name, uuid]) => (uuid === undefined ? [] : [{ name, uuid }])),
  };
}

const joined = (...estates: readonly ExportedEstate[]) =>
  joinExports(estates.map((estate) => ({ estate, isWatched: false })));

const namesIn = ({ vms, hosts, datastores, rootPools }: Estate) =>
  [vms, hosts, datastores, rootPools].map((all) => all.map(({ vcenter }) => vcenter).join());

test.each<[string, ExportedEstate[], string, [string, string][]]>([
  [
    "by UUID, under another name",
    [exportOf(["vc", A]), exportOf(["10.0.0.5", A])],
    "vc",
    [["10.0.0.5", "vc"]],
  ],
  ["by UUID, in other capital letters", [exportOf(["vc", A]), exportOf(["VC", A])], "vc", []],
  ["by name, in other capital letters", [exportOf(["VC"]), exportOf(["vc"])], "VC", []],
  ["by name, where one export states no UUID", [exportOf(["vc", A]), exportOf(["VC"])], "vc", []],
  ["by name, where the first export states no UUID", [exportOf(["VC"]), exportOf(["vc", A])], "VC", []],
  [
    "by a name for which another export states the UUID",
    [exportOf(["10.0.0.5"]), exportOf(["vc", A]), exportOf(["10.0.0.5", A])],
    "10.0.0.5",
    [["vc", "10.0.0.5"]],
  ],
  [
    "by UUID, under three names",
    [
      exportOf(["vc", A]),
      exportOf(["10.0.0.5", A]),
      exportOf(["vc.example.com", A]),
      exportOf(["10.0.0.5", A]),
    ],
    "vc",
    [
      ["10.0.0.5", "vc"],
      ["vc.example.com", "vc"],
    ],
  ],
])("one vCenter counts once: %s", (_, estates, name, aliases) => {
  const { estate, doubles, aliases: found } = joined(...estates);
  expect(namesIn(estate)).toEqual([name, name, name, name]);
  expect(doubles).toBe(estates.length - 1);
  expect(found.map((one) => [one.name, one.first])).toEqual(aliases);
});

test.each<[string, ExportedEstate[], string[]]>([
  ["another name without UUIDs", [exportOf(["vc"]), exportOf(["10.0.0.5"])], ["vc", "10.0.0.5"]],
  ["another name with another UUID", [exportOf(["vc", A]), exportOf(["10.0.0.5", B])], ["vc", "10.0.0.5"]],
  ["another name where one has a UUID", [exportOf(["vc", A]), exportOf(["10.0.0.5"])], ["vc", "10.0.0.5"]],
  ["other capital letters with another UUID", [exportOf(["vc", A]), exportOf(["VC", B])], ["vc", "VC"]],
  [
    "a text in place of UUIDs",
    [exportOf(["vc", "removed"]), exportOf(["other", "removed"])],
    ["vc", "other"],
  ],
  ["zeros in place of UUIDs", [exportOf(["vc", "0000-0"]), exportOf(["other", "0000-0"])], ["vc", "other"]],
])("two vCenters are two: %s", (_, estates, names) => {
  const { estate, aliases } = joined(...estates);
  const [, ...others] = namesIn(estate);
  expect(others).toEqual([names.join(), names.join(), names.join()]);
  expect(aliases).toEqual([]);
});

test("a UUID that one export states for two vCenters identifies none in any export", () => {
  const both = exportOf(["vc", A], ["other", A]);
  expect(oneVcenter([both, exportOf(["10.0.0.5", A])])).toEqual({
    estates: [
      { ...both, vcenterIds: undefined },
      { ...exportOf(["10.0.0.5", A]), vcenterIds: undefined },
    ],
    aliases: [],
  });
  const spelled = exportOf(["vc", A], ["VC", A]);
  expect(namesIn(oneVcenter([spelled]).estates[0] ?? spelled)[0]).toBe("vc,vc");
});

test("a name with two UUIDs is not completed for an export without them", () => {
  const { estate } = joined(exportOf(["vc", A]), exportOf(["vc", B]), exportOf(["vc"]), exportOf(["vc", A]));
  expect(estate.vms.map(({ id }) => id)).toEqual([`${A} 4203`, `${B} 4203`, "vc 4203"]);
});

test("what states no vCenter stays as it is", () => {
  const unknown = { ...unknownVm("vm", "row 2"), id: " 4203", uuids: ["4203"] };
  const estate = { ...exportOf(), vms: [unknown], hosts: [unknownHost("h1")] };
  expect(oneVcenter([exportOf(["vc", A]), estate]).estates[1]).toEqual({ ...estate, vcenterIds: undefined });
});

test("a collector takes the names of the other exports, in any order", () => {
  const watched = exportOf(["10.0.0.5"]);
  const { estate, aliases, unmatched } = joinExports([
    { estate: watched, isWatched: true },
    { estate: exportOf(["vc", A]), isWatched: false },
    { estate: exportOf(["10.0.0.5", A]), isWatched: false },
  ]);
  expect([estate.vms.length, estate.hosts.length, unmatched]).toEqual([1, 1, 0]);
  expect(estate.hosts[0]?.vcenter).toBe("vc");
  expect(aliases).toEqual([{ name: "10.0.0.5", first: "vc" }]);
});
