import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS } from "../../sheets/firstPage/pageChart";
import type { ProofCell, ProofRow } from "../../sheets/firstPage/proofRow";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { DRAWN } from "./charts";
import { HARDWARE, RULES, WORKLOAD_SHEET } from "./inputs";
import { BUSIER, NIC_SMALL, NIC_TOO_SMALL, NO_IO, ONE_DOWN, VERDICT } from "./totals";

const GHZ = "#,##0.0";

/** The first page: does the I/O fit CPU, network and hosts, which workload costs most, and all inputs but the workloads. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: {
    heading: "Does it fit?",
    answer: sentence`needed at the peak, against what storage may take with ${ONE_DOWN}`,
    heads: { name: "Resource", figures: ["Needed", "Available"], last: "Load that fits" },
    rows: [
      {
        ...resource("CPU, GHz", "totalGhz", "{allowedDown}", GHZ),
        last: loadThatFits("{totalGhz}/{allowedDown}"),
      },
      {
        name: "Network, Gb/s per host",
        figures: [
          { formula: BUSIER, format: GHZ },
          { formula: "{nic}", format: GHZ },
        ],
        share: { low: "{nicShare.low}", plan: "{nicShare}", high: "{nicShare.high}" },
        mark: firstOf(
          [
            [`OR({nicShare}>1,${NIC_TOO_SMALL})`, quoted(MARK.bad)],
            [NO_IO, quoted(MARK.unknown)],
            [`OR({nicShare.high}>1,${NIC_SMALL})`, quoted(MARK.caution)],
          ],
          quoted(MARK.good),
        ),
        last: loadThatFits("{nicShare}"),
      },
      resource("Hosts", "hostsPlanned", "{hosts}", "#,##0"),
    ],
  },
  chart: {
    heading: "Which workload costs most?",
    answer: `IF({totalGhz}="","",{dominant})`,
    legend: [
      { text: "■ plan", color: "main" },
      { text: "■ high", color: "second" },
    ],
    chart: {
      kind: "column",
      title: `CPU by workload (the first ${DRAWN})`,
      description: `GHz of each of the first ${DRAWN} workloads by plan and at the high estimate.`,
      rows: DRAWN,
      yTitle: "GHz",
      yAxis: { minimum: 0, format: "#,##0" },
      series: [
        { name: "Plan", categories: "cost.name", values: "cost.ghz", color: CHART_COLORS.main },
        { name: "High", categories: "cost.name", values: "cost.high", color: CHART_COLORS.second },
      ],
    },
  },
  inputs: [
    { heading: "Fill in", rows: HARDWARE },
    { heading: "Rules", rows: RULES },
  ],
  furtherInputs: WORKLOAD_SHEET,
};

function resource(name: string, needed: string, available: string, format: string): ProofRow {
  const share = (which: string) => `{${needed}${which}}/${available}`;
  return {
    name,
    figures: [
      { formula: `{${needed}}`, format },
      { formula: available, format },
    ],
    share: { low: share(".low"), plan: share(""), high: share(".high") },
    mark: firstOf(
      [
        [`${share("")}>1`, quoted(MARK.bad)],
        [NO_IO, quoted(MARK.unknown)],
        [`${share(".high")}>1`, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
  };
}

/** How many times the planned load would fit. */
function loadThatFits(share: string): ProofCell {
  return { formula: `IF(${share}>0,1/(${share}),"any")`, format: '#,##0.0" ×"' };
}
