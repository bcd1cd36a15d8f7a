import {
  type Estate,
  type EstateDatastore,
  type EstateHost,
  type EstateVm,
  unknownHost,
  unknownVm,
} from "../../../src/model/estate/estate";
import { joinEstates } from "../../../src/model/estate/joinEstates";
import { joinExports } from "../../../src/model/estate/joinExports";
import { fillUsedCapacity } from "../../../src/model/estate/usedCapacity";

const vm = (name: string, over: Partial<EstateVm> = {}): EstateVm => ({
  ...unknownVm(name, "a.xlsx, vInfo row 2"),
  ...over,
});
const host = (name: string, over: Partial<EstateHost> = {}): EstateHost => ({
  ...unknownHost(name),
  ...over,
});
const store = (name: string, over: Partial<EstateDatastore> = {}): EstateDatastore => ({
  ...{ name, vcenter: null, type: "vsan", capacityBytes: 1000, inUseBytes: 100 },
  ...over,
});
const estate = (over: Partial<Estate>): Estate => ({
  ...{ vms: [], hosts: [], datastores: [], rootPools: [] },
  ...over,
});

describe("hosts of exports that do not name their vCenter", () => {
  const site = (name: string, over: Partial<EstateHost> = {}) =>
    estate({ vms: [vm(`${name}-vm`)], hosts: [host("esx1", over), host("esx2", over)] });

  test("are those of two sites, though they have one name", () => {
    const { estate: joined } = joinEstates([site("a", { cluster: "A" }), site("b", { cluster: "B" })]);
    expect(joined.hosts.map(({ name, cluster }) => `${name} ${cluster}`)).toEqual([
      ...["esx1 A", "esx2 A", "esx1 B", "esx2 B"],
    ]);
  });

  test("are those of two sites, though all that is known of them is the same, where no VM is", () => {
    expect(joinEstates([site("a"), site("b")]).estate.hosts).toHaveLength(4);
  });

  test("count once where the same export is read twice, or three times", () => {
    expect(joinEstates([site("a"), site("a")]).estate.hosts.map(({ repeats }) => repeats)).toEqual([1, 1]);
    expect(joinEstates([site("a"), site("a"), site("a")]).estate.hosts).toMatchObject([
      { name: "esx1", repeats: 2 },
      { name: "esx2", repeats: 2 },
    ]);
  });

  test("are two where the exports have VMs in common, and the figures of the hosts differ", () => {
    expect(joinEstates([site("a"), site("a", { vms: 3 })]).estate.hosts).toHaveLength(4);
  });

  test("count once where one of the exports lists no VM, and the figures are the same", () => {
    const { hosts } = site("a");
    expect(joinEstates([estate({ hosts }), site("a")]).estate.hosts).toHaveLength(2);
  });
});

test("hosts of one vCenter and name are one, as the first export has them", () => {
  const of = (vms: number) => estate({ hosts: [host("esx1", { vcenter: "vc", vms })] });
  expect(joinEstates([of(3), of(4)]).estate.hosts).toMatchObject([{ vms: 3, repeats: 1 }]);
});

test("hosts of a single export are as it has them", () => {
  const hosts = [host("esx1"), host("esx1")];
  expect(joinEstates([estate({ hosts })]).estate.hosts).toEqual(hosts);
});

test("resource pools of exports that do not name their vCenter are those of two sites", () => {
  const pool = { vcenter: null, datacenter: null, cluster: "A", cpuDemandGhz: 3, cpuUsageGhz: 2 };
  const of = (name: string, cpuDemandGhz: number) =>
    estate({ vms: [vm(name)], rootPools: [{ ...pool, cpuDemandGhz }] });
  expect(joinEstates([of("a", 3), of("b", 4)]).estate.rootPools).toHaveLength(2);
  expect(joinEstates([of("a", 3), of("a", 3)]).estate.rootPools).toHaveLength(1);
});

