import { quotedSheet } from "../workbook/address";
import type { NameFeature, WorkbookDrawing } from "../workbook/drawing";
import { sameFormula } from "./sameFormula";
import type { ChangedCell } from "./verification";

/**
 * The names of a plan that mean something else than it was written with, or are not in the workbook any more: a formula that uses
 * one reads another cell then.
 *
 * @param written The names as this release writes them.
 */
export function changedNames(
  { names }: Pick<WorkbookDrawing, "names">,
  written: readonly NameFeature[],
): ChangedCell[] {
  const now = new Map(names.map((feature) => [feature.name.toLowerCase(), feature]));
  return written.flatMap((expected): ChangedCell[] => {
    const { name } = expected;
    const found = now.get(name.toLowerCase());
    const [holds, wanted] = [found, expected].map((one) => one && meaningOf(one));
    if (wanted === undefined || (holds !== undefined && sameFormula(holds, wanted))) return [];
    const { sheet, range } = "range" in expected.refersTo ? expected.refersTo : { sheet: "", range: "" };
    return [
      {
        ...{ kind: "name", name, sheet, cell: range.split(":")[0] ?? "" },
        holds: holds === undefined ? null : `=${holds}`,
        expected: `=${wanted}`,
      },
    ];
  });
}

/** What a name stands for, as a formula without its `=`. */
function meaningOf({ refersTo }: NameFeature): string {
  return "formula" in refersTo ? refersTo.formula : `${quotedSheet(refersTo.sheet)}!${refersTo.range}`;
}
