import { badInput } from "../errors";
import { BITS_PER_BYTE } from "../units/unitTable";

const HZ_PER_KHZ = 1e3;

/**
 * CPU cycles per bit of a measurement of your own.
 *
 * @param busyHz CPU during the test.
 * @param idleHz CPU of the idle system.
 * @returns Hz per bit/s.
 * @example measuredHzPerBit(619.6e6, 0, 2.07e6) //=> 37.415458937198066
 */
export function measuredHzPerBit(busyHz: number, idleHz: number, bytesPerSecond: number): number {
  if (bytesPerSecond === 0) throw badInput("throughput is 0 or blank: enter the measured throughput");
  return netOfIdle(busyHz, idleHz) / (bytesPerSecond * BITS_PER_BYTE);
}

/**
 * CPU cycles per I/O of a measurement of your own.
 *
 * @param busyHz CPU of one host during the test.
 * @param hosts Hosts that share the I/O rate evenly.
 * @returns kHz per I/O.
 * @example measuredKhzPerIo(78e9, 1e9, 721317.28, 6) //=> 640.495
 */
export function measuredKhzPerIo(busyHz: number, idleHz: number, iops: number, hosts: number): number {
  if (iops === 0) throw badInput("iops is 0 or blank: enter the measured IOPS");
  return netOfIdle(busyHz, idleHz) / HZ_PER_KHZ / (iops / hosts);
}

function netOfIdle(busyHz: number, idleHz: number): number {
  if (busyHz < idleHz) {
    throw badInput(`cpu ${busyHz / 1e9} GHz is less than idle_cpu ${idleHz / 1e9} GHz: check both`);
  }
  return busyHz - idleHz;
}
