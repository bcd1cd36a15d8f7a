/**
 * Where the characters begin that end a text: its length without them. A loop from the end, because a pattern such as
 * `/[,;\s]+$/` is tried again at every character of every run in the text.
 *
 * @param belongs Whether a character is one of those.
 */
export function lengthWithout(text: string, belongs: (character: string) => boolean): number {
  let length = text.length;
  while (length > 0 && belongs(text.charAt(length - 1))) length -= 1;
  return length;
}
