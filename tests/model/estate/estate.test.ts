import { completenessOf, isOpen, runningElsewhere } from "../../../src/model/estate/completeness";
import type { EstateHost, EstateVm } from "../../../src/model/estate/estate";
import { unknownHost, unknownVm } from "../../../src/model/estate/estate";
import { joinEstates } from "../../../src/model/estate/joinEstates";
import { scopeOf, type ScopeFacts } from "../../../src/model/estate/scopeOf";
import { clustersOf, totalsOf } from "../../../src/model/estate/totals";
import { usedCapacity, fillUsedCapacity } from "../../../src/model/estate/usedCapacity";

const vm = (change: Partial<EstateVm> = {}): EstateVm => ({
  ...unknownVm("vm", "a.xlsx, vInfo row 2"),
  ...change,
});

const host = (change: Partial<EstateHost> = {}): EstateHost => ({ ...unknownHost("esx1"), ...change });

const RUNNING: ScopeFacts = {
  name: "web01",
  power: "on",
  isTemplate: false,
  isPlaceholder: false,
  connection: "connected",
  about: "",
};

test.each<[string, Partial<ScopeFacts>, string, string | null]>([
  ["a running VM", {}, "full", null],
  ["a suspended VM", { power: "suspended" }, "full", null],
  ["a VM of unknown power", { power: "unknown" }, "full", null],
  ["a VM of unknown connection", { connection: null }, "full", null],
  ["one that is powered off", { power: "off" }, "capacity", "powered off"],
  ["a template", { power: "off", isTemplate: true }, "capacity", "template"],
  ["a placeholder of SRM", { isPlaceholder: true }, "out", "placeholder"],
  ["an agent", { name: "vCLS-4203-77" }, "out", "agent"],
  ["an agent of old", { name: "vCLS (3)" }, "out", "agent"],
  ["a VM called vclsomething", { name: "vclsomething" }, "full", null],
  ["a witness", { about: "VMware vSAN Witness Appliance" }, "out", "witness"],
  [
    "a witness with its note and a guest",
    { about: "VMware vSAN Witness Appliance Other (64-bit)" },
    "out",
    "witness",
  ],
  ["a witness of old", { about: "VMware Virtual SAN Witness Appliance " }, "out", "witness"],
  ["a witness by name", { name: "vsan-witness-01" }, "out", "witness"],
  ["a witness by the name of its file", { name: "VMware-VirtualSAN-Witness-8.0.0-1" }, "out", "witness"],
  [
    "a VM whose note mentions a vSAN witness",
    { about: "SQL server; do not place on the vSAN witness site Linux" },
    "full",
    null,
  ],
  ["a VM whose note quotes the appliance", { about: "not a VMware vSAN Witness Appliance" }, "full", null],
  ["a VM called witness", { name: "witness-app" }, "full", null],
  ["a parent of clones", { name: "cp-parent-1" }, "out", "clone parent"],
  ["a replica of clones", { name: "cp-replica-1" }, "out", "clone parent"],
  ["a template of clones", { name: "cp-template-1" }, "out", "clone parent"],
  ["a VM called cp-parents", { name: "cp-parents" }, "full", null],
  ["an orphaned VM", { connection: "orphaned" }, "out", "not connected"],
  ["an inaccessible VM", { connection: "Inaccessible" }, "out", "not connected"],
  ["an invalid VM", { connection: "invalid" }, "out", "not connected"],
  ["a disconnected VM", { connection: "disconnected" }, "full", null],
  ["a disconnected VM that is off", { connection: "disconnected", power: "off" }, "capacity", "powered off"],
  ["a disconnected template", { connection: "Disconnected", isTemplate: true }, "capacity", "template"],
  ["a VM with an unknown word for its connection", { connection: "Zebra" }, "full", null],
])("%s", (_, facts, scope, why) => {
  expect(scopeOf({ ...RUNNING, ...facts })).toMatchObject({ scope, why });
});

test.each([
  ["connected", "connected"],
  ["Disconnected", "disconnected"],
  ["orphaned", "lost"],
  ["inaccessible", "lost"],
  ["invalid", "lost"],
  ["Zebra", "unknown"],
  [null, null],
])("the connection state %j is %j", (connection, expected) => {
  expect(scopeOf({ ...RUNNING, connection }).connection).toBe(expected);
});

