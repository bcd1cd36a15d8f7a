import { trueEstate } from "../../../bench/generate/estate/estateTruth";
import { liveOpticsFiles, watchedOf } from "../../../bench/generate/estate/writeLiveOptics";
import { randomDialect, rvtoolsFiles } from "../../../bench/generate/estate/writeRvtools";
import { Random } from "../../../bench/generate/random";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { powerOf } from "../../../src/importers/estate/powerOf";
import { readShareOf } from "../../../src/importers/estate/liveOptics/readShareOf";
import { folderOf, textFile } from "../sources";

const MIB = 2 ** 20;
const DIALECT = {
  strings: "shared",
  prefix: "",
  references: true,
  sheetsFirst: false,
  binaryNames: false,
  hasPerformance: true,
  hasMobIds: true,
  vcenter: "name",
} as const;

test.each([false, true])(
  "every VM and host as it is, with what the collector watched (names with MiB: %s)",
  async (binaryNames) => {
    const estate = trueEstate(new Random(11), 80);
    const files = liveOpticsFiles(estate, { ...DIALECT, binaryNames });
    const { estate: read, sources, diagnostics } = await importEstate([folderOf(files)]);
    expect(diagnostics).toEqual([]);
    expect(sources).toEqual([
      { file: "results", tool: "live-optics", version: "23.3.1.9", vms: 80, hosts: estate.hosts.length },
    ]);
    estate.vms.forEach((vm, i) => {
      const watched = watchedOf(vm, i);
      const size = vm.disks.reduce((sum, { mib, raw }) => sum + (raw ? 0 : mib), 0);
      expect(read.vms[i]).toMatchObject({
        name: vm.name,
        power: { poweredOn: "on", poweredOff: "off", suspended: "suspended" }[vm.power],
        vcpu: vm.vcpu,
        ramBytes: vm.ramMib * MIB,
        ramConsumedBytes: (vm.ramMib - 512) * MIB,
        diskBytes: size * MIB,
        chargedBytes: vm.inUseMib * MIB,
        cpuGhz: watched.averageGhz,
        cpuGhzPeak: watched.peakGhz,
        iopsAverage: watched.averageIops,
        iopsPeak: watched.peakIops,
        // Nothing read and nothing written is no share.
        readShare: watched.averageIops === 0 && watched.peakIops === 0 ? null : watched.readPercent / 100,
        ioSizeBytes: watched.averageIops === 0 ? null : (4 + (i % 60)) * 1024,
      });
    });
    expect(
      read.hosts.map((host) => [
        ...[host.sockets, host.coresPerSocket, host.clockGhz, host.ramBytes, host.nicGbit],
        ...[host.cpuUsageShare, host.cpuPeakShare, host.ramUsageShare, host.iopsAverage, host.iopsPeak],
      ]),
    ).toEqual(
      estate.hosts.map((host) => [
        host.sockets,
        host.cores,
        host.mhz / 1000,
        host.ramMib * MIB,
        host.nicMbit.map((mbit) => mbit / 1000),
        host.cpuPercent / 100,
        (host.cpuPercent + 7) / 100,
        host.ramPercent / 100,
        host.mhz,
        host.peakIops,
      ]),
    );
  },
);

test("without performance the I/O is unknown, and that is reported", async () => {
  const files = liveOpticsFiles(trueEstate(new Random(2), 4), { ...DIALECT, hasPerformance: false });
  const { estate, diagnostics } = await importEstate([folderOf(files)]);
  expect(estate.vms.map(({ iopsPeak, ioSizeBytes }) => [iopsPeak, ioSizeBytes])).toEqual(
    Array(4).fill([null, null]),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "The export has no sheet VM Performance: I/O and CPU in use are not known.",
  ]);
});

