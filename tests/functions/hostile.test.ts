import fc from "fast-check";
import { isHostError, type HostValue } from "../../src/functionsHost";
import { shipped } from "../shippedFunctions";

const anyCell: fc.Arbitrary<HostValue> = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.string(),
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
const anyArgument = fc.oneof({ weight: 3, arbitrary: anyCell }, anyBlock);

const ERRORS = ["#VALUE!", "#N/A", "#DIV/0!"];

function isFit(value: HostValue): boolean {
  if (isHostError(value)) return ERRORS.includes(value.error);
  return typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" || typeof value === "boolean";
}

test.each(shipped.help)(
  "$id answers anything with finite values, texts or explained errors",
  ({ id, parameters }) => {
    fc.assert(
      fc.property(fc.array(anyArgument, { maxLength: parameters.length }), (args) => {
        const answer = shipped.host.call(id, args);
        const widths = new Set(answer.map((row) => row.length));
        const explained = answer
          .flat()
          .every(
            (cell) =>
              !isHostError(cell) || cell.error === "#DIV/0!" || !cell.message?.startsWith("unexpected"),
          );
        return answer.length > 0 && widths.size === 1 && answer.flat().every(isFit) && explained;
      }),
      { numRuns: 200 },
    );
  },
);
