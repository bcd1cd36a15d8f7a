import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import type { Block, Place } from "../../sheets/block";
import { cut, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { isVmk, NO_ADDRESS } from "./addressTest";
import { MAX_HOSTS } from "./inputs";
import { HOST_TOKENS } from "./step";

/** Height of a host's row, two lines of text and room for handwriting, in points. */
export const HOST_ROW_PT = 28;

/** Characters of a host's name that two lines of its cell have room for. */
const MAX_NAME_LENGTH = 40;

/** What tables by host begin with, by column of the ordered hosts; widths in characters. */
export const HOST_COLUMNS = [
  { id: "no", header: "No.", width: 4 },
  { id: "name", header: "Host", width: 22 },
  { id: "management", header: "Management IP", width: 15 },
  { id: "vmk", header: "vSAN vmk", width: 7.5 },
  { id: "address", header: "vSAN IP", width: 15 },
] as const;

/** The n-th host in the order of the runbooks. */
export const ofHost = (column: "name" | "management" | "vmk" | "address", n: number): string =>
  `INDEX({ordered.${column}},${n})`;

/** A formula for the n-th host, or nothing where there are fewer. */
export const ifHost = (n: number, formula: string): string => `IF(${n}>{hostCount},"",${formula})`;

/** The name of the n-th host, as much of it as its cell has room for. */
const nameOfHost = (n: number): string => ifHost(n, cut(ofHost("name", n), MAX_NAME_LENGTH));

/** The first cells of the n-th host's row, as far as there is such a host. */
export function hostCells(
  place: Place,
  row: number,
  n: number,
  columns: readonly (typeof HOST_COLUMNS)[number]["id"][],
): CellSpec[] {
  return columns.map((id, i) => ({
    kind: "formula",
    at: `${columnName(i)}${row}`,
    formula: place.guarded(
      id === "no" ? ifHost(n, String(n)) : id === "name" ? nameOfHost(n) : ifHost(n, ofHost(id, n)),
    ),
    style: id === "no" ? "words" : "paragraph",
  }));
}

/** A column of the list, or of its keys, in this row. */
const of = (column: string): string => `INDEX({${column}},[at])`;

/** Is an entry of the list usable in a command? */
const USABLE = {
  management: `${of("keys.management")}<>"${NO_ADDRESS}"`,
  vmk: isVmk(of("hosts.vmk")),
  address: `${of("keys.address")}<>"${NO_ADDRESS}"`,
} as const;

/** The hosts without gaps; what is not entered or not usable in a command stands as what is missing. */
export function orderedHosts(): Block {
  const known = (column: keyof typeof HOST_TOKENS): string =>
    `IF([at]="","",IF(${USABLE[column]},${of(`hosts.${column}`)},${quoted(HOST_TOKENS[column])}))`;
  return gridBlock({
    id: "ordered",
    heading: "Hosts in the order of the runbooks",
    rows: MAX_HOSTS,
    columns: [
      { id: "name", header: "Host", formula: `IF([at]="","",TRIM(${of("hosts.name")}))` },
      { id: "management", header: "Management IP", formula: known("management") },
      { id: "vmk", header: "vSAN vmk", formula: known("vmk") },
      { id: "address", header: "vSAN IP", formula: known("address") },
      {
        id: "at",
        header: "Row of list",
        formula: Array.from(
          { length: MAX_HOSTS },
          (_, i) => `IF(${i + 1}>{hostCount},"",SMALL({hosts.at},${i + 1}))`,
        ),
        format: "0",
      },
    ],
  });
}
