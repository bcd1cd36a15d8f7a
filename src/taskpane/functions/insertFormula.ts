import type { ConnectedExcel } from "../connectedExcel";

/**
 * Writes a formula into the active cell. A cell that holds anything is left as it is.
 *
 * @returns Address of the cell.
 * @throws Error if the cell is not empty.
 */
export async function insertFormula({ run }: ConnectedExcel, formula: string): Promise<string> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    const { address } = cell;
    if (cell.formulas[0]?.[0] !== "") throw new Error(`${address} is not empty: select an empty cell first.`);
    cell.formulas = [[formula]];
    await context.sync();
    return address;
  });
}