describe("datastores of exports that do not name their vCenter", () => {
  /** A site whose VM is charged as much as its datastore holds. */
  const site = (name: string, on = ["vsanDatastore"], datastores = [store("vsanDatastore")]) =>
    estate({ vms: [vm(name, { datastores: on, chargedBytes: 100 })], datastores });

  test("VMs on the vsanDatastore of another site are not clones", () => {
    const { estate: joined } = joinEstates([site("a"), site("b"), site("c")]);
    fillUsedCapacity(joined);
    expect(joined.vms.map(({ usedBasis }) => usedBasis)).toEqual(Array(3).fill("datastore with replicas"));
    expect(joined.datastores).toMatchObject([
      { name: "vsanDatastore" },
      { name: "vsanDatastore (2)", isNamesake: true },
      { name: "vsanDatastore (3)", isNamesake: true },
    ]);
    expect(joined.vms.map(({ datastores }) => datastores)).toEqual([
      ["vsanDatastore"],
      ["vsanDatastore (2)"],
      ["vsanDatastore (3)"],
    ]);
  });

  test("count once where the same export is read twice", () => {
    const { datastores, vms } = joinEstates([site("a"), site("b"), site("b")]).estate;
    expect(datastores.map(({ name, repeats }) => [name, repeats])).toEqual([
      ["vsanDatastore", undefined],
      ["vsanDatastore (2)", 1],
    ]);
    expect(vms[2]?.datastores).toEqual(["vsanDatastore (2)"]);
  });

  test("a VM is not on the datastore of another site where its own export lists none", () => {
    const { vms } = joinEstates([site("a"), site("b", ["vsanDatastore", "nfs"], [])]).estate;
    expect(vms.map(({ datastores }) => datastores)).toEqual([
      ["vsanDatastore"],
      ["vsanDatastore (2)", "nfs"],
    ]);
  });

  test("two of one name in one export are in two datacenters, and stay so", () => {
    const { datastores } = joinEstates([site("a", ["d"], [store("d"), store("d")])]).estate;
    expect(datastores.map(({ name }) => name)).toEqual(["d", "d"]);
  });

  test("those of a named vCenter keep their name", () => {
    const of = (vcenter: string) =>
      estate({
        vms: [vm(vcenter, { vcenter, datastores: ["d"] })],
        datastores: [store("d", { vcenter })],
      });
    const { datastores, vms } = joinEstates([of("vc1"), of("vc2")]).estate;
    expect(datastores.map(({ name }) => name)).toEqual(["d", "d"]);
    expect(vms.map((one) => one.datastores)).toEqual([["d"], ["d"]]);
  });
});

test("an export that lists hosts and no VM keeps its hosts", () => {
  const empty = estate({ hosts: [host("esx1"), host("esx2")], datastores: [store("d")] });
  const { estate: joined, unmatched } = joinExports([{ estate: empty, isWatched: false }]);
  expect([joined.hosts.length, joined.datastores.length, unmatched]).toEqual([2, 1, 0]);
  const watched = estate({ vms: [vm("a")], hosts: [host("esx2", { iopsPeak: 7 }), host("esx3")] });
  const both = joinExports([
    { estate: watched, isWatched: true },
    { estate: empty, isWatched: false },
  ]);
  expect(both.estate.hosts.map(({ name, iopsPeak }) => [name, iopsPeak])).toEqual([
    ["esx1", null],
    ["esx2", 7],
    ["esx3", null],
  ]);
  expect([both.estate.vms.length, both.unmatched]).toEqual([1, 0]);
});

test.each([
  ["other vCPU", { vcpu: 8 }, true],
  ["other RAM", { ramBytes: 9 }, true],
  ["the same", { vcpu: 2, ramBytes: 4 }, undefined],
  ["neither", {}, undefined],
])("a VM that a collector lists with %s has another size: %j", (_, watched, expected) => {
  const listed = estate({ vms: [vm("a", { vcpu: 2, ramBytes: 4 })] });
  const { estate: joined } = joinExports([
    { estate: listed, isWatched: false },
    { estate: estate({ vms: [vm("a", watched)] }), isWatched: true },
  ]);
  expect(joined.vms).toMatchObject([{ vcpu: 2, ramBytes: 4 }]);
  expect(joined.vms[0]?.hasOtherSize).toBe(expected);
});
