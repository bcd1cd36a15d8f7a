import { explainCall } from "../_explain";
import { wordOf } from "../_arguments";
import { spillTable } from "../_broadcast";
import { stepTable } from "../_stepTable";

/**
 * Steps of any call of an HCI Planner function: its arguments, every number with a source that it uses, and last its result.
 * @customfunction HCI_EXPLAIN
 * @param function_name Name of the function as text, such as VSAN_GHZ.
 * @param argument_1 Argument 1 of that function.
 * @param argument_2 Argument 2 of that function.
 * @param argument_3 Argument 3 of that function.
 * @param argument_4 Argument 4 of that function.
 * @param argument_5 Argument 5 of that function.
 * @param argument_6 Argument 6 of that function.
 * @param argument_7 Argument 7 of that function.
 * @param argument_8 Argument 8 of that function.
 * @param argument_9 Argument 9 of that function.
 * @param argument_10 Argument 10 of that function.
 * @returns Table with the columns Step, Value, Unit, Evidence level, Source. The last row is the result; a table as result is its size.
 * @unit table
 * @source The function that is explained
 * @example =HCI_EXPLAIN("STORAGE_IOPS",22541,32) //=> 4 rows x 5 columns
 * @example =HCI_EXPLAIN("VSAN_GHZ",1000,8,0.7) //=> 19 rows x 5 columns
 * @example =HCI_EXPLAIN("VSAN_GHX",1000) //=> #VALUE!
 */
export function HCI_EXPLAIN(
  function_name: unknown[][],
  argument_1?: unknown[][],
  argument_2?: unknown[][],
  argument_3?: unknown[][],
  argument_4?: unknown[][],
  argument_5?: unknown[][],
  argument_6?: unknown[][],
  argument_7?: unknown[][],
  argument_8?: unknown[][],
  argument_9?: unknown[][],
  argument_10?: unknown[][],
): unknown[][] {
  const args = [
    argument_1,
    argument_2,
    argument_3,
    argument_4,
    argument_5,
    argument_6,
    argument_7,
    argument_8,
    argument_9,
    argument_10,
  ];
  return spillTable({ function_name }, {}, (cells) =>
    stepTable(explainCall(wordOf(cells.function_name, "function_name"), args)),
  );
}
