import { isCustomFunction } from "../dialect";

/** Excel's limits, in UTF-16 units. */
export const MAX_SHEET_NAME_LENGTH = 31;
const MAX_NAME_LENGTH = 255;

/** A set of names in which case does not count, as in Excel. */
export class TakenNames {
  private readonly taken = new Set<string>();

  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    this.taken.add(name.toLowerCase());
  }

  has(name: string): boolean {
    return this.taken.has(name.toLowerCase());
  }
}

/** A sheet's name with the first free number behind it, as Excel numbers copies: `Summary (2)`. */
export function freeSheetName(name: string, taken: TakenNames): string {
  return firstFree(name, (n) => ` (${String(n)})`, MAX_SHEET_NAME_LENGTH, taken);
}

/**
 * The name of a table or a range with the first free number behind it: `Results_2`. The `_` keeps it from looking
 * like a cell (`CPU2`); where it would then look like a custom function (`SHARE_2(`), a small letter tells them apart.
 */
export function freeDefinedName(name: string, taken: TakenNames): string {
  const separator = isCustomFunction(`${name}_2`) ? "_n" : "_";
  return firstFree(name, (n) => separator + String(n), MAX_NAME_LENGTH, taken);
}

function firstFree(name: string, suffix: (n: number) => string, longest: number, taken: TakenNames): string {
  for (let n = 2; ; n++) {
    const end = suffix(n);
    const free = cut(name, longest - end.length) + end;
    if (!taken.has(free)) return free;
  }
}

/** At most `length` UTF-16 units of a name, without half a character or a blank at its end. */
function cut(name: string, length: number): string {
  if (name.length <= length) return name;
  return name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
