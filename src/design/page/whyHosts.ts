import type { Block } from "../../sheets/block";
import { COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT, questionRow } from "../../sheets/firstPage/questionRow";
import type { CellSpec } from "../../workbook/spec";
import { capitalized } from "../atBeginning";
import { NONE, noneFits } from "../noneFits";
import { OPTION_NAMES } from "../optionInputs";
import { RESOURCES, needsLayout } from "../solvedHosts";
import { rowPoints } from "./rowPoints";

const FIGURES = ["C", "D", "E", "F"] as const;
const HEADS = 2;

/** How many hosts each resource asks for, by option. */
export function whyHosts(targets: number): Block {
  const rows = RESOURCES.length + 1;
  return {
    height: HEADS + rows,
    ids: () => ({}),
    draw: (place) => {
      const { row, formula } = place;
      const first = row + HEADS;
      const rule = (at: number): CellSpec => ({
        kind: "blank",
        at: `${stripCell(1)}${at}`,
        columns: 31,
        style: "rowWords",
      });
      return {
        cells: [
          ...questionRow(
            "Why so many hosts?",
            '"hosts that each resource requires, including failures"',
            row,
            place,
          ),
          { kind: "text", at: `B${row + 1}`, text: "Resource", style: "headWords" },
          ...OPTION_NAMES.map((option, i): CellSpec => ({
            kind: "text",
            at: `${FIGURES[i]}${row + 1}`,
            text: option,
            style: "headFigures",
          })),
          ...RESOURCES.flatMap(({ id, noun }, i): CellSpec[] => {
            const at = first + i;
            return [
              { kind: "blank", at: `A${at}`, style: "rowWords" },
              {
                kind: "text",
                at: `B${at}`,
                text: capitalized(noun),
                style: "rowWords",
              },
              ...OPTION_NAMES.map((option, o): CellSpec => ({
                kind: "formula",
                at: `${FIGURES[o]}${at}`,
                formula: formula(
                  `IF(N({${option}.usable})=0,"",IFERROR(IF({${option}.${id}All}="","?",IF(${noneFits(option, `${id}Hosts`)},"${NONE}",{${option}.${id}All})),"?"))`,
                ),
                format: "#,##0",
                style: "rowFigure",
              })),
              {
                kind: "formula",
                at: `${COLUMN.strip}${at}`,
                formula: formula(
                  `IFERROR(IF(OR(N({chosen.usable})=0,{chosen.${id}All}=""),"",IF(AND(${[
                    `{chosen.${id}All}>=MAX(${RESOURCES.map((one) => `{chosen.${one.id}All}`).join(",")})`,
                    ...(needsLayout(id) ? [`{chosen.${id}All}>{chosen.narrowHosts}*{chosen.clusters}`] : []),
                  ].join(",")}),"requires most","")),"")`,
                ),
                style: "rowAsideWords",
              },
              rule(at),
            ];
          }),
          { kind: "blank", at: `A${first + RESOURCES.length}`, style: "rowTotalWords" },
          {
            kind: "text",
            at: `B${first + RESOURCES.length}`,
            text: "Hosts, as designed",
            style: "rowTotalWords",
          },
          ...OPTION_NAMES.map((option, o): CellSpec => ({
            kind: "formula",
            at: `${FIGURES[o]}${first + RESOURCES.length}`,
            formula: formula(
              `IF(N({${option}.usable})=0,"",IFERROR(IF(${noneFits(option)},"${NONE}",{${option}.allHosts}),"?"))`,
            ),
            format: "#,##0",
            style: "rowTotal",
          })),
          {
            kind: "formula",
            at: `${COLUMN.strip}${first + RESOURCES.length}`,
            formula: formula('IFERROR({lever},"")'),
            style: "rowAsideWords",
          },
          rule(first + RESOURCES.length),
        ],
        conditionalFormats: [
          {
            range: `${FIGURES[0]}${row + 1}:${FIGURES[3]}${first + RESOURCES.length}`,
            formula: formula(`${FIGURES[0]}$${row + 1}={chosen}`),
            style: "chosen",
          },
        ],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + 1], points: 15 },
          { rows: [first, first + rows - 1], points: rowPoints(targets) },
        ],
      };
    },
  };
}
