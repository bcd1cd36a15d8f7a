import { clusterNames } from "../../../src/estate/clusterNames";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

/** CSV files of one export, each as its rows. */
const read = (files: Readonly<Record<string, string>>) =>
  importEstate([folderOf(Object.entries(files).map(([path, text]) => textFile(path, text)))]);

const VINFO = "VM,Powerstate,Template,CPUs,Memory\na,poweredOn,False,2,4096";

test.each([
  ["23", 0.23],
  ["23%", 0.23],
  ["23.5 %", 0.235],
  ["0", 0],
  ["104", 1.04],
  ["200", 2],
  ["201", null],
  ["21000", null],
  ["21000%", null],
  ["", null],
  ["n/a", null],
])("a host whose CPU usage is written as %j uses %s of it", async (cell, share) => {
  const { estate } = await read({ "vInfo.csv": VINFO, "vHost.csv": `Host,CPU usage %,# CPU\nh,${cell},2` });
  expect(estate.hosts[0]?.cpuUsageShare).toBe(share);
});

test.each([
  ["100,80", [1, 0.8], []],
  ["101,80", [null, 0.8], ['"101" in the column Memory usage % is more than 100%: counted as unknown.']],
  [
    "240000,180000",
    [null, null],
    ['"240000" in the column Memory usage % is more than 100%, and so is one more cell: counted as unknown.'],
  ],
  [
    "240000,180000,170000",
    [null, null, null],
    ['"240000" in the column Memory usage % is more than 100%, and so are 2 more cells: counted as unknown.'],
  ],
])(
  "RAM in use that is written as %s is %j: more than all of it is another unit",
  async (cells, shares, messages) => {
    const rows = cells.split(",").map((cell, i) => `h${i},20,${cell}`);
    const { estate, diagnostics } = await read({
      "vInfo.csv": VINFO,
      "vHost.csv": ["Host,vHostOverallCpuUsage,vHostOverallMemoryUsage", ...rows].join("\n"),
    });
    expect(estate.hosts.map(({ ramUsageShare }) => ramUsageShare)).toEqual(shares);
    expect(estate.hosts.map(({ cpuUsageShare }) => cpuUsageShare)).toEqual(shares.map(() => 0.2));
    const found = diagnostics.filter(({ message }) => message.includes("is more than"));
    expect(found.map(({ message }) => message)).toEqual(messages);
    expect(found.every(({ severity, row }) => severity === "warning" && row === 2)).toBe(true);
  },
);

test("hosts have all their figures where headers are raw names", async () => {
  const { estate } = await read({
    "vInfo.csv": VINFO,
    "vHost.csv":
      "vHostName,vHostNumCpu,vHostOverallCpuUsage,vHostOverallMemoryUsage,vHostVMsTotal,vHostVMs,vHostvCPUs,vHostFullName\nh,2,20,40,12,10,30,VMware ESXi 8.0.2 build-1",
  });
  expect(estate.hosts).toMatchObject([
    {
      ...{ name: "h", cpuUsageShare: 0.2, ramUsageShare: 0.4, vms: 10, vcpus: 30 },
      esxVersion: "VMware ESXi 8.0.2 build-1",
    },
  ]);
});

test.each([
  ["shares", ["0.2", "0.07", "1", "0"], [0.2, 0.07, 1, 0]],
  ["percentages", ["20", "7", "1", "0"], [0.2, 0.07, 0.01, 0]],
  ["percentages with a fraction", ["0.5", "1.5"], [0.005, 0.015]],
  ["percentages up to 1", ["1", "0"], [0.01, 0]],
  ["percentages with a sign", ["0.2%", "0.4 %"], [0.002, 0.004]],
])("usage of hosts: %s", async (kind, cells, shares) => {
  const rows = cells.map((cell, i) => `h${i},2,${cell}`);
  const { estate, diagnostics } = await read({
    "vInfo.csv": VINFO,
    "vHost.csv": ["Host,# CPU,CPU usage %", ...rows].join("\n"),
  });
  expect(estate.hosts.map(({ cpuUsageShare }) => cpuUsageShare)).toEqual(shares);
  expect(
    diagnostics.filter(({ message }) => message.includes("holds shares")).map((one) => one.message),
  ).toEqual(
    kind === "shares" ? ["The column CPU usage % holds shares such as 0.2: read as percentages."] : [],
  );
});

