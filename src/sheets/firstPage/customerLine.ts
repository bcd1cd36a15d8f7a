import { cut, quoted } from "../formulaText";

/** Characters of a name that a line has room for; longer ones are cut. */
const MAX_LENGTHS = { title: 60, line: 40 };

/** The customer as a title, or what stands there as long as none is entered. A formula. */
export function customerTitle(otherwise: string): string {
  return `IF({customer}="",${quoted(otherwise)},${cut("{customer}", MAX_LENGTHS.title)})`;
}

/** What parts the parts of a line. */
const DOT = "  ·  ";

const part = (cell: string, longest = MAX_LENGTHS.line, before = ""): string =>
  `IF(${cell}="","","${DOT}${before}"&${cut(cell, longest)})`;

const VERSION = "version ";

/** Characters of a first page's second line, and the fewest that names get of it. */
const LINE = 126;
const MIN_OF_LINE = 24;

/** The fewest characters of a name that still tell whose plan it is. */
const MIN_OF_NAME = 12;

/** A question, and whose plan answers it: project, author and version, as far as they are entered. A formula. */
export function contextLine(question: string): string {
  const names = [part("{project}"), part("{author}"), part("{planVersion}", MAX_LENGTHS.line, VERSION)].join(
    "&",
  );
  return `${quoted(question)}&${cut(`(${names})`, Math.max(MIN_OF_LINE, LINE - question.length))}`;
}

/**
 * Customer, project and version, as far as they are entered; where all of them are long, each gets a part of the line. A
 * formula.
 *
 * @param room Characters that the line has room for.
 */
export function customerLine(room: number): string {
  const share = Math.floor((room - 2 * DOT.length - VERSION.length) / 3);
  const line = (longest: number): string =>
    [part("{customer}", longest), part("{project}", longest), part("{planVersion}", longest, VERSION)].join(
      "&",
    );
  const longest = Math.min(MAX_LENGTHS.line, Math.max(MIN_OF_NAME, share));
  return `MID(${line(longest)},${DOT.length + 1},200)`;
}
