import { tieredRam } from "../../src/model/capacity/memoryTier";
import { usableCapacity } from "../../src/model/capacity/usableCapacity";
import { BUILT_IN_MODEL } from "../../src/model/cpuCost/vsanCostModel";
import { vsanGhzOfIops } from "../../src/model/cpuCost/vsanCpu";
import { licensedCores } from "../../src/model/licensing/licensedCores";
import { vsanTibToBuy } from "../../src/model/licensing/vsanLicense";
import { vsanTraffic } from "../../src/model/network/vsanTraffic";
import { LAYOUT_FACTS } from "../../src/model/raid/layoutFacts";
import { canPlace, layoutForHosts } from "../../src/model/raid/layoutForHosts";
import type { RaidLayout } from "../../src/model/raid/raidLayout";
import type {
  CaseClass,
  CaseOption,
  CaseResource,
  CaseTarget,
  CaseVerdict,
  DesignAnswer,
  DesignCase,
} from "./designCase";

type End = "plan" | "high";
type Use = Record<CaseResource, number | null>;
type OptionAnswer = DesignAnswer["options"][number];
type TargetAnswer = OptionAnswer["targets"][number];

/** What the VMs of a target need at the end of the planned years; `null` where it is not known. */
interface Need {
  cores: number | null;
  ghz: number | null;
  ramGib: number | null;
  usedTib: Record<End, number> | null;
  /** The I/O of the classes that it is known of. */
  io: { iops: Record<End, number>; blockSizeBytes: number; readShare: number }[];
  isIoKnown: boolean;
  /** Do the VMs say their GHz? What hosts use is no more than a lower bound where they do not. */
  isGhzKnown: boolean;
  /** The largest VM of the classes that no export has. */
  largestTyped: { vcpu: number; ramGib: number };
}

const RESOURCES: readonly CaseResource[] = ["vcpu", "ghz", "ram", "capacity", "network", "layout"];
const FROM_WORST_TO_BEST: readonly CaseVerdict[] = ["no", "unknown", "check", "fits"];
const MIN_HOSTS = 3;
const MAX_HOSTS = 64;
/** Use where nothing can be used. */
const NEVER_FITS = 9.99;
const ROUNDING = 1e-9;
const FEWER_VMS_PEAK_TOGETHER = 20;
const SLOW_NIC_GBIT = 10;
const FAST_NIC_GBIT = 25;

/**
 * Solves a design as the specification of the workbook words it, candidate by candidate: an oracle for the formulas,
 * written without them. Only physics that are tested elsewhere are the product's.
 */
export function solve(design: DesignCase): DesignAnswer {
  return { options: design.options.map((option) => solveOption(design, option)) };
}

function solveOption(design: DesignCase, option: CaseOption): OptionAnswer {
  const { name, sockets, coresPerSocket, raid, edition, corePrice, tibPrice, hostPrice } = option;
  const solved = design.targets.map((target) => {
    const need = needOf(design, target);
    return { need, answer: solveTarget(option, target, need, withoutManagement(design, option, target)) };
  });
  const targets = solved.map(({ answer }) => answer);
  const sumOf = (figure: (answer: TargetAnswer) => number): number => sum(targets.map(figure));
  const hosts = sumOf((target) => target.clusters * target.hosts);
  const hostsToBuy = Math.max(0, hosts - option.existingHosts);
  const licenseCores = licensedCores(hosts, sockets, coresPerSocket);
  const rawTib = (hosts * option.disks * option.diskTb * 1e12) / 2 ** 40;
  const entitledCores = licenseCores + (edition === "VCF" ? option.otherCores : 0);
  const licenseAddTib = vsanTibToBuy(entitledCores, rawTib, edition);
  const isStorageKnown = solved.every(
    ({ need, answer }) => need.isIoKnown && isPlaceable(option, answer.hosts),
  );
  const storageGhz = (end: End): number =>
    sum(solved.map(({ need, answer }) => storage(need, option, layoutForHosts(raid, answer.hosts), end)));
  const costs = [
    ...(corePrice === null ? [] : [corePrice * licenseCores]),
    ...(tibPrice === null ? [] : [tibPrice * licenseAddTib]),
    ...(hostPrice === null ? [] : [hostPrice * hostsToBuy]),
  ];
  return {
    name,
    targets,
    hosts,
    hostsToBuy,
    licenseCores,
    licenseAddTib,
    usableTib: sumOf((target) =>
      isPlaceable(option, target.hosts)
        ? target.clusters * usableTib(option, target.hosts, option.hostReserve, "plan")
        : 0,
    ),
    storageGhz: isStorageKnown ? { plan: storageGhz("plan"), high: storageGhz("high") } : null,
    cost: costs.length > 0 ? sum(costs) : null,
    verdict: worst(targets.flatMap(({ verdicts }) => Object.values(verdicts))),
  };
}

