import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
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
  mixed: "mixed",
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
                  `IF([worse.count]>0,"${OUTCOMES.mixed}",IF(N(${median(variant, "iops")})>{noise},"${OUTCOMES.faster}","${OUTCOMES.noise}"))`,
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
