import { plausible } from "../figures/plausible";

const POWERS: Record<string, number> = { "": 0, k: 1, m: 2, g: 3, t: 4 };

/**
 * Bytes of a block size as fio and vdbench write it: `4k`, `512K`, `1m`, `4KiB`; a plain number is bytes, also
 * the `4` that people type when they mean 4k. `null` when it is no single size.
 */
export function parseBlockSize(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)([kmgt]?)(?:i?b)?$/i.exec(text.trim());
  const power = POWERS[match?.[2]?.toLowerCase() ?? "none"];
  if (!match || power === undefined) return null;
  const bytes = Number(match[1]) * 1024 ** power;
  return Number.isInteger(bytes) && bytes > 0 ? plausible(bytes) : null;
}
