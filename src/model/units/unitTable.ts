/** The units of one dimension: spelling → how many base units it is. */
export interface UnitTable {
  /** What is measured, for messages: "throughput". */
  quantity: string;
  /** A value to copy, for messages: "22.5 MiB/s". */
  example: string;
  /** Spellings whose case matters. */
  exact: Readonly<Record<string, number>>;
  /** Spellings that mean the same in any case, written in lower case. */
  anyCase?: Readonly<Record<string, number>>;
  /** Spellings that two trades read differently, with both readings. */
  open?: Readonly<Record<string, readonly [string, string]>>;
}

/** SI prefixes: powers of ten (`k` and `K` both occur in the field). */
const SI = { "": 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 } as const;
/** IEC prefixes: powers of 1,024. */
const IEC = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40, Pi: 2 ** 50 } as const;

export const BITS_PER_BYTE = 8;

function withPrefixes(
  prefixes: Readonly<Record<string, number>>,
  suffix: string,
  scale = 1,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prefixes).map(([prefix, factor]) => [prefix + suffix, factor * scale]),
  );
}

function lowerCase(table: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(table).map(([unit, factor]) => [unit.toLowerCase(), factor]));
}

/** Sizes in bytes. A capital B is a byte; SI is 10^n, IEC is 2^n. */
export const BYTES: UnitTable = {
  quantity: "size",
  example: "6.4 TB",
  exact: { ...withPrefixes(SI, "B"), ...withPrefixes(IEC, "B") },
};

function rates(bytes: number): Pick<UnitTable, "exact" | "anyCase"> {
  const bits = bytes / BITS_PER_BYTE;
  return {
    exact: {
      ...withPrefixes(SI, "B/s", bytes),
      ...withPrefixes(IEC, "B/s", bytes),
      ...withPrefixes(SI, "b/s", bits),
    },
    anyCase: {
      ...lowerCase(withPrefixes(SI, "bps", bits)),
      ...lowerCase(withPrefixes(SI, "bit/s", bits)),
      ...lowerCase({ MbE: 1e6 * bits, GbE: 1e9 * bits }),
    },
  };
}

/** `MBps` is Iometer's megabytes and everybody else's megabits. */
const OPEN_RATES = Object.fromEntries(
  ["K", "k", "M", "G", "T"].map((prefix) => [`${prefix}Bps`, [`${prefix}B/s`, `${prefix}b/s`] as const]),
);

/** Storage throughput in bytes per second. `10G` is refused: bytes or bits are not said. */
export const STORAGE_RATES: UnitTable = {
  quantity: "throughput",
  example: "22541 MiB/s",
  ...rates(1),
  open: {
    ...OPEN_RATES,
    ...Object.fromEntries(["K", "k", "M", "G", "T"].map((p) => [p, [`${p}B/s`, `${p}b/s`] as const])),
  },
};

/** Network throughput in bits per second. `10G` and `25GbE` are link speeds. */
export const NETWORK_RATES: UnitTable = {
  quantity: "network throughput",
  example: "10 Gb/s",
  ...rates(BITS_PER_BYTE),
  anyCase: { ...rates(BITS_PER_BYTE).anyCase, m: 1e6, g: 1e9, t: 1e12 },
  open: OPEN_RATES,
};

/** Clock rates in Hz. */
export const FREQUENCIES: UnitTable = {
  quantity: "CPU",
  example: "3.6 GHz",
  exact: {},
  anyCase: { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9, thz: 1e12 },
};

/** Durations in seconds. `µs` is accepted with the micro sign, the Greek letter and `us`. */
export const DURATIONS: UnitTable = {
  quantity: "duration",
  example: "2.5 ms",
  exact: { ns: 1e-9, us: 1e-6, "\u00b5s": 1e-6, "\u03bcs": 1e-6, ms: 1e-3, s: 1 },
};

/** I/O rates in I/O per second. */
export const IO_RATES: UnitTable = {
  quantity: "IOPS",
  example: "120000",
  exact: {},
  anyCase: { iops: 1, "io/s": 1, "i/o/s": 1 },
};

/** Block sizes in bytes: as every storage benchmark uses them, K and KB mean KiB here, in any case. */
export const BLOCK_SIZES: UnitTable = {
  quantity: "I/O size",
  example: "32K",
  exact: {},
  anyCase: { b: 1, k: 2 ** 10, kb: 2 ** 10, kib: 2 ** 10, m: 2 ** 20, mb: 2 ** 20, mib: 2 ** 20 },
};