function solveTarget(
  option: CaseOption,
  target: CaseTarget,
  whole: Need,
  lacksManagement: boolean,
): TargetAnswer {
  const clusters = clustersOf(option, target, whole);
  const need = partOf(whole, clusters);
  const hostsFor = hostsByResource(option, target, need, "plan");
  const hosts = option.hosts ?? Math.max(...known(Object.values(hostsFor)));
  const hostsHigh = Math.max(...known(Object.values(hostsByResource(option, target, need, "high"))));
  const asks = (resource: CaseResource): number => ownHosts(option, resource, hostsFor[resource] ?? 0);
  const inOrder = RESOURCES.filter((resource) => hostsFor[resource] !== null).sort(
    (a, b) => asks(b) - asks(a),
  );
  const limitedBy = inOrder[0] ?? "layout";
  const use = useAt(option, target, need, hosts, "plan");
  const high = useAt(option, target, need, hosts, "high");
  const verdicts = verdictsOf({ option, target, need, hosts, use, high, lacksManagement });
  return {
    name: target.name,
    clusters,
    hostsFor,
    hosts,
    hostsHigh,
    limitedBy,
    nextLimit: inOrder[1] ?? limitedBy,
    use,
    verdicts,
  };
}

/** On fewer hosts than hold the layout nothing but RAM fits: these are asked for by the layout, not by the resource. */
function ownHosts(option: CaseOption, resource: CaseResource, hosts: number): number {
  if (resource === "ram" || resource === "layout") return hosts;
  let fewest = MIN_HOSTS;
  while (!isPlaceable(option, fewest)) fewest++;
  return hosts <= fewest ? MIN_HOSTS : hosts;
}

/**
 * Equal clusters of the most hosts that hold the need. Storage CPU is split too, so that it is added to the need of cores and
 * not taken off what there is. What fits on no hosts at all is not split.
 */
function clustersOf(option: CaseOption, target: CaseTarget, need: Need): number {
  const { clusterMax, sockets, coresPerSocket, clockGhz, failures } = option;
  const left = clusterMax - (failures ?? (clusterMax <= 16 ? 1 : 2));
  if (!isPlaceable(option, clusterMax) || left <= 0) return 1;
  const ghz = storage(need, option, layoutForHosts(option.raid, clusterMax), "plan");
  const { ram, capacity, network, ghz: cpu } = useAt(option, target, need, clusterMax, "plan");
  const cores = need.cores === null ? 0 : (need.cores + ghz / clockGhz) / (left * sockets * coresPerSocket);
  const parts = known([cpu, ram, capacity, network]).filter((use) => use !== NEVER_FITS);
  return Math.max(1, Math.ceil(Math.max(cores, ...parts) - ROUNDING));
}

