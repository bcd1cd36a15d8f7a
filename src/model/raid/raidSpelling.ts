import { asciiOf } from "../units/asciiOf";
import type { Scalar } from "../units/quantity";

/** What vCenter adds to the name of a layout, and what nobody needs to tell layouts apart. */
const ADDITIONS = /\((?:ERASURE CODING|MIRRORING)\)|- (?:PERFORMANCE|CAPACITY)$|ERASURE CODING|MIRRORING/g;
/** vCenter's words for failures to tolerate: "2 failures - RAID-6 (Erasure Coding)". */
const FAILURES = /^(\d) FAILURES?(?: TO TOLERATE)? - (.*)$/;
const NO_REDUNDANCY = /^NO DATA REDUNDANCY(?: WITH HOST AFFINITY)?$/;

/**
 * A layout as it is typed or shown by vCenter, in one spelling: upper case without spaces and punctuation, failures to
 * tolerate last. A negative number keeps its sign.
 *
 * @example raidSpelling("RAID-5 (Erasure Coding)") //=> "RAID5"
 * @example raidSpelling("2 failures - RAID-1 (Mirroring)") //=> "RAID1FTT2"
 */
export function raidSpelling(input: Scalar): string {
  if (typeof input === "number") return String(input);
  const text = asciiOf(input).toUpperCase().replace(/\s+/g, " ");
  if (/^-\d/.test(text)) return text;
  if (NO_REDUNDANCY.test(text)) return "RAID0";
  const plain = text.replace(ADDITIONS, "");
  const failures = FAILURES.exec(plain);
  const named = failures ? `${failures[2] ?? ""} FTT${failures[1] ?? ""}` : plain;
  return named.replace(/[\s_(),;:=-]/g, "").replace(/^(FTT\d)(RAID.*)$/, "$2$1");
}
