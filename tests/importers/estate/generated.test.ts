import { trueEstate, type TrueEstate, type TrueVm } from "../../../bench/generate/estate/estateTruth";
import { listFiles, randomListDialect, sizeOf } from "../../../bench/generate/estate/writeList";
import { liveOpticsFiles, randomLiveOptics, watchedOf } from "../../../bench/generate/estate/writeLiveOptics";
import { ALL_SHEETS, randomDialect, rvtoolsFiles } from "../../../bench/generate/estate/writeRvtools";
import { Random } from "../../../bench/generate/random";
import { importEstate, type ImportedEstate } from "../../../src/importers/estate/importEstate";
import type { EstateVm, Scope } from "../../../src/model/estate/estate";
import { folderOf, zipOf } from "../sources";
import { times } from "../../volume";

/** `ESTATES=300 npx jest tests/importers/estate/generated` reads more. */
const ESTATES = times("ESTATES", { all: 60, sample: 15 });
const SEED = Number(process.env.ESTATE_SEED ?? 1);
const MIB = 2 ** 20;

/** Counts and sums by cluster, power state and scope. */
type Sums = Record<string, number[]>;

function sums<T>(vms: readonly T[], of: (vm: T) => [key: string, ...figures: (number | null)[]]): Sums {
  const found: Sums = {};
  for (const vm of vms) {
    const [key, ...figures] = of(vm);
    const sum = (found[key] ??= [0, ...figures.map(() => 0)]);
    [1, ...figures].forEach((figure, i) => (sum[i] = (sum[i] ?? 0) + (figure ?? 0)));
  }
  return found;
}

const POWER = { poweredOn: "on", poweredOff: "off", suspended: "suspended" } as const;

const truthOf = ({ vms }: TrueEstate, scope: (vm: TrueVm) => Scope): Sums =>
  sums(vms, (vm) => [
    `${vm.cluster}, ${POWER[vm.power]}, ${scope(vm)}`,
    vm.vcpu,
    vm.ramMib * MIB,
    sizeOf(vm) * MIB,
    vm.inUseMib * MIB,
  ]);

const readOf = (vms: readonly EstateVm[]): Sums =>
  sums(vms, (vm) => [
    `${vm.cluster}, ${vm.power}, ${vm.scope}`,
    vm.vcpu,
    vm.ramBytes,
    vm.diskBytes,
    vm.chargedBytes,
  ]);

const hostsOf = ({ hosts }: TrueEstate) =>
  hosts.map((host) => [
    ...[host.name, host.cluster, host.sockets, host.cores, host.mhz / 1000, host.ramMib * MIB],
    host.cpuPercent / 100,
  ]);

const readHostsOf = ({ estate }: ImportedEstate) =>
  estate.hosts.map((host) => [
    ...[host.name, host.cluster, host.sockets, host.coresPerSocket, host.clockGhz, host.ramBytes],
    host.cpuUsageShare,
  ]);

/** What tools other than RVTools cannot know: placeholders, and VMs that are not connected. */
function scopeByName({ name, template, power }: TrueVm): Scope {
  if (/^(vCLS-|cp-replica-)/.test(name)) return "out";
  return template || power === "poweredOff" ? "capacity" : "full";
}

/** An export in random spellings, and what is to be read of it. */
interface Case {
  what: string;
  read: ImportedEstate;
  scope: (vm: TrueVm) => Scope;
  hasHosts: boolean;
  /** The sum of peaks, where a collector watched. */
  peaks: number | null;
}

type Make = (truth: TrueEstate, random: Random) => Promise<Case>;

const peaksOf = ({ vms }: TrueEstate) => vms.reduce((sum, vm, i) => sum + watchedOf(vm, i).peakIops, 0);

const KINDS: readonly Make[] = [
  async (truth, random) => {
    const dialect = randomDialect(random);
    return {
      what: `RVTools ${JSON.stringify(dialect)}`,
      read: await importEstate([folderOf(rvtoolsFiles(truth, dialect))]),
      scope: ({ scope }) => scope,
      hasHosts: true,
      peaks: null,
    };
  },
  async (truth, random) => {
    const dialect = randomLiveOptics(random);
    return {
      what: `Live Optics ${JSON.stringify(dialect)}`,
      read: await importEstate([folderOf(liveOpticsFiles(truth, dialect))]),
      scope: scopeByName,
      hasHosts: true,
      // Without ids, VMs of one name cannot be distinguished.
      peaks: dialect.hasPerformance && dialect.hasMobIds ? peaksOf(truth) : null,
    };
  },
  async (truth, random) => {
    const dialect = randomListDialect(random);
    return {
      what: `a list ${JSON.stringify(dialect)}`,
      read: await importEstate([folderOf(listFiles(truth, dialect))]),
      scope: scopeByName,
      hasHosts: false,
      peaks: null,
    };
  },
  async (truth, random) => {
    const dialect = { ...randomDialect(random), sheets: ALL_SHEETS, hasIds: true };
    const watched = { ...randomLiveOptics(random), hasPerformance: true, hasMobIds: true };
    return {
      what: `RVTools ${JSON.stringify(dialect)} and Live Optics ${JSON.stringify(watched)}`,
      read: await importEstate([
        folderOf(liveOpticsFiles(truth, watched)),
        folderOf(rvtoolsFiles(truth, dialect)),
      ]),
      scope: ({ scope }) => scope,
      hasHosts: true,
      peaks: peaksOf(truth),
    };
  },
  async (truth, random) => {
    const dialect = { ...randomDialect(random), hasIds: true, container: "csv" as const };
    const half = Math.ceil(truth.vms.length / 2);
    const part = (from: number, to: number, folder: string) =>
      rvtoolsFiles({ ...truth, vms: truth.vms.slice(from, to) }, dialect).map((file) => ({
        ...file,
        path: `${folder}/${file.path}`,
      }));
    return {
      what: `two exports with VMs in both ${JSON.stringify(dialect)}`,
      read: await importEstate([
        await zipOf([...part(0, half + 3, "a"), ...part(half, truth.vms.length, "b")]),
      ]),
      scope: ({ scope }) => scope,
      hasHosts: true,
      peaks: null,
    };
  },
];

test(
  `${ESTATES} estates in random dialects of every tool: sums by cluster, power state and scope are the truth`,
  async () => {
    let watched = 0;
    for (let index = 0; index < ESTATES; index++) {
      const random = new Random(SEED * 1_000_003 + index);
      const truth = trueEstate(random, 20 + (index % 40));
      const {
        what,
        read,
        scope,
        hasHosts,
        peaks: sum,
      } = await (KINDS[index % KINDS.length] as Make)(truth, random);
      const named = `#${index}, ${what}`;
      expect([named, readOf(read.estate.vms)]).toEqual([named, truthOf(truth, scope)]);
      expect([named, readHostsOf(read)]).toEqual([named, hasHosts ? hostsOf(truth) : []]);
      expect([named, read.diagnostics.filter(({ severity }) => severity === "error")]).toEqual([named, []]);
      if (sum === null) continue;
      const total = read.estate.vms.reduce((of, { iopsPeak }) => of + (iopsPeak ?? 0), 0);
      expect([named, total]).toEqual([named, sum]);
      watched += 1;
    }
    expect(watched).toBeGreaterThan(0);
  },
  60_000 + ESTATES * 400,
);
