import { quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import type { Block } from "../../sheets/block";
import type { CellSpec } from "../../workbook/spec";
import { CLUSTER_FACT_INPUTS } from "../inputs/clusterFactInputs";
import type { Findings } from "../findings/findings";
import type { LatencyTurn } from "../measures/latencyTurn";

/** Facts that the checks of the tests need, by the name of their cell. */
const NEEDED = ["ClusterHosts", "HostGhz", "HostCores", "IdleGhz", "NicGbit", "HostRam", "UsableTib"];

/** What nobody asked the cluster, and what nobody has filled in: a report without it looks complete. */
export function cannotSayBlock(turn: LatencyTurn, { notEvaluated }: Findings): Block {
  return {
    height: 3,
    ids: () => ({}),
    draw: ({ row, columns, formula }) => ({
      cells: [
        { kind: "text", at: `A${row}`, text: "What this test does not show", style: "question", columns },
        {
          kind: "note",
          at: `A${row + 1}`,
          text: loads(turn),
          columns,
          style: "pageText",
        },
        {
          kind: "formula",
          at: `A${row + 2}`,
          formula: formula(facts(notEvaluated.length)),
          columns,
          style: "pageText",
        },
      ] satisfies CellSpec[],
      rowHeights: [
        { rows: [row + 1, row + 1], points: LOADS_PT },
        { rows: [row + 2, row + 2], points: FACTS_PT },
      ],
    }),
  };
}

const LOADS_PT = 30;
const FACTS_PT = 42;

function loads(turn: LatencyTurn): string {
  return turn.kind === "load curve"
    ? `${MARK.unknown} How other workloads behave: the curve is of one block size and mix.`
    : `${MARK.unknown} Where latency turns: no workload was run at three loads or more. Run one at 1/8, 1/4, 1/2 and the full number of outstanding I/Os.`;
}

/** The facts that are empty now, live. */
function facts(rules: number): string {
  const empty = CLUSTER_FACT_INPUTS.filter(({ name }) => NEEDED.includes(name)).map(
    ({ name, label }) => `IF(${name}="",${quoted(`, ${inSentence(label)}`)},"")`,
  );
  const wait =
    rules === 0
      ? ""
      : ` ${rules === 1 ? "1 rule could" : `${rules} rules could`} not be evaluated (sheet Sources).`;
  const list = `MID(${empty.join("&")},3,500)`;
  return `IF(COUNT(${NEEDED.join(",")})=${NEEDED.length},"All facts about the cluster are filled in.","${MARK.unknown} Anything that depends on facts missing from the files: "&${list}&". Fill them in on the sheet Facts."&${quoted(wait)})`;
}

/** A label within a sentence: "CPU of an idle host" stays as it is. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}
