import { trueEstate } from "../../../bench/generate/estate/estateTruth";
import { liveOpticsFiles, watchedOf } from "../../../bench/generate/estate/writeLiveOptics";
import { randomDialect, rvtoolsFiles } from "../../../bench/generate/estate/writeRvtools";
import { Random } from "../../../bench/generate/random";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { powerOf } from "../../../src/importers/estate/powerOf";
import { readShareOf } from "../../../src/importers/estate/liveOptics/readShareOf";
import { folderOf } from "../sources";

const MIB = 2 ** 20;
const DIALECT = {
  strings: "shared",
  prefix: "",
  references: true,
  sheetsFirst: false,
  binaryNames: false,
  hasPerformance: true,
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

test("without performance the I/O is unknown, and that is said", async () => {
  const files = liveOpticsFiles(trueEstate(new Random(2), 4), { ...DIALECT, hasPerformance: false });
  const { estate, diagnostics } = await importEstate([folderOf(files)]);
  expect(estate.vms.map(({ iopsPeak, ioSizeBytes }) => [iopsPeak, ioSizeBytes])).toEqual(
    Array(4).fill([null, null]),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "The export has no sheet VM Performance: I/O and CPU in use are not known.",
  ]);
});

test("with an export of RVTools beside it, each VM counts once and has the I/O of its own", async () => {
  const estate = trueEstate(new Random(4), 40);
  const rvtools = rvtoolsFiles(estate, { ...randomDialect(new Random(4)), hasIds: true, container: "xlsx" });
  const {
    estate: read,
    diagnostics,
    sources,
  } = await importEstate([folderOf(liveOpticsFiles(estate, DIALECT)), folderOf(rvtools)]);
  expect(sources.map(({ tool }) => tool)).toEqual(["live-optics", "rvtools"]);
  expect(read.vms.map(({ name, iopsPeak }) => [name, iopsPeak])).toEqual(
    estate.vms.map((vm, i) => [vm.name, watchedOf(vm, i).peakIops]),
  );
  expect(read.hosts).toHaveLength(estate.hosts.length);
  expect(diagnostics.filter(({ message }) => message.includes("alone"))).toEqual([]);
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
    "3 VMs are in an export of Live Optics alone, under no UUID and no name of the others: added to these.",
  );
});

test.each([
  ["56% / 44%", 0.56],
  ["0% / 100%", 0],
  ["25.5 / 76.5", 0.25],
  ["0% / 0%", null],
  ["56%", null],
  [null, null],
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
