import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { verdictFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { MARK } from "../../sheets/pageTop";
import { beyond, mostVms } from "./asRead";
import { ofMetric } from "./byMetric";
import { SET_UP_DIFFERENCES } from "./inputs";
import { RULES } from "./rules";
import { BASELINE, nameOf, SETS, TESTS, VARIANTS, type ResultSet } from "./sets";

const OUTCOMES = {
  over: "limit exceeded",
  slower: "slower",
  dearer: "more CPU per I/O",
  faster: "faster",
  noise: "within noise",
} as const;

/** The median change of a metric for a variant; text where there is none. */
function median(variant: ResultSet, metric: ComparedMetricId): string {
  const place = COMPARED_METRICS.findIndex(({ id }) => id === metric);
  return ofMetric("median", place, variant.row - BASELINE.row - 1);
}

/** What differs between the set-ups, but for what is compared on purpose: ", hosts, VMs". */
function differences(variant: ResultSet): string {
  const typed = SET_UP_DIFFERENCES.map(({ id, name }) => {
    const [own, base] = [`INDEX({setup.${id}},${variant.row})`, `INDEX({setup.${id}},${BASELINE.row})`];
    return `IF(${own}="","",IF(${base}="","",IF(${own}=${base},"",IF({onPurpose}="${name}","",", ${name}"))))`;
  });
  const [own, base] = [mostVms(variant), mostVms(BASELINE)];
  const vms = `IF(MIN(${own},${base})=0,"",IF(${own}=${base},"",", VMs"))`;
  return `MID(${[...typed, vms].join("&")},3,200)`;
}

/** One line a variant: what was paired, what differs, what came out. */
export function outcomes(): Block {
  const each = (formula: (variant: ResultSet) => string) =>
    VARIANTS.map((variant) => `IF(COUNT({read_${variant.id}.iops})=0,"",${formula(variant)})`);
  const worse = (variant: ResultSet, metric: ComparedMetricId, words: string, otherwise: string) =>
    `IF(N(${median(variant, metric)})${metric === "iops" ? "<-" : ">"}{noise},"${words}",${otherwise})`;
  return gridBlock({
    id: "outcome",
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
        header: "Without partner",
        formula: each(
          ({ id }) =>
            `COUNT({read_${BASELINE.id}.iops})-[paired]+SUMPRODUCT(({read_${id}.key}<>"")*({read_${id}.partner}=0))`,
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
                "cpuPerIo",
                OUTCOMES.dearer,
                `IF(N(${median(variant, "iops")})>{noise},"${OUTCOMES.faster}","${OUTCOMES.noise}")`,
              ),
            ),
            "))",
          ].join(""),
        ),
      },
      { id: "differs", header: "Set-up differs in", formula: each(differences), spread: 4 },
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
      `&IF(${cell("differs")}="","","; set-up differs in "&${cell("differs")})&".")`,
    ].join("");
  };
  return gridBlock({
    id: "said",
    heading: "Conclusion",
    rows: VARIANTS.length + 1,
    columns: [
      {
        id: "sentence",
        header: "Medians of the paired tests, in words",
        spread: 9,
        formula: [
          'IF({repeats}=1,"Single runs: changes below "&TEXT({noise},"0%")&" are not distinguishable from noise.","Medians over "&{repeats}&" repeats of every test.")&" CPU is "&{cpuColumn}&"."',
          ...VARIANTS.map(sentence),
        ],
      },
    ],
  });
}

const first = (words: string, column: string): string =>
  `INDEX({outcome.${column}},MATCH("${words}",{outcome.outcome},0))`;
const some = (words: string): string => `COUNTIF({outcome.outcome},"${words}")>0`;
const medianOf = (metric: ComparedMetricId, words: string): string => {
  const place = COMPARED_METRICS.findIndex(({ id }) => id === metric) * VARIANTS.length;
  return `TEXT(INDEX({metric.median},${place}+MATCH("${words}",{outcome.outcome},0)),"+0.0%;-0.0%")`;
};
const TOO_MANY = SETS.map(beyond).join("+");

/** What spoils the comparison comes first, then what is over a limit, then what is slower. */
export const VERDICT = [
  `IF(COUNT({read_${BASELINE.id}.iops})=0,"${MARK.caution} Paste the results of the baseline on sheet ${BASELINE.sheet}",`,
  `IF(SUM({outcome.paired})=0,"${MARK.caution} No test of a variant has a partner in the baseline",`,
  `IF(COUNTIF({outcome.differs},"?*")>0,"${MARK.caution} Not like for like: "&INDEX({outcome.variant},MATCH("?*",{outcome.differs},0))&" differs in "&INDEX({outcome.differs},MATCH("?*",{outcome.differs},0))&", so that the change has more than one cause",`,
  `IF(${some(OUTCOMES.over)},"${MARK.bad} A limit is exceeded in "&SUM({outcome.over})&IF(SUM({outcome.over})=1," case"," cases")&", first in "&${first(OUTCOMES.over, "variant")}&" (sheet Limits)",`,
  `IF(${TOO_MANY}>0,"${MARK.caution} Not complete: "&${TOO_MANY}&" tests beyond the first ${TESTS} of a table are not compared",`,
  `IF(SUM({outcome.alone})>0,"${MARK.caution} Not complete: "&SUM({outcome.alone})&IF(SUM({outcome.alone})=1," test has"," tests have")&" no partner (sheet Limits)",`,
  `IF(${some(OUTCOMES.slower)},"${MARK.caution} Slower: "&${first(OUTCOMES.slower, "variant")}&", IOPS "&${medianOf("iops", OUTCOMES.slower)}&" (median); no limit exceeded",`,
  `IF(${some(OUTCOMES.dearer)},"${MARK.caution} More CPU: "&${first(OUTCOMES.dearer, "variant")}&", CPU per I/O "&${medianOf("cpuPerIo", OUTCOMES.dearer)}&" (median); no limit exceeded",`,
  `IF(${some(OUTCOMES.faster)},"${MARK.good} Faster: "&${first(OUTCOMES.faster, "variant")}&", IOPS "&${medianOf("iops", OUTCOMES.faster)}&" (median); no limit exceeded, no variant slower",`,
  `"${MARK.good} No difference beyond noise, and no limit exceeded")))))))))`,
].join("");
