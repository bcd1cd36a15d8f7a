import { badInput } from "../model/errors";
import { clusterHosts } from "../model/capacity/clusterHosts";
import type { VsanIo } from "../model/cpuCost/vsanCpu";
import { vsanRelease } from "../model/cpuCost/vsanRelease";
import type { Estimate } from "../model/evidence/estimate";
import { esxiRelease, type EsxiRelease } from "../model/coreDump/esxiRelease";
import { vsanEdition, type Edition } from "../model/licensing/vsanLicense";
import { esaPolicy } from "../model/raid/esaPolicy";
import { layoutForHosts, type Place } from "../model/raid/layoutForHosts";
import {
  ADAPTIVE_RAID_5,
  parseRaid,
  withoutHosts,
  type RaidLayout,
  type StoragePolicy,
} from "../model/raid/raidLayout";
import { readShare } from "../model/storage/readShare";
import { blockSizeBytes } from "../model/units/blockSize";
import { latencySeconds } from "../model/units/duration";
import { coreClockHz, frequencyHz } from "../model/units/frequency";
import { ioPerSecond } from "../model/units/ioRate";
import { multiplier } from "../model/units/multiplier";
import { oneOf } from "../model/units/oneOf";
import { plainNumber } from "../model/units/plainNumber";
import type { Scalar } from "../model/units/quantity";
import { ramBytes, ramGib } from "../model/units/ramSize";
import { share } from "../model/units/share";
import { BYTES_PER, diskBytes, storageBytes } from "../model/units/storageSize";
import { linkBitsPerSecond, networkBitsPerSecond, throughputBytesPerSecond } from "../model/units/throughput";
import { wholeNumber } from "../model/units/wholeNumber";
import { ARGUMENTS, type ArgumentName } from "./_blanks";
import type { Result } from "./_broadcast";
import type { Cell, Value } from "./_cell";
import { reportEstimate } from "./_explained";

/** Half the I/Os are reads where `rw` is omitted. */
const DEFAULT_READ_SHARE = 0.5;
/** `RAID-5` where `raid` is omitted; without hosts that is 4+1. */
const DEFAULT_LAYOUT: RaidLayout = "RAID-5 4+1";

function scalar(value: Value, name: string): Scalar {
  if (typeof value === "boolean") {
    throw badInput(`${name} is ${String(value).toUpperCase()}: enter a number or text`);
  }
  return value;
}

/** Reads the `throughput` of storage: B/s. */
export const throughputOf = (value: Value): number => throughputBytesPerSecond(scalar(value, "throughput"));

/** Reads the `throughput` of a network: b/s. */
export const networkThroughputOf = (value: Value): number =>
  networkBitsPerSecond(scalar(value, "throughput"));

/** Reads the link of a host: b/s. */
export const linkBitsOf = (value: Value, name: string): number =>
  linkBitsPerSecond(scalar(value, name), name);

/** Reads IOPS: I/O per second. */
export const iopsOf = (value: Value, name = "iops"): number => ioPerSecond(scalar(value, name), name);

/** Reads `io_size`: bytes. */
export const ioSizeOf = (value: Value): number => blockSizeBytes(scalar(value, "io_size"), "io_size");

/** Reads GHz parameters: Hz. */
export const hzOf = (value: Value, name: string): number => frequencyHz(scalar(value, name), name);

/** Reads `core_ghz`, the clock of one core: Hz. */
export const coreHzOf = (value: Value): number => coreClockHz(scalar(value, "core_ghz"), "core_ghz");

/** Reads a count such as `hosts`, with the default for a blank. */
export const countOf = (cell: Cell, name: string, otherwise = 1): number =>
  cell === null ? otherwise : wholeNumber(scalar(cell, name), name);

/** Reads the hosts of one cluster. */
export const clusterHostsOf = (value: Value): number => clusterHosts(scalar(value, "hosts"));

/** Reads `rw`: share of reads, half where it is omitted. */
export const readShareOf = (cell: Cell): number =>
  cell === null ? DEFAULT_READ_SHARE : readShare(scalar(cell, "rw"));

/** Reads `raid` where hosts are not known: RAID-5 4+1 where it is omitted. */
export const layoutOf = (cell: Cell): RaidLayout =>
  cell === null ? DEFAULT_LAYOUT : withoutHosts(parseRaid(scalar(cell, "raid")));

/** Reads `io_size`, `rw`, `raid` and `release` together: one kind of I/O on one layout. */
export const ioOf = (cells: { io_size: Value; rw: Cell; raid: Cell; release: Cell }): VsanIo => ({
  blockSizeBytes: ioSizeOf(cells.io_size),
  readShare: readShareOf(cells.rw),
  raid: layoutOf(cells.raid),
  release: cells.release === null ? undefined : vsanRelease(scalar(cells.release, "release")),
});

