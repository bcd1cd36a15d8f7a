import { trueEstate, type TrueEstate } from "../../../bench/generate/estate/estateTruth";
import { ALL_SHEETS, rvtoolsFiles, type RvtoolsDialect } from "../../../bench/generate/estate/writeRvtools";
import { Random } from "../../../bench/generate/random";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, zipBytes, zipOf } from "../sources";

const MIB = 2 ** 20;

const WHOLE: RvtoolsDialect = {
  names: "MiB",
  truths: "real",
  texts: false,
  sheets: ALL_SHEETS,
  hasIds: true,
  container: "xlsx",
  strings: "shared",
  prefix: "",
  references: true,
  sheetsFirst: false,
};

/** The exports that are made here do not say what hosts count. */
const UNCOUNTED = [
  "info: The column # VMs is missing: whether all running VMs are listed is not known.",
  "info: The column # vCPUs is missing: whether all vCPUs are listed is not known.",
];

test("a whole export: every figure of a VM, links of hosts, version", async () => {
  const estate = trueEstate(new Random(7), 30);
  const { estate: read, sources, diagnostics } = await importEstate([folderOf(rvtoolsFiles(estate, WHOLE))]);
  expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(UNCOUNTED);
  expect(sources[0]?.version).toBe("4.7.1.4");
  expect(
    read.hosts.map(({ nicGbit, cpuUsageShare, ramUsageShare }) => [nicGbit, cpuUsageShare, ramUsageShare]),
  ).toEqual(
    estate.hosts.map(({ nicMbit, cpuPercent, ramPercent }) => [
      nicMbit.map((mbit) => mbit / 1000),
      cpuPercent / 100,
      ramPercent / 100,
    ]),
  );
  expect(read.rootPools).toEqual(
    estate.demands.map(({ cluster, mhz, usedMhz }) => ({
      vcenter: estate.vcenter,
      datacenter: "DC",
      cluster,
      cpuDemandGhz: mhz / 1000,
      cpuUsageGhz: usedMhz / 1000,
    })),
  );
  estate.vms.forEach((vm, i) => {
    expect(read.vms[i]).toMatchObject({
      name: vm.name,
      host: vm.host,
      datastores: [vm.datastore],
      cpuGhz: vm.mhz / 1000,
      cpuReadyShare: vm.readyPercent / 100,
      ramActiveBytes: vm.activeMib * MIB,
      ramConsumedBytes: (vm.ramMib - 512) * MIB,
      provisionedBytes: vm.provisionedMib * MIB,
      guestBytes: vm.partitions.length === 0 ? null : (vm.partitions[0]?.usedMib ?? 0) * MIB,
      obstacles: vm.disks.some(({ raw }) => raw) ? ["raw device mapping"] : [],
      os: vm.os,
      hasTools: vm.tools !== "toolsNotInstalled",
      snapshotBytes: vm.snapshotsMib.reduce((sum, mib) => sum + mib, 0) * MIB,
    });
  });
});

test("two exports of one vCenter count a VM once; those of two vCenters count twice", async () => {
  const [first, second] = [trueEstate(new Random(1), 12, 1), trueEstate(new Random(1), 12, 2)];
  const inFolder = (estate: TrueEstate, folder: string) =>
    rvtoolsFiles(estate, { ...WHOLE, container: "csv" }).map((file) => ({
      ...file,
      path: `${folder}/${file.path}`,
    }));
  const same = await importEstate([await zipOf([...inFolder(first, "a"), ...inFolder(first, "b")])]);
  expect(same.estate.vms).toHaveLength(12);
  expect(same.diagnostics.map(({ message }) => message)).toContain(
    "12 VMs are in more than one export (UUID and vCenter): counted once, as the first export has it.",
  );
  const other = await importEstate([await zipOf([...inFolder(first, "a"), ...inFolder(second, "b")])]);
  expect(other.estate.vms).toHaveLength(24);
});

test("an export that was cut down reports once what it does not report", async () => {
  const estate = trueEstate(new Random(3), 5);
  const { diagnostics } = await importEstate([
    folderOf(rvtoolsFiles(estate, { ...WHOLE, sheets: ["vInfo"] })),
  ]);
  expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    "info: The export has no sheet vHost: hosts, their cores and versions are not known.",
    "info: The export has no sheet vDisk: raw device mappings and shared disks are not known.",
    "info: The export has no sheet vPartition: what the guests wrote is not known.",
    "info: The export has no sheet vCPU: the CPU in use is not known.",
    "info: The export has no sheet vMemory: the RAM that VMs consume is not known.",
    "info: The export has no sheet vRP: the CPU that clusters ask for is not known.",
    "info: The export has no sheet vSnapshot: snapshots are not known.",
    "info: The export has no sheet vTools: which guests run without VMware Tools is not known.",
    "info: The export has no sheet vDatastore: whether data is on vSAN, and which VMs are clones, is unknown.",
  ]);
});

test("what is not an estate is not read as one", async () => {
  const { estate, sources } = await importEstate([
    folderOf([{ path: "a.csv", bytes: Buffer.from("a,b\n1,2\n") }]),
  ]);
  expect([estate.vms, sources]).toEqual([[], []]);
});

test.each([
  [
    "old.xls",
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    "it is a workbook of Excel 97 to 2003 (.xls), or has a password",
  ],
  [
    "locked.xlsx",
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    "has a password: save it as .xlsx without a password",
  ],
  ["text.xlsx", Buffer.from("VM,CPUs\n"), "it is not a workbook of the kind .xlsx"],
])("%s is reported as unreadable next to what is read", async (path, bytes, words) => {
  const files = rvtoolsFiles(trueEstate(new Random(2), 4), { ...WHOLE, container: "csv" });
  const { estate, diagnostics } = await importEstate([folderOf([...files, { path, bytes }])]);
  expect(estate.vms).toHaveLength(4);
  expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([
    expect.objectContaining({
      severity: "error",
      file: path,
      message: expect.stringContaining(words) as string,
    }),
  ]);
});

test("a VM and what is reported of it name the workbook, not the part in it", async () => {
  const estate = trueEstate(new Random(2), 4);
  const bytes = zipBytes(rvtoolsFiles(estate, WHOLE));
  const { estate: read } = await importEstate([folderOf([{ path: "2026/export.xlsx", bytes }])]);
  expect(read.vms[0]?.source).toBe("2026/export.xlsx, vInfo row 2");
});
