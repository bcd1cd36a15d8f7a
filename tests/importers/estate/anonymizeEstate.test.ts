import { anonymizeEstate } from "../../../src/importers/estate/anonymizeEstate";
import { estatePlan } from "../../../src/estate/estateWorkbook";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { isProductName } from "../../../src/importers/estate/productNames";
import { vsanCharges } from "../../../src/model/estate/vsanCharge";
import { folderOf, textFile, zipOf } from "../sources";
import { generated, imported, knownHost, knownVm } from "../../estate/sampleEstate";

test("no name of an estate with every trap is left in its workbook", async () => {
  for (const seed of [1, 2, 3]) {
    const { truth, read } = await generated(seed, 40);
    const named = {
      ...read,
      diagnostics: [
        {
          ...{ severity: "warning" as const, file: "Acme.xlsx", sheet: "Acme list", row: 3 },
          message:
            'One row belongs to no VM of vInfo, or to several of one name; the first is "Acme-db \\"7\\"": skipped.',
        },
      ],
    };
    const { imported: anonymous, pseudonyms } = anonymizeEstate(named);
    const text = JSON.stringify([anonymous, estatePlan(anonymous).spec]);
    const names = [
      ...truth.vms.flatMap(({ name, uuid, host }) => [name, uuid, host]),
      ...truth.hosts.flatMap(({ name, cluster }) => [name, cluster]),
      ...truth.datastores.map(({ name }) => name),
      truth.vcenter,
      "Acme",
    ];
    // Names such as "web" alone are words of ours too.
    const left = names.filter((name) => name.length > 4 && text.includes(JSON.stringify(name).slice(1, -1)));
    expect(left).toEqual([]);
    expect(new Set(pseudonyms.map(({ pseudonym }) => pseudonym)).size).toBe(pseudonyms.length);
  }
});

const ESTATE = imported(
  [knownVm({ name: "a", vcenter: "vc1" }), knownVm({ name: "b" }), knownVm({ name: "a", vcenter: "vc2" })],
  [knownHost()],
);

test("a name has one pseudonym, wherever it is, and figures stay", () => {
  const { imported: anonymous } = anonymizeEstate(ESTATE);
  const { vms, hosts } = anonymous.estate;
  expect(vms.map(({ name }) => name)).toEqual(["vm-0001", "vm-0002", "vm-0001"]);
  expect(vms.map(({ host }) => host)).toEqual(["host-0001", "host-0001", "host-0001"]);
  expect([hosts[0]?.name, hosts[0]?.cluster, vms[0]?.cluster]).toEqual([
    "host-0001",
    "cluster-0001",
    "cluster-0001",
  ]);
  expect(vms.map(({ vcpu, usedBytes, os }) => [vcpu, usedBytes, os])).toEqual(
    ESTATE.estate.vms.map(({ vcpu, usedBytes, os }) => [vcpu, usedBytes, os]),
  );
  expect(vms[0]?.source).toBe("file-0001.xlsx, row 2");
});

test("names of an earlier run keep their pseudonyms; new ones get others", () => {
  const { pseudonyms } = anonymizeEstate(ESTATE);
  const next = anonymizeEstate(imported([knownVm({ name: "c" }), knownVm({ name: "b" })]), pseudonyms);
  expect(next.imported.estate.vms.map(({ name }) => name)).toEqual(["vm-0003", "vm-0002"]);
  expect(next.pseudonyms.slice(0, pseudonyms.length)).toEqual(pseudonyms);
});

test.each([
  [
    "a cell in a column of a tool",
    "vInfo",
    '"n/a" in the column "CPUs" is not a quantity',
    '"…" in the column "CPUs" is not a quantity',
  ],
  [
    "a header of a list of the customer",
    "Acme",
    'the column "Acme RAM" has no unit',
    'the column "…" has no unit',
  ],
  ["a known name", "vDisk", 'the first is "a": left out', 'the first is "vm-0001": left out'],
])("what a message quotes: %s", (_, sheet, message, expected) => {
  const diagnostics = [{ severity: "warning" as const, file: "f.csv", sheet, row: 1, message }];
  const { imported: anonymous } = anonymizeEstate({ ...ESTATE, diagnostics });
  expect(anonymous.diagnostics[0]).toMatchObject({
    message: expected,
    sheet: sheet === "Acme" ? null : sheet,
    file: "file-0002.csv",
  });
});

test.each([
  ["Microsoft Windows Server 2022 (64-bit)", "system", true],
  ["Microsoft Windows Server 2016 or later (64-bit)", "system", true],
  ["Red Hat Enterprise Linux 8 (64-bit)", "system", true],
  ["Other 3.x or later Linux (64-bit)", "system", true],
  ["SUSE Linux Enterprise 15 SP4 (64-bit)", "system", true],
  ["Ubuntu Linux (64-bit)", "system", true],
  ["VMware Photon OS (64-bit)", "system", true],
  ["FreeBSD 13 or later versions (64-bit)", "system", true],
  ["VMware ESXi 8.0.3 build-24022515", "system", true],
  ["VMware ESXi 7.0 Update 3", "system", true],
  ["Windows of Acme", "system", false],
  ["Linux, ask Miller", "system", false],
  ["Intel(R) Xeon(R) Gold 6338N CPU @ 2.20GHz", "processor", true],
  ["Intel(R) Xeon(R) CPU E5-2680 v4 @ 2.40GHz", "processor", true],
  ["AMD EPYC 9354P 32-Core Processor", "processor", true],
  ["Xeon of Acme", "processor", false],
  ["vsan", "datastore", true],
  ["vsan-esa", "datastore", true],
  ["vsanD", "datastore", true],
  ["NFS41", "datastore", true],
  ["Acme", "datastore", false],
])("%j is the name of a %s and nothing next to it: %s", (text, kind, isOne) => {
  expect(isProductName(text, kind as "system" | "processor" | "datastore")).toBe(isOne);
});

