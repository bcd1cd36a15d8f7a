import { ADAPTIVE_RAID_5 } from "../../model/raid/raidLayout";
import { firstOf, quoted } from "../../sheets/formulaText";
import type { ClusterFactInput } from "../inputs/clusterFactInputs";
import type { ClusterFacts } from "../inputs/clusterFacts";

/** What is next to a fact that is neither from the files nor assumed. */
const ENTERED = "entered";

/** Where the files state a fact: `vsan.cfg line 4`. */
export type Places = Partial<Readonly<Record<keyof ClusterFacts, string>>>;

/** Facts of a report: those that the user gave, those that the files complete, and where the files state them. */
export interface OriginOfFacts {
  given: ClusterFacts;
  completed: ClusterFacts;
  places?: Places;
}

/** The formula of what is next to a fact: where its value comes from, also after the cell is changed. */
export function factOrigin(
  { key }: Pick<ClusterFactInput, "key">,
  cell: string,
  facts: OriginOfFacts,
): string {
  const found = foundFact(key, facts);
  return firstOf(
    [
      [`${cell}=""`, quoted("not given")],
      ...(found ? [[isSame(cell, found.value), quoted(found.origin)] as const] : []),
    ],
    quoted(ENTERED),
  );
}

/**
 * Does the formula call a value that the cell now holds entered? In a file that was saved without a recalculation, the formula's text is
 * that of an earlier value.
 */
export function isEntered(formula: string, value: string | number): boolean {
  // Programs spell a formula with other blanks and signs of absolute cells, and its numbers with other zeros.
  const plain = (text: string): string => text.replace(/[ $]/g, "");
  if (typeof value === "string") return !plain(formula).includes(`=${plain(quoted(value))}`);
  const [, found] = /ROUND\([A-Z]+\d+-([\d.]+(?:E[+-]\d+)?),/i.exec(plain(formula)) ?? [];
  return found === undefined || Math.abs(Number(found) - value) >= SAME;
}

/** A value that the user did not enter, and where it is from. */
function foundFact(
  key: keyof ClusterFacts,
  { given, completed, places = {} }: OriginOfFacts,
): { value: string | number; origin: string } | undefined {
  if (given[key] !== null) return undefined;
  const value = completed[key];
  if (value === null) {
    return key === "raid" ? { value: ADAPTIVE_RAID_5, origin: "assumed: not in the files" } : undefined;
  }
  const place = places[key];
  return { value, origin: place === undefined ? "from the files" : `from the files: ${place}` };
}

/** Decimals of a fact in a formula, where numbers have no exponent. */
const DECIMALS = 9;

/** Values that differ by less are the same: the formula rounds their difference to one decimal less. */
const SAME = 0.5 * 10 ** (1 - DECIMALS);

function isSame(cell: string, value: string | number): string {
  if (typeof value === "string") return `${cell}=${quoted(value)}`;
  return `IFERROR(ROUND(${cell}-${Number.isInteger(value) ? value : value.toFixed(DECIMALS)},${DECIMALS - 1})=0,FALSE)`;
}
