import { PING_HEADERS } from "../../model/network/pingHeaders";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { MOST_HOSTS } from "./inputs";
import { filledIn } from "./step";

/** Pairs in an order in which those of the first hosts come first, whatever the number of hosts. */
const PAIRS = Array.from({ length: MOST_HOSTS }, (_, j) =>
  Array.from({ length: j }, (_unused, i) => [i + 1, j + 1] as const),
).flat();

const of = (column: string, n: number): string => `INDEX({ordered.${column}},${n})`;

const SIZE = `"-d -s "&({mtu}-${PING_HEADERS.value})`;

function pairs(): Block {
  const pair = (cell: (i: number, j: number) => string): string[] =>
    PAIRS.map(([i, j]) => `IF(${j}>{hostCount},"",${cell(i, j)})`);
  return gridBlock({
    id: "pings",
    heading: "Every pair of hosts once: the answer is as large as the question",
    rows: PAIRS.length,
    columns: [
      { id: "from", header: "Run on", formula: pair((i) => of("name", i)) },
      { id: "to", header: "To", formula: pair((_, j) => of("name", j)) },
      {
        id: "command",
        header: "Command",
        formula: pair((i, j) => `"vmkping -I "&${of("vmk", i)}&" "&${SIZE}&" "&${of("address", j)}`),
      },
      { id: "result", header: "Result", accepts: { text: "what it answers" }, values: [], style: "plain" },
    ],
  });
}

function toWitness(): Block {
  const row = (n: number, cell: string): string => `IF(OR({witness}<>"yes",${n}>{hostCount}),"",${cell})`;
  const rows = Array.from({ length: MOST_HOSTS }, (_, i) => i + 1);
  return gridBlock({
    id: "witnessPings",
    heading: "Every host to the witness, in small packets: its network often has a smaller MTU",
    rows: MOST_HOSTS,
    columns: [
      { id: "from", header: "Run on", formula: rows.map((n) => row(n, of("name", n))) },
      { id: "to", header: "To", formula: rows.map((n) => row(n, '"witness"')) },
      {
        id: "command",
        header: "Command",
        formula: rows.map((n) =>
          row(n, `"vmkping -I "&${of("vmk", n)}&" "&${filledIn("witnessAddress", "vSAN IP of the witness")}`),
        ),
      },
      { id: "result", header: "Result", accepts: { text: "what it answers" }, values: [], style: "plain" },
    ],
  });
}

/** A ping for each pair of hosts, with packets that fill a frame and must not be split. */
export function pingSheet(): PlanSheet {
  return {
    name: "Pings",
    blocks: [
      sheetTop("Pings", "For the partition check: packets of the full MTU, not to be split."),
      toWitness(),
      pairs(),
    ],
    columnWidths: [26, 26, 54, 20],
    columns: 4,
  };
}
