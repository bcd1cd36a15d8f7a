import {
  LINK_COMPRESSION,
  METADATA_FACTOR,
  RESYNC_FACTOR,
  siteMbit,
} from "../../model/stretchedCluster/siteBandwidth";
import { ioSizeOf, iopsOf, multiplierOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Bandwidth that writes take between the two data sites of a stretched vSAN cluster. Reads stay in their site; the supported minimum is 10 Gb/s.
 * @customfunction STRETCHED_MBIT
 * @param write_iops Front-end writes per second of both sites together.
 * @param io_size I/O size: a number is KiB, "4K" and "4 KB" are binary; "4000B" is the vendor's decimal 4 KB.
 * @param md Multiplier for metadata, 1 or more. Omitted: 1.4.
 * @param mr Multiplier for resynchronization, 1 or more. Omitted: 1.25.
 * @param compression How many times smaller the data is on the link, 1 or more. Omitted: 1, nothing saved.
 * @returns Mb/s.
 * @unit Mb/s
 * @source Dell VxRail Architecture Guide: Bandwidth calculation examples
 * @example =STRETCHED_MBIT(10000,"4K") //=> 573.4
 * @example =STRETCHED_MBIT(10000,"4000B") //=> 560
 * @example =STRETCHED_MBIT(10000,"4K",,,2) //=> 286.7
 */
export function STRETCHED_MBIT(
  write_iops: unknown[][],
  io_size: unknown[][],
  md?: unknown[][],
  mr?: unknown[][],
  compression?: unknown[][],
): unknown[][] {
  return broadcast({ write_iops, io_size }, { md, mr, compression }, (cells) =>
    siteMbit(iopsOf(cells.write_iops, "write_iops"), ioSizeOf(cells.io_size), {
      metadata: multiplierOf(cells.md, "md", METADATA_FACTOR.value),
      resync: multiplierOf(cells.mr, "mr", RESYNC_FACTOR.value),
      compression: multiplierOf(cells.compression, "compression", LINK_COMPRESSION.value),
    }),
  );
}
