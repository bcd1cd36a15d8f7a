/** Names that a sentence lists at most; the others are counted. */
const MAX_NAMED = 10;

/** The first names of a list, and how many there are more. */
export function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const shown = names.slice(0, MAX_NAMED).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
