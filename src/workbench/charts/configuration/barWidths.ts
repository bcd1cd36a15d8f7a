/** Space between groups of columns, as a percentage of a column, where the chart has none of its own. */
const GAP = 60;

/** How Chart.js puts columns or bars into their groups. */
export interface BarWidths {
  /** Share of a category's room that its group takes. */
  categoryPercentage: number;
  /** Share of a series' room in the group that its bar takes: more than 1 where bars overlap. */
  barPercentage: number;
  /** False where the bars of all series are at one place. */
  grouped: boolean;
}

/**
 * Excel measures gap and overlap in widths of a bar, Chart.js in shares of the room.
 *
 * @param gap Space between groups, as a percentage of a bar.
 * @param overlap How far bars of a group cover each other, as a percentage of a bar.
 */
export function barWidths(series: number, gap = GAP, overlap = 0): BarWidths {
  const step = 1 - overlap / 100;
  if (step === 0) return { categoryPercentage: 1 / (1 + gap / 100), barPercentage: 1, grouped: false };
  const category = 1 + (series - 1) * step + gap / 100;
  return { categoryPercentage: (series * step) / category, barPercentage: 1 / step, grouped: true };
}
