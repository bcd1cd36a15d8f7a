import fc from "fast-check";
import { EDITIONS } from "../../src/model/licensing/vsanLicense";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../../src/model/raid/raidLayout";
import type { CaseClass, CaseOption, CaseTarget, DesignCase } from "./designCase";

/** Chosen once, without a meaning. */
const SEED = 20_261_123;
const MAX_CLASSES = 8;
const CLASSES = ["General", "Database", "VDI"] as const;
const TARGETS = ["Berlin", "Chicago", "Zurich", "Osaka"] as const;
const OPTIONS = ["A", "B", "C", "D"] as const;
/** Front-end IOPS for each core that make storage CPU and network count without drowning the rest. */
const IOPS_PER_CORE = 900;
/** Larger I/O comes less often. */
const USUAL_IO_KIB = 32;
/** Classes of the mood "gaps" lack up to two of these. */
const GAPS = ["vcpu", "cpuGhz", "ramGib", "used", "iops", "ioSizeKib", "readShare"] as const;

/** VMs of a class that may be typed: of fewer each may be larger than can be entered. */
const MANY_VMS = 200;
/** VMs of a class in the exports, at most: each is a row of the workbook. */
export const MAX_TODAY = 28;

type Today = "all" | "a part" | "more" | "none";

/**
 * What a case is about: "calm" and "tight" know everything and differ in how full the hosts are, "gaps" lacks some of
 * it, "odd" has options at the edges of what can be entered.
 */
type Mood = "calm" | "tight" | "gaps" | "odd";

/** Whether the hosts of a mood are meant to do. */
const isRoomy = (mood: Mood): boolean => mood === "calm" || mood === "gaps";

const oneOf = fc.constantFrom;
const percent = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).map((value) => value / 100);
/** The first value in most cases. */
const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: oneOf(usual, ...others) });
const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** The host that the demand is drawn from, so that demand and options are of one size. */
const baseHost = fc.record({
  sockets: mostly(2, 1),
  coresPerSocket: oneOf(16, 24, 32, 48),
  clockGhz: oneOf(2, 2.4, 2.8, 3.6),
  ramGib: oneOf(512, 1024, 1536, 2048),
  disks: oneOf(4, 6, 8, 12),
  diskTb: oneOf(3.84, 6.4, 7.68, 15.36),
});
type BaseHost = typeof baseHost extends fc.Arbitrary<infer T> ? T : never;

/** Hosts of the largest target: around 5/6 and 16/17 hosts, and more than one cluster. */
const size = fc.oneof(
  fc.integer({ min: 3, max: 8 }),
  fc.integer({ min: 3, max: 8 }),
  fc.integer({ min: 12, max: 19 }),
  fc.integer({ min: 20, max: 110 }),
);

const oneClass = (mood: Mood) => {
  const [least, most] = isRoomy(mood) ? [10, 45] : [20, 80];
  return fc.record({
    /** 0: powered-off VMs, whose capacity alone counts. */
    vms: mostly(24, 0, 1, 5, 19, 20, 21, MANY_VMS, MANY_VMS, MANY_VMS),
    /** How many of them the exports have; all where a class is too small to be typed. */
    today: oneOf<Today[]>("all", "a part", "more", "none"),
    fill: fc.record({
      vcpu: percent(least, most),
      ghz: percent(least, most),
      ram: percent(least, most),
      capacity: percent(least, most),
      io: percent(1, most),
    }),
    usedLow: percent(60, 100),
    usedHigh: isRoomy(mood) ? percent(100, 130) : percent(100, 200),
    perCoreMax: oneOf(1, 2, 4, 6, 8.5),
    isTyped: oneOf(true, false),
    ioSizeKib: oneOf(0.5, 4, 8, 23.7, 32, 64, 256, 1024, 1500),
    readShare: oneOf(0, 0.3, 0.65, 0.7, 1),
    gaps: fc.subarray([...GAPS], { maxLength: mood === "gaps" ? 2 : 0 }),
  });
};
type OneClass = ReturnType<typeof oneClass> extends fc.Arbitrary<infer T> ? T : never;

