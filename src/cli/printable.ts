/** Control characters but tabs and line breaks, and those that turn the direction of a text. */
const UNPRINTABLE = /(?![\t\n]|\r\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text that moves no cursor, changes no color and hides nothing in a terminal: names come from strangers' files.
 *
 * @example printable("a\x1b[2Jb") //=> "a\\x1b[2Jb"
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0);
    const digits = code.toString(16);
    return code < 0x100 ? `\\x${digits.padStart(2, "0")}` : `\\u${digits.padStart(4, "0")}`;
  });
}
