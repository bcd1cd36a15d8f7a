/** What a phase did. */
export interface PhaseKind {
  does: "read" | "write" | "mix";
  /** Share of reads that the phase was asked for; `null` where reads and writes have threads of their own. */
  readPct: number | null;
  /** Whether every block was read again behind its write (`--readinline`): only the writes are counted. */
  readsInline: boolean;
}

/** Ends of names: files were looked up (`--statinline`) or read (`--readinline`) within the phase. */
const OPERATION = /^(?:(READ|WRITE)|RWMIX(\d{1,3})|MIX-T\d+)(\+s)?(\+r)?$/;

/** What a phase of this name did; `null` where it did no I/O on storage that can be counted. */
export function phaseKind(operation: string): PhaseKind | null {
  const found = OPERATION.exec(operation);
  if (!found) return null;
  const [, pure, percent, , inline] = found;
  const readsInline = inline !== undefined;
  if (pure === "READ") return { does: "read", readPct: 100, readsInline };
  if (pure === "WRITE") return { does: "write", readPct: 0, readsInline };
  return { does: "mix", readPct: percent === undefined ? null : Number(percent), readsInline };
}