test("a datastore of vSAN stays one, whatever else its type names: its charges hold replicas", () => {
  const estate = imported([knownVm({ usedBasis: "datastore with replicas" })]);
  const [store] = estate.estate.datastores;
  for (const [type, shown] of [
    ["vsan", "vsan"],
    ["vSAN ESA", "vSAN ESA"],
    ["vsan of Acme", "vsan"],
  ] as const) {
    if (store) store.type = type;
    const { estate: anonymous } = anonymizeEstate(estate).imported;
    expect(anonymous.datastores.map((one) => one.type)).toEqual([shown]);
    expect(vsanCharges(anonymous).size).toBe(1);
  }
});

/** Every column of text that a reader takes over, with a name of the customer in it. */
const HOSTILE = {
  "vInfo.csv":
    "VM,Powerstate,Template,CPUs,Memory,Datacenter,Cluster,Host,Path,OS according to the VMware Tools,Annotation,VI SDK Server,Connection state\n" +
    "Acme1,Acme2,False,2,Acme3,Acme4,Acme5,Acme6,[Acme7] a,Linux Acme8,Acme9,Acme10,Acme11",
  "vHost.csv":
    "Host,Cluster,# CPU,ESX Version,CPU Model,VI SDK Server\nAcme6,Acme5,Acme12,Acme13,Xeon Acme14,Acme10",
  "vDisk.csv":
    "VM,Capacity MiB,Raw,Sharing mode,Raw LUN ID,Path\nAcme1,Acme15,Acme16,Acme17,Acme18,[Acme19] a",
  "vDatastore.csv": "Name,Type,Capacity MiB,VI SDK Server\nAcme7,Acme20,Acme21,Acme10",
  "vRP.csv":
    "Resource Pool name,Resource Pool path,QS overallCpuDemand,VI SDK Server\nResources,/Acme4/Acme22/Resources,Acme23,Acme10",
  "vMetaData.csv": "RVTools version,Server\nAcme24,Acme10",
};

test("no text of any column that is read is left, whatever a user wrote into it", async () => {
  const read = await importEstate([
    folderOf(Object.entries(HOSTILE).map(([path, text]) => textFile(`rv/${path}`, text))),
    folderOf([
      textFile("list.csv", 'VM,vCPU,RAM GiB,"Used ""Acme""",OS,Cluster\nAcme25,2,Acme26,1,Acme27,Acme28'),
    ]),
    folderOf([
      textFile(
        "VMs.csv",
        "VM Name,Virtual CPU,VM OS,vCenter,Cluster,Datastore\nAcme29,2,Acme30,Acme31,Acme32,Acme33",
      ),
      textFile("ESX Hosts.csv", "Host Name,OS,CPU Description,vCenter\nAcme34,Acme35,Acme36,Acme31"),
    ]),
  ]);
  expect(read.estate.vms).toHaveLength(3);
  const { imported: anonymous, pseudonyms } = anonymizeEstate(read);
  expect(JSON.stringify([anonymous, estatePlan(anonymous).spec])).not.toMatch(/acme/i);
  expect(pseudonyms.filter(({ kind }) => kind === "text").map(({ name }) => name)).toContain("Linux Acme8");
});

test("a damaged archive leaves no name of a file in an anonymous estate", async () => {
  const archive = await zipOf([
    textFile("Acme/vInfo.csv", HOSTILE["vInfo.csv"]),
    textFile("Acme/vHost.csv", "x"),
  ]);
  const files = archive.files.map((file) => ({
    ...file,
    open: () => {
      throw Object.assign(new Error(`${file.path} cannot be unpacked: the archive is damaged.`), {
        file: file.path,
      });
    },
  }));
  const read = await importEstate([{ ...archive, name: "export.zip", files }]);
  expect(read.diagnostics.map(({ message }) => message).join()).toMatch(/Acme.*cannot be unpacked/);
  expect(JSON.stringify(anonymizeEstate(read).imported)).not.toMatch(/acme/i);
});

test("what stands for another name elsewhere is not a new pseudonym", () => {
  const { imported: anonymous } = anonymizeEstate(
    ESTATE,
    [{ kind: "VM", name: "b", pseudonym: "vm-0001" }],
    ["vm-0001", "vm-0002", "cluster-0001"],
  );
  expect(anonymous.estate.vms.map(({ name }) => name)).toEqual(["vm-0003", "vm-0001", "vm-0003"]);
  expect(anonymous.estate.vms[0]?.cluster).toBe("cluster-0002");
});
