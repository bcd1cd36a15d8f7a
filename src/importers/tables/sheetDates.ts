/** Day 0 of each system of dates. The earlier one counts a 29 February 1900 that never was. */
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const LAST_LEAP_BUG = 60;

/** Number formats of the program's own that show days or times, by their number. */
const BUILT_IN: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54,
  55, 56, 57, 58,
]);

/** Which styles of a workbook show days, and how it counts them. */
export interface SheetDates {
  isDate(style: number): boolean;
  uses1904: boolean;
}

/** Does a number format show a day or a time? Words in quotes, brackets and escapes do not count. */
export function showsDate(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.has(id);
  for (let i = 0; i < code.length; i++) {
    const letter = code.charAt(i);
    if (letter === ";") return false;
    if (letter === "\\" || letter === "_" || letter === "*") i += 1;
    else if (letter === '"' || letter === "[") {
      const end = code.indexOf(letter === "[" ? "]" : letter, i + 1);
      if (letter === "[" && ELAPSED.has(code.slice(i + 1, end).toLowerCase())) return true;
      i = end < 0 ? code.length : end;
    } else if (/[ymdhs]/i.test(letter)) return true;
    else if (/^general/i.test(code.slice(i, i + 7))) i += 6;
  }
  return false;
}

/** Times that count beyond a day: `[h]:mm`. */
const ELAPSED: ReadonlySet<string> = new Set(["h", "hh", "m", "mm", "s", "ss"]);

/**
 * The day and time of a serial number.
 *
 * @returns ISO 8601 without zone; `null` for what is no day that a spreadsheet shows.
 * @example dateOfSerial(45_000.5, false) //=> "2023-03-15T12:00:00"
 */
export function dateOfSerial(serial: number, uses1904: boolean): string | null {
  if (!(serial >= 0 && serial < 2_958_466)) return null;
  const days = !uses1904 && serial < LAST_LEAP_BUG ? serial + 1 : serial;
  const time = (uses1904 ? EPOCH[1904] : EPOCH[1900]) + Math.round(days * 86_400) * 1000;
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 19) : null;
}
