import { badInput } from "../errors";

/**
 * I/O per second that a throughput is.
 *
 * @example iopsOfThroughput(131072000, 32768) //=> 4000
 */
export function iopsOfThroughput(bytesPerSecond: number, blockSizeBytes: number): number {
  return bytesPerSecond / blockSizeBytes;
}

/**
 * Throughput that an I/O rate is.
 *
 * @param bytesPerUnit Bytes per second of the unit wanted.
 * @example throughputOfIops(4000, 32768, 1e6) //=> 131.072
 */
export function throughputOfIops(iops: number, blockSizeBytes: number, bytesPerUnit: number): number {
  return (iops * blockSizeBytes) / bytesPerUnit;
}

/**
 * Outstanding I/O by Little's law.
 *
 * @example outstandingIo(721317.28, 0.00203) //=> 1464.27
 */
export function outstandingIo(iops: number, latencySeconds: number): number {
  return iops * usable(latencySeconds);
}

/**
 * I/O per second by Little's law.
 *
 * @example iopsAt(144, 0.00638) //=> 22570.53
 */
export function iopsAt(outstanding: number, latencySeconds: number): number {
  return outstanding / usable(latencySeconds);
}

/**
 * Average latency in seconds by Little's law.
 *
 * @example latencyAt(144, 22570.53) //=> 0.00638
 */
export function latencyAt(outstanding: number, iops: number): number {
  return outstanding / rate(iops);
}

/**
 * Average size of an I/O.
 *
 * @returns Bytes.
 * @example averageIoBytes(131072000, 4000) //=> 32768
 */
export function averageIoBytes(bytesPerSecond: number, iops: number): number {
  return bytesPerSecond / rate(iops);
}

function rate(iops: number): number {
  if (iops === 0) throw badInput("iops is 0 or blank: enter the I/O rate, such as 120000");
  return iops;
}

function usable(latencySeconds: number): number {
  if (latencySeconds === 0) throw badInput("latency_ms is 0 or blank: enter the average in ms, such as 0.5");
  return latencySeconds;
}
