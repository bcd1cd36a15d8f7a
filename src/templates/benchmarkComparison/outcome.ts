import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { verdictFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { mostVms } from "./asRead";
import { metricRow } from "./byMetric";
import { listOf } from "./counts";
import { SET_UP_DIFFERENCES } from "./inputs";
import { RULES } from "./rules";
import { BASELINE, ifPasted, nameOf, VARIANTS, type ResultSet } from "./sets";

/** What comes out for a variant, in words. */
export const OUTCOMES = {
  over: "limit exceeded",
  slower: "slower",
  latency: "higher latency",
  dearer: "more CPU per I/O",
  faster: "faster",
  noise: "within noise",
} as const;

/** The median change of a metric for a variant; text where there is none. */
export function median(variant: ResultSet, metric: ComparedMetricId): string {
  return `INDEX({metric.median},${metricRow(metric, variant.row - BASELINE.row)})`;
}

/** What differs between the setups, but for what is compared on purpose: ", hosts, VMs". */
function differences(variant: ResultSet): string {
  const typed = SET_UP_DIFFERENCES.map(({ id, name }) => {
    const [own, base] = [`INDEX({setup.${id}},${variant.row})`, `INDEX({setup.${id}},${BASELINE.row})`];
    return `IF(${own}="","",IF(${base}="","",IF(${own}=${base},"",IF({onPurpose}="${name}","",", ${name}"))))`;
  });
  const [own, base] = [mostVms(variant), mostVms(BASELINE)];
  const vms = `IF(MIN(${own},${base})=0,"",IF(${own}=${base},"",", VMs"))`;
  return listOf([...typed, vms]);
}

/** One line a variant: what was paired, what differs, what came out. */
export function outcomes(): Block {
  const each = (formula: (variant: ResultSet) => string) =>
    VARIANTS.map((variant) => ifPasted(variant, formula(variant)));
  const worse = (variant: ResultSet, metric: ComparedMetricId, words: string, otherwise: string) =>
    `IF(N(${median(variant, metric)})${metric === "iops" ? "<-" : ">"}{noise},"${words}",${otherwise})`;
  return gridBlock({
    id: "outcome",
    gaps: true,
    heading: "Variants at a glance",
    rows: VARIANTS.length,
    columns: [
      { id: "variant", header: "Variant", formula: each(nameOf) },
      {
        id: "paired",
        header: "Tests paired",
        formula: each(({ id }) => `COUNT({chg_${id}.row})`),
        format: "0",
      },
      {
        id: "alone",
        header: "No counterpart",
        formula: each(
          ({ id }) =>
            `COUNT({read_${BASELINE.id}.iops})-[paired]+SUMPRODUCT(({read_${id}.iops}<>"")*({read_${id}.counterpart}=0))`,
        ),
        format: "0",
      },
      {
        id: "over",
        header: "Over a limit",
        formula: each((variant) =>
          RULES.map((rule) => `COUNTIF(${rule.cells(variant)},"*above*")`).join("+"),
        ),
        format: "0",
      },
      {
        id: "outcome",
        header: "Outcome",
        formula: each((variant) =>
          [
            `IF([paired]=0,"no test paired",IF([over]>0,"${OUTCOMES.over}",`,
            worse(
              variant,
              "iops",
              OUTCOMES.slower,
              worse(
                variant,
                "latency",
                OUTCOMES.latency,
                worse(
                  variant,
                  "cpuPerIo",
                  OUTCOMES.dearer,
                  `IF(N(${median(variant, "iops")})>{noise},"${OUTCOMES.faster}","${OUTCOMES.noise}")`,
                ),
              ),
            ),
            "))",
          ].join(""),
        ),
      },
      {
        id: "noChange",
        header: "Not compared",
        formula: each(({ id }) => `[paired]-MIN(COUNT({chg_${id}.iops}),COUNT({chg_${id}.latency}))`),
        format: "0",
      },
      { id: "differs", header: "Setup differs in", formula: each(differences), spread: 3 },
    ],
  });
}

/** The conclusion, a sentence a variant, and what may be read from a single run. */
export function conclusion(): Block {
  const change = (variant: ResultSet, metric: ComparedMetricId, name: string) => {
    const cell = median(variant, metric);
    const higher = COMPARED_METRICS.find(({ id }) => id === metric)?.better === "higher";
    const verdict = verdictFormula(cell, higher ? "TRUE" : "FALSE", "{noise}");
    return `IF(ISNUMBER(${cell}),"${name} "&TEXT(${cell},"+0.0%;-0.0%;0.0%")&" ("&${verdict}&")","${name} not given")`;
  };
  const sentence = (variant: ResultSet, i: number) => {
    const cell = (column: string) => `INDEX({outcome.${column}},${i + 1})`;
    return [
      `IF(N(${cell("paired")})=0,"",${nameOf(variant)}&" against "&${nameOf(BASELINE)}&", median of "&${cell("paired")}&IF(${cell("paired")}=1," test: "," tests: ")`,
      `&${change(variant, "iops", "IOPS")}&", "&${change(variant, "latency", "latency")}&", "`,
      `&${change(variant, "cpuPerIo", "CPU per I/O")}&"; "`,
      `&IF(${cell("over")}=0,"no limit exceeded",${cell("over")}&IF(${cell("over")}=1," test"," tests")&" over a limit")`,
      `&IF(${cell("differs")}="","","; setup differs in "&${cell("differs")})&".")`,
    ].join("");
  };
  return gridBlock({
    id: "said",
    gaps: true,
    heading: "Conclusion",
    rows: VARIANTS.length + 1,
    columns: [
      {
        id: "sentence",
        header: "Medians of the paired tests, as text",
        spread: 9,
        formula: [
          'IF({repeats}=1,"Single runs: changes below "&TEXT({noise},"0%")&" cannot be distinguished from noise.","Medians over "&{repeats}&" repeats of every test.")&" CPU is "&{cpuColumn}&"."',
          ...VARIANTS.map(sentence),
        ],
      },
    ],
  });
}
