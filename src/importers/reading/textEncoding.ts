/** Encodings of two bytes a character, as Windows editors and shells write them. */
export type WideEncoding = "utf-16le" | "utf-16be";

/** The bytes that decide the encoding: fewer are enough only where the data ends. */
export const ENCODING_BYTES = 4;

/**
 * By the byte order mark, or by the zero bytes that two ASCII characters have in UTF-16; `null` for all others. Data of
 * fewer than {@link ENCODING_BYTES} is decided by what there is of it: collect that many before you ask.
 */
export function wideEncodingOf(bytes: Uint8Array): WideEncoding | null {
  const [first, second, third = 1, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && (fourth ?? 0) === 0) return "utf-16le";
  if (first === 0 && second !== undefined && second !== 0 && (bytes[2] ?? 0) === 0) return "utf-16be";
  return null;
}
