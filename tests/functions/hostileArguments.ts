import fc from "fast-check";
import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";

const anyCell: fc.Arbitrary<HostValue> = fc.oneof(
  fc.double(),
  fc.integer(),
  // Dates, counts of addresses, and numbers that no planner has.
  fc.constantFrom(0, -1, 0.5, 33147, 45000.5, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, -1e300, 5e-324),
  fc.boolean(),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom<HostValue>(
    null,
    "",
    "32K",
    "read",
    "RAID-5",
    "1000 MiB/s",
    "10.1.2.3/24",
    "=1+1",
    "1,234",
    "plan",
  ),
  fc.constant<HostValue>({ error: "#DIV/0!", message: "" }),
);
const anyBlock = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
const tallBlock = fc
  .tuple(anyCell, fc.integer({ min: 50, max: 400 }))
  .map(([cell, rows]) => Array.from({ length: rows }, () => [cell]));
const anyArgument = fc.oneof(
  { weight: 6, arbitrary: anyCell },
  { weight: 2, arbitrary: anyBlock },
  tallBlock,
);

/** Arguments that no planner would enter: numbers, texts, errors, blanks and blocks, up to so many. */
export const hostileArguments = (maxLength: number): fc.Arbitrary<HostArgument[]> =>
  fc.array(anyArgument, { maxLength });

const ERRORS = ["#VALUE!", "#N/A", "#DIV/0!"];

function isFit(value: HostValue): boolean {
  if (isHostError(value)) return ERRORS.includes(value.error);
  return typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" || typeof value === "boolean";
}

/** Whether an answer is a block of finite values, texts and explained errors. */
export function isFitAnswer(answer: readonly HostValue[][]): boolean {
  const widths = new Set(answer.map((row) => row.length));
  const cells = answer.flat();
  const explained = cells.every(
    (cell) => !isHostError(cell) || cell.error === "#DIV/0!" || !cell.message?.startsWith("unexpected"),
  );
  return answer.length > 0 && widths.size === 1 && cells.every(isFit) && explained;
}
