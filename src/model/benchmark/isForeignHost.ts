/** An address has no short name. */
const ADDRESS = /^[\d.]+$|:/;

/** A name without its domain; a name with one is the same host as the short name. */
const shortName = (name: string): string => (name.split(".")[0] ?? name).toLowerCase();

/**
 * Does a list of hosts lack a host? Names are compared without capitals and domains. An empty list, or one with addresses instead
 * of names, does not show it.
 *
 * @example isForeignHost("esx5", ["esx1.example.com", "esx2.example.com"]) //=> true
 * @example isForeignHost("ESX1", ["esx1.example.com"]) //=> false
 * @example isForeignHost("esx1", ["192.168.1.11"]) //=> false
 */
export function isForeignHost(host: string, names: readonly string[]): boolean {
  if (names.includes(host)) return false;
  if ([host, ...names].some((name) => ADDRESS.test(name))) return false;
  return names.length > 0 && names.every((name) => shortName(name) !== shortName(host));
}