function needOf({ classes, ...plan }: DesignCase, { name, todayGhz, hostsGhzUsed }: CaseTarget): Need {
  const own = classes.filter(({ target }) => target === name);
  const compute = (1 + plan.growthCompute) ** plan.years;
  const capacity = (1 + plan.growthCapacity) ** plan.years;
  const total = (figure: (one: CaseClass) => number | null): number | null =>
    sumOfAll(own.map((one) => figure(one) ?? (one.vms > 0 ? null : 0)));
  const cores = total(({ vcpu, perCoreMax }) => (vcpu === null ? null : vcpu / perCoreMax));
  const isGhzKnown = own.every(({ vms, cpuGhz }) => vms === 0 || cpuGhz !== null);
  const perVm = ({ vms, cpuGhz }: CaseClass): number => (vms === 0 ? 0 : (cpuGhz ?? 0) / vms);
  const measured = sum(own.map((one) => perVm(one) * one.today * plan.peakFactor));
  // What hosts cannot supply no VM used on them, nor would more of its kind. Classes that are typed never ran there.
  const supplied = todayGhz === null || measured === 0 ? 1 : Math.min(1, todayGhz / measured);
  const peakOf = (one: CaseClass, vms: number): number =>
    perVm(one) * vms * plan.peakFactor * (one.today > 0 ? supplied : 1);
  const ofVms = isGhzKnown ? sum(own.map((one) => peakOf(one, one.vms))) : null;
  // Today's hosts do not run the VMs that come in addition.
  const added = sum(own.map((one) => peakOf(one, Math.max(0, one.vms - one.today))));
  const today = known([ofVms, hostsGhzUsed === null ? null : hostsGhzUsed + added]);
  const ramGib = total((one) => one.ramGib);
  const usedGib = (which: "planGib" | "highGib"): number | null =>
    total(({ used }) => (used === null ? null : used[which]));
  const [planGib, highGib] = [usedGib("planGib"), usedGib("highGib")];
  return {
    cores: cores === null ? null : cores * compute,
    ghz: today.length > 0 ? Math.max(...today) * compute : null,
    ramGib: ramGib === null ? null : ramGib * compute,
    usedTib:
      planGib === null || highGib === null
        ? null
        : { plan: (planGib / 1024) * capacity, high: (highGib / 1024) * capacity },
    io: own.flatMap((one) => ioOf(one, plan)),
    isGhzKnown,
    largestTyped: {
      vcpu: largestOf(own, ({ vcpu }) => vcpu),
      ramGib: largestOf(own, ({ ramGib: gib }) => gib),
    },
    isIoKnown: own.every((one) => one.vms === 0 || ioOf(one, plan).length > 0),
  };
}

function largestOf(classes: readonly CaseClass[], figure: (one: CaseClass) => number | null): number {
  return Math.max(
    0,
    ...classes.map((one) => (one.today > 0 || one.vms === 0 ? 0 : (figure(one) ?? 0) / one.vms)),
  );
}

/** The I/O of a class in the last year; nothing where a part of it is not known. */
function ioOf(
  { vms, iopsPeakSum, peakIops, ioSizeKib, readShare }: CaseClass,
  { peakShare, growthIops, years }: Omit<DesignCase, "classes">,
): Need["io"] {
  const share = vms < FEWER_VMS_PEAK_TOGETHER ? 1 : peakShare;
  const planned = peakIops ?? (iopsPeakSum === null ? null : iopsPeakSum * share);
  const most = peakIops ?? iopsPeakSum;
  if (planned === null || most === null || ioSizeKib === null || readShare === null) return [];
  const growth = (1 + growthIops) ** years;
  return [
    { iops: { plan: planned * growth, high: most * growth }, blockSizeBytes: ioSizeKib * 1024, readShare },
  ];
}

/** What each of some equal clusters needs. */
function partOf(need: Need, clusters: number): Need {
  const { cores, ghz, ramGib, usedTib, io } = need;
  const part = (value: number | null): number | null => (value === null ? null : value / clusters);
  const parts = ({ plan, high }: Record<End, number>): Record<End, number> => ({
    plan: plan / clusters,
    high: high / clusters,
  });
  return {
    ...need,
    cores: part(cores),
    ghz: part(ghz),
    ramGib: part(ramGib),
    usedTib: usedTib === null ? null : parts(usedTib),
    io: io.map((one) => ({ ...one, iops: parts(one.iops) })),
  };
}

/** Fewest hosts of a cluster by resource: 65 where no cluster has so many. */
function hostsByResource(option: CaseOption, target: CaseTarget, need: Need, end: End): Use {
  const candidates: Use[] = [];
  for (let hosts = MIN_HOSTS; hosts <= MAX_HOSTS; hosts++) {
    candidates.push(useAt(option, target, need, hosts, end));
  }
  return useOf((resource) =>
    candidates.some((use) => use[resource] === null)
      ? null
      : MIN_HOSTS + candidates.filter((use) => exceeds(use[resource])).length,
  );
}

