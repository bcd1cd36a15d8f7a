/**
 * A name of a machine without its domain, in small letters; an address as it is.
 *
 * @example shortHostName("ESX1.example.com") //=> "esx1"
 */
export function shortHostName(name: string): string {
  const lower = name.toLowerCase();
  return /^[\d.]+$|:/.test(lower) ? lower : (lower.split(".", 1)[0] ?? lower);
}