const NOTHING = {
  diskBytes: null,
  provisionedBytes: null,
  guestBytes: null,
  partitionBytes: null,
  chargedBytes: null,
};

test.each([
  ["nothing is known", {}, null],
  ["disks alone", { diskBytes: 100 }, [100, 100, 100, "disks"]],
  ["the charge alone", { chargedBytes: 60 }, [60, 60, 60, "datastore"]],
  ["disks and charge", { diskBytes: 100, chargedBytes: 60 }, [60, 60, 100, "datastore"]],
  [
    "a charge above the disks: snapshots, swap",
    { diskBytes: 100, chargedBytes: 130 },
    [130, 130, 130, "datastore"],
  ],
  [
    "partitions that cover the disks",
    { diskBytes: 100, chargedBytes: 60, guestBytes: 40, partitionBytes: 90 },
    [40, 60, 100, "datastore"],
  ],
  [
    "partitions that cover too little",
    { diskBytes: 100, chargedBytes: 60, guestBytes: 40, partitionBytes: 89 },
    [60, 60, 100, "datastore"],
  ],
  [
    "a guest that wrote more than is charged",
    { diskBytes: 100, chargedBytes: 60, guestBytes: 80, partitionBytes: 95 },
    [80, 80, 100, "guest"],
  ],
  [
    "a guest that says more than its disks",
    { diskBytes: 100, chargedBytes: 60, guestBytes: 300, partitionBytes: 95 },
    [100, 100, 100, "guest"],
  ],
  [
    "a guest that covers, and no charge",
    { diskBytes: 100, guestBytes: 40, partitionBytes: 95 },
    [40, 40, 100, "guest"],
  ],
  [
    "a guest that covers too little, and no charge",
    { diskBytes: 100, guestBytes: 40, partitionBytes: 50 },
    [100, 100, 100, "disks"],
  ],
  [
    "no disk is known, but what is provisioned",
    { chargedBytes: 60, provisionedBytes: 150 },
    [60, 60, 150, "datastore"],
  ],
  [
    "a raw LUN of another VM is in the charge",
    { diskBytes: 100, chargedBytes: 130, rawElsewhereBytes: 70 },
    [60, 60, 100, "datastore"],
  ],
  [
    "a raw LUN of another VM is more than the charge",
    { diskBytes: 100, chargedBytes: 30, rawElsewhereBytes: 70 },
    [0, 0, 100, "datastore"],
  ],
  [
    "a raw LUN of another VM is in the charge and in the disks",
    { diskBytes: 170, chargedBytes: 130, rawElsewhereBytes: 70, rawElsewhereInDisksBytes: 70 },
    [60, 60, 100, "datastore"],
  ],
  [
    "a raw LUN of another VM is in the disks, which is all that is known",
    { diskBytes: 170, rawElsewhereBytes: 70, rawElsewhereInDisksBytes: 70 },
    [100, 100, 100, "disks"],
  ],
  [
    "the guest wrote to a raw LUN of another VM",
    {
      ...{ diskBytes: 170, chargedBytes: 130, rawElsewhereBytes: 70, rawElsewhereInDisksBytes: 70 },
      ...{ guestBytes: 150, partitionBytes: 160 },
    },
    [100, 100, 100, "guest"],
  ],
  [
    "a raw LUN of another VM is in what is provisioned, and no disk is known",
    { provisionedBytes: 170, chargedBytes: 130, rawElsewhereBytes: 70 },
    [60, 60, 100, "datastore"],
  ],
  [
    "a raw LUN and a shared disk of another VM are in the charge",
    { diskBytes: 100, chargedBytes: 130, rawElsewhereBytes: 40, sharedElsewhereBytes: 30 },
    [60, 60, 100, "datastore"],
  ],
  [
    "a shared disk of another VM is in what is provisioned, and no disk is known",
    { provisionedBytes: 170, chargedBytes: 130, sharedElsewhereBytes: 70 },
    [60, 60, 100, "datastore"],
  ],
  ["an idle VM: 0 is known", { diskBytes: 100, chargedBytes: 0 }, [0, 0, 100, "datastore"]],
])("used capacity where %s", (_, known, expected) => {
  const used = usedCapacity({ ...NOTHING, ...known }, false);
  const { low, plan, high } = used?.usedBytes ?? {};
  expect(used && [low, plan, high, used.usedBasis]).toEqual(expected);
});

