import { anonymizeEstate } from "../../../src/importers/estate/anonymizeEstate";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

/** An export of one vCenter, with all that names it. */
const exportOf = (vcenter: string, uuid: string | null, power = "poweredOn") => {
  const id = uuid === null ? ["", ""] : [",VI SDK UUID", `,${uuid}`];
  const files = {
    "vInfo.csv": [
      `VM,Powerstate,CPUs,Memory,Cluster,Host,VM ID,VM UUID,VI SDK Server${id[0]}`,
      `a,${power},2,4096,Prod,h1,vm-1,4203-1,${vcenter}${id[1]}`,
    ],
    "vHost.csv": ["Host,Cluster,# CPU,Cores per CPU,VI SDK Server", `h1,Prod,2,16,${vcenter}`],
    "vDatastore.csv": ["Name,Type,Capacity MiB,VI SDK Server", `ds,VMFS,1024,${vcenter}`],
    "vRP.csv": [
      "Resource Pool path,CPU overallCpuDemand,CPU overallCpuUsage,VI SDK Server",
      `/DC/host/Prod/Resources,1000,900,${vcenter}`,
    ],
  };
  return folderOf(Object.entries(files).map(([path, rows]) => textFile(path, rows.join("\n"))));
};

const UUID = "0f1c37a2-5d1e-4b7c-9a60-3b1d2c4e5f60";

const counted = async (...exports: readonly ReturnType<typeof exportOf>[]) => {
  const { estate, diagnostics } = await importEstate(exports);
  const { vms, hosts, datastores, rootPools } = estate;
  return {
    counts: [vms, hosts, datastores, rootPools].map((all) => all.length),
    names: new Set([vms, hosts, datastores, rootPools].flat().map(({ vcenter }) => vcenter)),
    notices: diagnostics.filter(({ message }) => message.includes("another name")),
  };
};

test("one vCenter in two exports under a name and an address counts once, with a notice", async () => {
  const { counts, names, notices } = await counted(
    exportOf("vcenter.example.com", UUID),
    exportOf("10.0.0.5", UUID),
  );
  expect(counts).toEqual([1, 1, 1, 1]);
  expect(names).toEqual(new Set(["vcenter.example.com"]));
  expect(notices).toEqual([
    {
      severity: "info",
      file: expect.any(String),
      sheet: null,
      row: null,
      message:
        'The vCenter "10.0.0.5" is "vcenter.example.com" under another name (VI SDK UUID): counted once.',
    },
  ]);
});

test.each<[string, string, string, string | null, string | null]>([
  ["other capital letters and a UUID", "vc.example.com", "VC.example.com", UUID, UUID],
  ["other capital letters without UUIDs", "VC.example.com", "vc.Example.com", null, null],
  ["its address as a link", "vc.example.com", "https://VC.example.com/sdk", UUID, UUID],
  ["a UUID in the second export alone", "vc.example.com", "vc.example.com", null, UUID],
  ["a UUID in the first export alone", "vc.example.com", "VC.example.com", UUID, null],
])("one vCenter counts once without a notice: %s", async (_, first, second, uuid, other) => {
  const { counts, names, notices } = await counted(exportOf(first, uuid), exportOf(second, other));
  expect(counts).toEqual([1, 1, 1, 1]);
  expect(names).toEqual(new Set([first]));
  expect(notices).toEqual([]);
});

test.each<[string, string | null, string | null]>([
  ["another UUID", UUID, UUID.replace("0f", "1f")],
  ["no UUIDs", null, null],
  ["zeros for UUIDs", "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"],
])("two names with %s are two vCenters", async (_, uuid, other) => {
  const { counts, notices } = await counted(exportOf("vc1", uuid), exportOf("vc2", other));
  expect(counts.slice(1)).toEqual([2, 2, 2]);
  expect(notices).toEqual([]);
});

test("an anonymous estate shows neither name of a vCenter", async () => {
  const { imported } = anonymizeEstate(
    await importEstate([exportOf("vcenter.example.com", UUID), exportOf("10.0.0.5", UUID)]),
  );
  expect(JSON.stringify(imported)).not.toMatch(/example\.com|10\.0\.0\.5|0f1c37a2/);
  expect(imported.diagnostics.map(({ message }) => message)).toContain(
    'The vCenter "…" is "vcenter-0001" under another name (VI SDK UUID): counted once.',
  );
});
