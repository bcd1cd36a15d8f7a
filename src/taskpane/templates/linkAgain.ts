import { spreadsheet } from "../spreadsheet";

/**
 * Restores the links of selected inputs that the user typed over.
 *
 * @returns What was done, in a sentence.
 * @throws Error where no selected cell is such an input.
 */
export async function linkAgain(): Promise<string> {
  const { sheet, cells } = await (await spreadsheet()).linkAgain();
  if (cells.length === 0) {
    throw new Error("No selected cell is a linked input that you typed over: select such inputs.");
  }
  return `Linked again on sheet ${sheet}: ${cells.join(", ")}.`;
}
