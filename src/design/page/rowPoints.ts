/** Target clusters whose rows leave the other tables of the second page as they are. */
const FEW_TARGETS = 4;

/** Height of the gap between two tables of the first page, in points. */
export const GAP_PT = 7;

/**
 * Height of a row on the second page, in points: lower where there are many target clusters, so that it stays one page, on Letter
 * too.
 */
export function rowPoints(targets: number): number {
  return targets <= FEW_TARGETS ? 17 : 14.25;
}

/** Height of the gap between two tables of the second page, in points. */
export function gapPoints(targets: number): number {
  return targets <= FEW_TARGETS ? GAP_PT : 5;
}
