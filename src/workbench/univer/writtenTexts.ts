import {
  type BaseFunction,
  functionInformation,
  functionLogical,
  functionLookup,
  functionText,
  functionWeb,
} from "@univerjs/engine-formula";

/** Functions of these groups whose arguments are numbers. */
const OF_NUMBERS = new Set<string>(["ADDRESS", "ISEVEN", "ISODD"]);

/**
 * Univer's functions that get a text as the formula holds it.
 *
 * - Wrong in 0.25: only TEXT, NUMBERVALUE, DATEVALUE and TIMEVALUE do. For all others an argument "1,234", "5%" or "12:00" is a
 *   number: ISNUMBER("5%") is TRUE, LEN("1e3") is 8, and IF(TRUE,"1,234") is 1234.
 * - Why it matters here: as in writtenValues.ts, and the same formula had another result after Download .xlsx.
 * - Upstream: as in writtenValues.ts. Text for one: "`isArgumentsIgnoreNumberPattern` should be true unless all arguments of a
 *   function are numbers."
 *
 * Functions of dates, statistics and the like still get the number: many of them read no formatted text themselves.
 */
export function keepWrittenTexts(): void {
  const groups = [functionInformation, functionLogical, functionLookup, functionText, functionWeb];
  for (const [executor, name] of groups.flat() as [typeof BaseFunction, string][]) {
    if (!OF_NUMBERS.has(name)) executor.prototype.isArgumentsIgnoreNumberPattern = () => true;
  }
}
