import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { RULES } from "./rules";
import { BASELINE, nameOf, VARIANTS, type ResultSet } from "./sets";

const NAMED = 3;

/** The first few tests for which `holds` (a column of truths) is so, by name, and how many more there are. */
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
  const judged = rows.map(({ cells }) => `COUNTIF(${cells},"*above*")+COUNTIF(${cells},"*within*")`);
  const ifAny = (formula: string, i: number) => {
    const { set } = rows[i] ?? {};
    return `IF(COUNT({read_${set?.id}.iops})=0,"",${formula})`;
  };
  return gridBlock({
    id: "over",
    gaps: true,
    heading: "Tests over each limit",
    rows: rows.length,
    columns: [
      { id: "rule", header: "Limit", texts: rows.map(({ rule }) => rule.name) },
      { id: "set", header: "Results", formula: rows.map(({ set }, i) => ifAny(nameOf(set), i)) },
      { id: "judged", header: "Judged", formula: judged.map(ifAny), format: "0" },
      {
        id: "count",
        header: "Over",
        formula: rows.map(({ cells }, i) => ifAny(`COUNTIF(${cells},"*above*")`, i)),
        format: "0",
        style: "result",
      },
      {
        id: "open",
        header: "Undecided",
        formula: rows.map(({ cells }, i) =>
          ifAny(`COUNTIF(${cells},"*undecided*")+COUNTIF(${cells},"*not judged*")`, i),
        ),
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

/** A condition: true where no baseline test is one that this limit judges. */
function isBeside(id: string): string {
  const share = id.startsWith("read") ? 0 : id.startsWith("write") ? 1 : undefined;
  const { id: base } = BASELINE;
  return share === undefined ? "1=0" : `COUNTIF({read_${base}.read},${share})=COUNT({read_${base}.iops})`;
}

/** 1 where a limit says nothing of a variant, or not of all of its tests; else 0. */
function openFor({ id, cells }: (typeof RULES)[number], variant: ResultSet): string {
  const words = cells(variant);
  const isOpen = `OR(COUNTIF(${words},"?*")=0,COUNTIF(${words},"*undecided*")+COUNTIF(${words},"*not judged*")>0)`;
  return `IF(COUNT({read_${variant.id}.iops})=0,0,IF(${isBeside(id)},0,IF(${isOpen},1,0)))`;
}

/** How many limits say nothing of a variant, or not of all of its tests. */
export function openLimits(variant: ResultSet): string {
  return RULES.map((rule) => openFor(rule, variant)).join("+");
}

/** How many variants each limit says nothing of, or not of all tests. */
export function notEvaluated(): Block {
  return gridBlock({
    id: "evaluated",
    gaps: true,
    heading: "Limits that are not evaluated for a variant: figures are missing or cut to whole ms",
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
      holds: `({read_${BASELINE.id}.key}<>"")*({chg_${variant.id}.row}="")`,
      from: BASELINE,
    },
    {
      variant,
      where: `"Only in "&${nameOf(variant)}`,
      holds: `({read_${variant.id}.key}<>"")*({read_${variant.id}.partner}=0)`,
      from: variant,
    },
  ]);
  const ifAny = (formula: string, i: number) =>
    `IF(COUNT({read_${rows[i]?.variant.id}.iops})=0,"",${formula})`;
  return gridBlock({
    id: "unpaired",
    gaps: true,
    heading: "Tests without a partner: not compared (sheet As read has all of them)",
    rows: rows.length,
    columns: [
      { id: "variant", header: "Compared", texts: rows.map(({ variant }) => variant.sheet) },
      { id: "where", header: "Where", formula: rows.map(({ where }, i) => ifAny(where, i)) },
      {
        id: "count",
        header: "Tests",
        formula: rows.map(({ holds }, i) => ifAny(`SUMPRODUCT(${holds})`, i)),
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
