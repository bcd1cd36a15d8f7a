import { lengthWithout } from "../reading/lengthWithout";
import { withoutPadding, unquoted } from "./rowFormat";

/** One line of an access specification: this share of the accesses has this size and mix. */
interface SpecLine {
  sizeBytes: number;
  sharePct: number;
  readPct: number;
  randomPct: number;
  replyBytes: number;
}

/** A named load, as the block in front of the results defines it. */
export interface AccessSpec {
  name: string;
  /** Line of the file on which it is defined. */
  line: number;
  lines: SpecLine[];
}

/** What a specification asks for on average over its accesses. */
export interface SpecLoad {
  blockSizeBytes: number | null;
  readPct: number | null;
  randomPct: number | null;
}

/** The name of a line `name,assignment`; a spreadsheet quotes names with its delimiter in them. */
export function specName(line: string): string {
  return unquoted(withoutAssignment(withoutPadding(line)));
}

/** A line without the delimiter and the digits at its end. */
function withoutAssignment(line: string): string {
  const digits = lengthWithout(line, (character) => /\d/.test(character));
  if (digits === line.length) return line;
  const begin = line.slice(0, digits);
  const text = begin.trimEnd();
  if (/[,;]/.test(text.charAt(text.length - 1))) return text.slice(0, -1);
  // A tab among the blanks is the delimiter.
  return begin.includes("\t", text.length) ? text : line;
}

/** A line `size,% of size,% reads,% random,delay,burst,align,reply`; `null` where it is none. */
export function specLine(line: string): SpecLine | null {
  const fields = withoutPadding(line)
    .split(/[,;\t]/)
    .map((field) => (/^\s*\d{1,15}\s*$/.test(field) ? Number(field) : NaN));
  const [sizeBytes = NaN, sharePct = NaN, readPct = NaN, randomPct = NaN] = fields;
  if (fields.length !== 8 || fields.some(Number.isNaN)) return null;
  if (sizeBytes === 0 || sharePct > 100 || readPct > 100 || randomPct > 100) return null;
  return { sizeBytes, sharePct, readPct, randomPct, replyBytes: fields[7] ?? 0 };
}

/** Whether accesses are answered with a second I/O, of which a specification's size and mix say nothing. */
export function hasReply(spec: AccessSpec): boolean {
  return spec.lines.some(({ replyBytes }) => replyBytes > 0);
}

/** Whether a specification mixes several block sizes. */
export function mixesSizes(spec: AccessSpec): boolean {
  return new Set(spec.lines.map(({ sizeBytes }) => sizeBytes)).size > 1;
}

/** The load of a specification: each line weighs as many accesses as its share says. */
export function specLoad(spec: AccessSpec): SpecLoad {
  const weight = spec.lines.reduce((sum, { sharePct }) => sum + sharePct, 0);
  if (weight === 0) return { blockSizeBytes: null, readPct: null, randomPct: null };
  const mean = (of: (line: SpecLine) => number): number =>
    spec.lines.reduce((sum, line) => sum + of(line) * line.sharePct, 0) / weight;
  const replies = hasReply(spec);
  return {
    blockSizeBytes: replies ? null : mean(({ sizeBytes }) => sizeBytes),
    readPct: replies ? null : mean(({ readPct }) => readPct),
    randomPct: mean(({ randomPct }) => randomPct),
  };
}

/** The load of several specifications that run at once: what they have in common. */
export function commonLoad(specs: readonly AccessSpec[]): SpecLoad {
  const loads = specs.map(specLoad);
  const common = (of: (load: SpecLoad) => number | null): number | null => {
    const values = new Set(loads.map(of));
    const [value = null] = values;
    return values.size === 1 ? value : null;
  };
  return {
    blockSizeBytes: common(({ blockSizeBytes }) => blockSizeBytes),
    readPct: common(({ readPct }) => readPct),
    randomPct: common(({ randomPct }) => randomPct),
  };
}
