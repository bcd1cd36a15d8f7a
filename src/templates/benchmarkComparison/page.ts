import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { ChangeRow, ChangeTable, EvaluatedChange } from "../../sheets/firstPage/changeTable";
import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS, type PageChart } from "../../sheets/firstPage/pageChart";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { metricRow } from "./byMetric";
import { DRAWN } from "./bySize";
import { CHANGE } from "./changes";
import { CONDITION_NAMES } from "./conditions";
import { CHOICES, LIMITS, SET_UP_SHEET } from "./inputs";
import { BASELINE, nameOf, VARIANTS, type ResultSet } from "./sets";
import { VERDICT } from "./verdict";

const COUNT = "#,##0";

/** The first page: can the tests be compared, what did each variant change, where, and all inputs but the setups. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "changes" | "chart" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: proof(),
  changes: changeTable(),
  chart: chart(),
  inputs: [
    { heading: "What is compared", rows: CHOICES },
    { heading: "Limits", rows: LIMITS },
  ],
  furtherInputs: SET_UP_SHEET,
};

function proof(): ProofTable {
  return {
    heading: "Can they be compared?",
    answer: quoted("results are pasted on the sheets Baseline and Variant 1 to 5"),
    heads: { name: "Condition", figures: ["Yes", "Of"], note: "What to check", last: "" },
    rows: CONDITION_NAMES.map((name, i) => {
      const of = (column: string) => `{condition.${column}#${i + 1}}`;
      return {
        name,
        figures: [
          { formula: of("met"), format: COUNT },
          { formula: of("of"), format: COUNT },
        ],
        mark: `INDEX({condition.mark},${i + 1})`,
        note: of("words"),
      };
    }),
  };
}

function changeTable(): ChangeTable {
  return {
    heading: "What changed?",
    answer: sentence`medians against ${nameOf(BASELINE)}; more / less / = counts tests by their IOPS, ${shown("{noise}", "0.0%")} is noise`,
    heads: {
      name: "Variant",
      figures: ["Tests", "more/less/=", "Over limit"],
      changes: ["IOPS", "Latency", "CPU per I/O"],
    },
    format: CHANGE,
    noise: "{noise}",
    rows: VARIANTS.map(changeRow),
  };
}

function changeRow(variant: ResultSet): ChangeRow {
  const k = variant.row - BASELINE.row;
  const ofIops = (column: string) => `{metric.${column}#${metricRow("iops", k)}}`;
  const evaluated = (metric: ComparedMetricId): EvaluatedChange => ({
    change: `{metric.median#${metricRow(metric, k)}}`,
    word: `{glance.${metric}#${k}}`,
  });
  return {
    when: `COUNT({read_${variant.id}.iops})>0`,
    name: `{glance.variant#${k}}`,
    mark: `{glance.mark#${k}}`,
    figures: [
      { formula: `{outcome.paired#${k}}`, format: COUNT },
      {
        formula: `${ofIops("betterCount")}&" / "&${ofIops("worseCount")}&" / "&${ofIops("noiseCount")}`,
        format: "General",
      },
      {
        formula: `IF(AND({outcome.over#${k}}=0,{glance.open#${k}}>0),${quoted(MARK.unknown)},{outcome.over#${k}})`,
        format: COUNT,
      },
    ],
    changes: [evaluated("iops"), evaluated("latency"), evaluated("cpuPerIo")],
  };
}

function chart(): PageChart {
  const name = (column: string) => ({ formula: `IF({drawn.${column}}="","","■ "&{drawn.${column}})` });
  return {
    heading: "Where do IOPS change most?",
    answer: "{drawn.answer}",
    legend: [null, { text: name("highest"), color: "main" }, { text: name("lowest"), color: "second" }],
    chart: {
      kind: "column",
      title: `Change of IOPS by block size (the first ${DRAWN})`,
      description: `Mean change of IOPS of the tests of each of the first ${DRAWN} block sizes: the variants with the highest and the lowest median.`,
      yTitle: "Change",
      gap: 80,
      overlap: 50,
      yAxis: { format: "0%" },
      series: [
        {
          name: "Highest",
          categories: "drawnSize.size",
          values: "drawnSize.highest",
          color: CHART_COLORS.main,
        },
        {
          name: "Lowest",
          categories: "drawnSize.size",
          values: "drawnSize.lowest",
          color: CHART_COLORS.second,
        },
      ],
    },
  };
}
