/**
 * The beginning of a text, in UTF-16 units as Excel counts. A pair that makes one character, such as an emoji, is not
 * divided: no file holds its half.
 *
 * @example firstCharacters("abc", 2) //=> "ab"
 */
export function firstCharacters(text: string, length: number): string {
  const first = text.slice(0, length);
  return first.length < text.length ? first.replace(/[\uD800-\uDBFF]$/, "") : first;
}
