/** Direction of the section or row that a figure stands in. */
export type Direction = "read" | "write" | "mix";

/** One row of results, as printed. */
export interface ResultRow {
  random: boolean;
  /** Version 6 and older name the direction in the row. */
  direction: Direction | null;
  blockText: string;
  /** `null` where unknown: KB means 1,000 or 1,024 bytes, which only a row with IOPS shows. */
  blockSizeBytes: number | null;
  queues: number | null;
  threads: number | null;
  megabytesPerSecond: number;
  iops: number | null;
  /** Unit of the latency is µs. */
  latencyUs: number | null;
}

/** What stands in front of the colon, with one space for each run of blanks. */
const LOAD =
  /^ ?(SEQ|RND|Sequential|Random)\b ?(Read|Write|Mix)? ?(?:(\d+(?:\.\d+)?) ?(KiB|MiB|KB|MB)\b)? ?(?:\( ?(?:QD? ?= ?(\d+))? ?,? ?(?:T ?= ?(\d+))? ?\))? ?$/i;

/** What stands behind it. */
const FIGURES =
  /^ ?(\d+(?:\.\d+)?) ?MB\/s ?(?:\[ ?(\d+(?:\.\d+)?) ?IOPS ?\] ?)?(?:< ?(\d+(?:\.\d+)?) ?us ?> ?)?$/i;

/** Maximum deviation by rounding, as a share; a KB of 1,000 and one of 1,024 bytes differ by more than twice as much. */
const SIZE_TOLERANCE = 0.01;

const BLOCK_UNITS: Record<string, number> = { kib: 2 ** 10, mib: 2 ** 20 };

/** Reads a row, of version 8 (`SEQ    1MiB (Q=  8, T= 1): ...`) back to 3; `null` when the line is none. */
export function parseResultRow(line: string): ResultRow | null {
  // Runs of blanks would make the many optional parts of the patterns try every way to share them.
  const tidy = line.replace(/\s+/g, " ");
  const colon = tidy.indexOf(":");
  const load = LOAD.exec(tidy.slice(0, Math.max(0, colon)));
  const figures = FIGURES.exec(tidy.slice(colon + 1));
  if (!load || !figures) return null;
  const [, access = "", direction, size, unit = "", queues, threads] = load;
  const [, rate, iops, latency] = figures;
  const bytesPerIo = iops === undefined ? null : (Number(rate) * 1e6) / Number(iops);
  return {
    random: /^r/i.test(access),
    direction: (direction?.toLowerCase() as Direction | undefined) ?? null,
    blockText: size === undefined ? "" : `${size}${unit}`,
    blockSizeBytes: size === undefined ? null : blockSize(Number(size), unit.toLowerCase(), bytesPerIo),
    queues: optionalNumber(queues),
    threads: optionalNumber(threads),
    megabytesPerSecond: Number(rate),
    iops: optionalNumber(iops),
    latencyUs: optionalNumber(latency),
  };
}

/** Block size in bytes. Version 3 prints `4KB` for 4,096 bytes, as its rate and IOPS show. */
function blockSize(size: number, unit: string, bytesPerIo: number | null): number | null {
  const unitBytes = BLOCK_UNITS[unit];
  if (unitBytes !== undefined) return size * unitBytes;
  const [decimal, binary] = unit === "kb" ? [1_000, 2 ** 10] : [1_000_000, 2 ** 20];
  const meant = [decimal, binary].find(
    (bytes) => bytesPerIo !== null && Math.abs(bytesPerIo / (size * bytes) - 1) <= SIZE_TOLERANCE,
  );
  return meant === undefined ? null : size * meant;
}

/** Whether a line begins like a row, so that one that cannot be read is worth a word. */
export function beginsLikeRow(line: string): boolean {
  return /^\s*(SEQ|RND|Sequential|Random)\b.*:/i.test(line);
}

function optionalNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
