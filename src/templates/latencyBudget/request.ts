import type { Block } from "../../sheets/block";
import { quoted, sentence, shownApart, unlessError } from "../../sheets/formulaText";
import { plural } from "../../sheets/plural";
import { resultBlock } from "../../sheets/resultBlock";
import { shownSmall } from "../../sheets/shownSmall";
import { verdict } from "../../sheets/verdict";
import { rowOf } from "./kinds";

const FORMAT = "#,##0.0";
/** What the format rounds to a tenth or less is shown with its own decimals: a target may be 0.001 ms. */
const SMALL = 0.1;

/** Milliseconds of a request and of the target, so that they can be compared. */
function msApart(request: string): [request: string, target: string] {
  const [one, target] = shownApart(request, "{targetMs}", FORMAT);
  return [shownSmall(request, SMALL, one), shownSmall("{targetMs}", SMALL, target)];
}

const [TOTAL, TARGET] = msApart("{total}");
const [HIGH, TARGET_OF_HIGH] = msApart("{total.high}");
const SLOWEST = "INDEX({steps.name},MATCH(MAX({steps.plan}),{steps.plan},0))";

/** Does no step take any time? A condition. */
export const NO_TIME = "{total}=0";
/** Does a step rest on an atypical default? A condition. */
export const IS_ATYPICAL = "{outliers}>0";

/** A figure missing, nothing entered, nothing called, too slow, too slow at the high end, not measured: the first that holds. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: "{unknown}>0",
      says: sentence`Not known: ${"{unknown}"} ${plural("{unknown}", "step has", "steps have")} no figure, neither yours nor a default`,
    },
    {
      mark: "unknown",
      when: "COUNT({steps.plan})=0",
      says: quoted("Not known: no step of the call chain is filled in"),
    },
    {
      mark: "unknown",
      when: NO_TIME,
      says: quoted("Not known: no step of the call chain takes any time"),
    },
    {
      mark: "bad",
      when: "{total}>{targetMs}",
      says: sentence`Does not fit: a request takes ${TOTAL} ms, and ${TARGET} ms are allowed. Remove or merge ${SLOWEST} first`,
    },
    {
      mark: "caution",
      when: "{total.high}>{targetMs}",
      says: sentence`Fits at ${TOTAL} ms, but not at the high end of ${HIGH} ms: ${TARGET_OF_HIGH} ms are allowed`,
    },
    {
      mark: "caution",
      when: IS_ATYPICAL,
      says: sentence`Fits at ${TOTAL} ms of ${TARGET} ms, but ${"{outliers}"} ${plural("{outliers}", "step rests", "steps rest")} on an atypical default: measure ${plural("{outliers}", "it", "them")}`,
    },
  ],
  { mark: "good", says: sentence`Fits: a request takes ${TOTAL} ms of ${TARGET} ms` },
);

/** Nothing where a step has no figure. */
const known = (formula: string): string => `IF({unknown}>0,"",${formula})`;

/** The whole request against its target. */
export function totals(): Block {
  return resultBlock("The request", [
    {
      id: "total",
      label: "As services, step after step",
      formula: known("SUM({steps.plan})"),
      low: known("SUM({steps.low})"),
      high: known("SUM({steps.high})"),
      unit: "ms",
      format: "#,##0.000",
      style: "headline",
      known: "estimated",
    },
    {
      id: "merged",
      label: "In one process",
      formula: known("SUM({steps.merged})"),
      unit: "ms",
      format: "#,##0.000",
      style: "headline",
      known: "estimated",
    },
    {
      id: "ratio",
      label: "Services against one process",
      formula: 'IF({merged}>0,{total}/{merged},"")',
      unit: "×",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "order",
      label: "As a power of ten",
      formula: 'IF(ISNUMBER({ratio}),IF({ratio}>0,LOG10({ratio}),""),"")',
      unit: "10 to the power of",
      format: "0.0",
      known: "derived",
    },
    {
      id: "left",
      label: "Left of the target",
      formula: "{targetMs}-{total}",
      low: "{targetMs}-{total.high}",
      high: "{targetMs}-{total.low}",
      unit: "ms",
      format: "#,##0.000",
      known: "derived",
    },
    {
      id: "affordable",
      label: "Remote calls that fit, one after the other",
      formula: `INDEX({latencies.calls},${rowOf("gRPC/REST")})`,
      unit: "calls",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "first",
      label: "Remove or merge first",
      formula: `IF(COUNT({steps.plan})=0,"",${SLOWEST})`,
      unit: "",
      style: "words",
      known: "the step that takes longest",
    },
    {
      id: "without",
      label: "The request without it",
      formula: "{total}-MAX(0,MAX({steps.plan}))",
      unit: "ms",
      format: "#,##0.000",
      known: "derived",
    },
    {
      id: "outstanding",
      label: "Concurrent requests",
      formula: "{perSecond}*{total}/1000",
      low: "{perSecond}*{total.low}/1000",
      high: "{perSecond}*{total.high}/1000",
      unit: "requests",
      format: "#,##0.0",
      known: "Little's law",
    },
    {
      id: "outliers",
      label: "Steps on an atypical default",
      formula: unlessError("{steps.known}", 'COUNTIF({steps.known},"default is atypical*")'),
      needs: ["steps.plan"],
      unit: "steps",
      format: "0",
      known: "measure yours",
    },
    {
      id: "unknown",
      label: "Steps without a figure",
      formula: unlessError("{steps.known}", 'COUNTIF({steps.known},"enter your own*")'),
      needs: ["steps.plan"],
      unit: "steps",
      format: "0",
      known: "enter yours",
    },
  ]);
}
