import { badInput } from "../errors";
import { asciiOf } from "../units/asciiOf";
import { parseNumber } from "../units/number";
import { quoted } from "../units/quoted";
import type { Scalar } from "../units/quantity";
import { asPercent, plainDigits, settled } from "../units/share";

/** The words that the `rw` parameters accept, in the order in which Excel offers them. */
export const READ_SHARE_WORDS = { read: 1, write: 0, r: 1, w: 0 } as const;

/** Words for all reads and all writes, in lower case without spaces and hyphens. */
const READS = /^(?:100%)?(?:r|rd|reads?|readonly|reading)$/;
const WRITES = /^(?:100%)?(?:w|wr|writes?|writeonly|writing)$/;
/** `70/30`, `70:30`, `70-30`, `70% / 30%`, `70R/30W`. */
const SPLIT = /^(\d+(?:\.\d+)?)%?(?:r|reads?)?[/:-](\d+(?:\.\d+)?)%?(?:w|writes?)?$/;
/** `70% read`, `70 reads`, `70rdpct`, `30% write`. */
const SHARE_AND_WORD =
  /^(?<share>\d+(?:[.,]\d+)?)(?<sign>%|pct)?(?<word>r|rd|reads?|w|wr|writes?)(?<pct>pct)?$/;
/** `read 70%`. */
const WORD_AND_SHARE = /^(?<word>reads?|writes?)(?<share>\d+(?:[.,]\d+)?)(?<sign>%)$/;
const MAX_PERCENT = 100;
/** From here up a number is per cent. */
const MIN_PERCENT = 2;
/** Whether a number can be meant as a share and as per cent. */
const isOpen = (value: number): boolean => value > 1 && value < MIN_PERCENT;
/** Dates of the years that a mix can be taken for (10/90, 70/30) are larger numbers. */
const MIN_DATE = 10_000;
const SPELLINGS = "read, write, 70%, 0.7 or 70/30";

/**
 * Reads the share of reads by I/O count: `read`, `write`, `0.7`, `70%`, `70`, `70/30`, `70% read`, `30% write`. A number
 * up to 1 is a share, from 2 it is per cent.
 *
 * @param what The parameter, for messages: "rw".
 * @returns 0 (all writes) to 1 (all reads).
 * @example readShare("70/30") //=> 0.7
 */
export function readShare(input: Scalar, what = "rw"): number {
  if (typeof input === "string" && Object.hasOwn(READ_SHARE_WORDS, input)) {
    return READ_SHARE_WORDS[input as keyof typeof READ_SHARE_WORDS];
  }
  const share = typeof input === "number" ? shareOfNumber(input) : shareOfText(asciiOf(input).toLowerCase());
  if (typeof share === "number") return share;
  throw badInput(`${what} ${quoted(input)} ${share.problem}`);
}

/** Problem with an input that is no share. */
interface Refusal {
  problem: string;
}

const refusal = (problem: string, way = SPELLINGS): Refusal => ({ problem: `${problem}: enter ${way}` });

function shareOfText(text: string): number | Refusal {
  const spelling = text.replace(/\s+/g, "");
  if (READS.test(spelling.replace("-", ""))) return 1;
  if (WRITES.test(spelling.replace("-", ""))) return 0;
  const split = SPLIT.exec(spelling);
  if (split) {
    const [reads, writes] = [Number(split[1]), Number(split[2])];
    if (reads + writes === MAX_PERCENT) return reads / MAX_PERCENT;
    return refusal("does not add up to 100", "reads and writes such as 70/30");
  }
  const named = (SHARE_AND_WORD.exec(spelling) ?? WORD_AND_SHARE.exec(spelling))?.groups;
  if (named) {
    const isPercent = named.sign !== undefined || named.pct !== undefined;
    const number = numberIn(named.share);
    // An advice to enter 1.5% would make reads of "1.5 writes".
    const bare = number !== null && isOpen(number) ? null : number;
    const share = isPercent ? shareOfPercent(named.share) : shareOfNumber(bare);
    return typeof share === "number" && named.word?.startsWith("w") === true ? 1 - share : share;
  }
  return spelling.endsWith("%") ? shareOfPercent(spelling.slice(0, -1)) : shareOfNumber(numberIn(text));
}

/** The number that a text is, or `null`. */
function numberIn(text = ""): number | null {
  try {
    return parseNumber(text, { occurs: (value) => value <= MAX_PERCENT });
  } catch {
    return null;
  }
}

function shareOfPercent(text: string | undefined): number | Refusal {
  const percent = numberIn(text);
  if (percent === null) return refusal("is not a share of reads");
  return percent >= 0 && percent <= MAX_PERCENT ? percent / MAX_PERCENT : refusal("is not 0% to 100%");
}

function shareOfNumber(value: number | null): number | Refusal {
  if (value === null) return refusal("is not a share of reads");
  const share = settled(value < MIN_PERCENT ? value : value / MAX_PERCENT);
  if (share >= 0 && share <= 1) return share;
  if (isOpen(value)) {
    return refusal(`can be read as ${value}% and as ${plainDigits(value * MAX_PERCENT)}%`, asPercent(value));
  }
  if (!(value >= MIN_DATE)) return refusal("is not 0% to 100%");
  return refusal("is above 100 and looks like a date (Excel turns 10/90 into one)", "10% or '10/90");
}
