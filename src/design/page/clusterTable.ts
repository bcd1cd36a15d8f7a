import type { Block } from "../../sheets/block";
import { COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT, questionRow } from "../../sheets/firstPage/questionRow";
import { markFormats } from "../../sheets/markFormats";
import type { CellSpec } from "../../workbook/spec";
import { MAX_HOSTS } from "../candidates";
import { NONE } from "../noneFits";
import { nameApart } from "./nameApart";
import { markOf } from "./resourceTable";
import { rowPoints } from "./rowPoints";

/** Cluster by cluster: VMs, hosts, what limits it, and its verdict. */
export function clusterTable(targets: number): Block {
  return {
    height: 2 + targets,
    ids: () => ({}),
    draw: (place) => {
      const { row, formula } = place;
      const first = row + 2;
      const head = (at: string, text: string, style: "headWords" | "headFigures"): CellSpec => ({
        kind: "text",
        at: `${at}${row + 1}`,
        text,
        style,
      });
      return {
        cells: [
          ...questionRow("Cluster by cluster", '"of the selected option"', row, place),
          head("B", "Target cluster", "headWords"),
          head("C", "VMs", "headFigures"),
          head("D", "Clusters", "headFigures"),
          head("E", "Hosts", "headFigures"),
          head("F", "at high", "headFigures"),
          head(COLUMN.strip, "Limited by, and next", "headWords"),
          head(COLUMN.last, "Fullest", "headFigures"),
          ...Array.from({ length: targets }, (_, i): CellSpec[] => {
            const at = first + i;
            const of = (column: string): string => `{now.${column}#${i + 1}}`;
            const cell = (
              column: string,
              text: string,
              style: CellSpec["style"],
              format?: string,
            ): CellSpec => ({
              kind: "formula",
              at: `${column}${at}`,
              formula: formula(`IF(IFERROR(${of("name")}="",TRUE),"",IFERROR(${text},"?"))`),
              ...(style === undefined ? {} : { style }),
              ...(format === undefined ? {} : { format }),
            });
            const uses = ["vcpu", "ghz", "ram", "capacity", "network"].map(of);
            return [
              cell("A", markOf(of("verdict")), "rowMark"),
              cell("B", nameApart("now.name", i + 1), "rowWords"),
              cell("C", of("vms"), "rowFigure", "#,##0"),
              cell("D", of("clusters"), "rowFigure", "#,##0"),
              cell(
                "E",
                `IF(N(${of("hosts")})>${MAX_HOSTS},"${NONE}",${of("allHosts")})`,
                "rowTotal",
                "#,##0",
              ),
              cell(
                "F",
                `IF(N(${of("allHigh")})>${MAX_HOSTS}*N(${of("clusters")}),"${NONE}",${of("allHigh")})`,
                "rowFigure",
                "#,##0",
              ),
              cell(COLUMN.strip, `${of("first")}&", then "&${of("second")}`, "rowAsideWords"),
              { kind: "blank", at: `${stripCell(1)}${at}`, columns: 29, style: "rowWords" },
              cell(
                COLUMN.last,
                `IF(COUNT(${uses.join(",")})<${uses.length},"?",MAX(${uses.join(",")}))`,
                "rowFigure",
                "0%",
              ),
              { kind: "blank", at: `${COLUMN.words}${at}`, style: "rowWords" },
            ];
          }).flat(),
        ],
        conditionalFormats: markFormats(`A${first}:A${first + targets - 1}`, `$A${first}`),
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + 1], points: 15 },
          { rows: [first, first + targets - 1], points: rowPoints(targets) },
        ],
      };
    },
  };
}
