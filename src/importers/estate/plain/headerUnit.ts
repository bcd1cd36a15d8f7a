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

/** Properties of a VM in PowerCLI, whose GB and MB are 2^30 and 2^20 bytes by definition: a list that it exported has them to the letter. */
const BINARY_HEADERS: ReadonlySet<string> = new Set([
  "MemoryGB",
  "MemoryMB",
  "ProvisionedSpaceGB",
  "UsedSpaceGB",
]);

/** A header: what it names, in small letters without the unit and without spaces, and the unit. */
export interface HeaderUnit {
  name: string;
  /** Bytes of its unit; `null` where it names none. */
  bytes: number | null;
  /** Is its unit one of powers of ten, such as GB, that others use for powers of two? */
  isDecimal: boolean;
}

/**
 * The name and the unit of a header such as "RAM (GiB)", "Used GB" or "UsedSpaceGB".
 *
 * @param isRam Is it about RAM, whose GB have always been 2^30 bytes?
 * @example headerUnit("Used (GB)", false).bytes //=> 1000000000
 * @example headerUnit("UsedSpaceGB", false).bytes //=> 1073741824
 */
export function headerUnit(header: string, isRam: boolean): HeaderUnit {
  const parts = header
    .replace(/([a-z])([KMGT]i?B)$/, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9%/]+/)
    .filter((word) => word !== "");
  const last = parts.at(-1) ?? "";
  const bytes = BYTES[last];
  if (bytes === undefined) return { name: parts.join(""), bytes: null, isDecimal: false };
  const name = parts.slice(0, -1).join("");
  const binary = last.length === 2 ? BYTES[`${last.charAt(0)}ib`] : undefined;
  const isBinary = isRam || BINARY_HEADERS.has(header.trim());
  if (isBinary || binary === undefined) return { name, bytes: binary ?? bytes, isDecimal: false };
  return { name, bytes, isDecimal: true };
}
