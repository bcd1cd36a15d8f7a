import { isShownError, type Shown } from "./host/workbook/cell";

/** Is a result what an example states: error, text, number with as many digits as matter, array, or size? */
export function agreesWith(actual: Shown[][], stated: string): boolean {
  const size = /^(\d+) rows x (\d+) columns$/.exec(stated);
  if (size) {
    const [rows, columns] = size.slice(1).map(Number);
    return actual.length === rows && actual.every((row) => row.length === columns);
  }
  const cells = actual.flat();
  const wanted = stated.startsWith("{")
    ? stated.slice(1, -1).split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    : [stated];
  return cells.length === wanted.length && wanted.every((text, i) => cellAgreesWith(cells[i] ?? null, text));
}

function cellAgreesWith(actual: Shown, stated: string): boolean {
  if (stated.startsWith("#")) return isShownError(actual) && actual.error === stated;
  if (stated.startsWith('"')) return actual === JSON.parse(stated);
  if (/^(TRUE|FALSE)$/.test(stated)) return actual === (stated === "TRUE");
  // Half of the last digit stated is as exact as an example says.
  const decimals = stated.split(".")[1]?.length ?? 0;
  return typeof actual === "number" && Math.abs(actual - Number(stated)) <= 0.5 * 10 ** -decimals + 1e-12;
}