const oneTarget = (mood: Mood) => {
  const largest = isRoomy(mood) ? percent(5, 45) : oneOf(0.1, 0.4, 0.5, 0.51, 0.95, 1.2);
  const orGap = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
    mood === "gaps" ? fc.option(value, { freq: 4 }) : value;
  return fc.record({
    ofSize: percent(50, 100),
    classes: fc.array(oneClass(mood), { minLength: 1, maxLength: CLASSES.length }),
    /** Of the use that the classes sum up to; below 1 the limit counts. */
    today: fc.option(percent(80, 300), { freq: 3 }),
    hostsUsed: fc.option(percent(30, isRoomy(mood) ? 90 : 160), { freq: 2 }),
    activeShare: fc.option(percent(10, 80), { freq: 3 }),
    largestVcpu: orGap(largest),
    largestRam: orGap(largest),
  });
};
type OneTarget = ReturnType<typeof oneTarget> extends fc.Arbitrary<infer T> ? T : never;

const policy = (mood: Mood) =>
  mood === "odd"
    ? oneOf(ADAPTIVE_RAID_5, ...RAID_LAYOUTS)
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant(ADAPTIVE_RAID_5) },
        { weight: 4, arbitrary: oneOf("RAID-1 FTT1", "RAID-1 FTT2", "RAID-5 2+1", "RAID-6 4+2") },
        { weight: 1, arbitrary: oneOf(ADAPTIVE_RAID_5, ...RAID_LAYOUTS) },
      );

const oneOption = (mood: Mood) => {
  const isOdd = mood === "odd";
  return fc.record({
    /** More hosts than the largest target has, or a number of hosts; `null`: solved. */
    typed: isRoomy(mood)
      ? fc.option(fc.record({ more: fc.integer({ min: 1, max: 8 }) }), { freq: 3 })
      : fc.option(
          fc.oneof(
            fc.record({ more: fc.integer({ min: -2, max: 6 }) }),
            fc.record({ hosts: isOdd ? oneOf(3, 4, 5, 6, 7, 16, 17, 33, 64) : oneOf(5, 6, 16, 17) }),
          ),
          { freq: 2 },
        ),
    coresTimes: mostly(1, 0.5, 1.5, 2),
    ramTimes: mostly(1, 0.5, 2),
    workPerGhz: mostly(1, 0.8, 1.3),
    hostRamGib: isOdd ? oneOf(4, 100, 512, 600, 1024) : oneOf(60, 100),
    tierRatio: mostly(0, 0.5, 1, 4),
    nicPorts: mostly(1, 2, 4),
    nicGbit: isOdd ? oneOf(1, 9.9, 10, 24, 25) : isRoomy(mood) ? oneOf(25, 100) : mostly(25, 10, 24, 40, 100),
    raid: policy(mood),
    failures: mostly(null, 0, 1, 2),
    bareMinimum: mood === "calm" ? fc.constant(false) : mostly(false, true),
    hostReserve: mostly(1, 0),
    opsReserve: mostly(0.1, 0.05, 0, 0.25),
    lfs: mostly(0.131, 0, 0.2),
    other: mostly(0, 0.05, 0.1),
    reduction: mostly(1, 1.4, 3),
    cpuMax: mostly(0.8, 0.5, 1),
    ramMax: mostly(1, 0.9),
    nicMax: mostly(0.8, 0.5, 1),
    clusterMax: isOdd ? oneOf(3, 4, 5, 6, 8, 16, 17, 64) : mostly(32, 16, 17, 64),
    existingHosts: mostly(0, 4, 60),
    edition: oneOf(...EDITIONS),
    otherCores: mostly(0, 256, 4000),
    release: oneOf("8.0", "9.0", "9.1"),
    corePrice: fc.option(oneOf(150, 350), { freq: 2 }),
    tibPrice: fc.option(oneOf(0, 175.5), { freq: 2 }),
    hostPrice: fc.option(oneOf(20_000, 45_000), { freq: 2 }),
  });
};
type OneOption = ReturnType<typeof oneOption> extends fc.Arbitrary<infer T> ? T : never;

