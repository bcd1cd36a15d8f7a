import type { Block } from "../../sheets/block";
import { sentence, unlessRefused } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { spillBlock } from "../../sheets/spillBlock";
import { NETWORKS, USED } from "./inputs";

/** Free blocks that are listed; of more the last row has the number. */
const LISTED = 40;

/** Bits of an address: a block in use, and the end of the plan, leave at most one free block of each size. */
const SIZES = 32;
const MAX_FREE = (USED + 1) * SIZES;

/** The column of IPV4_VLSM that has the share of a subnet's host addresses that are used, counted from 0. */
const USED_SHARE = 9;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** What each network needs, and the smallest subnet that has it. */
export function needs(): Block {
  return gridBlock({
    id: "needs",
    heading: "What each network needs",
    rows: NETWORKS,
    columns: [
      { id: "name", header: "Network", formula: "TRIM([nets.name])" },
      { id: "no", header: "No.", texts: numbers(NETWORKS) },
      {
        id: "needed",
        header: "Addresses needed",
        // A share such as 7 % has no exact number: 100 hosts grow to 107, not to 108.
        formula: 'IF([name]="","",ROUNDUP(ROUND([nets.hosts]*(1+[nets.growth]),6),0)+[nets.reserved])',
        format: "#,##0",
      },
      {
        id: "prefix",
        header: "Prefix",
        spill: "IPV4_PREFIX_FOR_HOSTS({needs.needed},0)",
        format: "0",
      },
      {
        id: "size",
        header: "Subnet (addresses)",
        formula: "2^(32-[prefix])",
        format: "#,##0",
      },
      {
        id: "twice",
        header: "Name used twice",
        formula: 'IF([name]="","",IF(SUMPRODUCT(1*({needs.name}=[name]))>1,1,0))',
        format: "0",
      },
      {
        id: "place",
        header: "Row in table",
        formula: `IF(OR([name]="",${NO_TABLE}),"",SUMPRODUCT(({order.name}=[name])*{order.no}))`,
        format: "0",
      },
    ],
  });
}

/** The plan as the function gives it, the largest subnet first; empty where it does not fit. */
export function vlsmTable(): Block {
  return spillBlock({
    id: "vlsm",
    heading: "Subnets in the order of their addresses",
    formula: 'IF({fits}=1,IPV4_VLSM({supernet},{needs.name},{needs.needed},0,0),"")',
    rows: NETWORKS + 1,
    columns: 11,
    headed: true,
    format: "#,##0",
    columnFormats: { [USED_SHARE]: "0.0%" },
    style: "words",
  });
}

/** Is there no table of subnets? An error where its function shows one. */
export const NO_TABLE = 'INDEX({vlsm},1,1)=""';

/**
 * The rows of the table of subnets by their names. What searches it compares names: VLOOKUP, MATCH and COUNTIF would take a
 * "VM*" for the "VM" beside it.
 */
export function order(): Block {
  return gridBlock({
    id: "order",
    heading: "Rows of this table: the first is its header",
    rows: NETWORKS,
    columns: [
      { id: "no", header: "Row", texts: numbers(NETWORKS).map((row) => row + 1) },
      { id: "name", header: "Network", formula: `IF(${NO_TABLE},"",""&INDEX({vlsm},[no],1))` },
    ],
  });
}

/** The place of a network among those that are entered, by its name; 0 if it is not among them. A formula. */
export const placeOf = (name: string): string =>
  `IF(TRIM(${name})="",0,SUMPRODUCT(({needs.name}=TRIM(${name}))*{needs.no}))`;

/** Everything that is not free: blocks in use, then the planned subnets. */
export function taken(): Block {
  const used = Array.from({ length: USED }, (_, i) => {
    const block = `INDEX({used.block},${i + 1})`;
    return `IF(${block}="","",IF(IPV4_IS_VALID(${block}),${block},"?"))`;
  });
  const planned = Array.from({ length: NETWORKS }, (_, i) => `INDEX({plan.subnet},${i + 1})`);
  return gridBlock({
    id: "taken",
    heading: "Taken: blocks in use, then the plan",
    rows: USED + NETWORKS,
    columns: [
      { id: "block", header: "Block", formula: [...used, ...planned] },
      { id: "counted", header: "Counted", formula: 'IF(OR([block]="",[block]="?"),"",[block])' },
    ],
  });
}

/** Which subnets share addresses with which blocks in use: TRUE or FALSE, a column a block. */
export function overlaps(): Block {
  return gridBlock({
    id: "overlaps",
    heading: "Subnets that overlap blocks in use",
    rows: NETWORKS,
    columns: [
      { id: "name", header: "Network", formula: "[needs.name]" },
      ...Array.from({ length: USED }, (_, i) => {
        const block = `INDEX({taken.counted},${i + 1})`;
        return {
          id: `o${i + 1}`,
          header: `Block ${i + 1}`,
          spill: `IF(${block}="","",IPV4_OVERLAPS({plan.subnet},${block}))`,
        };
      }),
    ],
  });
}

/** All that is left of the supernet. */
export function allFree(): Block {
  return spillBlock({
    id: "allFree",
    heading: "All blocks left free",
    formula: `IF({fits}=1,${unlessRefused("IPV4_FREE({supernet},{taken.counted})", "nothing is left")},"")`,
    rows: MAX_FREE,
    columns: 1,
    style: "words",
  });
}

/** What is left of the supernet, as far as there is room for it. */
export function freeBlocks(): Block {
  const block = (row: number) => `INDEX({allFree},${row})&""`;
  const count = 'COUNTIF({allFree},"?*")';
  return gridBlock({
    id: "free",
    heading: "Blocks left free",
    rows: LISTED,
    columns: [
      {
        id: "block",
        header: "Block",
        style: "words",
        formula: numbers(LISTED).map((row) =>
          row < LISTED
            ? block(row)
            : `IF(${count}>${LISTED},${sentence`and ${`(${count}-${LISTED - 1})`} more`},${block(row)})`,
        ),
      },
      {
        id: "size",
        header: "Addresses",
        formula: 'IFERROR(2^(32-VALUE(MID([block],FIND("/",[block])+1,2))),"")',
        format: "#,##0",
      },
    ],
  });
}
