/** Whether the path of an entry leads out of the archive: an absolute one, one with `..`, or one with a NUL. */
export function leadsOut(path: string): boolean {
  return /^([\\/]|[A-Za-z]:)|(^|[\\/])\.\.([\\/]|$)|\0/.test(path);
}