const sketch = (mood: Mood) =>
  fc.record({
    base: baseHost,
    size,
    targets: fc.array(oneTarget(mood), { minLength: 1, maxLength: TARGETS.length }),
    options: fc.array(oneOption(mood), { minLength: 1, maxLength: OPTIONS.length }),
    /** VMs of Management; 0: the class is there and empty; `null`: it is not there. */
    management: mood === "gaps" ? oneOf(null, 0, 8) : mostly(8, 0, null),
    growthCapacity: mostly(0.15, 0, 0.4),
    growthCompute: mostly(0.05, 0, 0.2),
    growthIops: mostly(0.05, 0, 0.3),
    years: mostly(3, 0, 1, 5),
    peakShare: mostly(0.5, 0.3, 1),
    peakFactor: mostly(1.3, 1, 1.7),
  });
type Sketch = ReturnType<typeof sketch> extends fc.Arbitrary<infer T> ? T : never;

/** A design at random: everything that an option or a demand can be, in sizes that belong to each other. */
export const randomDesign: fc.Arbitrary<DesignCase> = oneOf<Mood[]>(
  "calm",
  "calm",
  "calm",
  "tight",
  "tight",
  "gaps",
  "gaps",
  "gaps",
  "odd",
)
  .chain(sketch)
  .map(designOf);

/** The same cases at every run. */
export function randomDesigns(count: number): DesignCase[] {
  return fc.sample(fc.noBias(randomDesign), { numRuns: count, seed: SEED });
}

function designOf({ base, size: hosts, targets, options, management, ...plan }: Sketch): DesignCase {
  const named = targets.flatMap((target, index) => {
    const name = TARGETS[index];
    return name === undefined ? [] : [{ name, hosts: hosts * target.ofSize, target }];
  });
  const classes = named.flatMap((target) => classesOf(base, target, plan.peakFactor));
  const last = named.at(-1);
  const empty =
    last === undefined || management === null
      ? []
      : [managementOf(last.name, management, base.coresPerSocket)];
  return {
    ...plan,
    classes: [...classes.slice(0, MAX_CLASSES - empty.length), ...empty],
    targets: named.map((target) =>
      targetOf(
        base,
        target,
        classes.filter((one) => one.target === target.name),
      ),
    ),
    options: options.flatMap((option, index) => {
      const name = OPTIONS[index];
      return name === undefined ? [] : [optionOf(base, hosts, option, name)];
    }),
  };
}

interface NamedTarget {
  name: string;
  hosts: number;
  target: OneTarget;
}

function classesOf(base: BaseHost, { name, hosts, target }: NamedTarget, peakFactor: number): CaseClass[] {
  return target.classes.map((one, index) =>
    classOf(base, one, {
      name: CLASSES[index] ?? "General",
      target: name,
      hosts: hosts / target.classes.length,
      peakFactor,
    }),
  );
}

