/** Key of the workbook that the workbench opens by itself. */
export const MAIN = "workbook";

const COPY = /^copy-([1-9]\d{0,5})$/;
const UNREADABLE = /^aside-([1-9]\d{0,5})$/;

/**
 * The key that an address names: `#copy-2` is the second copy, anything else the main workbook.
 *
 * @example keyOf("#copy-2") //=> "copy-2"
 */
export function keyOf(hash: string): string {
  const key = hash.slice(1);
  return COPY.test(key) ? key : MAIN;
}

/** The keys of workbooks that could not be opened, in their order. */
export function unreadableAmong(keys: readonly string[]): string[] {
  return numbered(keys, UNREADABLE);
}

/** A key for one copy more. */
export function newCopy(keys: readonly string[]): string {
  return `copy-${nextNumber(keys, COPY)}`;
}

/** A key for one more workbook that could not be opened. */
export function newUnreadableKey(keys: readonly string[]): string {
  return `aside-${nextNumber(keys, UNREADABLE)}`;
}

/** What a user calls a workbook of a key: Copy 2. */
export function titleOf(key: string): string {
  const number = COPY.exec(key)?.[1];
  return number === undefined ? "Main workbook" : `Copy ${number}`;
}

/** Is this the key of a workbook that can be opened? */
export function isWorkbookKey(key: string): boolean {
  return key === MAIN || COPY.test(key);
}

/** The number of a workbook's key: 0 for the main one. */
export function numberOfKey(key: string): number {
  return numberOf(key, COPY);
}

/** What is saved beside a workbook, each under a key of its own: tabs change one without the others. */
export const nameKey = (key: string): string => `name ${key}`;
export const keyOfName = (key: string): string => key.replace(/^name /, "");
export const aboutKey = (key: string): string => `about ${key}`;
export const deletedKey = (key: string): string => `deleted ${key}`;
export const openedKey = (key: string): string => `opened ${key}`;

function numbered(keys: readonly string[], pattern: RegExp): string[] {
  return keys.filter((key) => pattern.test(key)).sort((a, b) => numberOf(a, pattern) - numberOf(b, pattern));
}

function nextNumber(keys: readonly string[], pattern: RegExp): number {
  return 1 + Math.max(0, ...keys.map((key) => numberOf(key, pattern)));
}

function numberOf(key: string, pattern: RegExp): number {
  return Number(pattern.exec(key)?.[1] ?? 0);
}
