import type { ConnectedExcel } from "../connectedExcel";
import { counted } from "../../model/units/counted";
import { messageOf } from "../messages";
import type { DrawnSheets, ReplacedSheets } from "../spreadsheet";
import { finish, GOES_ON } from "./finish";
import { putBack, renameEarlier } from "./renameEarlier";

/**
 * Draws sheets in the place of earlier ones, under their names. The earlier ones go once the new ones are complete, and
 * come back if they cannot be drawn. What the user calculates from them is calculated from the new ones.
 *
 * @param draw Draws the new sheets; the names are those that it may give another meaning.
 * @throws Error of `draw`, followed by what could not be put back.
 */
export async function drawInPlaceOf(
  earlier: ReplacedSheets,
  { run }: ConnectedExcel,
  draw: (names: readonly string[]) => Promise<DrawnSheets>,
): Promise<DrawnSheets> {
  const renamed = await renameEarlier(earlier, run);
  let drawn: DrawnSheets;
  try {
    drawn = await draw(renamed.names.map(({ name }) => name));
  } catch (error) {
    return putBack(renamed, run, error);
  }
  try {
    const formulas = await finish(
      { kind: "replace", aside: renamed, by: drawn.sheets, names: drawn.names },
      run,
    );
    return { ...drawn, notices: [...drawn.notices, ...noticesOn(formulas)] };
  } catch (error) {
    const notice = `The earlier sheets could not be removed yet, and were renamed: ${messageOf(error)} ${GOES_ON}`;
    return { ...drawn, notices: [...drawn.notices, notice] };
  }
}

function noticesOn({ moved, lost }: { moved: number; lost: number }): string[] {
  const refer = (count: number) =>
    `${counted(count, "formula")} elsewhere ${count === 1 ? "refers" : "refer"}`;
  return [
    ...(moved === 0 ? [] : [`${refer(moved)} to cells of these sheets: check that they are still correct.`]),
    ...(lost === 0 ? [] : [`${refer(lost)} to a removed sheet or table (#REF!).`]),
  ];
}
