import type { Carried } from "../../workbook/carryInputs";
import { counted } from "../../model/units/counted";
import { named } from "../named";

/**
 * A sentence for each thing that became of the inputs that the user had changed.
 *
 * @param what What they are inputs of.
 */
export function carriedNotices(
  {
    carried,
    lost,
    failed,
    missing,
    formulas,
  }: Pick<Carried, "carried" | "lost" | "failed" | "missing" | "formulas">,
  what = "report",
): string[] {
  const notices: string[] = [];
  if (carried > 0) {
    notices.push(
      `${counted(carried, "input")} that you changed in it ${carried === 1 ? "was" : "were"} kept.`,
    );
  }
  if (formulas.length > 0) {
    const replaced = formulas.length === 1 ? "was replaced by its value" : "were replaced by their values";
    notices.push(`${counted(formulas.length, "formula")} in inputs ${replaced}: ${named(formulas)}.`);
  }
  if (lost.length > 0) {
    const values = lost.map(({ label, value }) => `${label} (${value === null ? "empty" : String(value)})`);
    notices.push(
      `${counted(lost.length, "input")} that you changed ${lost.length === 1 ? "is" : "are"} not in the new ${what}: ` +
        `${named(values)}.`,
    );
  }
  if (failed.length > 0) {
    const contents = failed.map(({ label, content }) => `${label} (${content})`);
    notices.push(
      `${counted(failed.length, "input")} ${failed.length === 1 ? "shows an error and was" : "show errors and were"} not kept: ` +
        `${named(contents)}.`,
    );
  }
  if (missing.length > 0) {
    notices.push(
      `${counted(missing.length, "input")} ${missing.length === 1 ? "was" : "were"} not found in the earlier ${what}: ` +
        `${named(missing)}. Check ${missing.length === 1 ? "its value" : "their values"}.`,
    );
  }
  return notices;
}

/** A sentence on sheets of the user that have names of the report's sheets. */
export function noticesOnOthers(sheets: readonly string[], what = "report"): string[] {
  if (sheets.length === 0) return [];
  const are = sheets.length === 1 ? `is not ${article(what)} ${what} sheet` : `are not ${what} sheets`;
  return [`${named(sheets)} ${are} and ${sheets.length === 1 ? "was" : "were"} kept.`];
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? "an" : "a";
}
