import { type Estate, type EstateVm, unknownHost, unknownVm } from "../../../src/model/estate/estate";
import { disconnectedOf, estateNotices } from "../../../src/model/estate/estateNotices";

const vm = (over: Partial<EstateVm> = {}): EstateVm => ({
  ...unknownVm("a", "a.xlsx, vInfo row 2"),
  ...over,
});
const estate = (over: Partial<Estate>): Estate => ({
  ...{ vms: [], hosts: [], datastores: [], rootPools: [] },
  ...over,
});
const noticesOf = (over: Partial<Estate>): string[] =>
  estateNotices(estate(over)).map(({ severity, message }) => `${severity}: ${message}`);

test("an estate of which all is as expected has no notices", () => {
  const vms = [vm({ vcpu: 2, connection: "connected" }), vm({ vcpu: null }), vm({ vcpu: 0 })];
  expect(noticesOf({ vms, hosts: [unknownHost("esx1"), unknownHost("esx2")] })).toEqual([]);
});

test("disconnected VMs that count are a notice", () => {
  const one = vm({ connection: "disconnected" });
  const out = vm({ connection: "disconnected", scope: "out" });
  expect(disconnectedOf([one, one, out])).toBe(2);
  expect(noticesOf({ vms: [one, out] })).toEqual([
    "info: One VM is disconnected (Connection state): it counts like connected VMs, with figures that may be old.",
  ]);
  expect(noticesOf({ vms: [one, one, out] })).toEqual([
    "info: 2 VMs are disconnected (Connection state): they count like connected VMs, with figures that may be old.",
  ]);
});

test("a connection state that is not known is a warning, which names the first VM", () => {
  const vms = [vm({ name: 'x"y', connection: "unknown" }), vm({ connection: "unknown" })];
  expect(noticesOf({ vms })).toEqual([
    'warning: 2 VMs have a connection state that is not known: they count like connected VMs. The first is "x\\"y".',
  ]);
});

test.each([
  [1024, 0],
  [1025, 1],
  [2.5, 1],
  [1e18, 1],
  [768, 0],
])("a VM of %d vCPU: %i warnings", (vcpu, count) => {
  const found = noticesOf({ vms: [vm({ vcpu })] });
  expect(found).toHaveLength(count);
  if (count > 0)
    expect(found[0]).toContain(`it counts as the export has it. The first is "a", ${vcpu} vCPU.`);
});

test("sizes that Live Optics contradicts are a warning", () => {
  expect(noticesOf({ vms: [vm({ hasOtherSize: true }), vm()] })).toEqual([
    expect.stringContaining(
      "warning: One VM has another number of vCPU, or another size of RAM, in a Live Optics",
    ),
  ]);
});

test.each([
  ["two without a vCenter", [null, null], 1],
  ["three, of which one is without", ["vc1", "vc2", null], 2],
  ["two of two vCenters", ["vc1", "vc2"], 0],
])("hosts of one name, %s: %i count twice", (_, vcenters, count) => {
  const hosts = vcenters.map((vcenter, i) => ({ ...unknownHost(i === 0 ? "ESX1" : "esx1"), vcenter }));
  const words = count === 1 ? "One host has" : `${count} hosts have`;
  expect(noticesOf({ hosts })).toEqual(
    count === 0
      ? []
      : [`warning: ${words} the name of another host, and no vCenter to identify it: counted twice.`],
  );
});

test("hosts and datastores that several exports list are notices", () => {
  const store = { name: "d", vcenter: null, type: null, capacityBytes: null, inUseBytes: null };
  const hosts = [{ ...unknownHost("esx1"), repeats: 2 }, unknownHost("esx2")];
  const datastores = [
    { ...store, repeats: 1 },
    { ...store, name: "d (2)", isNamesake: true },
  ];
  expect(noticesOf({ hosts, datastores })).toEqual([
    "info: One datastore has the name of a datastore in another export, and no vCenter to identify it: each holds the VMs of its own export.",
    "info: One host is in more than one export: counted once, as the first export has it.",
    "info: One datastore is in more than one export: counted once, as the first export has it.",
  ]);
});
