import type { Block } from "../../sheets/block";
import { RULE_WORDS } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { type Rule, RULES } from "./rules";
import { BASELINE, ifPasted, nameOf, VARIANTS, type ResultSet } from "./sets";

/** Tests that are named; further ones are counted. */
const NAMED = 3;

/** The first few tests for which `holds` (a column of 0 and 1) is 1, by name, and how many more there are. */
function named(holds: string, count: string, { id }: ResultSet): string {
  const test = (k: number) =>
    `INDEX({read_${id}.label},SUMPRODUCT(SMALL((${holds})*{read_${id}.no},ROWS({read_${id}.no})-${count}+${k})))`;
  const further = Array.from(
    { length: NAMED - 1 },
    (_, i) => `&IF(${count}>${i + 1},"; "&${test(i + 2)},"")`,
  ).join("");
  return `IF(N(${count})=0,"",${test(1)}${further}&IF(${count}>${NAMED},"; and "&${count}-${NAMED}&" more",""))`;
}

/** Tests over each limit, counted and named. */
export function overLimits(): Block {
  const rows = RULES.flatMap((rule) => rule.sets.map((set) => ({ rule, set, cells: rule.cells(set) })));
  const each = (formula: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => ifPasted(row.set, formula(row)));
  return gridBlock({
    id: "over",
    gaps: true,
    heading: "Tests over each limit",
    rows: rows.length,
    columns: [
      { id: "rule", header: "Limit", texts: rows.map(({ rule }) => rule.name) },
      { id: "set", header: "Results", formula: each(({ set }) => nameOf(set)) },
      {
        id: "evaluated",
        header: "Evaluated",
        formula: each(({ cells }) => `COUNTIF(${cells},"*above*")+COUNTIF(${cells},"*within*")`),
        format: "0",
      },
      {
        id: "count",
        header: "Over",
        formula: each(({ cells }) => `COUNTIF(${cells},"*above*")`),
        format: "0",
        style: "result",
      },
      {
        id: "open",
        header: "Undecided",
        formula: each(({ cells }) => `COUNTIF(${cells},"*undecided*")+COUNTIF(${cells},"*not evaluated*")`),
        format: "0",
      },
      {
        id: "which",
        header: "Which",
        formula: rows.map(({ cells, rule, set }) =>
          named(`LEN(${cells})<>LEN(SUBSTITUTE(${cells},"above",""))`, "[count]", rule.order(set)),
        ),
      },
    ],
  });
}

/** Tests that a limit is due for, as a column of 0 and 1 in its order: of reads those that read, of CPU those compared. */
function due({ id }: Rule, variant: ResultSet): string {
  const own = `read_${variant.id}`;
  if (id.startsWith("read")) return `({${own}.iops}<>"")*({${own}.read}<>0)`;
  if (id.startsWith("write")) return `({${own}.iops}<>"")*({${own}.read}<>1)`;
  return `1*({chg_${variant.id}.row}<>"")`;
}

/** 1 where a limit is not evaluated for every test of a variant that it is due for; else 0. */
function openFor(rule: Rule, variant: ResultSet): string {
  const results = rule.cells(variant);
  const unanswered = ["", RULE_WORDS.p95Undecided, RULE_WORDS.notEvaluated].map(
    (word) => `(${results}="${word}")`,
  );
  return ifPasted(variant, `IF(SUMPRODUCT(${due(rule, variant)}*(${unanswered.join("+")}))>0,1,0)`, "0");
}

/** How many limits are not evaluated for every test of a variant. */
export function openLimits(variant: ResultSet): string {
  return RULES.map((rule) => openFor(rule, variant)).join("+");
}

/** For how many variants each limit is not evaluated for every test. */
export function notEvaluated(): Block {
  return gridBlock({
    id: "evaluated",
    gaps: true,
    heading: "Limits not evaluated for a variant: figures are missing or truncated to whole ms",
    rows: RULES.length,
    columns: [
      { id: "rule", header: "Limit", texts: RULES.map(({ name }) => name) },
      {
        id: "open",
        header: "Variants",
        formula: RULES.map((rule) => VARIANTS.map((variant) => openFor(rule, variant)).join("+")),
        format: "0",
      },
    ],
  });
}

/** Tests that only one of two tables has. */
export function unpaired(): Block {
  const rows = VARIANTS.flatMap((variant) => [
    {
      variant,
      where: `"Only in "&${nameOf(BASELINE)}`,
      holds: `({read_${BASELINE.id}.iops}<>"")*({chg_${variant.id}.row}="")`,
      from: BASELINE,
    },
    {
      variant,
      where: `"Only in "&${nameOf(variant)}`,
      holds: `({read_${variant.id}.iops}<>"")*({read_${variant.id}.counterpart}=0)`,
      from: variant,
    },
  ]);
  const each = (formula: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => ifPasted(row.variant, formula(row)));
  return gridBlock({
    id: "unpaired",
    gaps: true,
    heading: "Tests without a counterpart: not compared (sheet As read has all of them)",
    rows: rows.length,
    columns: [
      { id: "variant", header: "Compared", texts: rows.map(({ variant }) => variant.sheet) },
      { id: "where", header: "Where", formula: each(({ where }) => where) },
      {
        id: "count",
        header: "Tests",
        formula: each(({ holds }) => `SUMPRODUCT(${holds})`),
        format: "0",
        style: "result",
      },
      {
        id: "which",
        header: "Which",
        formula: rows.map(({ holds, from }) => named(holds, "[count]", from)),
      },
    ],
  });
}
