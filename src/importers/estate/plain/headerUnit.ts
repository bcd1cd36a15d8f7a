/** Bytes of the units that a header may name. */
const BYTES: Readonly<Record<string, number>> = {
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  bytes: 1,
};

/** A header: what it names, in small letters without the unit, and the unit. */
export interface HeaderUnit {
  name: string;
  /** Bytes of its unit; `null` where it names none. */
  bytes: number | null;
  /** The unit as it is written. */
  unit: string;
}

/**
 * The name and the unit of a header such as "RAM (GiB)" or "Used GB".
 *
 * @param isRam Is it about RAM, whose GB have always been 2^30 bytes?
 * @example headerUnit("Used (GB)", false).bytes //=> 1000000000
 */
export function headerUnit(header: string, isRam: boolean): HeaderUnit {
  const parts = header
    .toLowerCase()
    .split(/[^a-z0-9%/]+/)
    .filter((word) => word !== "");
  const last = parts.at(-1) ?? "";
  const bytes = BYTES[last];
  if (bytes === undefined) return { name: parts.join(" "), bytes: null, unit: "" };
  const binary = BYTES[`${last.charAt(0)}ib`];
  const isBinary = isRam && last.length === 2 && binary !== undefined;
  return { name: parts.slice(0, -1).join(" "), bytes: isBinary ? binary : bytes, unit: last };
}
