import type { ConnectedExcel } from "../connectedExcel";
import { wordsOf } from "../messages";
import type { DrawnSheets } from "../spreadsheet";
import { putAside } from "./putAside";

/**
 * Draws sheets in the place of earlier ones, under their names. The earlier ones go once the new ones are complete, and
 * come back if they cannot be drawn.
 *
 * @param draw Draws the new sheets.
 * @throws Error of `draw`, followed by what could not be put back.
 */
export async function drawInPlaceOf(
  earlier: DrawnSheets,
  { run }: ConnectedExcel,
  draw: () => Promise<DrawnSheets>,
): Promise<DrawnSheets> {
  const aside = await putAside(earlier, run);
  let drawn: DrawnSheets;
  try {
    drawn = await draw();
  } catch (error) {
    await aside.putBack().catch((failed: unknown) => {
      throw new Error(
        `${wordsOf(error)} The earlier sheets did not get their names back: ${wordsOf(failed)}`,
      );
    });
    throw error;
  }
  try {
    await aside.giveWayTo(drawn.sheets);
    return drawn;
  } catch (error) {
    const kept = `The earlier sheets could not be taken away, and have new names now: ${wordsOf(error)}`;
    return { ...drawn, remarks: [...drawn.remarks, kept] };
  }
}
