/** The figures, or `null` where not one of them is known. */
export function knownFigures<Figures extends object>(figures: Figures): Figures | null {
  return Object.values(figures).some((value) => value !== null) ? figures : null;
}
