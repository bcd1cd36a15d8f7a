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
  /** Spellings that two trades read differently, with both readings; `ps` at the end in any case. */
  open?: Readonly<Record<string, readonly [string, string]>>;
  /** Whether a count may stand in front: `2x25GbE`. */
  links?: true;
  /** Whether so many base units occur in practice; without it, all do. It rules out a reading of `7.680` as thousands. */
  occurs?: (amount: number) => boolean;
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

/** Sizes in bytes, in any case: nobody states a size in bits. SI is 10^n, IEC is 2^n. */
const SIZE_UNITS = { ...lowerCase(withPrefixes(SI, "B")), ...lowerCase(withPrefixes(IEC, "B")) };

/** Sizes of storage. `32G` is refused: ESXi prints G for GiB, and disks are sold in GB. */
export const BYTES: UnitTable = {
  quantity: "size",
  example: "128 GiB",
  exact: {},
  anyCase: SIZE_UNITS,
  open: {
    ...Object.fromEntries(
      ["M", "G", "T", "P"].flatMap((p) =>
        [p, p.toLowerCase()].map((spelling) => [spelling, [`${p}B`, `${p}iB`] as const]),
      ),
    ),
  },
};

/** The largest disks that are sold hold 256 TB. */
export const MAX_DISK_BYTES = 300e12;

/** Sizes of disks, which are sold in decimal units: `6.4T` is 6.4 TB. */
export const DISK_SIZES: UnitTable = {
  ...BYTES,
  example: "6.4 TB",
  occurs: (bytes) => bytes <= MAX_DISK_BYTES,
  anyCase: { ...SIZE_UNITS, ...lowerCase({ M: SI.M, G: SI.G, T: SI.T, P: SI.P }) },
  open: {},
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
      ...lowerCase({ Mbit: 1e6 * bits, Gbit: 1e9 * bits, Tbit: 1e12 * bits }),
      ...lowerCase({ MbE: 1e6 * bits, GbE: 1e9 * bits, GE: 1e9 * bits }),
    },
  };
}

/** `MBps` is Iometer's megabytes and everybody else's megabits; `MBPS` in capitals can be either. */
const OPEN_RATES = Object.fromEntries(
  Object.keys(SI).flatMap((prefix) =>
    [prefix, prefix.toLowerCase()].map((typed) => [`${typed}Bps`, [`${prefix}B/s`, `${prefix}b/s`] as const]),
  ),
);

/** Storage throughput in bytes per second. `10G` is refused: bytes or bits are not said. */
export const STORAGE_RATES: UnitTable = {
  quantity: "throughput",
  example: "22541 MiB/s",
  links: true,
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
  links: true,
  ...rates(BITS_PER_BYTE),
  anyCase: { ...rates(BITS_PER_BYTE).anyCase, m: 1e6, g: 1e9, t: 1e12 },
  open: OPEN_RATES,
};

/** Clock rates in Hz. */
export const FREQUENCIES: UnitTable = {
  quantity: "CPU frequency",
  example: "3.6 GHz",
  exact: {},
  anyCase: { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9, thz: 1e12 },
};

/** Clock rates of one core in Hz. */
export const CORE_CLOCKS: UnitTable = { ...FREQUENCIES, occurs: (hz) => hz < MIN_BARE_MHZ * 1e9 };

/** From here up a bare number is the MHz of a core, not its GHz. */
export const MIN_BARE_MHZ = 1000;

const SECONDS = { n: 1e-9, u: 1e-6, "\u00b5": 1e-6, "\u03bc": 1e-6, m: 1e-3, "": 1 } as const;

/** Durations in seconds, also as fio prints them (`usec`). `µs` has the micro sign, the Greek letter or `us`. */
export const DURATIONS: UnitTable = {
  quantity: "duration",
  example: "2.5 ms",
  exact: withPrefixes(SECONDS, "s"),
  anyCase: {
    ...withPrefixes(SECONDS, "sec"),
    ...withPrefixes({ nano: SECONDS.n, micro: SECONDS.u, milli: SECONDS.m, "": 1 }, "second"),
    ...withPrefixes({ nano: SECONDS.n, micro: SECONDS.u, milli: SECONDS.m, "": 1 }, "seconds"),
  },
};

const THOUSANDS = { "": 1, k: 1e3, m: 1e6 } as const;

/** I/O rates in I/O per second: `100k` is a hundred thousand, `1.2M` a million and two hundred thousand. */
export const IO_RATES: UnitTable = {
  quantity: "IOPS",
  example: "120000",
  exact: {},
  anyCase: {
    k: THOUSANDS.k,
    m: THOUSANDS.m,
    ...withPrefixes(THOUSANDS, "iops"),
    ...withPrefixes(THOUSANDS, "io/s"),
    ...withPrefixes(THOUSANDS, "i/o/s"),
  },
};

/** Benchmarks and guests do not write larger blocks, nor thousands of KiB that are no multiple of a page. */
const MAX_BLOCK_BYTES = 8 * 2 ** 20;
const BLOCK_STEP_BYTES = 4 * 2 ** 10;

/** Block sizes in bytes: as every storage benchmark uses them, K and KB mean KiB here, in any case. */
export const BLOCK_SIZES: UnitTable = {
  quantity: "I/O size",
  example: "32K",
  occurs: (bytes) => bytes <= MAX_BLOCK_BYTES && bytes % BLOCK_STEP_BYTES === 0,
  exact: {},
  anyCase: {
    b: 1,
    byte: 1,
    bytes: 1,
    k: 2 ** 10,
    kb: 2 ** 10,
    kib: 2 ** 10,
    m: 2 ** 20,
    mb: 2 ** 20,
    mib: 2 ** 20,
  },
};
