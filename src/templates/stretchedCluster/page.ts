import { FREE_WITHOUT_RESERVES } from "../../model/stretchedCluster/freeCapacity";
import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS, type PageChart } from "../../sheets/firstPage/pageChart";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { firstOf, quoted, sentence, shareOf, shown, unlessError } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { LINKS, MIRRORED, SITES, TOPOLOGY, VIRTUAL_MACHINES, WORKLOAD } from "./inputs";
import { AT_LEAST, type Limit, LIMITS } from "./limits";
import { FREE_IN_WORDS, TOO_LITTLE_FREE, VERDICT } from "./verdict";

/** Shares of the limits that have a range, by what is needed: the writes of the link, the data of the capacity. */
const RANGES: ReadonlyMap<string, string> = new Map([
  ["{needGbit}", "linkUse"],
  ["{neededEnd}", "capacityUse"],
]);

/** The first page: which limits hold, what is usable of the raw capacity, and all inputs but the networks of the sites. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs"> = {
  verdict: VERDICT,
  proof: proof(),
  chart: chart(),
  inputs: [
    { heading: "Sites and VMs", rows: [...SITES, ...VIRTUAL_MACHINES] },
    { heading: "Links and workload", rows: [MIRRORED, ...LINKS, ...WORKLOAD, ...TOPOLOGY] },
  ],
};

function proof(): ProofTable {
  return {
    heading: "Which limits are met?",
    answer: sentence`${"{configuration}"}: needed against available`,
    heads: { name: "Limit", figures: ["Needed", "At most"], last: "Evidence level" },
    rows: [...LIMITS.map(limitRow), keptFree(), mirror(), networks()],
  };
}

/** What must be at least as large as a limit has room for it; what must not be larger takes of it. */
function limitRow({ short, format, sense, limit: formula, known }: Limit, i: number): ProofRow {
  const [yours, limit] = [`{limits.yours#${i + 1}}`, `{limits.limit#${i + 1}}`];
  const [needed, available] = sense === AT_LEAST ? [limit, yours] : [yours, limit];
  const verdict = `{limits.verdict#${i + 1}}`;
  const range = RANGES.get(formula);
  return {
    name: short,
    figures: [
      { formula: needed, format },
      { formula: available, format },
    ],
    share:
      range === undefined
        ? { plan: shareOf(needed, available) }
        : { low: `{${range}.low}`, plan: `{${range}}`, high: `{${range}.high}` },
    mark: firstOf(
      [
        [`${verdict}="no"`, quoted(MARK.bad)],
        [
          `OR(${[`${verdict}="check"`, ...(range === undefined ? [] : [`{${range}.high}>1`])].join(",")})`,
          quoted(MARK.caution),
        ],
      ],
      quoted(MARK.good),
    ),
    last: { formula: quoted(known) },
  };
}

function keptFree(): ProofRow {
  return {
    name: "Free capacity",
    figures: [],
    mark: `IF(${TOO_LITTLE_FREE},${quoted(MARK.caution)},${quoted(MARK.good)})`,
    note: sentence`${"ROUND({keepFree}*100,2)"}%; guidance: ${FREE_IN_WORDS}`,
    last: { formula: quoted(FREE_WITHOUT_RESERVES.kind) },
  };
}

function mirror(): ProofRow {
  return {
    name: "If a site fails",
    figures: [],
    mark: `IF({mirrored}="yes",${quoted(MARK.good)},${quoted(MARK.caution)})`,
    note: `IF({mirrored}="yes",${quoted("the other has all data")},${quoted("its data is not available")})`,
    last: { formula: quoted("entered") },
  };
}

/** The networks of the sites, which are entered on a separate sheet. */
function networks(): ProofRow {
  const inOrder = 'COUNTIF({networks.finding},"in order")';
  const noNetwork = 'COUNTIF({networks.finding},"enter a network*")';
  const sites = "ROWS({networks.finding})";
  return {
    name: "vSAN networks",
    figures: [],
    mark: unlessError(
      "{networks.finding}",
      firstOf(
        [
          [`${noNetwork}>0`, quoted(MARK.unknown)],
          [`${inOrder}<${sites}`, quoted(MARK.bad)],
        ],
        quoted(MARK.good),
      ),
    ),
    note: unlessError("{networks.finding}", sentence`${inOrder} of ${sites} sites in order`),
    last: { formula: quoted("entered on Routes") },
  };
}

function chart(): PageChart {
  return {
    heading: "What is usable?",
    answer: `IF({usablePlan}="","",${sentence`${shown("{usablePlan}", "#,##0.0")} of ${shown("{rawTib}", "#,##0.0")} TiB with ${shown("{keepFree}", "0%")} kept free`})`,
    legend: [{ text: "■ left after each step, TiB", color: "main" }],
    rows: 6,
    chart: {
      kind: "column",
      title: "From raw to usable",
      description: "Capacity of both sites after mirroring, layout, file system and the share kept free.",
      gap: 60,
      yAxis: { minimum: 0, format: "#,##0" },
      series: [
        {
          name: "TiB",
          categories: "steps.step",
          values: "steps.tib",
          color: CHART_COLORS.main,
          labels: { shows: "value", place: "end", format: "#,##0.0" },
        },
      ],
    },
  };
}
