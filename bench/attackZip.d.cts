/** What the central directory says in place of the truth. */
export interface Lies {
  size?: number;
  packed?: number;
  crc?: number;
  method?: number;
  offset?: number;
}

/** An entry as it is written. */
export interface AttackEntry {
  path: string;
  bytes?: Uint8Array | string;
  /** 8, the default, deflates; 0 stores. */
  method?: number;
  flags?: number;
  /** Shares the data of the entry of this index. */
  at?: number;
  lies?: Lies;
}

/** A zip of entries, each of which may lie about itself; the end record may lie about their number. */
export function buildZip(
  entries: readonly AttackEntry[],
  options?: { declared?: number; zip64?: boolean },
): Uint8Array;

/** A zip of nothing but a directory of empty entries; `declared` is the number that its end record names. */
export function emptyEntries(count: number, declared?: number): Uint8Array;
