import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { verdictFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { OTHER_RUNS } from "./doubts";
import { FINDING_FORMULA, FINDING_ROW } from "./finding";
import { median } from "./outcome";
import { BASELINE, nameOf, VARIANTS, type ResultSet } from "./sets";

const OTHER_RUNS_NAMED = `INDEX({doubt.text},${OTHER_RUNS})`;
const RUNS =
  'IF({repeats}=1,"Single runs: changes below "&TEXT({noise},"0%")&" cannot be distinguished from noise.","Medians over "&{repeats}&" repeats of every test.")';

/** What may be read from a single run, the conclusion, a sentence a variant, and what the verdict finds. */
export function conclusion(): Block {
  const change = (variant: ResultSet, metric: ComparedMetricId, name: string) => {
    const cell = median(variant, metric);
    const higher = COMPARED_METRICS.find(({ id }) => id === metric)?.better === "higher";
    const verdict = verdictFormula(cell, higher ? "TRUE" : "FALSE", "{noise}");
    return `IF(ISNUMBER(${cell}),"${name} "&TEXT(${cell},"+0.0%;-0.0%;0.0%")&" ("&${verdict}&")","${name} not given")`;
  };
  const sentence = (variant: ResultSet, i: number) => {
    const cell = (column: string) => `INDEX({outcome.${column}},${i + 1})`;
    const worse = `INDEX({worse.count},${i + 1})`;
    return [
      `IF(N(${cell("paired")})=0,"",${nameOf(variant)}&" against "&${nameOf(BASELINE)}&", median of "&${cell("paired")}&IF(${cell("paired")}=1," test: "," tests: ")`,
      `&${change(variant, "iops", "IOPS")}&", "&${change(variant, "latency", "latency")}&", "`,
      `&${change(variant, "cpuPerIo", "CPU per I/O")}&"; "`,
      `&IF(N(${worse})=0,"",${worse}&IF(${worse}=1," test"," tests")&" worse beyond noise; ")`,
      `&IF(${cell("over")}=0,"no limit exceeded",${cell("over")}&IF(${cell("over")}=1," test"," tests")&" over a limit")`,
      `&IF(${cell("differs")}="","","; setup differs in "&${cell("differs")})&".")`,
    ].join("");
  };
  return gridBlock({
    id: "said",
    gaps: true,
    heading: "Conclusion",
    rows: FINDING_ROW,
    columns: [
      {
        id: "sentence",
        header: "Medians of the paired tests, as text",
        spread: 9,
        formula: [
          `IF(${OTHER_RUNS_NAMED}="",${RUNS},${OTHER_RUNS_NAMED}&".")&" CPU is "&{cpuColumn}&"."`,
          ...VARIANTS.map(sentence),
          FINDING_FORMULA,
        ],
      },
    ],
  });
}
