import type { Plan } from "../../../src/sheets/planWorkbook";
import { cellName, overlap, parseArea, type Area } from "../../../src/workbook/address";
import type { CellValue, ValidationSpec } from "../../../src/workbook/spec";

/** What becomes of one input of a template. */
export interface InputCase {
  sheet: string;
  at: Area;
  kind: "emptied" | "text" | "end" | "impossible";
  value: CellValue;
  /** `Hosts!B29 emptied`. */
  name: string;
}

/**
 * Every input: emptied, at the ends of what it accepts, and with values that it does not accept; one that accepts any text
 * with one that means nothing.
 */
export function inputCases({ spec }: Plan): InputCase[] {
  return spec.sheets.flatMap(({ name: sheet, cells, validations = [] }) => {
    const rules = validations.flatMap((validation) => {
      const area = parseArea(validation.range);
      return area ? [{ validation, area }] : [];
    });
    return cells.flatMap((cell): InputCase[] => {
      const at = parseArea(cell.at);
      if (cell.kind !== "input" || !at) return [];
      const rule = rules.find(({ area }) => overlap(area, at));
      const place = `${sheet}!${cellName(at.row, at.column)}`;
      const one = (kind: InputCase["kind"], value: CellValue): InputCase => ({
        sheet,
        at,
        kind,
        value,
        name: `${place} ${kind === "emptied" ? kind : JSON.stringify(value)}`,
      });
      const isTyped = cell.value !== null;
      return [
        ...(isTyped ? [one("emptied", null)] : []),
        ...(rule ? ends(rule.validation).map((value) => one("end", value)) : []),
        ...(rule ? impossible(rule.validation).map((value) => one("impossible", value)) : []),
        ...(isTyped && !rule ? [one("text", "?")] : []),
      ];
    });
  });
}

function ends({ rule }: ValidationSpec): CellValue[] {
  return rule.kind === "list"
    ? [rule.values[0] ?? "", rule.values.at(-1) ?? ""]
    : [rule.minimum, rule.maximum];
}

function impossible({ rule }: ValidationSpec): CellValue[] {
  if (rule.kind === "list") return ["no such choice", -1];
  return [rule.minimum - 1, rule.maximum + 1, "unknown"];
}

/** At most so many of the cases, spread over all of them. */
export function spread<T>(cases: readonly T[], most: number): readonly T[] {
  if (cases.length <= most) return cases;
  return Array.from({ length: most }, (_, i) => cases[Math.floor((i * cases.length) / most)]).flatMap((one) =>
    one === undefined ? [] : [one],
  );
}
