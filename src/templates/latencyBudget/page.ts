import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { MAX_LABEL_LENGTH } from "../../sheets/firstPage/pageColumns";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import { cut, firstOf, quoted, sentence, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { CALL_CHAIN, LOAD, SPEED, STEPS } from "./chain";
import { IS_ATYPICAL, NO_TIME, VERDICT } from "./request";

const MS = "#,##0.00";

/** The first page: does a request stay within its target, where does its time go, and all inputs but the chain. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: {
    heading: "Does it fit?",
    answer: sentence`of the ${shown("{targetMs}", "#,##0.0##")} ms that a request may take`,
    heads: { name: "Step", figures: ["Takes, ms", "Calls"], last: "Evidence level" },
    rows: [request(), inOneProcess(), ...Array.from({ length: STEPS }, (_, i) => step(i + 1))],
  },
  inputs: [
    { heading: "Fill in", rows: LOAD },
    { heading: "Calls and storage", rows: SPEED },
  ],
  furtherInputs: CALL_CHAIN,
};

function request(): ProofRow {
  return {
    name: "The request, as services",
    figures: [{ formula: "{total}", format: MS }],
    share: { low: "{total.low}/{targetMs}", plan: "{total}/{targetMs}", high: "{total.high}/{targetMs}" },
    mark: firstOf(
      [
        [NO_TIME, quoted(MARK.unknown)],
        ["{total}>{targetMs}", quoted(MARK.bad)],
        [`OR({total.high}>{targetMs},${IS_ATYPICAL})`, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
    last: { formula: quoted("estimated") },
  };
}

function inOneProcess(): ProofRow {
  return {
    name: "In one process",
    figures: [{ formula: "{merged}", format: MS }],
    share: { plan: "{merged}/{targetMs}" },
    mark: firstOf(
      [
        ["{merged}=0", quoted(MARK.unknown)],
        ["{merged}>{targetMs}", quoted(MARK.bad)],
      ],
      quoted(MARK.good),
    ),
    last: { formula: `"services: "&${shown("{ratio}", "#,##0.0")}&" ×"` },
  };
}

/** A step of the chain: what it takes of the target. */
function step(nth: number): ProofRow {
  const of = (column: string) => `{steps.${column}#${nth}}`;
  const chain = (column: string) => `{chain.${column}#${nth}}`;
  const isAtypical = `LEFT(${of("known")},7)="default"`;
  const share = (column: string) => `${of(column)}/{targetMs}`;
  return {
    when: `NOT(AND(${chain("kind")}="",${chain("calls")}=""))`,
    name: {
      formula: `"– "&${cut(of("name"), MAX_LABEL_LENGTH)}`,
    },
    figures: [
      { formula: of("plan"), format: MS },
      // What a step calls is shown as long as it counts.
      { formula: `IF(ISNUMBER(${of("plan")}),${chain("calls")},"?")`, format: "#,##0" },
    ],
    share: { low: share("low"), plan: share("plan"), high: share("high") },
    mark: firstOf(
      [
        // A step that takes no time has nothing to compare.
        [`${of("plan")}=0`, '""'],
        [`${of("plan")}>{targetMs}`, quoted(MARK.bad)],
        [`OR(${of("high")}>{targetMs},${isAtypical})`, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
    last: { formula: `IF(${isAtypical},"measure yours",${of("known")})` },
  };
}
