/**
 * The datastore of a path.
 *
 * @example datastoreOf("[vsanDatastore] vm1/vm1.vmdk") //=> "vsanDatastore"
 */
export function datastoreOf(path: string | null): string | null {
  return /^\[([^\]]+)\]/.exec(path ?? "")?.[1] ?? null;
}
