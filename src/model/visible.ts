/** Names of the characters that pasted texts hold unseen. */
const NAMES: Readonly<Record<string, string>> = {
  "\t": "tab",
  "\n": "line break",
  "\r": "line break",
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width non-joiner",
  "\u200d": "zero-width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\ufeff": "byte order mark",
};

/** Control and format characters, and the spaces that look like a space. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
/** A longer quotation hides what is wrong with it. */
const MAX_QUOTED = 80;
const LONG_QUOTATION = new RegExp(`"([^"]{${MAX_QUOTED}})[^"]+"`, "g");

/**
 * Spells a message so that nothing in it is unseen: invisible characters by their names, long quotations cut.
 *
 * @example visible('"32K\u200b" has no unit') //=> '"32K<zero-width space>" has no unit'
 */
export function visible(message: string): string {
  return message.replace(INVISIBLE, named).replace(LONG_QUOTATION, '"$1…"');
}

function named(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `<${NAMES[character] ?? `U+${code}`}>`;
}
