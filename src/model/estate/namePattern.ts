/** A part of a pattern between two stars: its characters, `null` for any one of them. */
type Part = readonly (string | null)[];

/**
 * Reads a name pattern as Excel does: `*` stands for any characters, `?` for one, `~` before them for themselves; capitals do not
 * matter, nor do blanks around pattern and name. Takes time in proportion to name and pattern, whatever these are.
 *
 * @returns Whether a whole name is one of the pattern's.
 * @example namePattern("sql*")("SQL-01") //=> true
 */
export function namePattern(pattern: string): (name: string) => boolean {
  const parts = partsOf(folded(pattern));
  const [first = [], ...rest] = parts;
  const last = rest.pop();
  return (given) => {
    const name = folded(given);
    if (last === undefined) return name.length === first.length && isAt(first, name, 0);
    const end = name.length - last.length;
    if (end < first.length || !isAt(first, name, 0) || !isAt(last, name, end)) return false;
    let from = first.length;
    for (const part of rest) {
      while (from + part.length <= end && !isAt(part, name, from)) from++;
      if (from + part.length > end) return false;
      from += part.length;
    }
    return true;
  };
}

/** A text without capitals and blanks around it. What has no single small letter, as İ, stays: `?` stands for one character. */
function folded(text: string): string {
  return Array.from(text.trim(), (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join("");
}

/** The parts between stars: one without any star. */
function partsOf(pattern: string): Part[] {
  const parts: (string | null)[][] = [[]];
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern.charAt(i);
    const next = pattern.charAt(i + 1);
    if (character === "*") parts.push([]);
    else if (character === "~" && "*?~".includes(next) && next !== "") {
      parts.at(-1)?.push(next);
      i++;
    } else parts.at(-1)?.push(character === "?" ? null : character);
  }
  return parts;
}

function isAt(part: Part, name: string, from: number): boolean {
  for (let i = 0; i < part.length; i++) {
    if (part[i] !== null && part[i] !== name.charAt(from + i)) return false;
  }
  return true;
}
