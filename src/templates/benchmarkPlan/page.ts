import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS, type PageChart } from "../../sheets/firstPage/pageChart";
import { firstOf, quoted, sentence, shown, unlessError } from "../../sheets/formulaText";
import { MATRIX_SHEET, PLAN_AND_CLUSTER, TEST_VMS_AND_RUN } from "./inputs";
import { LIMITED_BY } from "./predictions";
import { PROOF_ROWS } from "./proofRows";
import { VERDICT } from "./verdict";

/** Gray that can be read beside the light bars too. */
const LABEL_COLOR = "595959";

/** The first page: can the tests be run, do their results mean something, what would limit them, and all inputs but the matrix. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: {
    heading: "Can it be run?",
    answer: quoted(
      "needed against available; load, test time and working set decide whether results are meaningful",
    ),
    heads: { name: "Condition", figures: ["Needed", "Available"], last: "Comes from" },
    rows: PROOF_ROWS,
  },
  chart: chart(),
  inputs: [
    { heading: "Plan and cluster", rows: PLAN_AND_CLUSTER },
    { heading: "Test VMs and run", rows: TEST_VMS_AND_RUN },
  ],
  furtherInputs: MATRIX_SHEET,
};

/** What the assumed IOPS take of what would limit the tests, by block size. */
function chart(): PageChart {
  const most = "MAX({bySize.most})";
  const ofMost = (column: string) => `INDEX({bySize.${column}},MATCH(${most},{bySize.most},0))`;
  const nearest = sentence`${ofMost("by")} ${shown(most, "0%")} (${ofMost("size")})`;
  // Of what is not known there is a bar of no height, and no label.
  const labels = { shows: "value", place: "end", format: "0%;;", color: LABEL_COLOR } as const;
  const series = { categories: "bySize.size", labels } as const;
  return {
    heading: "Which bottlenecks are likely?",
    answer: unlessError(
      "{bySize.most}",
      firstOf(
        [
          ["COUNT({bySize.iops})=0", quoted("not known without assumed IOPS")],
          ["COUNT({bySize.most})=0", quoted("not known")],
        ],
        `${firstOf(
          [
            [`${most}>=1`, '""'],
            ["MAX({predicted.share})>{cpuShare}", quoted(`${LIMITED_BY.cpuShare}; `)],
          ],
          quoted(`${LIMITED_BY.other}; `),
        )}&${nearest}`,
      ),
    ),
    legend: [
      { text: "■ CPU", color: "main" },
      { text: "■ network", color: "second" },
      { text: "■ policy", color: "limit" },
    ],
    chart: {
      kind: "column",
      title: "Use of the bottlenecks, by block size",
      description:
        "What the assumed IOPS of each block size use of the CPU, the network and the policy's IOPS limit: at 100% that is the bottleneck.",
      gap: 60,
      yAxis: { minimum: 0, maximum: 1.2, step: 0.5, format: "0%" },
      series: [
        { ...series, name: "CPU", values: "bySize.cpu", color: CHART_COLORS.main },
        { ...series, name: "Network", values: "bySize.nic", color: CHART_COLORS.second },
        { ...series, name: "IOPS limit of the policy", values: "bySize.policy", color: CHART_COLORS.limit },
      ],
    },
  };
}