test("a charge on vSAN holds replicas, and is not divided", () => {
  expect(usedCapacity({ ...NOTHING, diskBytes: 100, chargedBytes: 180 }, true)).toEqual({
    usedBytes: { low: 180, plan: 180, high: 180 },
    usedBasis: "datastore with replicas",
  });
});

test.each([
  [150, "datastore"],
  [151, "clones"],
])("VMs that are charged %i on a datastore that holds 100 have the basis %s", (charged, basis) => {
  const datastore = { name: "ds", vcenter: null, type: "VMFS", capacityBytes: 1000, inUseBytes: 100 };
  const vms = [
    vm({ datastores: ["ds"], chargedBytes: charged - 1 }),
    vm({ datastores: ["ds"], chargedBytes: 1 }),
    vm({ datastores: ["other"], chargedBytes: 5 }),
  ];
  fillUsedCapacity({ vms, datastores: [datastore] });
  expect(vms.map(({ usedBasis }) => usedBasis)).toEqual([basis, basis, "datastore"]);
  expect(vms[0]?.usedBytes === null).toBe(basis === "clones");
});

test.each([
  [{ rawBytes: 100, sharedElsewhereBytes: 150 }, "datastore"],
  [{ rawBytes: 150, rawElsewhereBytes: 100, sharedElsewhereBytes: 100 }, "datastore"],
  [{ rawBytes: null, rawElsewhereBytes: 150, sharedElsewhereBytes: 100 }, "datastore"],
  [{ rawBytes: 100 }, "clones"],
  [{ sharedElsewhereBytes: 150 }, "clones"],
])("a VM charged 300, of which 60 are in use on its datastore, with %j has the basis %s", (other, basis) => {
  const datastore = { name: "ds", vcenter: null, type: "VMFS", capacityBytes: 1000, inUseBytes: 60 };
  const vms = [vm({ datastores: ["ds"], chargedBytes: 300, ...other })];
  fillUsedCapacity({ vms, datastores: [datastore] });
  expect(vms[0]?.usedBasis).toBe(basis);
});

test.each([
  [100, 200, "datastore"],
  [100, 80, "clones"],
  [100, 0, "datastore"],
])(
  "VMs charged 300 on two datacenters' datastores of one name, which hold %i and %i, have the basis %s",
  (one, other, basis) => {
    const store = { name: "datastore1", vcenter: "vc", type: "VMFS", capacityBytes: 1000 };
    const datastores = [
      { ...store, inUseBytes: one },
      { ...store, inUseBytes: other },
    ];
    const on = { vcenter: "vc", datastores: ["datastore1"] };
    const vms = [vm({ ...on, chargedBytes: 100 }), vm({ ...on, chargedBytes: 200 })];
    const shared = fillUsedCapacity({ vms, datastores });
    expect(vms.map(({ usedBasis }) => usedBasis)).toEqual([basis, basis]);
    expect(shared).toHaveLength(basis === "clones" ? 1 : 0);
  },
);

test("a sum that no one knows anything of is unknown, not 0", () => {
  expect(totalsOf([vm({ vcpu: 2 }), vm({ vcpu: null, ramBytes: 0 })])).toEqual({
    vms: 2,
    vcpu: 2,
    ramBytes: 0,
    diskBytes: null,
    chargedBytes: null,
    provisionedBytes: null,
    iopsAverage: null,
    iopsPeakSum: null,
  });
});

test("without VMs every sum is 0", () => {
  expect(new Set(Object.values(totalsOf([])))).toEqual(new Set([0]));
});

test("a cluster without VMs in full scope adds up to 0, one whose VMs report nothing to what is unknown", () => {
  const vms = [
    vm({ cluster: "off", scope: "capacity", vcpu: 2, ramBytes: 8, diskBytes: 9 }),
    vm({ cluster: "silent" }),
  ];
  expect(clustersOf(vms).map(({ vcpu, ramBytes, diskBytes }) => [vcpu, ramBytes, diskBytes])).toEqual([
    [0, 0, 0],
    [null, null, null],
  ]);
});