/** Use of each resource of one cluster on so many hosts. */
function useAt(option: CaseOption, target: CaseTarget, need: Need, hosts: number, end: End): Use {
  const { sockets, coresPerSocket, clockGhz, workPerGhz, ramGib, hostRamGib, tierRatio } = option;
  const left = hosts - (option.failures ?? (hosts <= 16 ? 1 : 2));
  const cores = sockets * coresPerSocket;
  const perHost = (tierRatio > 0 ? tieredRam(ramGib, tierRatio, target.activeShare) : ramGib) - hostRamGib;
  // Two negative numbers are no RAM either.
  const ram = ratio(need.ramGib, left > 0 ? left * perHost * option.ramMax : 0);
  if (!isPlaceable(option, hosts)) {
    const never = (quantity: unknown): number | null => (quantity === null ? null : NEVER_FITS);
    return {
      vcpu: never(need.cores),
      ghz: never(need.ghz),
      ram,
      capacity: never(need.usedTib),
      network: need.isIoKnown ? NEVER_FITS : null,
      layout: NEVER_FITS,
    };
  }
  const layout = layoutForHosts(option.raid, hosts);
  const ghz = storage(need, option, layout, end);
  const work = need.ghz === null ? null : need.ghz / workPerGhz + ghz;
  return {
    vcpu: ratio(need.cores, left * cores - ghz / clockGhz),
    ghz: ratio(work, left * cores * clockGhz * option.cpuMax),
    ram,
    capacity: capacityUse(need, option, hosts, end),
    network: networkUse(need, option, hosts, end),
    layout: requiredHosts(option, layout) / hosts,
  };
}

/** GHz of the reference core that vSAN takes for the I/O that is known. */
function storage({ io }: Need, { release }: CaseOption, raid: RaidLayout, end: End): number {
  return sum(
    io.map(({ iops, ...rest }) => vsanGhzOfIops(BUILT_IN_MODEL, iops[end], { ...rest, raid, release })[end]),
  );
}

/** The larger use of: all hosts with the reserve; one host fewer, its data rewritten, without a reserve. */
function capacityUse({ usedTib }: Need, option: CaseOption, hosts: number, end: End): number | null {
  if (usedTib === null) return null;
  const estimate = end === "plan" ? "plan" : "low";
  const before = ratio(usedTib[end], usableTib(option, hosts, option.hostReserve, estimate));
  // ESA rewrites 4+1 as 2+1 where a loss leaves five hosts, whether it was chosen by name or by the number of hosts.
  const left = option.raid === "RAID-5 4+1" ? { ...option, raid: "RAID-5" as const } : option;
  // Two hosts are no cluster without a witness.
  if (hosts - 1 < MIN_HOSTS || !canPlace(left.raid, hosts - 1)) return before;
  const after = ratio(usedTib[end], usableTib(left, hosts - 1, 0, estimate));
  return Math.max(before ?? 0, after ?? 0);
}

function usableTib(option: CaseOption, hosts: number, hostReserve: number, estimate: "low" | "plan"): number {
  const { disks, diskTb, raid, opsReserve, lfs, other, reduction } = option;
  const policy = {
    hosts,
    raid,
    hostReserve,
    operationsReserve: opsReserve,
    lfsOverhead: lfs,
    otherOverhead: other,
  };
  return usableCapacity({ disksPerHost: disks, diskBytes: diskTb * 1e12 }, policy)[estimate] * reduction;
}

function networkUse({ io, isIoKnown }: Need, option: CaseOption, hosts: number, end: End): number | null {
  const raid = layoutForHosts(option.raid, hosts);
  const traffic = io.map(({ iops, blockSizeBytes, readShare }) =>
    vsanTraffic({ bytesPerSecond: iops[end] * blockSizeBytes, blockSizeBytes, readShare, hosts, raid }),
  );
  const transmit = sum(traffic.map((one) => one.transmit[end]));
  const receive = sum(traffic.map((one) => one.receive[end]));
  const { nicPorts, nicGbit, nicMax } = option;
  return ratio(isIoKnown ? Math.max(transmit, receive) : null, nicPorts * nicGbit * nicMax);
}

/** Hosts that a cluster has to have for its layout: the bare minimum, or those to rebuild on after a failure. */
function requiredHosts({ raid, bareMinimum }: CaseOption, layout: RaidLayout): number {
  const toRebuild = reprotectHosts(raid);
  return bareMinimum || toRebuild === null
    ? Math.max(MIN_HOSTS, LAYOUT_FACTS[raid === "RAID-5" ? "RAID-5 2+1" : layout].minHosts.value)
    : toRebuild;
}

function reprotectHosts(raid: CaseOption["raid"]): number | null {
  return LAYOUT_FACTS[raid === "RAID-5" ? "RAID-5 2+1" : raid].reprotectHosts?.value ?? null;
}

