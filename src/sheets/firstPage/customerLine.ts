import { cut, quoted } from "../formulaText";

/** Characters of a name that a line has room for; longer ones are cut. */
const MOST = { title: 60, line: 40 };

/** The customer as a title, or what stands there as long as none is entered. A formula. */
export function customerTitle(otherwise: string): string {
  return `IF({customer}="",${quoted(otherwise)},${cut("{customer}", MOST.title)})`;
}

/** What parts the parts of a line. */
const DOT = "  ·  ";

const part = (cell: string, shown = cut(cell, MOST.line)): string => `IF(${cell}="","","${DOT}"&${shown})`;

const VERSION = part("{planVersion}", `"version "&${cut("{planVersion}", MOST.line)}`);

/** A question, and whose plan answers it: project, author and version, as far as they are entered. A formula. */
export function contextLine(question: string): string {
  return [quoted(question), part("{project}"), part("{author}"), VERSION].join("&");
}

/** Customer, project and version, as far as they are entered. A formula. */
export const CUSTOMER_LINE = `MID(${[part("{customer}"), part("{project}"), VERSION].join("&")},${DOT.length + 1},200)`;
