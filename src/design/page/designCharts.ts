import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { CHART_COLORS } from "../../sheets/firstPage/pageChart";
import { COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT } from "../../sheets/firstPage/questionRow";
import { firstOf, quoted } from "../../sheets/formulaText";
import { CLUSTERS_SHOWN } from "../chosenClusters";
import type { CellSpec } from "../../workbook/spec";
import { YEARS } from "../reasonsSheet";

const ROWS = 14;
const ROW_PT = 15;

const FULL_IN = firstOf(
  [
    ['COUNTIF({byYear.fits},"?*")=0', quoted("not known")],
    ['COUNTIF({byYear.fits},"no")=0', quoted(`not within ${YEARS - 1} years`)],
    ['INDEX({byYear.fits},1)="no"', quoted("today")],
  ],
  `"in year "&INDEX({byYear.year},MATCH("no",{byYear.fits},0))&IF(${CLUSTERS_SHOWN}>1,", the fullest","")`,
);

/** Where is headroom, and when is capacity full: two charts side by side below their questions. */
export function designCharts(): Block {
  return {
    height: ROWS + 1,
    ids: () => ({}),
    draw: (place) => {
      const { row } = place;
      const right = COLUMN.strip;
      const cells: CellSpec[] = [
        { kind: "text", at: `A${row}`, text: "Where is headroom?", style: "question", columns: 6 },
        { kind: "text", at: `D${row}`, text: "■ end of the plan", style: "answerMain" },
        { kind: "text", at: `F${row}`, text: "■ without growth", style: "answerSecond" },
        {
          kind: "formula",
          at: `${right}${row}`,
          formula: place.formula(`"When is capacity full? "&${FULL_IN}`),
          style: "question",
        },
        { kind: "blank", at: `${stripCell(1)}${row}`, style: "question", columns: 31 },
        { kind: "text", at: `${COLUMN.words}${row}`, text: "— plan  - - low", style: "answerLimit" },
      ];
      return {
        cells,
        charts:
          chartBlock(ROWS, [
            {
              kind: "bar",
              title: "Share in use",
              description:
                "Share of each resource that is in use at the end of the plan, and without growth.",
              bare: true,
              columns: "A:F",
              yAxis: { minimum: 0, maximum: 1.2, step: 0.5, format: "0%" },
              series: [
                {
                  name: "At the end of the plan",
                  categories: "headroom.name",
                  values: "headroom.end",
                  color: CHART_COLORS.main,
                  labels: { shows: "value", place: "end", format: "0%", bold: true },
                },
                {
                  name: "Without growth",
                  categories: "headroom.name",
                  values: "headroom.today",
                  color: CHART_COLORS.second,
                },
              ],
            },
            {
              kind: "scatter",
              title: "Capacity by year",
              description:
                "Capacity that the VMs need by year, against what is usable by plan and at the low estimate.",
              bare: true,
              columns: `${right}:${COLUMN.words}`,
              xTitle: "Years from today",
              xAxis: { minimum: 0, step: 1, format: "0" },
              yAxis: { minimum: 0, format: "#,##0" },
              series: [
                {
                  name: "Usable, plan",
                  categories: "byYear.year",
                  values: "byYear.usable",
                  color: CHART_COLORS.limit,
                  line: { widthPt: 2 },
                  marker: "none",
                },
                {
                  name: "Usable, low",
                  categories: "byYear.year",
                  values: "byYear.low",
                  color: CHART_COLORS.limit,
                  line: { widthPt: 1.5, dash: "dash" },
                  marker: "none",
                },
                {
                  name: "Needed",
                  categories: "byYear.year",
                  values: "byYear.needed",
                  color: CHART_COLORS.main,
                  line: { widthPt: 2.5 },
                  marker: { shape: "circle", sizePt: 6 },
                  labels: { shows: "value", place: "below", format: "#,##0", bold: true, points: [0] },
                },
              ],
            },
          ]).draw({ ...place, row: row + 1 }).charts ?? [],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + ROWS], points: ROW_PT },
        ],
      };
    },
  };
}
