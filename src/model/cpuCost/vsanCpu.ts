import { badInput } from "../errors";
import { dividing, times, weaker, type Estimate, type Label } from "../evidence/estimate";
import type { Evidence } from "../evidence/evidence";
import type { RaidLayout } from "../raid/raidLayout";
import { writeCpuFactor, writeCpuFactorBasis, type WriteCpuFactor } from "../raid/writeCpuFactor";
import { formatBlockSize } from "../units/blockSize";
import { BITS_PER_BYTE } from "../units/unitTable";
import type { VsanCostModel } from "./vsanCostModel";
import { RELEASE_FACTORS, type VsanRelease } from "./vsanRelease";

/** One kind of I/O on one layout. */
export interface VsanIo {
  blockSizeBytes: number;
  /** Share of reads by I/O count, 0 to 1. */
  readShare: number;
  raid: RaidLayout;
  /** The release that it runs on: 8.0 where it is not given. */
  release?: VsanRelease | undefined;
}

const HZ_PER_GHZ = 1e9;
const HZ_PER_KHZ = 1e3;
const SAME_LAYOUT: WriteCpuFactor = { low: 1, plan: 1, high: 1 };

/**
 * CPU cycles of one I/O, vSAN network included: reads and writes mixed by I/O count, writes multiplied by the factor
 * of the layout over the one that the model was measured on. Reads cost the same on every layout (estimated).
 */
export function vsanCyclesPerIo(model: VsanCostModel, io: VsanIo): Estimate {
  const { blockSizeBytes, readShare, raid } = io;
  const read = model.read(blockSizeBytes);
  const write = model.write(blockSizeBytes);
  const factor = layoutFactor(model.layout, raid, blockSizeBytes);
  const mix = (which: "low" | "plan" | "high", ofRelease = 1): number =>
    readShare * read[which] + (1 - readShare) * write[which] * factor[which] * ofRelease;
  return {
    low: mix("low"),
    plan: mix("plan"),
    high: mix("high", releaseFactor(io)?.value),
    unit: "cycles per I/O",
    label: mixLabel(model, io, read.label, write.label),
    basis: mixBasis(model, io),
  };
}

/** What is assumed of the release; `null` for the one that was measured. */
export const releaseFactor = ({ release = "8.0" }: VsanIo): Evidence | null => RELEASE_FACTORS[release];

/** CPU of a write on one layout relative to another, with the range of both. */
export function layoutFactor(measured: RaidLayout, wanted: RaidLayout, bytes: number): WriteCpuFactor {
  if (measured === wanted) return SAME_LAYOUT;
  const to = writeCpuFactor(wanted, bytes);
  const from = writeCpuFactor(measured, bytes);
  return { low: to.low / from.high, plan: to.plan / from.plan, high: to.high / from.low };
}

function mixLabel(model: VsanCostModel, io: VsanIo, read: Label, write: Label): Label {
  const parts: Label[] = [];
  if (io.readShare > 0) parts.push(read);
  if (io.readShare < 1) parts.push(write);
  // A mix was never fitted: it is predicted from the pure costs.
  if (parts.length === 2) parts.push("interpolated");
  if (io.raid !== model.layout) parts.push("estimated");
  if (releaseFactor(io)) parts.push("assumption");
  return parts.reduce(weaker);
}

function mixBasis(model: VsanCostModel, io: VsanIo): readonly Evidence[] {
  const { readShare, raid } = io;
  const release = releaseFactor(io);
  return [
    ...(readShare > 0 ? model.readBasis : []),
    ...(readShare < 1 ? model.writeBasis : []),
    ...(readShare < 1 && raid !== model.layout ? writeCpuFactorBasis(raid) : []),
    ...(release ? [release] : []),
  ];
}

/**
 * GHz in the cluster for an I/O rate, vSAN network included.
 *
 * @param iops Front-end I/O per second, as the guests see it.
 */
export function vsanGhzOfIops(model: VsanCostModel, iops: number, io: VsanIo): Estimate {
  return times(vsanCyclesPerIo(model, io), iops / HZ_PER_GHZ, "GHz");
}

/**
 * GHz in the cluster for a guest throughput, vSAN network included.
 *
 * @param bytesPerSecond Front-end bytes per second, as the guests see it.
 */
export function vsanGhz(model: VsanCostModel, bytesPerSecond: number, io: VsanIo): Estimate {
  return vsanGhzOfIops(model, bytesPerSecond / io.blockSizeBytes, io);
}

/** kHz per I/O: thousand CPU cycles that one I/O costs. */
export function vsanKhzPerIo(model: VsanCostModel, io: VsanIo): Estimate {
  return times(vsanCyclesPerIo(model, io), 1 / HZ_PER_KHZ, "kHz per I/O");
}

/** Hz per bit/s of guest throughput. */
export function vsanHzPerBit(model: VsanCostModel, io: VsanIo): Estimate {
  return times(vsanCyclesPerIo(model, io), 1 / (io.blockSizeBytes * BITS_PER_BYTE), "Hz per bit/s");
}

/** I/O per second that some GHz of CPU carry: a ceiling by CPU only. Low is what the high cost leaves. */
export function vsanIops(model: VsanCostModel, hz: number, io: VsanIo): Estimate {
  const cost = vsanCyclesPerIo(model, io);
  if (!(cost.low > 0)) {
    throw badInput(`the profile makes an I/O of ${formatBlockSize(io.blockSizeBytes)} cost no CPU`);
  }
  return dividing(hz, cost, "IOPS");
}
