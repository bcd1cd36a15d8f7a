/** How a number is known. */
export type EvidenceKind =
  | "definition"
  | "derived"
  | "measured"
  | "vendor-stated"
  | "estimated"
  | "assumption";

/** Where a number can be looked up. */
export interface Source {
  title: string;
  /** The place inside the source: a section, a test, a table. */
  locator: string;
  url?: string;
  /** Date of the source, ISO 8601. */
  date: string;
}

/** A domain number with its unit and its origin. No formula of the model uses a bare one. */
export interface Evidence {
  value: number;
  unit: string;
  kind: EvidenceKind;
  source: Source;
  note?: string;
  /** Why an assumption is made: an assumption must say it. */
  because?: string;
}

/** Told of every entry whose number is read; nothing listens except while a call is explained. */
let listener: ((entry: Evidence) => void) | null = null;

/** Declares a number with its origin. */
export function evidence(entry: Evidence): Evidence {
  const { value } = entry;
  const declared: Evidence = {
    ...entry,
    get value() {
      listener?.(declared);
      return value;
    },
  };
  return Object.freeze(declared);
}

/** Runs a computation and reports every entry whose number it reads. */
export function readingEvidence<T>(onRead: (entry: Evidence) => void, compute: () => T): T {
  const before = listener;
  listener = onRead;
  try {
    return compute();
  } finally {
    listener = before;
  }
}

/** Spells a source for a cell: title, date, place. */
export function formatSource(source: Source): string {
  return `${source.title} (${source.date}), ${source.locator}`;
}
