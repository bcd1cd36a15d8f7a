import type { FirstPage } from "../../sheets/firstPage/firstPage";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import { type Case, firstOf, quoted, sentence } from "../../sheets/formulaText";
import type { Links } from "../../sheets/links";
import { MARK } from "../../sheets/mark";
import { verdictOf } from "./applies";
import { contradictionsOf } from "./contradictions";
import { CHANGE_INPUTS, CLUSTER_INPUTS } from "./inputs";
import { CHANGE_LACKS, holdsPlaceholder, lacksOf, SAME_PERSON } from "./missing";
import type { Runbook } from "./runbookSheet";

const COUNT = "#,##0";

/** Inputs that stand on the right: short answers. The others are names. */
const isShort = ({ accepts }: (typeof CLUSTER_INPUTS)[number]): boolean => !("text" in accepts);

/** The answer that belongs to the names above it. */
const BESIDE_NAMES = "servicesHere";

/** The first page: what is missing, how many steps each runbook has for this cluster, and the inputs of all of them. */
export function page(
  runbooks: readonly Runbook[],
  links: Links | undefined,
): Pick<FirstPage, "verdict" | "proof" | "inputs"> {
  const isLeft = (row: (typeof CLUSTER_INPUTS)[number]): boolean => !isShort(row) || row.id === BESIDE_NAMES;
  return {
    verdict: verdictOf(links),
    proof: {
      heading: "Which steps apply?",
      answer: quoted("by the inputs below; hosts and what single runbooks need are entered on sheet Hosts"),
      heads: { name: "Runbook", figures: ["Steps", "Of", "Two sign"], note: "What for", last: "" },
      rows: [hosts(), change(), ...runbooks.map(runbookRow)],
    },
    inputs: [
      { heading: "Change and names", rows: [...CHANGE_INPUTS, ...CLUSTER_INPUTS.filter(isLeft)] },
      { heading: "Cluster", rows: CLUSTER_INPUTS.filter((row) => !isLeft(row)) },
    ],
  };
}

/** The hosts that are complete, of those that are entered. */
function hosts(): ProofRow {
  return {
    name: "Hosts that are complete",
    figures: [
      { formula: 'COUNTIF({hosts.finding},"complete")', format: COUNT },
      { formula: "{hostCount}", format: COUNT },
    ],
    mark: `IF(OR({hostCount}<2,{incomplete}>0,AND({hostCount}=2,{witness}="no")),${quoted(MARK.bad)},${quoted(MARK.good)})`,
    note: firstOf(
      [
        ["{incomplete}>0", quoted("see the column Finding on sheet Hosts")],
        ["{hostCount}<2", quoted("enter the hosts on sheet Hosts")],
        ['AND({hostCount}=2,{witness}="no")', quoted("two hosts need a witness")],
      ],
      quoted("every host is complete"),
    ),
  };
}

/** Number, window and people of the change. */
function change(): ProofRow {
  return {
    name: "Change",
    figures: [],
    mark: `IF(OR(${CHANGE_LACKS}<>"",${SAME_PERSON}),${quoted(MARK.caution)},${quoted(MARK.good)})`,
    note: firstOf(
      [
        [`${CHANGE_LACKS}<>""`, sentence`enter ${CHANGE_LACKS}`],
        [SAME_PERSON, quoted("the second person is the operator")],
      ],
      quoted("number, window and people are entered"),
    ),
  };
}

/** How many of its steps this cluster needs, how many of those a second person signs, and what its commands lack. */
function runbookRow(runbook: Runbook): ProofRow {
  const { id, sheet, steps, purpose, later } = runbook;
  const lacks = lacksOf(runbook);
  const notNeeded = `COUNTIF({${id}.command},"not needed*")`;
  const dangers = steps.flatMap(({ danger }, i) =>
    danger === undefined ? [] : [`(LEFT({${id}.command#${i + 1}},10)<>"not needed")`],
  );
  const ifKnown = (formula: string): string =>
    `IF(COUNTIF({${id}.command},"~? not known*")>0,${quoted(MARK.unknown)},${formula})`;
  return {
    name: sheet,
    figures: [
      { formula: ifKnown(`${steps.length}-${notNeeded}`), format: COUNT },
      { formula: String(steps.length), format: COUNT },
      // From 0 on: a single condition would be TRUE or FALSE instead of a number.
      { formula: ifKnown(["0", ...dangers].join("+")), format: COUNT },
    ],
    mark: ifKnown(
      firstOf(
        [
          [lacks.strict, quoted(MARK.unknown)],
          ...contradictionsOf(id)
            .filter(({ mark }) => mark === "bad")
            .map(({ when }): Case => [when, quoted(MARK.bad)]),
          [`${lacks.list}<>""`, quoted(MARK.caution)],
          ...contradictionsOf(id).map(({ when, mark }): Case => [when, quoted(MARK[mark])]),
        ],
        quoted(MARK.good),
      ),
    ),
    note: firstOf(
      [
        ...contradictionsOf(id).map(({ when, says }): Case => [when, says]),
        [`${lacks.list}<>""`, sentence`enter ${lacks.list}`],
        ...(later === undefined
          ? []
          : [[holdsPlaceholder(runbook), quoted(`${purpose}; ${later}`)] as const]),
      ],
      quoted(purpose),
    ),
  };
}