test("clusters of two vCenters or datacenters with one name are two; sums are over full scope", () => {
  const vms = [
    vm({ cluster: "A", vcenter: "v1", vcpu: 2 }),
    vm({ cluster: "A", vcenter: "v2", datacenter: "d1", vcpu: 4 }),
    vm({ cluster: "A", vcenter: "v1", vcpu: 8, scope: "capacity" }),
    vm({ cluster: "A", vcenter: "v2", datacenter: "d2", vcpu: 16 }),
  ];
  expect(
    clustersOf(vms).map(({ vcenter, datacenter, vms: count, full, vcpu }) => [
      ...[vcenter, datacenter],
      ...[count, full, vcpu],
    ]),
  ).toEqual([
    ["v1", null, 2, 1, 2],
    ["v2", "d1", 1, 1, 4],
    ["v2", "d2", 1, 1, 16],
  ]);
});

test("a VM that two exports know by its id counts once; one without an id always", () => {
  const one = { vms: [vm({ id: "v1 a" }), vm()], hosts: [host()], datastores: [], rootPools: [] };
  const { estate, doubles } = joinEstates([one, one]);
  expect([estate.vms.length, estate.hosts.length, doubles]).toEqual([3, 1, 1]);
});

test.each([
  [100, 98, true],
  [100, 97, false],
  [100, 102, true],
  [100, 103, false],
])("hosts count %i running VMs and the export lists %i: complete %s", (counted, listed, isComplete) => {
  const vms = Array.from({ length: listed }, () => vm({ power: "on", host: "esx1", vcpu: 1 }));
  const others = [vm({ power: "off", host: "esx1", vcpu: 9 })];
  const hosts = [host({ vms: counted, vcpus: counted })];
  const rest = { hostsWithout: 0, elsewhere: 0 };
  expect(completenessOf({ vms: [...vms, ...others], hosts, datastores: [], rootPools: [] })).toEqual([
    { what: "running VMs", listed, counted, isComplete, ...rest },
    { what: "vCPUs of running VMs", listed, counted, isComplete, ...rest },
  ]);
});

test("a VM is on its host, whatever the capital letters of the name", () => {
  const estate = {
    ...{ vms: [vm({ power: "on", host: "ESX1.Example.com", vcpu: 2 })], datastores: [], rootPools: [] },
    hosts: [host({ name: "esx1.example.com", vms: 1, vcpus: 2 })],
  };
  expect(completenessOf(estate).map(({ isComplete }) => isComplete)).toEqual([true, true]);
  expect(runningElsewhere(estate)).toBe(0);
});

test("hosts that do not count report nothing about completeness", () => {
  expect(completenessOf({ vms: [vm()], hosts: [], datastores: [], rootPools: [] })).toEqual([]);
  expect(completenessOf({ vms: [vm()], hosts: [host()], datastores: [], rootPools: [] })).toEqual([]);
});

test("one host without a count leaves the counts of the others to be compared", () => {
  const on = (name: string) => vm({ power: "on", host: name, vcpu: 2 });
  const hosts = [host({ vms: 2, vcpus: 4 }), host({ name: "esx2", vms: 1 })];
  const vms = [on("esx1"), on("esx1"), on("esx2"), on("gone")];
  expect(completenessOf({ vms, hosts, datastores: [], rootPools: [] })).toEqual([
    { what: "running VMs", listed: 3, counted: 3, isComplete: true, hostsWithout: 0, elsewhere: 1 },
    { what: "vCPUs of running VMs", listed: 4, counted: 4, isComplete: true, hostsWithout: 1, elsewhere: 2 },
  ]);
});

test.each([
  ["VMs of other hosts may be all that is missing", 50, 735, 713, true],
  ["with these just enough are listed", 90, 100, 8, true],
  ["even with these too few are listed", 90, 100, 7, false],
  ["the hosts count fewer than are listed", 100, 50, 7, false],
  ["the counts agree", 100, 100, 7, false],
])("whether an export is complete is open where %s", (_, listed, counted, elsewhere, expected) => {
  const isComplete = listed === counted;
  const check = { what: "running VMs" as const, listed, counted, isComplete, hostsWithout: 0, elsewhere };
  expect(isOpen(check)).toBe(expected);
});
