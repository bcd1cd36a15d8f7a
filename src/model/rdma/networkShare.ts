import { NETWORK_COEFFICIENTS } from "../cpuCost/networkCpu";
import { REFERENCE_IDLE_GHZ, REFERENCE_TESTS, type ReferenceTest } from "../cpuCost/referenceTests";

/** The size from which the network's share of CPU is measured: RDMA saves no more than it. */
export const NETWORK_SHARE_FROM_BYTES = REFERENCE_TESTS.smallRead.blockSizeBytes;

const UP_TO_BYTES = REFERENCE_TESTS.largeRead.blockSizeBytes;

/**
 * Share of a host's CPU that its TCP traffic took in a test on the reference cluster.
 *
 * @example networkShareOf(REFERENCE_TESTS.smallRead) //=> 0.189
 */
export function networkShareOf({ transmitGbit, receiveGbit, busyGhz }: ReferenceTest): number {
  const { tx, rx } = NETWORK_COEFFICIENTS.published;
  const ghz = transmitGbit.value * tx.value + receiveGbit.value * rx.value;
  return ghz / (busyGhz.value - REFERENCE_IDLE_GHZ.value);
}

/** The two tests of a direction. */
export function networkTests(direction: "read" | "write"): { small: ReferenceTest; large: ReferenceTest } {
  const { smallRead, largeRead, smallWrite, largeWrite } = REFERENCE_TESTS;
  return direction === "read"
    ? { small: smallRead, large: largeRead }
    : { small: smallWrite, large: largeWrite };
}

/**
 * Network share of an I/O in one direction: linear in log2(size) between 32 KiB and 1 MiB, constant above.
 *
 * @param bytes 32 KiB or more.
 */
export function networkShareAt(direction: "read" | "write", bytes: number): number {
  const { small, large } = networkTests(direction);
  const size = Math.min(bytes, UP_TO_BYTES);
  const position =
    Math.log2(size / NETWORK_SHARE_FROM_BYTES) / Math.log2(UP_TO_BYTES / NETWORK_SHARE_FROM_BYTES);
  const from = networkShareOf(small);
  return from + (networkShareOf(large) - from) * position;
}

/**
 * Network share of a mix, by I/O count.
 *
 * @param readShare Share of reads, 0 to 1.
 */
export function networkShare(readShare: number, bytes: number): number {
  return readShare * networkShareAt("read", bytes) + (1 - readShare) * networkShareAt("write", bytes);
}
