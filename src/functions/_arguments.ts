import { badInput } from "../model/errors";
import type { VsanIo } from "../model/cpuCost/vsanCpu";
import type { Estimate } from "../model/evidence/estimate";
import { parseRaid, withoutHosts, type RaidLayout } from "../model/raid/raidLayout";
import { readShare } from "../model/storage/readShare";
import { blockSizeBytes } from "../model/units/blockSize";
import { frequencyHz } from "../model/units/frequency";
import { ioPerSecond } from "../model/units/ioRate";
import type { Scalar } from "../model/units/quantity";
import { networkBitsPerSecond, throughputBytesPerSecond } from "../model/units/throughput";
import { wholeNumber } from "../model/units/wholeNumber";
import type { Cell, Value } from "./_cell";
import type { Result } from "./_broadcast";

/** Half the I/Os are reads where `rw` is left out. */
const DEFAULT_READ_SHARE = 0.5;
/** `RAID-5` where `raid` is left out; without hosts that is 4+1. */
const DEFAULT_LAYOUT: RaidLayout = "RAID-5 4+1";

function scalar(value: Value, name: string): Scalar {
  if (typeof value === "boolean")
    throw badInput(`${name} is ${String(value).toUpperCase()}: write a number or a text`);
  return value;
}

/** Reads the `throughput` of storage: B/s. */
export const throughputOf = (value: Value): number => throughputBytesPerSecond(scalar(value, "throughput"));

/** Reads the `throughput` of a network: b/s. */
export const networkThroughputOf = (value: Value): number =>
  networkBitsPerSecond(scalar(value, "throughput"));

/** Reads `iops`: I/O per second. */
export const iopsOf = (value: Value): number => ioPerSecond(scalar(value, "iops"));

/** Reads `io_size`: bytes. */
export const ioSizeOf = (value: Value): number => blockSizeBytes(scalar(value, "io_size"));

/** Reads GHz parameters: Hz. */
export const hzOf = (value: Value, name: string): number => frequencyHz(scalar(value, name));

/** Reads a count such as `hosts`, with the default for a blank. */
export const countOf = (cell: Cell, name: string, otherwise = 1): number =>
  cell === null ? otherwise : wholeNumber(scalar(cell, name), name);

/** Reads `rw`: share of reads, half where it is left out. */
export const readShareOf = (cell: Cell): number =>
  cell === null ? DEFAULT_READ_SHARE : readShare(scalar(cell, "rw"));

/** Reads `raid` where hosts are not known: RAID-5 4+1 where it is left out. */
export const layoutOf = (cell: Cell): RaidLayout =>
  cell === null ? DEFAULT_LAYOUT : withoutHosts(parseRaid(scalar(cell, "raid")));

/** Reads `io_size`, `rw` and `raid` together: one kind of I/O on one layout. */
export const ioOf = (cells: { io_size: Value; rw: Cell; raid: Cell }): VsanIo => ({
  blockSizeBytes: ioSizeOf(cells.io_size),
  readShare: readShareOf(cells.rw),
  raid: layoutOf(cells.raid),
});

/** Reads a word such as `direction`. */
export const wordOf = (value: Value, name: string): string => {
  if (typeof value !== "string") throw badInput(`${name} is ${String(value)}: write a word`);
  return value;
};

/** What an `estimate` argument can ask for, in the order in which Excel offers it. */
export const ESTIMATE_CHOICES = ["plan", "low", "high", "label"] as const;

/** The part of an estimate that the `estimate` argument asks for: `plan` where it is left out. */
export function choose(estimate: Estimate, choice: Cell): Result {
  if (choice === null) return estimate.plan;
  const wanted = wordOf(choice, "estimate").trim().toLowerCase();
  const found = ESTIMATE_CHOICES.find((known) => known === wanted);
  if (found === undefined) {
    throw badInput(`"${String(choice)}" is not an estimate: write ${ESTIMATE_CHOICES.join(", ")}`);
  }
  return estimate[found];
}
