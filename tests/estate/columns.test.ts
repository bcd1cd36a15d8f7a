import { estatePlan } from "../../src/estate/estateWorkbook";
import { linksOf } from "../../src/estate/hostsSheet";
import type { EstateHost, EstateVm } from "../../src/model/estate/estate";
import type { CellValue } from "../../src/workbook/spec";
import { recalculate } from "../templates/recalculate";
import { GIB, imported, knownHost, knownVm } from "./sampleEstate";

/** The first row of the table with these first headers, as a calculated workbook shows it, by header. */
function rowOf(headers: readonly string[], vm: EstateVm, host: EstateHost): Record<string, CellValue> {
  const { drawing } = recalculate(estatePlan(imported([vm], [host])));
  for (const { values } of drawing.sheets) {
    const at = values.findIndex((row) => headers.every((header, i) => row[i] === header));
    if (at < 0) continue;
    const named = (values[at] ?? []).map((header, i) => [String(header), values[at + 1]?.[i] ?? null]);
    return Object.fromEntries(named) as Record<string, CellValue>;
  }
  throw new Error(`no table with ${headers.join(", ")}`);
}
const VMS = ["VM", "Cluster", "Target"];
const HOSTS = ["Host", "Cluster", "CPU model"];

test("a VM's row has what is known of it, each under its header", () => {
  const vm = knownVm({
    name: "sql-01",
    cpuGhz: 1.5,
    ramActiveBytes: 2 * GIB,
    usedBytes: { low: 40 * GIB, plan: 50 * GIB, high: 90 * GIB },
    snapshotBytes: 25 * GIB,
    obstacles: ["shared disk", "raw device mapping"],
  });
  expect(rowOf(VMS, vm, knownHost())).toEqual({
    VM: "sql-01",
    Cluster: "Prod",
    Target: "Prod",
    Host: "esx01",
    Power: "on",
    Rule: null,
    Pattern: null,
    "Set scope": null,
    Scope: "full",
    Why: "",
    "Set class": null,
    Class: "General",
    vCPU: 4,
    "CPU used (GHz)": 1.5,
    "RAM (GiB)": 8,
    "RAM active (GiB)": 2,
    "Disk (GiB)": 100,
    "Used low (GiB)": 40,
    "Used plan (GiB)": 50,
    "Used high (GiB)": 90,
    "Used is": "datastore",
    "Provisioned (GiB)": 110,
    "Snapshots (GiB)": 25,
    "Snapshots (share of disk)": 0.25,
    "IOPS average": 10,
    "IOPS peak": 100,
    "IOPS peak that counts": 100,
    "Read %": 0.7,
    "I/O size (KiB)": 8,
    "I/O (KiB/s)": 80,
    "Reads (IOPS)": 7,
    OS: "Linux",
    Tools: "installed",
    "Not plannable": "shared disk, raw device mapping",
    Source: "export.xlsx, vInfo row 2",
  });
});

test("what is not known of a VM is an empty cell, never 0, and no result of what needs it", () => {
  const cells = (over: Partial<EstateVm>, ...headers: string[]): CellValue[] => {
    const row = rowOf(VMS, knownVm(over), knownHost());
    return headers.map((header) => row[header] ?? null);
  };
  const noIops = { iopsAverage: null, iopsPeak: null };
  expect(cells(noIops, "IOPS average", "I/O (KiB/s)", "Reads (IOPS)")).toEqual([null, null, null]);
  expect(cells({ readShare: null }, "Read %", "Reads (IOPS)", "I/O (KiB/s)")).toEqual([null, null, 80]);
  expect(cells({ ioSizeBytes: null }, "I/O size (KiB)", "I/O (KiB/s)", "Reads (IOPS)")).toEqual([
    null,
    null,
    7,
  ]);
  expect(cells({ diskBytes: null }, "Disk (GiB)", "Snapshots (share of disk)")).toEqual([null, ""]);
});

test.each([
  [10, 80, 7],
  [0, 0, 0],
  [null, 800, 70],
])(
  "I/O size and reads are weighted by the average IOPS (%p), or by the peak of 100 without one",
  (iopsAverage, kib, reads) => {
    const row = rowOf(VMS, knownVm({ iopsAverage }), knownHost());
    expect([row["I/O (KiB/s)"], row["Reads (IOPS)"]]).toEqual([kib, reads]);
  },
);

test("a host's row has what is known of it, each under its header", () => {
  const host = knownHost({
    vms: 30,
    vcpus: 120,
    coresPerSocket: 12,
    cpuUsageShare: 0.4,
    cpuPeakShare: 0.6,
    ramUsageShare: 0.8,
    iopsPeak: 9000,
    nicGbit: [10, 25, 25],
  });
  expect(rowOf(HOSTS, knownVm(), host)).toEqual({
    Host: "esx01",
    Cluster: "Prod",
    "CPU model": "Xeon Gold",
    "ESX version": "VMware ESXi 8.0.3",
    Sockets: 2,
    "Cores per socket": 12,
    Cores: 24,
    "Clock (GHz)": 2.5,
    GHz: 60,
    "RAM (GiB)": 512,
    "NICs (Gb/s)": "2 × 25, 1 × 10",
    "Running VMs": 30,
    "Their vCPU": 120,
    "Cores to license": 32,
    "CPU in use": 0.4,
    "CPU at its peak": 0.6,
    "GHz in use": 36,
    "RAM in use": 0.8,
    "Peak IOPS": 9000,
  });
});

test("links of a host are counted by speed, the fastest first", () => {
  expect(linksOf([1, 100, 25, 1, 25, 100, 25])).toBe("2 × 100, 3 × 25, 2 × 1");
});

test("sizes of VMs are groups of vCPU, and each VM is in one", () => {
  const vms = [1, 2, 3, 4, 5, 8, 9, 16, 17].map((vcpu) => knownVm({ name: `vm${vcpu}`, vcpu }));
  const { values } = recalculate(estatePlan(imported(vms)));
  expect(values("sizes.name")).toEqual(["1", "2", "3 to 4", "5 to 8", "9 to 16", "17 or more"]);
  expect(values("sizes.vms")).toEqual([1, 1, 2, 2, 2, 1]);
});

test("the row of a cluster has its vCenter, hosts, VMs and sums", () => {
  const vm = knownVm({ vcenter: "vc1" });
  const { value } = recalculate(
    estatePlan(
      imported(
        [vm, knownVm({ name: "b", vcenter: "vc1", power: "off", scope: "capacity", why: "powered off" })],
        [knownHost({ vcenter: "vc1" })],
      ),
    ),
  );
  const ids = [
    "name",
    "vcenter",
    "hosts",
    "cores",
    "vms",
    "full",
    "vcpu",
    "perCore",
    "ram",
    "used",
    "iops",
    "license",
  ];
  expect(ids.map((id) => value(`clusters.${id}`, 1))).toEqual([
    ...["Prod", "vc1", 1, 32, 2, 1, 4, 0.125, 8, 100 / 1024, 10, 32],
  ]);
  const { value: unnamed } = recalculate(estatePlan(imported([knownVm()])));
  expect(unnamed("clusters.vcenter", 1)).toBe("not known");
});