/** Reads `raid` where hosts are known: RAID-5 as ESA adapts it where it is omitted. */
export const policyOf = (cell: Cell): StoragePolicy =>
  cell === null ? ADAPTIVE_RAID_5 : esaPolicy(scalar(cell, "raid"));

/** Reads a layout inside a host or a site, on so many of what it is placed on. */
export function layoutOn(cell: Cell, otherwise: StoragePolicy, count: number, place: Place): RaidLayout {
  const policy = cell === null ? otherwise : esaPolicy(scalar(cell, place.raid), place.raid);
  return layoutForHosts(policy, count, place);
}

/** Reads a layout of OSA, or whatever else a model function takes as text or number. */
export const scalarOf = (value: Value, name: string): Scalar => scalar(value, name);

/** Reads a count that may be 0, such as `host_reserve`, with the default for a blank. */
export const countFromZeroOf = (cell: Cell, name: string, otherwise: number): number =>
  cell === null ? otherwise : wholeNumber(scalar(cell, name), name, 0);

/** Reads a share such as a reserve, with the default for a blank: 0 to 1. */
export const shareOf = (cell: Cell, name: string, otherwise: number): number =>
  cell === null ? otherwise : share(scalar(cell, name), name);

/** Reads a share that cannot be 0, with the default for a blank: more than 0, up to 1. */
export function someShareOf(cell: Cell, name: ArgumentName, otherwise: number): number {
  const read = shareOf(cell, name, otherwise);
  if (read === 0) throw badInput(`${name} is 0%: enter ${ARGUMENTS[name].enter}`);
  return read;
}

/** Reads a multiplier such as `md`, with the default for a blank: 1 or more. */
export const multiplierOf = (cell: Cell, name: string, otherwise: number): number =>
  cell === null ? otherwise : multiplier(scalar(cell, name), name);

/** Reads a size of disks, where a number is TB: bytes. */
export const diskBytesOf = (value: Value, name: string): number => diskBytes(scalar(value, name), name);

/** Reads `tb`, the size of a disk, where a number is TB: TiB. */
export const diskTibOf = (value: Value): number => diskBytesOf(value, "tb") / BYTES_PER.TiB;

/** Reads a capacity, where a number is TiB: TiB. */
export const tibOf = (value: Value, name: string): number =>
  storageBytes(scalar(value, name), "TiB", name) / BYTES_PER.TiB;

/** Reads a boot disk, where a number is GiB: GiB. */
export const gibOf = (value: Value, name: string): number =>
  storageBytes(scalar(value, name), "GiB", name) / BYTES_PER.GiB;

/** Reads the RAM of a host, where a number is GiB: GiB. */
export const ramGibOf = (value: Value, name = "ram_gib"): number =>
  ramBytes(scalar(value, name), name) / BYTES_PER.GiB;

/** Reads RAM of any size, where a number is GiB: GiB. */
export const anyRamGibOf = (value: Value, name: string): number => ramGib(scalar(value, name), name);

/** Reads `esxi`: the release, or `null` where it is omitted or unknown. */
export const releaseOf = (cell: Cell): EsxiRelease | null =>
  cell === null ? null : esxiRelease(scalar(cell, "esxi"));

/** Reads a latency, where a number is ms: seconds. */
export const latencyOf = (value: Value, name: string): number => latencySeconds(scalar(value, name), name);

/** Reads a measured figure without a unit. */
export function figureOf(value: Value, name: ArgumentName): number {
  const { blank, enter } = ARGUMENTS[name];
  return plainNumber(scalar(value, name), name, blank === "omitted" ? { zero: enter } : {});
}

/** Reads a word such as `direction`. */
export const wordOf = (value: Value, name: ArgumentName): string => {
  if (typeof value !== "string") {
    throw badInput(`${name} is ${String(value).toUpperCase()}: enter ${ARGUMENTS[name].enter}`);
  }
  return value;
};

/** Licenses are counted for VCF where `edition` is omitted. */
const DEFAULT_EDITION: Edition = "VCF";

/** Reads `edition`: VCF where it is omitted. */
export const editionOf = (cell: Cell): Edition =>
  cell === null ? DEFAULT_EDITION : vsanEdition(wordOf(cell, "edition"));

/** What an `estimate` argument can ask for, in the order in which Excel offers it. */
export const ESTIMATE_CHOICES = ["plan", "low", "high", "label"] as const;

/** The part of an estimate that the `estimate` argument asks for: `plan` where it is omitted. */
export function choose(estimate: Estimate, choice: Cell): Result {
  reportEstimate(estimate);
  if (choice === null) return estimate.plan;
  const found = oneOf(ESTIMATE_CHOICES, wordOf(choice, "estimate"), "estimate");
  // A figure that cannot be had has no evidence level either.
  return found === "label" && !Number.isFinite(estimate.plan) ? estimate.plan : estimate[found];
}