test.each(["name", "address", "product"] as const)(
  "with an export of RVTools next to it, each VM counts once and has the I/O of its own (vCenter as %s)",
  async (vcenter) => {
    const estate = trueEstate(new Random(4), 40);
    const rvtools = rvtoolsFiles(estate, {
      ...randomDialect(new Random(4)),
      hasIds: true,
      container: "xlsx",
    });
    const {
      estate: read,
      diagnostics,
      sources,
    } = await importEstate([folderOf(liveOpticsFiles(estate, { ...DIALECT, vcenter })), folderOf(rvtools)]);
    expect(sources.map(({ tool }) => tool)).toEqual(["live-optics", "rvtools"]);
    expect(read.vms.map(({ name, iopsPeak }) => [name, iopsPeak])).toEqual(
      estate.vms.map((vm, i) => [vm.name, watchedOf(vm, i).peakIops]),
    );
    expect(read.hosts.map(({ iopsPeak }) => iopsPeak)).toEqual(estate.hosts.map(({ peakIops }) => peakIops));
    expect(new Set([...read.vms, ...read.hosts].map((one) => one.vcenter))).toEqual(
      new Set([estate.vcenter]),
    );
    expect(diagnostics.filter(({ message }) => message.includes("alone"))).toEqual([]);
  },
);

test("the product of the vCenter is not taken for its name", async () => {
  const files = liveOpticsFiles(trueEstate(new Random(4), 5), { ...DIALECT, vcenter: "product" });
  const { estate } = await importEstate([folderOf(files)]);
  expect(new Set([...estate.vms, ...estate.hosts].map(({ vcenter }) => vcenter))).toEqual(new Set([null]));
});

describe("without MOB IDs", () => {
  const read = (vms: string, performance: string) =>
    importEstate([
      folderOf([
        textFile("VMs.csv", `VM Name,Virtual CPU,Power State\n${vms}`),
        textFile("VM Performance.csv", `VM Name,Peak IOPS\n${performance}`),
        textFile("ESX Performance.csv", "Host,Peak IOPS\nh,9"),
      ]),
    ]);
  const NO_HOSTS = "info: The export has no sheet ESX Hosts: hosts, their cores and versions are not known.";
  const BY_NAME = "info: The column MOB ID is not in both sheets: VMs are matched by name.";

  test.each([
    ["each name once", "a,2,on\nb,2,on", "a,5\nb,7", [5, 7], []],
    [
      "a name of two VMs",
      "a,2,on\na,2,on\nb,2,on",
      "a,5\nb,7",
      [null, null, 7],
      [
        'warning: One row belongs to VMs or rows of one name, which cannot be distinguished; the first is "a": skipped.',
      ],
    ],
    [
      "a name in two rows",
      "a,2,on\nb,2,on",
      "a,5\na,6\nb,7",
      [null, 7],
      [
        'warning: 2 rows belong to VMs or rows of one name, which cannot be distinguished; the first is "a": skipped.',
      ],
    ],
    [
      "a name that VMs does not have",
      "a,2,on",
      "a,5\nc,7",
      [5],
      ['warning: One row belongs to no VM of the sheet VMs; the first is "c": skipped.'],
    ],
  ])("VMs and what they did are joined by name: %s", async (_, vms, performance, peaks, expected) => {
    const { estate, diagnostics } = await read(vms, performance);
    expect(estate.vms.map(({ iopsPeak }) => iopsPeak)).toEqual(peaks);
    const said = diagnostics.filter(({ message }) => !/^The column .* is missing/.test(message));
    expect(said.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      NO_HOSTS,
      BY_NAME,
      ...expected,
    ]);
  });

  test("all VMs of an export are there, with what each did where its name is its own", async () => {
    const truth = trueEstate(new Random(6), 60);
    const files = liveOpticsFiles(truth, { ...DIALECT, hasMobIds: false });
    const { estate } = await importEstate([folderOf(files)]);
    const names = truth.vms.map(({ name }) => name.trim());
    const isOwn = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
    expect(estate.vms.map(({ name, iopsPeak }) => [name, iopsPeak])).toEqual(
      truth.vms.map((vm, i) => [vm.name.trim(), isOwn(vm.name.trim()) ? watchedOf(vm, i).peakIops : null]),
    );
  });
});

