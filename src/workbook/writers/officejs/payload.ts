/**
 * Most bytes sent between two syncs. Excel on the web refuses requests above 5 MB; the rest is for what surrounds
 * the calls.
 */
export const MAX_BATCH_BYTES = 4_000_000;

/**
 * Bytes of one call in a request beside its data: the object it belongs to, its own entry, their ids. Requests of
 * office.js 1.1.110 that draw formats, tables and charts have 100 to 140.
 */
export const CALL_BYTES = 150;

const UTF8 = new TextEncoder();

/** Bytes that a value takes in a request. The request is JSON inside JSON: quotes and backslashes are escaped twice. */
export function wireBytes(value: unknown): number {
  return UTF8.encode(JSON.stringify(JSON.stringify(value))).length;
}
