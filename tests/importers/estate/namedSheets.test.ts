import { importEstate } from "../../../src/importers/estate/importEstate";
import { sheetOf, suffixOf } from "../../../src/importers/estate/sheetName";
import { folderOf, textFile } from "../sources";

async function read(files: Readonly<Record<string, readonly string[]>>) {
  const { estate, sources, diagnostics } = await importEstate([
    folderOf(Object.entries(files).map(([path, rows]) => textFile(path, rows.join("\n")))),
  ]);
  return {
    estate,
    sources: sources.map(({ vms, hosts }) => [vms, hosts]),
    warnings: diagnostics.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

test.each([
  ["tabvInfo", "vInfo"],
  ["RVTools_tabvHost", "vHost"],
  ["rvtools_tabvhost", "vhost"],
  ["vInfo_VC1", "vInfo"],
  ["vInfo-VC1", "vInfo"],
  ["vInfo VC1", "vInfo"],
  ["vInfo (VC1)", "vInfo"],
  ["RVTools_tabvHost_vc1", "vHost"],
  ["ACME_vSC_VMK_2026-05-01", "vSC_VMK"],
  ["vInfos", "vInfos"],
  ["vInfo2", "vInfo2"],
  ["tabvOther", "tabvOther"],
  ["ACME vcpu", "ACME vcpu"],
])("%j is the sheet %j", (name, sheet) => {
  expect(sheetOf(name)).toBe(sheet);
});

const VINFO = "VM,Powerstate,Template,CPUs,Memory,In Use MiB,Datacenter,Cluster,VM ID,VI SDK Server";
const A = "a,poweredOn,False,2,4096,100,DC1,Prod,vm-1,vc1";
const B = "b,poweredOn,False,2,4096,100,DC1,Prod,vm-1,vc2";
const VHOST = "Host,# CPU,VI SDK Server";

const LISTS =
  "It lists VMs, too, next to those of the export: skipped. If they are other VMs, import it separately.";
const FIGURES =
  "It has figures of VMs or hosts, but is not read: a list needs the columns VM, vCPU, and RAM GiB or Used GiB.";

test.each(["tab{}", "{}_VC", "{} VC", "{}-VC", "{} (VC)", "RVTools_tab{}_VC"])(
  "sheets that are called %s are an export",
  async (name) => {
    const { sources } = await read({
      [`${name.replace("{}", "vInfo")}.csv`]: [VINFO, A],
      [`${name.replace("{}", "vHost")}.csv`]: [VHOST, "h,2,vc1"],
    });
    expect(sources).toEqual([[1, 1]]);
  },
);

test("sheets of two vCenters, named behind the sheet, are both read", async () => {
  const { sources, warnings } = await read({
    ...{ "vInfo_VC1.csv": [VINFO, A], "vInfo_VC2.csv": [VINFO, B] },
    ...{ "vHost_VC1.csv": [VHOST, "h,2,vc1"], "vHost_VC2.csv": [VHOST, "h,2,vc2"] },
  });
  expect(sources).toEqual([[2, 2]]);
  expect(warnings.filter((message) => !message.includes("is missing"))).toEqual([]);
});

test.each(["", "_VC1"])(
  "a part of a sheet next to it, behind which is %j, adds nothing, and that is reported",
  async (suffix) => {
    const vDisk = [
      "VM,VM ID,VI SDK Server,Disk,Capacity MiB,Raw,Shared Bus",
      "a,vm-1,vc1,Hard disk 1,100,True,0",
    ];
    const { estate, warnings } = await read({
      ...{ [`vInfo${suffix}.csv`]: [VINFO, A], [`vDisk${suffix}.csv`]: vDisk },
      "vDisk_raw only.csv": vDisk,
    });
    expect(estate.vms.map(({ rawBytes }) => rawBytes)).toEqual([100 * 2 ** 20]);
    expect(warnings).toEqual([FIGURES]);
  },
);

test.each([
  ["vInfo_off", ["VM,Powerstate,CPUs,Memory", "z,poweredOff,2,4096"], [LISTS]],
  ["vInfo_old", [VINFO, B], [LISTS]],
  ["vInfo Pivot", ["Row Labels,Count of VM,Sum of CPUs", "a,1,2"], []],
  ["vHost (by model)", ["Host,CPU Model", "z,Xeon"], []],
  ["vHost_dense", ["Host,# CPU,CPU Model", "z,2,Xeon"], [FIGURES]],
])(
  "%s is not a sheet of RVTools where one has the plain name, or that of its export",
  async (name, rows, expected) => {
    for (const suffix of ["", "_VC1"]) {
      const isOfAnExport = suffix !== "" && rows[0] === VINFO;
      const { sources, warnings } = await read({
        ...{ [`vInfo${suffix}.csv`]: [VINFO, A], [`vHost${suffix}.csv`]: [VHOST, "h,2,vc1"] },
        [`${name}.csv`]: rows,
      });
      expect(sources).toEqual([[isOfAnExport ? 2 : 1, 1]]);
      expect(warnings.filter((message) => !message.includes("is missing"))).toEqual(
        isOfAnExport ? [] : expected,
      );
    }
  },
);

test.each(["vHost_VC1", "vHost (by model)", "vHost hosts of both"])(
  "%s is the sheet of hosts where it is the only one",
  async (name) => {
    const { sources } = await read({ "vInfo.csv": [VINFO, A], [`${name}.csv`]: [VHOST, "h,2,vc1"] });
    expect(sources).toEqual([[1, 1]]);
  },
);

test.each([
  ["vInfo (VC1)", "vc1"],
  ["RVTools_tabvHost_VC-1 (2)", "vc1"],
  ["vInfo", ""],
  ["vInfo (2)", ""],
  ["VC1 vInfo", ""],
  ["Notes_a", ""],
])("behind the sheet of %j is %j", (name, suffix) => {
  expect(suffixOf(name)).toBe(suffix);
});

test("VMs of one name on two sheets, without an ID, are reported", async () => {
  const header = "VM,Powerstate,Template,CPUs,Memory,In Use MiB,Cluster";
  const { estate, warnings } = await read({
    "vInfo_A.csv": [header, "a,poweredOn,False,2,4096,100,Prod", "b,poweredOn,False,2,4096,100,Prod"],
    "vInfo_B.csv": [header, "a,poweredOn,False,2,4096,100,Prod", "c,poweredOn,False,2,4096,100,Prod"],
  });
  expect(estate.vms).toHaveLength(4);
  expect(warnings).toEqual([
    "One VM has the name of a VM on another sheet, and no ID to identify it: counted twice.",
  ]);
});

test.each(["Data", "Total", "Prov", "OS", "Mem", "Power", "P", "In"])(
  "a sheet called %s does not cut the names of its columns",
  async (sheet) => {
    const header =
      "VM,Powerstate,CPUs,Memory,In Use MiB,Provisioned MiB,Total disk capacity MiB,Datacenter,Cluster,OS according to the VMware Tools";
    const { estate } = await read({
      [`${sheet}.csv`]: [
        header,
        "a,poweredOn,2,4096,1,3,2,DC1,Prod,Linux",
        "b,poweredOn,2,4096,1,3,2,DC2,Prod,Linux",
      ],
    });
    const mib = 2 ** 20;
    expect(estate.vms.map(({ datacenter }) => datacenter)).toEqual(["DC1", "DC2"]);
    expect(estate.vms[0]).toMatchObject({
      ...{ power: "on", vcpu: 2, ramBytes: 4096 * mib, os: "Linux" },
      ...{ chargedBytes: mib, diskBytes: 2 * mib, provisionedBytes: 3 * mib },
    });
  },
);
