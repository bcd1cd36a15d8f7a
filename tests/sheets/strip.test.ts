import { calculate } from "../../src/calculator/calculate";
import { strips, STRIP_CELLS, STRIP_WIDTHS } from "../../src/sheets/strip";
import { cellName, columnName } from "../../src/workbook/address";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, WorkbookSpec } from "../../src/workbook/spec";
import type { StyleName } from "../../src/workbook/styles";
import { validate } from "../../src/workbook/validate";
import { sourceFunctions } from "../sourceFunctions";

/** Strips in H8:AK9 of the rows' shares in AO:AQ, as on the page of hosts. */
const PLACE = { column: 7, scaleRow: 5, rows: [8, 9] as const, low: "AO", plan: "AP", high: "AQ" };

const LETTERS: Partial<Record<StyleName, string>> = {
  barLow: "L",
  barPlan: "P",
  barHigh: "h",
  barOver: "X",
  barOverHigh: "x",
};

/** A share, or a formula; nothing for a blank cell. */
type Share = number | string | undefined;

/** A strip as text: a letter for each shaded cell, a dot for the others, a bar behind 100 %. */
function drawn(...shares: [Share, Share, Share]): string {
  const { cells, conditionalFormats } = strips(PLACE);
  const given = shares.flatMap((share, i): CellSpec[] => {
    const at = `${["AO", "AP", "AQ"][i] ?? ""}8`;
    if (share === undefined) return [];
    return [typeof share === "number" ? { kind: "value", at, value: share } : { kind: "formula", at, formula: share }];
  });
  // The formula of each rule, as it is for each cell, from row 20 on.
  const rules = conditionalFormats.flatMap(({ formula }, rule) =>
    Array.from({ length: STRIP_CELLS }, (_, i): CellSpec => {
      const moved = formula.replaceAll("H$5", `${columnName(7 + i)}$5`);
      return { kind: "formula", at: cellName(19 + rule, i), formula: moved };
    }),
  );
  const sheet = { name: "Page", cells: [...cells, ...given, ...rules], print: { orientation: "portrait" as const } };
  const [calculated] = calculate(layout({ title: "T", subject: "S", names: [], sheets: [sheet] }), sourceFunctions).sheets;
  const letters = Array.from({ length: STRIP_CELLS }, (_, i) => {
    const rule = conditionalFormats.find((_, r) => calculated?.values[19 + r]?.[i] === true);
    return rule ? (LETTERS[rule.style] ?? "?") : ".";
  }).join("");
  return `${letters.slice(0, 25)}|${letters.slice(25)}`;
} // prettier-ignore

test.each<[string, Share, Share, Share, string]>([
  ["a range below 100%", 0.64, 0.72, 0.8, "LLLLLLLLLLLLLLLLPPhh.....|....."],
  ["no range", 0.62, 0.62, 0.62, "LLLLLLLLLLLLLLLL.........|....."],
  ["a cell from its middle on", 0.019, 0.02, 0.06, "Ph.......................|....."],
  ["nothing used", 0, 0, 0, ".........................|....."],
  ["just 100%", 1, 1, 1, "LLLLLLLLLLLLLLLLLLLLLLLLL|....."],
  ["the high estimate hardly above 100%", 0.87, 0.92, 1.0001, "LLLLLLLLLLLLLLLLLLLLLLPhh|x...."],
  ["the plan hardly above 100%", 0.9, 1.0001, 1.05, "LLLLLLLLLLLLLLLLLLLLLLLPP|Xx..."],
  ["far above 120%", 2, 3, 4, "LLLLLLLLLLLLLLLLLLLLLLLLL|XXXXX"],
  ["an unknown plan", '""', '""', '""', ".........................|....."],
  ["a blank plan", undefined, undefined, undefined, ".........................|....."],
  ["an error", 0.5, "NA()", 0.9, ".........................|....."],
])("%s", (_, low, plan, high, expected) => {
  expect(drawn(low, plan, high)).toBe(expected);
}); // prettier-ignore

test("a strip is 210 pixels wide, its limit at the end of cell 25", () => {
  expect(STRIP_WIDTHS.reduce((sum, width) => sum + Math.round(width * 7) + 5, 0)).toBe(210);
  const looks = strips(PLACE).cells.flatMap((cell) => (cell.kind === "blank" ? [[cell.at, cell.rows, cell.columns, cell.style]] : []));
  expect(looks).toEqual([
    ["H8", 2, 24, "strip"],
    ["AF8", 2, 1, "stripLimit"],
    ["AG8", 2, 5, "stripBeyond"],
  ]);
}); // prettier-ignore

test("the sheet that has strips is valid, and its looks hold in every cell", () => {
  const shares = ["AO8", "AP8", "AQ8", "AO9", "AP9", "AQ9"].map((at) => ({ kind: "value" as const, at, value: 0.5 }));
  const { cells, conditionalFormats } = strips(PLACE);
  const sheet = { name: "Page", cells: [...cells, ...shares], conditionalFormats, print: { orientation: "portrait" as const } };
  const spec: WorkbookSpec = { title: "T", subject: "S", names: [], sheets: [sheet] };
  expect(() => validate(spec)).not.toThrow();
  const styles = layout(spec).sheets[0]?.styles.filter(({ row, column }) => row === 7 && column < 40);
  expect(styles?.map(({ column, columns, rows, style }) => [column, columns, rows, style])).toEqual([
    [7, 24, 2, "strip"],
    [31, 1, 2, "stripLimit"],
    [32, 5, 2, "stripBeyond"],
  ]);
}); // prettier-ignore
