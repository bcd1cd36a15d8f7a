import type { Estimate } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { NETWORK_SHARE_FROM_BYTES, networkShare } from "./networkShare";
import { SAVING_TESTS } from "./savingTests";

/** CPU per I/O saved at one size: what to plan with, and the range. */
export interface SavingAnchor {
  bytes: number;
  low: Evidence;
  plan: Evidence;
  high: Evidence;
}

function anchor(kib: number, low: number, plan: number, high: number, note: string): SavingAnchor {
  const entry = (value: number, which: string): Evidence =>
    evidence({
      value,
      unit: "share of CPU per I/O",
      kind: "estimated",
      source: ownModel(`RDMA saving, ${kib} KiB, ${which}`),
      note,
    });
  return {
    bytes: kib * 2 ** 10,
    low: entry(low, "low"),
    plan: entry(plan, "plan"),
    high: entry(high, "high"),
  };
}

/** Savings by size: the same below the first and above the last, linear in log2(size) between. */
export const SAVING_ANCHORS: readonly [SavingAnchor, SavingAnchor, SavingAnchor] = [
  anchor(16, 0.16, 0.2, 0.23, "16.6 to 23.3% in three tests of 4 and 8 KiB"),
  anchor(32, 0.15, 0.18, 0.22, "between the tests of 8 and 256 KiB"),
  anchor(256, 0.1, 0.13, 0.16, "12.8 and 15.8% in one test of 256 KiB writes, by two CPU counters"),
];

/** Two anchors and where between them a size lies, 0 to 1. */
export function anchorsAround(bytes: number): { from: SavingAnchor; to: SavingAnchor; position: number } {
  const [first, second, last] = SAVING_ANCHORS;
  const [from, to] = bytes < second.bytes ? [first, second] : [second, last];
  const size = Math.min(Math.max(bytes, from.bytes), to.bytes);
  return { from, to, position: Math.log2(size / from.bytes) / Math.log2(to.bytes / from.bytes) };
}

/** The saving by size alone, before the limit. */
export function savingBySize(which: "low" | "plan" | "high", bytes: number): number {
  const { from, to, position } = anchorsAround(bytes);
  return from[which].value + (to[which].value - from[which].value) * position;
}

/** The most that RDMA can save: the network's share of CPU, where it was measured (from 32 KiB up). */
export function savingLimit(readShare: number, bytes: number): number | null {
  return bytes < NETWORK_SHARE_FROM_BYTES ? null : networkShare(readShare, bytes);
}

/**
 * Share of CPU per I/O that vSAN over RDMA saves against TCP.
 *
 * @param readShare Share of reads by I/O count, 0 to 1: it only sets the limit.
 * @returns Share, 0 to 1.
 * @example rdmaSaving(4096, 0.7).plan //=> 0.2
 */
export function rdmaSaving(blockSizeBytes: number, readShare: number): Estimate {
  const limit = savingLimit(readShare, blockSizeBytes) ?? 1;
  const saving = (which: "low" | "plan" | "high"): number =>
    Math.min(limit, savingBySize(which, blockSizeBytes));
  const { from, to } = anchorsAround(blockSizeBytes);
  return {
    low: saving("low"),
    plan: saving("plan"),
    high: saving("high"),
    unit: "share of CPU per I/O",
    label: "estimated",
    basis: [
      ...[from, to].flatMap(({ low, plan, high }) => [low, plan, high]),
      ...SAVING_TESTS.flatMap(({ tcpIops, tcpUsage, rdmaIops, rdmaUsage }) => [
        tcpIops,
        tcpUsage,
        rdmaIops,
        rdmaUsage,
      ]),
    ],
  };
}
