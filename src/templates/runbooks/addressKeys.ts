import type { Block } from "../../sheets/block";
import { type GridColumn, gridBlock } from "../../sheets/gridBlock";
import { addressKey, ipv6Groups } from "./addressTest";
import { MAX_HOSTS } from "./inputs";

/** The two columns that spell the address of a cell in one way. */
function keyColumns(id: string, header: string, cells: string | readonly string[]): GridColumn[] {
  const each = (formula: (cell: string) => string): string | readonly string[] =>
    typeof cells === "string" ? formula(cells) : cells.map(formula);
  return [
    { id: `${id}Groups`, header: `Groups of ${header}`, formula: each(ipv6Groups) },
    {
      id,
      header,
      formula: each((cell) => addressKey(cell, `[${id}Groups]`)),
      mayBeEmpty: [`${id}Groups`],
    },
  ];
}

/** The addresses of the hosts, in the order of their list, so that two spellings of one address are found. */
export function hostKeys(): Block {
  return gridBlock({
    id: "keys",
    heading: "Addresses of the list in one spelling",
    rows: MAX_HOSTS,
    columns: [
      ...keyColumns("management", "management IP", "[hosts.management]"),
      ...keyColumns("address", "vSAN IP", "[hosts.address]"),
    ],
  });
}

/** Inputs with a single address. */
const SINGLE = ["witnessAddress", "staleAddress", "newAddress"] as const;

/** The key of a single address. */
export const keyOf = (id: (typeof SINGLE)[number]): string => `{single.key#${SINGLE.indexOf(id) + 1}}`;

/** The single addresses, spelled as those of the hosts. */
export function singleKeys(): Block {
  return gridBlock({
    id: "single",
    heading: "Single addresses in one spelling",
    rows: SINGLE.length,
    columns: [
      {
        id: "input",
        header: "Input",
        texts: ["Witness vSAN address", "vSAN address of the stale entry", "vSAN address of the host"],
      },
      ...keyColumns(
        "key",
        "address",
        SINGLE.map((id) => `{${id}}`),
      ),
    ],
  });
}
