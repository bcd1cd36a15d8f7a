import type { SheetDrawing } from "../workbook/drawing";

/**
 * The sheets of the new workbook in the order of the earlier one: a sheet of a plan stands where it stood, new ones stand behind the
 * one that they follow in the plan.
 *
 * @param order Names of the earlier workbook's sheets; a plan's under their new names.
 */
export function inEarlierOrder(
  order: readonly string[],
  own: readonly SheetDrawing[],
  drawn: readonly SheetDrawing[],
): SheetDrawing[] {
  const byName = new Map([...own, ...drawn].map((sheet) => [sheet.name, sheet]));
  const sheets = [...new Set(order)].flatMap((name) => byName.get(name) ?? []);
  drawn.forEach((sheet, i) => {
    if (sheets.includes(sheet)) return;
    const before = drawn[i - 1];
    const after = drawn.slice(i + 1).find((one) => sheets.includes(one));
    const at = before ? sheets.indexOf(before) + 1 : after ? sheets.indexOf(after) : sheets.length;
    sheets.splice(at, 0, sheet);
  });
  return sheets;
}
