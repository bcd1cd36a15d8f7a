/** Names of sheets of RVTools behind what somebody wrote before them: "RVTools_tabvInfo", "vc1_vInfo". */
const BEHIND_PREFIX = /^.*[_\s-](?:tab)?(d?v[A-Z]\w*)$/;

/** What Excel and browsers write behind the name of a copy: "vInfo (2)". */
const NUMBER = /\((\d{1,4})\)$/;

/** The sheet that a table is, whatever stands before its name, and whichever copy it is. */
export function sheetOf(name: string): string {
  const plain = withoutNumber(name);
  return BEHIND_PREFIX.exec(plain)?.[1] ?? plain;
}

/** A name without the number of a copy. */
export function withoutNumber(name: string): string {
  return name.trim().replace(NUMBER, "").trimEnd();
}

/**
 * The number of a copy, 0 for what is not numbered.
 *
 * @example numberOf("vInfo (2)") //=> 2
 */
export function numberOf(name: string): number {
  return Number(NUMBER.exec(name.trim())?.[1] ?? 0);
}