/** Reads an export of which a line is changed, such as its header. */
async function changed(
  sheet: string,
  change: (line: string, row: number) => string,
  fileOf = (name: string) => `${name}.csv`,
) {
  const files = {
    VMs: [
      "VM Name,MOB ID,Power State,Virtual CPU,Provisioned Memory (MiB),Virtual Disk Size (MiB),Virtual Disk Used (MiB),Template,Cluster",
      "a,vm-1,poweredOn,2,4096,1024,512,FALSE,C",
    ],
    "VM Performance": [
      "VM Name,MOB ID,Peak vCPU (GHz),Average vCPU (GHz),Peak IOPS,Average IOPS,Avg Read/Write Ratio,Average KiB/sec",
      "a,vm-1,2,1,50,10,56% / 44%,80",
    ],
    "ESX Hosts": [
      "Host Name,Cluster,CPU Sockets,CPU Cores,CPU Clock Speed,Memory (KiB)",
      "esx1,C,2,32,2.6,1024",
    ],
    "ESX Performance": ["Host,Average CPU %,Peak CPU %", "ESX1,30,40"],
  };
  const { estate, diagnostics } = await importEstate([
    folderOf(
      Object.entries(files).map(([name, lines]) =>
        textFile(
          fileOf(name),
          lines.map((line, row) => (name === sheet ? change(line, row) : line)).join("\n"),
        ),
      ),
    ),
  ]);
  return { vm: estate.vms[0], host: estate.hosts[0], said: diagnostics.map(({ message }) => message) };
}

test("hosts are found in any capitals in the sheets of one export, and a whole export has no diagnostic", async () => {
  const { host, said } = await changed("", (line) => line);
  expect(said).toEqual([]);
  expect([host?.name, host?.cpuUsageShare, host?.clockGhz]).toEqual(["esx1", 0.3, 2.6]);
});

test("sheets are found in any capitals", async () => {
  const { vm, host, said } = await changed(
    "VMs",
    (line) => line.replace("Virtual CPU", "vCPUs"),
    (name) => `${name.toLowerCase()}.csv`,
  );
  expect(said).toEqual(["The column Virtual CPU is missing: no vCPUs."]);
  expect([vm?.iopsPeak, host?.cpuUsageShare]).toEqual([50, 0.3]);
});

test("of a host with two rows of performance the first row counts, and the other is reported", async () => {
  const { host, said } = await changed("ESX Performance", (line, row) =>
    row === 0 ? line : `${line}\nesx1,90,95`,
  );
  expect(said).toEqual(["One row is of a host above: skipped, the first row of a host counts."]);
  expect([host?.cpuUsageShare, host?.cpuPeakShare]).toEqual([0.3, 0.4]);
});

test.each([
  ["VMs", "Virtual CPU", "vCPUs", "The column Virtual CPU is missing: no vCPUs."],
  [
    "VMs",
    "Provisioned Memory (MiB)",
    "Memory (GiB)",
    "The column Provisioned Memory (MiB) is missing: no RAM.",
  ],
  [
    "VM Performance",
    "Average vCPU (GHz)",
    "Average vCPU (MHz)",
    "The column Average vCPU (GHz) is missing: no CPU in use.",
  ],
  [
    "VM Performance",
    "Average KiB/sec",
    "Average MB/sec",
    "The column Average KiB/sec is missing: no sizes of I/O.",
  ],
  [
    "ESX Hosts",
    "CPU Clock Speed",
    "Clock (MHz)",
    "The column CPU Clock Speed (GHz) is missing: no GHz of hosts.",
  ],
  ["ESX Performance", "Average CPU %", "CPU", "The column Average CPU % is missing: no CPU in use of hosts."],
])(
  "a column that is missing, or has another unit, is a warning: %s, %s",
  async (sheet, from, to, message) => {
    expect((await changed(sheet, (line) => line.replace(from, to))).said).toEqual([message]);
  },
);