const POOLS = "Resource Pool name,Resource Pool path,QS overallCpuDemand,VI SDK Server";

test.each([
  ["the root of a cluster", "Resources,/DC/A/Resources,5000,vc", [["A", 5]]],
  ["a root with the folder of hosts", "Resources,/DC/host/A/Resources,5000,vc", [["A", 5]]],
  ["a cluster with a slash in its name", "Resources,/DC/A%2fB/Resources,5000,vc", [["A/B", 5]]],
  ["a root without a path", "Resources,,5000,vc", [[null, 5]]],
  ["a pool inside", "Web,/DC/A/Resources/Web,5000,vc", []],
  ["a pool inside with the name of a root", "Resources,/DC/A/Resources/Resources,5000,vc", []],
  ["a root that says nothing", "Resources,/DC/A/Resources,,vc", [["A", null]]],
])("what clusters ask for: %s", async (_, row, expected) => {
  const { estate } = await read({ "vInfo.csv": VINFO, "vRP.csv": `${POOLS}\n${row}` });
  expect(estate.rootPools.map(({ cluster, cpuDemandGhz }) => [cluster, cpuDemandGhz])).toEqual(expected);
});

test.each(["/Berlin/A/Resources", "/Berlin/host/A/Resources"])(
  "clusters of one name in two datacenters are two, with their hosts and pools: %s",
  async (path) => {
    const { estate } = await read({
      "vInfo.csv":
        "VM,Powerstate,CPUs,Memory,Datacenter,Cluster,VI SDK Server\na,poweredOn,2,4096,Berlin,A,vc\nb,poweredOn,4,4096,Bonn,A,vc",
      "vHost.csv": "Host,# CPU,Datacenter,Cluster,VI SDK Server\nh1,2,Berlin,A,vc\nh2,2,Bonn,A,vc",
      "vRP.csv": `${POOLS}\nResources,${path},5000,vc\nResources,${path.replace("Berlin", "Bonn")},7000,vc`,
    });
    const nameOf = clusterNames(estate);
    expect([...estate.vms, ...estate.hosts, ...estate.rootPools].map(nameOf)).toEqual([
      ...["A (Berlin)", "A (Bonn)"],
      ...["A (Berlin)", "A (Bonn)"],
      ...["A (Berlin)", "A (Bonn)"],
    ]);
  },
);

test("a cluster that two exports of one vCenter hold asks once", async () => {
  const vRp = `${POOLS}\nResources,/DC/A/Resources,5000,vc\nResources,/DC/B/Resources,7000,vc`;
  const { estate } = await read({
    ...{ "1/vInfo.csv": VINFO, "1/vRP.csv": vRp },
    ...{ "2/vInfo.csv": VINFO.replace("\na", "\nb"), "2/vRP.csv": vRp },
  });
  expect(estate.rootPools.map(({ cluster }) => cluster)).toEqual(["A", "B"]);
});

test.each([
  ["vInfo does not say it", "", "", 2048],
  ["vInfo says it", ",Active Memory", ",1024", 1024],
])("active RAM is that of vMemory where %s: %s", async (_, header, cell, mib) => {
  const { estate } = await read({
    "vInfo.csv": VINFO.replace("\n", `${header}\n`) + cell,
    "vMemory.csv": "VM,Active,Consumed\na,2048,3072",
  });
  expect(estate.vms[0]).toMatchObject({ ramActiveBytes: mib * 2 ** 20, ramConsumedBytes: 3072 * 2 ** 20 });
});

test("without ESX Performance the use of hosts is unknown, and that is a diagnostic", async () => {
  const { estate, diagnostics } = await read({
    "VMs.csv": "VM Name,MOB ID,Virtual CPU\na,vm-1,2",
    "VM Performance.csv": "VM Name,MOB ID,Peak IOPS\na,vm-1,5",
    "ESX Hosts.csv": "Host Name,CPU Sockets\nh,2",
  });
  expect(estate.hosts[0]).toMatchObject({ cpuUsageShare: null, iopsPeak: null });
  const said = diagnostics.filter(({ message }) => !message.startsWith("The column "));
  expect(said.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    "info: The export has no sheet ESX Performance: the CPU in use and the I/O of hosts are not known.",
  ]);
});
