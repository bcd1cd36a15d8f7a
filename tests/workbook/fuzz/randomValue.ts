import type { Random } from "../../../bench/generate/random";
import { chance, pick, whole } from "./choose";

/** Texts that a careless writer turns into something else. */
const HOSTILE_TEXTS = [
  "=1+1",
  '=HYPERLINK("https://example.com")',
  "+1",
  "-1",
  "@SUM(A1)",
  "'quoted",
  "1,234",
  "007",
  "1/2",
  "2024-12-06",
  "TRUE",
  "#N/A",
  "1e5",
  "_x000D_",
  "_x005F_x0041_",
  "<b>&amp;</b>",
  `]]>"'`,
  "  blanks around  ",
  "two\nlines\n",
  "\ta tab",
  "emoji \u{1F600} \u65e5\u672c",
  "\u200fright to left",
  "\u0130stanbul \u00df",
  "{=1}",
  "$& $1 $$",
  "%s %d {0}",
  "constructor",
  "__proto__",
];

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  1 / 3,
  1e-300,
  5e-324,
  1e308,
  -1.7976931348623157e308,
  2 ** 53,
  721317.28,
];

/** A text that every workbook can hold; some are as long as a cell allows. */
export function randomText(random: Random): string {
  if (chance(random, 0.6)) return pick(random, HOSTILE_TEXTS);
  if (chance(random, 0.03)) return "long ".repeat(6553);
  const characters = Array.from({ length: whole(random, 1, 30) }, () =>
    String.fromCodePoint(
      pick(random, [whole(random, 0x20, 0x7e), whole(random, 0xa0, 0xd7ff), whole(random, 0x1f300, 0x1f6ff)]),
    ),
  );
  return characters.join("");
}

/** A text of so many UTF-16 units at most. */
export function shortText(random: Random, longest: number): string {
  return randomText(random)
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, "");
}

/** A number that a cell can hold. */
export function randomNumber(random: Random): number {
  if (chance(random, 0.4)) return pick(random, NUMBERS);
  return random.normal(0, 10 ** whole(random, -3, 9));
}

/** A value for a cell that is not empty. */
export function randomValue(random: Random): string | number | boolean {
  const kind = random.next();
  if (kind < 0.4) return randomText(random);
  return kind < 0.9 ? randomNumber(random) : chance(random, 0.5);
}
