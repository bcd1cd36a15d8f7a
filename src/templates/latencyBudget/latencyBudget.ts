import { LOW_LEVEL_LANGUAGE } from "../../model/latency/languageFactor";
import { LATENCIES } from "../../model/latency/latencies";
import { STORAGE_LATENCY_MS } from "../../model/latency/storageLatency";
import { basisSheet } from "../../sheets/basisSheet";
import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { CALL_CHAIN, chain } from "./chain";
import { latencies, ratios } from "./latencies";
import { PAGE } from "./page";
import { totals } from "./request";
import { chart, steps } from "./steps";

const TITLE = "Latency budget";
const QUESTION =
  "Does a request stay within its latency target, and what do its remote calls cost compared with one process?";

/** Time of a request step by step: as services, and as one process. */
export const latencyBudget: Template = { id: "latency-budget", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "latency-budget",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: CALL_CHAIN,
        blocks: [sheetTop(CALL_CHAIN, "Inputs: what a request calls, step after step."), chain()],
        columnWidths: [44, 16, 18, 13, 16, 24],
        print: { orientation: "landscape" },
      },
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "Where a request spends its time, as services and in one process."),
          totals(),
          steps(),
          chart(),
        ],
        columnWidths: [36, 11, 11, 11, 12, 13, 27],
        columns: 7,
      },
      {
        name: "Latencies",
        blocks: [
          sheetTop("Latencies", "Default time of a call where you enter none. Orders of magnitude."),
          latencies(),
          ratios(),
        ],
        columnWidths: [34, 14, 14, 14, 16, 12, 18, 44],
        columns: 8,
        print: { orientation: "landscape" },
      },
      basisSheet({
        method: [
          "Time of a step: calls per request × time of a call; calls in parallel take the time of one. Your own figure, where entered, replaces the default and has no range.",
          "One process: a network hop or a remote call becomes a function call, everything else stays. The ratio is that of the two totals.",
          "Outstanding requests: requests per second × time of a request (Little's law).",
          "Faster language: divides the default of remote calls only.",
        ],
        caveats: [
          "The defaults are orders of magnitude from one post. 480 ns is the figure of a switch port, and 40 to 300 ms for a remote call is atypical inside a data center: measure yours.",
          "Storage: the average of a fully loaded six-host cluster, 32 KiB random; enter the latency of your own test.",
          "No figure is built in for a database: enter yours.",
          "Averages add up; percentiles do not. A p95 target needs p95 figures, and their sum is an upper estimate.",
        ],
        evidence: [
          ...Object.values(LATENCIES).flatMap(({ low, plan: planned, high }) => [low, planned, high]),
          STORAGE_LATENCY_MS.read,
          STORAGE_LATENCY_MS.write,
          LOW_LEVEL_LANGUAGE,
        ],
      }),
    ],
  });
}
