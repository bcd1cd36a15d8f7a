import { badInput } from "../errors";
import { parseQuantity, type Scalar } from "./quantity";
import { BLOCK_SIZES } from "./unitTable";

const KIB = 2 ** 10;
/** Above this a bare number is more often bytes than KiB, so it is refused with both readings. */
const LARGEST_BARE_KIB = 2048;

/**
 * Reads an I/O size; a bare number is KiB, and `K`, `KB`, `M`, `MB` are binary, as in every storage benchmark.
 *
 * @returns Bytes, more than 0.
 * @example blockSizeBytes("4 KB") //=> 4096
 * @example blockSizeBytes(32) //=> 32768
 */
export function blockSizeBytes(input: Scalar): number {
  const bare = typeof input === "number" ? input : /^[\d.]+$/.test(input.trim()) ? Number(input) : null;
  if (bare !== null && bare > LARGEST_BARE_KIB) {
    throw badInput(
      `I/O size ${bare} can be read as ${bare} KiB and as ${bare} bytes: write "${bare}K" or "${bare}B"`,
    );
  }
  const bytes = parseQuantity(input, BLOCK_SIZES, KIB);
  if (bytes === 0) throw badInput(`I/O size is 0, or a blank cell: write a size such as 32K`);
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