function classOf(
  base: BaseHost,
  { vms, today, fill, usedLow, usedHigh, perCoreMax, isTyped, ioSizeKib, readShare, gaps }: OneClass,
  { name, target, hosts, peakFactor }: { name: string; target: string; hosts: number; peakFactor: number },
): CaseClass {
  const cores = hosts * base.sockets * base.coresPerSocket;
  const usedGib = (hosts * base.disks * base.diskTb * 1e12 * fill.capacity) / 2 / 2 ** 30;
  const iops = Math.max(1, rounded(cores * IOPS_PER_CORE * fill.io * Math.min(1, USUAL_IO_KIB / ioSizeKib)));
  const has = (gap: (typeof gaps)[number]): boolean => !gaps.includes(gap) && (vms > 0 || gap === "used");
  const found = vmsToday(vms, today);
  /** Of VMs that no export has all is typed: one figure of used capacity, and the I/O of the class. */
  const isNew = vms > 0 && found === 0;
  /** Each of them has a vCPU and a GiB at least. */
  const typedVms = isNew ? vms : 0;
  return {
    name,
    target,
    vms,
    today: found,
    vcpu: has("vcpu") ? Math.max(typedVms, rounded(cores * perCoreMax * fill.vcpu)) : null,
    cpuGhz: has("cpuGhz") ? rounded((cores * base.clockGhz * fill.ghz * 0.8) / peakFactor, 1) : null,
    ramGib: has("ramGib") ? Math.max(typedVms, rounded(hosts * base.ramGib * fill.ram)) : null,
    used: has("used")
      ? {
          lowGib: rounded(usedGib * (isNew ? 1 : usedLow)),
          planGib: rounded(usedGib),
          highGib: rounded(usedGib * (isNew ? 1 : usedHigh)),
        }
      : null,
    perCoreMax,
    iopsPeakSum: has("iops") && !isNew ? iops * 2 : null,
    peakIops: has("iops") && (isTyped || isNew) ? iops : null,
    ioSizeKib: has("ioSizeKib") ? ioSizeKib : null,
    readShare: has("readShare") ? readShare : null,
  };
}

function vmsToday(vms: number, today: Today): number {
  if (vms === 0 || (today === "none" && vms === MANY_VMS)) return 0;
  const all = { all: vms, "a part": Math.ceil(vms / 2), more: vms + 4, none: vms };
  return Math.min(MAX_TODAY, all[today]);
}

function managementOf(target: string, vms: number, cores: number): CaseClass {
  const isThere = vms > 0;
  return {
    name: "Management",
    target,
    vms,
    today: vms,
    vcpu: isThere ? cores : null,
    cpuGhz: isThere ? 12.5 : null,
    ramGib: isThere ? 120 : null,
    used: isThere ? { lowGib: 900, planGib: 1200, highGib: 2000 } : null,
    perCoreMax: 4,
    iopsPeakSum: null,
    peakIops: isThere ? 2500 : null,
    ioSizeKib: isThere ? 16 : null,
    readShare: isThere ? 0.4 : null,
  };
}

function targetOf(
  base: BaseHost,
  { name, hosts, target }: NamedTarget,
  classes: readonly CaseClass[],
): CaseTarget {
  const { today, hostsUsed, activeShare, largestVcpu, largestRam } = target;
  const cores = base.sockets * base.coresPerSocket;
  const sumGhz =
    target.classes.reduce(
      (sum, { fill }, i) => sum + fill.ghz * ((classes[i]?.today ?? 0) / Math.max(1, classes[i]?.vms ?? 0)),
      0,
    ) / target.classes.length;
  const ghz = (times: number | null): number | null =>
    times === null ? null : rounded(hosts * cores * base.clockGhz * 0.8 * sumGhz * times, 1);
  const ofHost = (share: number | null, host: number): number | null =>
    share === null ? null : Math.max(1, Math.floor(host * share));
  return {
    name,
    todayGhz: ghz(today),
    hostsGhzUsed: ghz(hostsUsed),
    activeShare,
    largestVcpu: ofHost(largestVcpu, cores),
    largestRamGib: ofHost(largestRam, base.ramGib),
  };
}

function optionOf(
  base: BaseHost,
  size: number,
  { typed, coresTimes, ramTimes, ...rest }: OneOption,
  name: CaseOption["name"],
): CaseOption {
  const typedHosts = typed === null ? null : "hosts" in typed ? typed.hosts : Math.min(size, 30) + typed.more;
  return {
    ...base,
    ...rest,
    name,
    hosts: typedHosts === null ? null : Math.min(64, Math.max(3, typedHosts)),
    coresPerSocket: base.coresPerSocket * coresTimes,
    ramGib: base.ramGib * ramTimes,
  };
}
