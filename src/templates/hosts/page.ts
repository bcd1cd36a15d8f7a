import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS, type PageChart } from "../../sheets/firstPage/pageChart";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { firstOf, quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { plural } from "../../sheets/plural";
import { HARDWARE, POLICY, VIRTUAL_MACHINES } from "./inputs";
import { RESOURCES } from "./limits";
import { PLANNED_YEARS, VERDICT } from "./verdict";

/** Rows of the chart: the table above has two more than most, and the inputs stay where they are. */
const CHART_ROWS = 9;

/** The first page: does it fit, when is capacity full, and all inputs. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs"> = {
  verdict: VERDICT,
  proof: proof(),
  chart: chart(),
  inputs: [
    { heading: "Fill in", rows: [...HARDWARE, ...VIRTUAL_MACHINES] },
    { heading: "Rules", rows: POLICY },
  ],
};

function proof(): ProofTable {
  return {
    heading: "Does it fit?",
    answer: `"needed "&IF({years}=0,"today","after "&${PLANNED_YEARS})&", against what is available with "&IF({failures}=0,"no",{failures})&${plural("{failures}", " failed host", " failed hosts")}`,
    heads: { name: "Resource", figures: ["Needed", "Available"], last: "VMs that fit" },
    rows: RESOURCES.map(({ short, format }, i): ProofRow => {
      const of = (column: string) => `{limits.${column}#${i + 1}}`;
      return {
        name: short,
        figures: [
          { formula: of("needed"), format },
          { formula: of("available"), format },
        ],
        share: { low: of("usedLow"), plan: of("used"), high: of("usedHigh") },
        mark: markOf(of("verdict")),
        last: { formula: of("vms"), format: "#,##0" },
      };
    }),
  };
}

/** The mark of a verdict of the grid `limits`; a license can be bought. */
function markOf(verdict: string): string {
  return firstOf(
    [
      [`${verdict}="too little"`, quoted(MARK.bad)],
      [`OR(${verdict}="tight",${verdict}="to buy")`, quoted(MARK.caution)],
    ],
    quoted(MARK.good),
  );
}

function chart(): PageChart {
  const year = (column: string) =>
    firstOf(
      [
        [`COUNTIF({byYear.${column}},"no")=0`, quoted("not within 10 years")],
        [`{byYear.${column}#1}="no"`, quoted("today")],
      ],
      `"year "&(MATCH("no",{byYear.${column}},0)-1)`,
    );
  const [plan, low] = [year("fitsDown"), year("fitsDownLow")];
  return {
    heading: "When is capacity full?",
    rows: CHART_ROWS,
    answer: `IF({byYear.fitsDownLow#1}="","",IF(${plan}=${low},${plan},${plan}&", at the low estimate "&${low})&"; TiB")`,
    legend: [
      { text: "● needed", color: "main" },
      { text: "— host lost, plan", color: "limit" },
      { text: "- - host lost, low", color: "limit" },
    ],
    chart: {
      kind: "scatter",
      title: "Capacity needed by year",
      description:
        "Capacity that the VMs need year by year from today, against the capacity that is left with a host lost, by plan and at the low estimate.",
      xTitle: "Years from today",
      xAxis: { minimum: 0, step: 1, format: "0" },
      yAxis: { minimum: 0, format: "#,##0" },
      series: [
        {
          name: "Host lost, plan",
          categories: "shown.year",
          values: "shown.usable",
          color: CHART_COLORS.limit,
          line: { widthPt: 2 },
          marker: "none",
        },
        {
          name: "Host lost, low",
          categories: "shown.year",
          values: "shown.low",
          color: CHART_COLORS.limit,
          line: { widthPt: 1.5, dash: "dash" },
          marker: "none",
        },
        {
          name: "Needed",
          categories: "shown.year",
          values: "shown.needed",
          color: CHART_COLORS.main,
          line: { widthPt: 2.5 },
          marker: { shape: "circle", sizePt: 6 },
          labels: { shows: "value", place: "below", format: "#,##0", bold: true, points: [0] },
        },
        {
          name: "Needed at the end of the plan",
          categories: "years",
          values: "neededEnd",
          color: CHART_COLORS.main,
          line: "none",
          marker: { shape: "circle", sizePt: 8 },
          labels: { shows: "value", place: "below", format: "#,##0", bold: true },
        },
      ],
    },
  };
}
