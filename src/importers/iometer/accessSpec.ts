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

/**
 * A named load, as the block in front of the results defines it. Its lines are added up as they come: a file of
 * megabytes may hold a hundred thousand of them, and every step asks for their load.
 */
export class AccessSpec {
  /** Whether accesses are answered with a second I/O, of which a specification's size and mix say nothing. */
  hasReply = false;
  /** Whether a specification mixes several block sizes. */
  mixesSizes = false;
  private firstSizeBytes: number | null = null;
  private weight = 0;
  private readonly sums = { sizeBytes: 0, readPct: 0, randomPct: 0 };

  /** @param line Line of the file on which it is defined. */
  constructor(
    readonly name: string,
    readonly line: number,
  ) {}

  add({ sizeBytes, sharePct, readPct, randomPct, replyBytes }: SpecLine): void {
    this.firstSizeBytes ??= sizeBytes;
    this.mixesSizes ||= sizeBytes !== this.firstSizeBytes;
    this.hasReply ||= replyBytes > 0;
    this.weight += sharePct;
    this.sums.sizeBytes += sizeBytes * sharePct;
    this.sums.readPct += readPct * sharePct;
    this.sums.randomPct += randomPct * sharePct;
  }

  /** The mean load: each line weighs as many accesses as its share says. */
  get load(): SpecLoad {
    const { weight, sums, hasReply } = this;
    if (weight === 0) return { blockSizeBytes: null, readPct: null, randomPct: null };
    return {
      blockSizeBytes: hasReply ? null : sums.sizeBytes / weight,
      readPct: hasReply ? null : sums.readPct / weight,
      randomPct: sums.randomPct / weight,
    };
  }
}

/** The load of several specifications that run at once: what they have in common. */
export function commonLoad(specs: readonly AccessSpec[]): SpecLoad {
  const loads = specs.map(({ load }) => load);
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
