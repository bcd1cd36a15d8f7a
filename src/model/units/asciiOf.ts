/** Nearly all texts hold none of these. */
const BEYOND_ASCII = /[^ -~]/;
/** From `！` to `～`: the full-width forms of `!` to `~`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FROM_FULL_WIDTH = 0xfee0;
/** Hyphens and dashes that word processors and web pages write, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Spells a typed text in plain characters: full-width digits and letters, dashes, the multiplication sign between
 * count and speed, and the space of Asian fonts. Characters without an unambiguous plain form stay as they are.
 *
 * @example asciiOf("ＲＡＩＤ–５") //=> "RAID-5"
 */
export function asciiOf(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.trim();
  return text
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FROM_FULL_WIDTH))
    .replace(DASHES, "-")
    .replaceAll("\u00d7", "x")
    .replaceAll("\u3000", " ")
    .trim();
}
