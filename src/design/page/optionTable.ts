import type { Block } from "../../sheets/block";
import { COLUMN, STRIP_COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { questionRow } from "../../sheets/firstPage/questionRow";
import { TABLE_PT } from "../../sheets/firstPage/tableHeights";
import { shown } from "../../sheets/formulaText";
import { markFormats } from "../../sheets/markFormats";
import { strips } from "../../sheets/strip";
import type { CellSpec } from "../../workbook/spec";
import { NONE, noneFits } from "../noneFits";
import { OPTION_NAMES, type OptionName } from "../optionInputs";
import { RESOURCES, solvedOf } from "../solvedHosts";

const ABOVE = 3;

/** What a host of an option is, in words; "?" for what is not entered. */
function build(option: OptionName): string {
  const of = (id: string, shownAs = `{${option}.${id}}`): string => `IF({${option}.${id}}="","?",${shownAs})`;
  return `${of("sockets")}&" × "&${of("coresPerSocket")}&" × "&${of("clockGhz")}&" GHz, "&${of("ramGib", shown(`{${option}.ramGib}`, "#,##0"))}&" GiB, "&${of("disks")}&" × "&${of("diskTb")}&" TB"`;
}

/** The fullest resource of an option; "" where one is not known. */
function fullestOf(option: OptionName, high: "" | "High"): string {
  const cells = RESOURCES.filter(({ id }) => id !== "layout").map(
    ({ id }) => `{${solvedOf(option)}.${id}${high}}`,
  );
  const clusters = `COUNT({${solvedOf(option)}.vms})`;
  return `IF(OR(N({${option}.usable})=0,${clusters}=0,COUNT(${cells.join(",")})<${cells.length}*${clusters}),"",MAX(${cells.join(",")}))`;
}

/** A figure that is counted by hosts, or that none fits. */
const orNoneOf = (option: OptionName, id: string): string =>
  `IF(${noneFits(option)},"${NONE}",{${option}.${id}})`;

/** Which option? One row each: what a host is, how many, the fullest resource, the verdict. */
export function optionTable(): Block {
  return {
    height: ABOVE + OPTION_NAMES.length,
    ids: () => ({}),
    draw: (place) => {
      const { row, formula } = place;
      const first = row + ABOVE;
      const last = first + OPTION_NAMES.length - 1;
      const strip = strips({
        column: STRIP_COLUMN,
        scaleRow: row,
        rows: [first, last],
        low: COLUMN.low,
        plan: COLUMN.plan,
        high: COLUMN.high,
        lines: OPTION_NAMES.map(() => false),
      });
      const head = (
        at: string,
        text: string,
        style: "headWords" | "headFigures" | "headLastWords",
      ): CellSpec => ({
        kind: "text",
        at: `${at}${row + 2}`,
        text,
        style,
      });
      return {
        cells: [
          ...strip.cells,
          ...questionRow(
            "Which option?",
            '"bars: the fullest resource of each, low to high"',
            row + 1,
            place,
          ),
          head("B", "Each host", "headWords"),
          head(COLUMN.used, "Hosts", "headFigures"),
          head(COLUMN.range, "Cores", "headFigures"),
          head(COLUMN.last, "Verdict", "headLastWords"),
          ...OPTION_NAMES.flatMap((option, i): CellSpec[] => {
            const at = first + i;
            const ifFilled = (text: string): string =>
              formula(`IF(N({${option}.filled})=0,"",IFERROR(${text},"?"))`);
            const cell = (
              column: string,
              text: string,
              style: CellSpec["style"],
              format?: string,
            ): CellSpec => ({
              kind: "formula",
              at: `${column}${at}`,
              formula: ifFilled(text),
              ...(style === undefined ? {} : { style }),
              ...(format === undefined ? {} : { format }),
            });
            return [
              { kind: "text", at: `A${at}`, text: option, style: "rowMark" },
              cell("B", build(option), "rowWords"),
              { kind: "blank", at: `C${at}`, columns: 2, style: "rowWords" },
              cell(COLUMN.used, orNoneOf(option, "allHosts"), "rowTotal", "#,##0"),
              cell(COLUMN.range, orNoneOf(option, "coresAll"), "rowFigure", "#,##0"),
              cell(COLUMN.last, `{${option}.shortVerdict}`, "rowLastWords"),
              { kind: "blank", at: `${COLUMN.words}${at}`, style: "rowWords" },
              cell(COLUMN.low, fullestOf(option, ""), "stripScale", "0%"),
              cell(COLUMN.plan, fullestOf(option, ""), "stripScale", "0%"),
              cell(COLUMN.high, fullestOf(option, "High"), "stripScale", "0%"),
            ];
          }),
        ],
        conditionalFormats: [
          {
            range: `${COLUMN.strip}${first}:${stripCell(29)}${last}`,
            formula: `$B${first}=""`,
            style: "stripNone",
          },
          ...strip.conditionalFormats,
          {
            range: `A${first}:${COLUMN.range}${last}`,
            formula: formula(`$A${first}={chosen}`),
            style: "chosen",
          },
          ...markFormats(`${COLUMN.last}${first}:${COLUMN.words}${last}`, `$${COLUMN.last}${first}`),
        ],
        rowHeights: [
          { rows: [row, row], points: TABLE_PT.helper },
          { rows: [row + 1, row + 1], points: TABLE_PT.question },
          { rows: [row + 2, row + 2], points: TABLE_PT.heads },
          { rows: [first, last], points: TABLE_PT.row },
        ],
      };
    },
  };
}