test("a peak below the average counts as the average, with a warning", async () => {
  const { vm, said } = await changed("VM Performance", (line) => line.replace("2,1,50,10", "0.5,1,1,10"));
  expect([vm?.iopsPeak, vm?.cpuGhzPeak]).toEqual([10, 1]);
  expect(said).toEqual([
    "One row has a peak below the average of IOPS; the first has 1 and 10: the average counts as the peak.",
    "One row has a peak below the average of vCPU (GHz); the first has 0.5 and 1: the average counts as the peak.",
  ]);
});

test("a clock in MHz in a column without a unit is unknown, with a warning", async () => {
  const { host, said } = await changed("ESX Hosts", (line) => line.replace("2.6", "2600"));
  expect(host?.clockGhz).toBeNull();
  expect(said).toEqual(['"2600" in the column "CPU Clock Speed" is too large for GHz: counted as unknown.']);
});

test("a ratio of reads and writes in another form is unknown, with a warning", async () => {
  const { vm, said } = await changed("VM Performance", (line) => line.replace("56% / 44%", "56:44"));
  expect(vm?.readShare).toBeNull();
  expect(said).toEqual([
    '"56:44" in the column "Avg Read/Write Ratio" is not a quantity: counted as unknown.',
  ]);
});

test("VMs that Live Optics alone lists are added, with a warning", async () => {
  const [ours, theirs] = [trueEstate(new Random(4), 10), trueEstate(new Random(9), 3, 2)];
  const named = { ...theirs, vms: theirs.vms.map((vm, i) => ({ ...vm, name: `other ${i}` })) };
  const rvtools = rvtoolsFiles(ours, { ...randomDialect(new Random(4)), hasIds: true, container: "xlsx" });
  const { estate, diagnostics } = await importEstate([
    folderOf(rvtools),
    folderOf(liveOpticsFiles(named, DIALECT)),
  ]);
  expect(estate.vms).toHaveLength(13);
  expect(diagnostics.map(({ message }) => message)).toContain(
    "3 VMs are only in a Live Optics export and match no VM of the other exports by UUID or name: added.",
  );
});

test.each([
  ["56% / 44%", 0.56],
  ["0% / 100%", 0],
  ["25.5 / 76.5", 0.25],
  ["0% / 0%", null],
  ["56%", undefined],
  ["56:44", undefined],
])("the share of reads of %j: %s", (ratio, share) => {
  expect(readShareOf(ratio)).toBe(share);
});

test.each([
  ["poweredOn", null, "on"],
  ["Powered Off", true, "off"],
  ["POWERED_ON", null, "on"],
  ["Suspended", null, "suspended"],
  [null, true, "on"],
  [null, false, "off"],
  ["strange", null, "unknown"],
])("the power of %j, running %s: %s", (word, isRunning, power) => {
  expect(powerOf(word, isRunning)).toBe(power);
});

test.each([
  ["alone", {}, "error"],
  ["next to an export of VMs", { "VMs.csv": "VM Name,MOB ID,Virtual CPU\na,vm-1,2" }, "warning"],
])("the general export, which lists servers, is named: %s", async (_, vms, severity) => {
  const files = { "general/Servers.csv": "Server Name,OS,CPU Sockets\nsrv,Windows,2", ...vms };
  const { diagnostics } = await importEstate([
    folderOf(Object.entries(files).map(([path, text]) => textFile(path, text))),
  ]);
  expect(diagnostics).toContainEqual({
    ...{ severity, file: "general/Servers.csv", sheet: null, row: null },
    message:
      "It is the general export of Live Optics, which lists servers and no VMs: import its VMware export instead.",
  });
});
