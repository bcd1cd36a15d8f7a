import { PROFILE_NAME } from "../../reports/sheets/profileName";
import { tokenize } from "../../workbook/tokens";
import type { Spreadsheet } from "../spreadsheet";

/** The column of a calibration that holds what an I/O costs. */
const COST = 2;

/**
 * The calibration of a report in the workbook; nothing where there is none, or where no cost is known yet.
 *
 * @param isAsked Does an earlier design ask for it? Then it goes on asking while the calibration is there.
 */
export async function calibrationOf(
  beside: Pick<Spreadsheet, "outline" | "read">,
  isAsked = false,
): Promise<{ name: string; isTaken: boolean } | undefined> {
  const { names } = await beside.outline();
  const formula = names.find(({ name }) => name.toLowerCase() === PROFILE_NAME.toLowerCase())?.formula;
  if (formula === undefined) return undefined;
  const offered = { name: PROFILE_NAME, isTaken: false };
  if (isAsked) return offered;
  const [token, ...more] = tokenize(formula.replace(/^=/, ""));
  if (token?.kind !== "ref" || token.sheet === undefined || more.length > 0) return undefined;
  const { sheet, area } = token;
  const values = (await beside.read([sheet])).get(sheet)?.values ?? [];
  const costs = values.slice(area.row, area.row + area.rows).map((row) => row[area.column + COST]);
  return costs.some((cost) => typeof cost === "number") ? offered : undefined;
}
