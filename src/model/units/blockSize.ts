import { badInput } from "../errors";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import { BLOCK_SIZES } from "./unitTable";

const KIB = 2 ** 10;
/** Above this a bare number is more often bytes than KiB, so it is refused with both readings. */
const MAX_BARE_KIB = 2048;

/**
 * Reads an I/O size; a bare number is KiB, and `K`, `KB`, `M`, `MB` are binary, as in every storage benchmark.
 *
 * @param what The parameter, for messages: "io_size".
 * @returns Bytes, more than 0.
 * @example blockSizeBytes("4 KB") //=> 4096
 * @example blockSizeBytes(32) //=> 32768
 */
export function blockSizeBytes(input: Scalar, what = "I/O size"): number {
  const bytes = parseQuantity(input, BLOCK_SIZES, KIB, what);
  const kib = bytes / KIB;
  if (kib > MAX_BARE_KIB && isBare(input)) {
    throw badInput(
      `${what} ${kib} can be read as ${kib} KiB and as ${kib} bytes: enter "${kib}K" or "${kib}B"`,
    );
  }
  if (bytes === 0) throw badInput(`${what} is 0 or blank: enter 32K`);
  return bytes;
}

/**
 * Spells an I/O size the way people say it.
 *
 * @example formatBlockSize(32768) //=> "32 KiB"
 */
export function formatBlockSize(bytes: number): string {
  if (bytes >= 2 ** 20 && bytes % 2 ** 20 === 0) return `${bytes / 2 ** 20} MiB`;
  if (bytes >= KIB) return `${Number((bytes / KIB).toPrecision(6))} KiB`;
  return `${Number(bytes.toPrecision(6))} B`;
}
