import { firstOf, quoted, unlessError } from "../../sheets/formulaText";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { mostVms } from "./asRead";
import { listOf } from "./counts";
import { SET_UP_DIFFERENCES } from "./inputs";
import { BASELINE, VARIANTS, type ResultSet } from "./sets";

/** What is known of a trait of the setups. */
export const STATE = {
  alike: "alike",
  onPurpose: "on purpose",
  differs: "differs",
  open: "not entered",
} as const;

type State = (typeof STATE)[keyof typeof STATE];

/** What must be alike for a change to have one cause, and a table's value of it; "" or 0 where it does not say. */
export const TRAITS: readonly {
  name: string;
  value(set: ResultSet): string;
  isOpen(value: string): string;
}[] = [
  ...SET_UP_DIFFERENCES.map(({ id, name }) => ({
    name,
    value: ({ row }: ResultSet) => `INDEX({setup.${id}},${row})`,
    isOpen: (value: string) => `${value}=""`,
  })),
  { name: "VMs", value: mostVms, isOpen: (value) => `${value}=0` },
];

/**
 * What the setups have in common: how many tables do not say it, how many variants differ in it. One that differs on
 * purpose is not known either where a table does not say it.
 */
export function traits(): Block {
  const perVariant = (of: (variant: ResultSet, trait: (typeof TRAITS)[number]) => string) =>
    TRAITS.map((trait) =>
      VARIANTS.map(
        (variant) => `IF(COUNT({read_${variant.id}.iops})=0,0,IF(${of(variant, trait)},1,0))`,
      ).join("+"),
    );
  const open = perVariant((variant, { value, isOpen }) => isOpen(value(variant)));
  return gridBlock({
    id: "trait",
    gaps: true,
    heading: "Setups: what matches",
    rows: TRAITS.length,
    columns: [
      { id: "name", header: "Trait", texts: TRAITS.map(({ name }) => name) },
      {
        id: "open",
        header: "Tables without",
        formula: TRAITS.map(({ value, isOpen }, i) => `IF(${isOpen(value(BASELINE))},1,0)+${open[i]}`),
        format: "0",
      },
      {
        id: "differ",
        header: "Variants that differ",
        formula: perVariant(
          (variant, { value, isOpen }) =>
            `IF(OR(${isOpen(value(BASELINE))},${isOpen(value(variant))}),FALSE,${value(variant)}<>${value(BASELINE)})`,
        ),
        format: "0",
      },
      {
        id: "state",
        header: "State",
        formula: firstOf(
          [
            ["AND([differ]>0,[name]<>{onPurpose})", quoted(STATE.differs)],
            ["[open]>0", quoted(STATE.open)],
            ["[differ]>0", quoted(STATE.onPurpose)],
          ],
          quoted(STATE.alike),
        ),
      },
    ],
  });
}

/** How many traits are in a state; an error where one of them is. */
export function traitsIn(state: State): string {
  return unlessError("{trait.state}", `COUNTIF({trait.state},"${state}")`);
}

/** The traits in a state, by name. */
export function namesIn(state: State): string {
  return listOf(TRAITS.map(({ name }, i) => `IF({trait.state#${i + 1}}="${state}",", ${name}","")`));
}
