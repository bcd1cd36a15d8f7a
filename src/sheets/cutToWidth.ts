/** How much wider than other letters a capital is. */
const CAPITAL = 1.5;

/**
 * A line that is cut where its place ends: text of other people may be longer.
 *
 * @param most Letters that its place has room for; a capital letter counts as one and a half.
 */
export function cutToWidth(text: string, most: number): string {
  const letters = [...text];
  let room = most;
  const cut = letters.findIndex((letter) => (room -= /\p{Lu}/u.test(letter) ? CAPITAL : 1) < 0);
  return cut === -1 ? text : `${letters.slice(0, cut).join("").trimEnd()}…`;
}
