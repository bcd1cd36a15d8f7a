import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { MAX_LABEL_LENGTH } from "../../sheets/firstPage/pageColumns";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { cut, firstOf, quoted, sentence, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { DUMP_STORE, VERDICT } from "./answers";
import { GROUPS, HOST_GROUPS, DUMP_TARGET, OSDATA, STORE } from "./inputs";
import { DUMP_BY_RAM } from "./observations";

const GIB = "#,##0.0";

/** The first page: does the dump fit each boot device, how large must a shared store be, and all inputs but the groups. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: proof(),
  chart: {
    heading: "How large is a dump?",
    answer: `IF(COUNT({answers.dump})=0,"",${sentence`at most ${shown("MAX({answers.dump})", "0.0")} GiB on these hosts, by RAM`})`,
    legend: [
      { text: "● observed", color: "main" },
      { text: "— planned, version unknown", color: "limit" },
    ],
    chart: DUMP_BY_RAM,
  },
  inputs: [
    { heading: "Fill in", rows: DUMP_TARGET },
    { heading: "Dump store", rows: STORE },
  ],
  furtherInputs: HOST_GROUPS,
};

function proof(): ProofTable {
  return {
    heading: "Does it fit?",
    answer: `IF({target}="${OSDATA}",${quoted("GiB for dump, logs and traces")},${quoted("GiB for logs and traces")})&${sentence` on each host, ${shown("{keepFree}", "0%")} kept free`}`,
    heads: { name: "Host group", figures: ["Needed", "Available"], last: "Smallest, GiB" },
    rows: [...Array.from({ length: GROUPS }, (_, i) => groupRow(i + 1)), sharedStore()],
  };
}

function groupRow(nth: number): ProofRow {
  const [group, room, answer] = ["groups", "room", "answers"].map(
    (grid) => (column: string) => `{${grid}.${column}#${nth}}`,
  ) as [Of, Of, Of];
  const filled = ["hosts", "ram", "boot", "kind"].map((column) => `${group(column)}=""`);
  return {
    when: `NOT(AND(${filled.join(",")}))`,
    name: {
      formula: cut(room("name"), MAX_LABEL_LENGTH),
    },
    figures: ["needed", "available"].map((column) => ({ formula: room(column), format: GIB })),
    share: {
      low: `${room("low")}/${room("available")}`,
      plan: `${room("needed")}/${room("available")}`,
      high: `${room("high")}/${room("available")}`,
    },
    mark: firstOf(
      [
        [`${answer("verdict")}="too small"`, quoted(MARK.bad)],
        [`OR(${answer("verdict")}<>"fits",${room("high")}>${room("available")})`, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
    last: { formula: answer("smallest"), format: "#,##0" },
  };
}

type Of = (column: string) => string;

/** What a store for the dumps of all hosts needs; whether it has that, where hosts dump to one. */
function sharedStore(): ProofRow {
  const isUsed = `{target}<>"${OSDATA}"`;
  return {
    name: "Dump store, GiB",
    figures: [
      { formula: "{sharedAll}", format: GIB },
      {
        formula: firstOf(
          [
            [DUMP_STORE.unknown, quoted(MARK.unknown)],
            ['{storeGib}=""', '""'],
          ],
          "{storeGib}",
        ),
        format: GIB,
      },
    ],
    mark: firstOf(
      [
        [DUMP_STORE.unknown, quoted(MARK.unknown)],
        [DUMP_STORE.short, quoted(MARK.bad)],
        [DUMP_STORE.tight, quoted(MARK.caution)],
        [isUsed, quoted(MARK.good)],
      ],
      '""',
    ),
    note: sentence`for the dump files of all hosts, and ${"{zdumps}"} compressed dumps of each`,
  };
}
