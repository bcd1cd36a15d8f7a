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
    const pivotIndex = rows
      .map((row, index) => ({ index, size: index < column ? -1 : Math.abs(row[column] ?? 0) }))
      .reduce((best, row) => (row.size > best.size ? row : best));
    if (!(pivotIndex.size > SINGULAR * scale)) return null;
    const pivot = rows[pivotIndex.index] ?? [];
    rows[pivotIndex.index] = rows[column] ?? [];
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
  const columns = rows[0]?.length ?? 0;
  // Columns differ by orders of magnitude (per I/O, per byte): each is scaled to length 1 while solving.
  const lengths = Array.from(
    { length: columns },
    (_, c) => Math.hypot(...rows.map((row) => row[c] ?? 0)) || 1,
  );
  const scaled = rows.map((row) => row.map((value, c) => value / (lengths[c] ?? 1)));
  const all = Array.from({ length: columns }, (_, c) => c);
  if (!solveNormal(scaled, right, all)) return null;
  let best: { residual: number; coefficients: number[] } | null = null;
  for (let mask = 1; mask < 2 ** columns; mask++) {
    const chosen = all.filter((c) => mask & (1 << c));
    const solution = solveNormal(scaled, right, chosen);
    if (!solution || solution.some((value) => value < 0)) continue;
    const coefficients = all.map((c) => solution[chosen.indexOf(c)] ?? 0);
    const residual = Math.hypot(
      ...scaled.map((row, r) =>
        row.reduce((sum, value, c) => sum + value * (coefficients[c] ?? 0), -(right[r] ?? 0)),
      ),
    );
    if (!best || residual < best.residual) best = { residual, coefficients };
  }
  return best ? best.coefficients.map((value, c) => value / (lengths[c] ?? 1)) : null;
}

function solveNormal(
  rows: readonly (readonly number[])[],
  right: readonly number[],
  columns: readonly number[],
): number[] | null {
  const dot = (a: (row: number) => number, b: (row: number) => number): number =>
    rows.reduce((sum, _, r) => sum + a(r) * b(r), 0);
  const column = (c: number) => (r: number) => rows[r]?.[c] ?? 0;
  const matrix = columns.map((a) => columns.map((b) => dot(column(a), column(b))));
  return solve(
    matrix,
    columns.map((a) => dot(column(a), (r) => right[r] ?? 0)),
  );
}
