import { freeSheetName, MAX_SHEET_NAME_LENGTH, TakenNames } from "../../workbook/names/freeName";

/** A plan of a workbook that holds several: the first sheet is its first page. */
export interface NamedSheets {
  id: string;
  title: string;
  sheets: readonly string[];
}

/**
 * New names for sheets whose name several plans have, by plan: `Calculation` of the template Hosts is `Hosts calculation`.
 * First pages keep theirs.
 */
export function sheetNames(plans: readonly NamedSheets[]): ReadonlyMap<string, string>[] {
  const all = plans.flatMap(({ sheets }) => sheets.map((name) => name.toLowerCase()));
  const taken = new TakenNames(all);
  return plans.map(({ id, title, sheets }) => {
    const further = sheets.slice(1);
    const shared = further.filter((name) => all.filter((one) => one === name.toLowerCase()).length > 1);
    return new Map(
      shared.map((name) => {
        const own = ownName(shortTitle(id, title), name);
        const free = taken.has(own) ? freeSheetName(own, taken) : own;
        taken.add(free);
        return [name, free];
      }),
    );
  });
}

/** As many words of a title as its id has: "Core dump" of "Core dump and boot device". */
function shortTitle(id: string, title: string): string[] {
  return title.split(" ").slice(0, id.split("-").length);
}

/** The title in front of the sheet's name, as many of its last words as there is room for. */
function ownName(title: readonly string[], name: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(name);
  const words = isAcronym ? name : name.charAt(0).toLowerCase() + name.slice(1);
  for (let first = 0; first < title.length; first++) {
    const own = [...title.slice(first), words].join(" ");
    // "vSAN" begins with a small letter.
    if (own.length <= MAX_SHEET_NAME_LENGTH)
      return first === 0 ? own : own.charAt(0).toUpperCase() + own.slice(1);
  }
  return name;
}