/** No cluster has more than 64 hosts, whatever its layout. */
function isPlaceable({ raid }: CaseOption, hosts: number): boolean {
  return hosts <= MAX_HOSTS && canPlace(raid, hosts);
}

function verdictsOf(cluster: {
  option: CaseOption;
  target: CaseTarget;
  need: Need;
  hosts: number;
  use: Use;
  high: Use;
  lacksManagement: boolean;
}): TargetAnswer["verdicts"] {
  const { option, target, need, hosts, use, high } = cluster;
  const { sockets, coresPerSocket, ramGib, hostRamGib, tierRatio, nicGbit, raid } = option;
  const hostRam = (tierRatio > 0 ? tieredRam(ramGib, tierRatio, target.activeShare) : ramGib) - hostRamGib;
  const of = (resource: CaseResource, ifUnknown: CaseVerdict = "unknown"): CaseVerdict => {
    if (hosts > Math.min(option.clusterMax, MAX_HOSTS) || exceeds(use[resource])) return "no";
    if (use[resource] === null) return ifUnknown;
    return exceeds(high[resource]) ? "check" : "fits";
  };
  const io: CaseVerdict = need.isIoKnown ? "fits" : "unknown";
  const management: CaseVerdict = cluster.lacksManagement ? "unknown" : "fits";
  const { largestTyped } = need;
  const largestVcpu = largest(
    [target.largestVcpu, largestTyped.vcpu],
    sockets * coresPerSocket,
    coresPerSocket,
  );
  const largestRam = largest([target.largestRamGib, largestTyped.ramGib], hostRam, ramGib / sockets);
  const tier: CaseVerdict = tierRatio > 0 && target.activeShare === null ? "check" : "fits";
  const slow: CaseVerdict = nicGbit < SLOW_NIC_GBIT ? "no" : "check";
  const port: CaseVerdict = nicGbit < FAST_NIC_GBIT ? slow : "fits";
  const toRebuild = reprotectHosts(raid);
  const rebuild: CaseVerdict = toRebuild === null || hosts < toRebuild ? "check" : "fits";
  return {
    cpu: worst([
      need.isGhzKnown ? "fits" : "check",
      of("vcpu"),
      of("ghz", "check"),
      io,
      largestVcpu,
      management,
    ]),
    ram: worst([of("ram"), largestRam, management, tier]),
    capacity: worst([of("capacity"), of("layout"), rebuild, management]),
    network: worst([of("network"), io, port]),
  };
}

/** Whether the largest VM fits a host, and a NUMA node of it. */
function largest([vm, typed]: [number | null, number], host: number, node: number): CaseVerdict {
  if (Math.max(vm ?? 0, typed) > host) return "no";
  return vm === null || Math.max(vm, typed) > node ? "check" : "fits";
}

/** Whether a target is the smallest of a VCF design whose management VMs nobody entered. */
function withoutManagement(
  { classes, targets }: DesignCase,
  { edition }: CaseOption,
  { name }: CaseTarget,
): boolean {
  if (edition !== "VCF" || classes.some((one) => one.name === "Management" && one.vms > 0)) return false;
  const vmsOf = (target: CaseTarget): number =>
    sum(classes.filter((one) => one.target === target.name).map(({ vms }) => vms));
  const running = targets.map(vmsOf).filter((vms) => vms > 0);
  const fewest = Math.min(...running);
  return targets.find((target) => vmsOf(target) === fewest)?.name === name;
}

function useOf(figure: (resource: CaseResource) => number | null): Use {
  const [vcpu, ghz, ram] = [figure("vcpu"), figure("ghz"), figure("ram")];
  return {
    vcpu,
    ghz,
    ram,
    capacity: figure("capacity"),
    network: figure("network"),
    layout: figure("layout"),
  };
}

function ratio(need: number | null, available: number): number | null {
  if (need === null) return null;
  return available > 0 ? need / available : NEVER_FITS;
}

const exceeds = (use: number | null): boolean => use !== null && use > 1 + ROUNDING;

const worst = (verdicts: readonly CaseVerdict[]): CaseVerdict =>
  FROM_WORST_TO_BEST.find((verdict) => verdicts.includes(verdict)) ?? "fits";

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The sum, unless a part of it is not known. */
function sumOfAll(values: readonly (number | null)[]): number | null {
  const given = known(values);
  return given.length === values.length ? sum(given) : null;
}
