import { badInput } from "../errors";
import { parseNumber } from "../units/number";
import type { Scalar } from "../units/quantity";

/** The words that the `rw` parameters accept, in the order in which Excel offers them. */
export const READ_SHARE_WORDS = { read: 1, write: 0, r: 1, w: 0 } as const;

/**
 * Reads the share of reads by I/O count: `read`, `write`, `0.7`, `70%`, `70`, `70/30`. A number up to 1 is a share,
 * above 1 it is per cent.
 *
 * @returns 0 (all writes) to 1 (all reads).
 * @example readShare("70/30") //=> 0.7
 */
export function readShare(input: Scalar): number {
  if (typeof input === "number") return shareOfNumber(input, String(input));
  const text = input.trim().toLowerCase();
  if (Object.hasOwn(READ_SHARE_WORDS, text)) return READ_SHARE_WORDS[text as keyof typeof READ_SHARE_WORDS];
  const split = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (split) {
    const [reads, writes] = [Number(split[1]), Number(split[2])];
    if (reads + writes !== 100) throw badInput(`read/write "${input}" does not add up to 100`);
    return reads / 100;
  }
  if (text.endsWith("%")) {
    const percent = numberOrRefuse(text.slice(0, -1), input);
    if (percent < 0 || percent > 100) throw badInput(`read share "${input}" is not 0 % to 100 %`);
    return percent / 100;
  }
  return shareOfNumber(numberOrRefuse(text, input), `"${input}"`);
}

function numberOrRefuse(text: string, input: string): number {
  try {
    return parseNumber(text, input);
  } catch {
    throw badInput(`"${input}" is not a read share: write read, write, 70%, 0.7 or 70/30`);
  }
}

function shareOfNumber(value: number, quoted: string): number {
  if (!(value >= 0)) throw badInput(`read share ${quoted} is not 0 % to 100 %`);
  if (value <= 1) return value;
  if (value <= 100) return value / 100;
  throw badInput(
    `read share ${quoted} is above 100 and looks like a date (Excel turns 10/90 into one): write 10% or '10/90`,
  );
}
