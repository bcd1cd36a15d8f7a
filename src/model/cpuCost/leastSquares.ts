/** Below this share of its column a pivot counts as zero: the columns do not tell their coefficients apart. */
const SINGULAR = 1e-9;

/**
 * Solves a small square system by Gauss elimination with partial pivoting.
 *
 * @returns The solution, or `null` where the system is singular.
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const scale = Math.max(...matrix.flat().map(Math.abs));
  for (let column = 0; column < size; column++) {
    const [pivot = []] = rows
      .slice(column)
      .sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    if (!(Math.abs(pivot[column] ?? 0) > SINGULAR * scale)) return null;
    rows[rows.indexOf(pivot)] = rows[column] ?? [];
    rows[column] = pivot;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/**
 * Least squares with coefficients that are not negative, for a handful of columns: every subset of columns is solved,
 * and of the solutions without a negative coefficient the one with the smallest residual wins.
 *
 * @param rows Equations: one value a column.
 * @param right Right-hand sides.
 * @returns The coefficients, or `null` where the rows do not determine them.
 */
export function nonNegativeLeastSquares(
  rows: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const all = (rows[0] ?? []).map((_, c) => c);
  // Columns differ by orders of magnitude (per I/O, per byte): each is scaled to length 1 while solving.
  const lengths = all.map((c) => Math.hypot(...rows.map((row) => row[c] ?? 0)) || 1);
  const scaled = rows.map((row) => row.map((value, c) => value / (lengths[c] ?? 1)));
  if (!solveNormal(scaled, right, all)) return null;
  let best: number[] | null = null;
  let least = Infinity;
  for (let mask = 1; mask < 2 ** all.length; mask++) {
    const chosen = all.filter((c) => mask & (1 << c));
    const solution = solveNormal(scaled, right, chosen);
    if (!solution || solution.some((value) => value < 0)) continue;
    const coefficients = all.map((c) => solution[chosen.indexOf(c)] ?? 0);
    const residual = Math.hypot(...scaled.map((row, r) => dot(row, coefficients) - (right[r] ?? 0)));
    if (!(residual < least)) continue;
    least = residual;
    best = coefficients.map((value, c) => value / (lengths[c] ?? 1));
  }
  return best;
}

function solveNormal(
  rows: readonly (readonly number[])[],
  right: readonly number[],
  columns: readonly number[],
): number[] | null {
  const chosen = columns.map((c) => rows.map((row) => row[c] ?? 0));
  return solve(
    chosen.map((a) => chosen.map((b) => dot(a, b))),
    chosen.map((a) => dot(a, right)),
  );
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
