import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { headingCell } from "../../sheets/headingCell";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { HOST_ROW_PT, hostCells, ifHost, ofHost } from "./hostRows";
import { MAX_HOSTS } from "./inputs";
import { HEADERS, IS_MIXED, VMKPING } from "./ipVersion";
import { WITNESS_MISSING } from "./need";
import { HOST_TOKENS } from "./step";

const NUMBERS = Array.from({ length: MAX_HOSTS }, (_, i) => i + 1);

/** Characters: number, name, and each host that answers, the witness behind them. */
const WIDTHS = [4, 24, ...NUMBERS.map(() => 9), 9];

/** Zero-based columns of the first and the last that answers. */
const FIRST = 2;
const WITNESS = FIRST + MAX_HOSTS;

/** Of the header of the answers: three lines, in points. */
const NAMES_PT = 45;

const isMissing = (column: keyof typeof HOST_TOKENS, n: number): string =>
  `${ofHost(column, n)}=${quoted(HOST_TOKENS[column])}`;

/** How many hosts have an address: of IPv4 or IPv6, which placeholders are not. */
const addressesIn = (cells: string): string => `COUNTIF(${cells},"*.*")+COUNTIF(${cells},"*:*")`;

/** Is the address of no host known but the n-th's own? */
const noOther = (n: number): string =>
  `${addressesIn("{ordered.address}")}=${addressesIn(ofHost("address", n))}`;

const TOKENS = `*${HOST_TOKENS.address.slice(1, -1)}*`;

/** Behind the command of the n-th host: the hosts without address, by number, and the witness if it has none. */
function missing(n: number, others: readonly number[]): string {
  const some = `COUNTIF({ordered.address},"${TOKENS}")>COUNTIF(${ofHost("address", n)},"${TOKENS}")`;
  const hosts = others.map((other) => `IF(${isMissing("address", other)},", host ${other}","")`).join("&");
  const witness = `IF(${WITNESS_MISSING},", witness","")`;
  return `IF(OR(${some},${WITNESS_MISSING})," # missing: vSAN IP of "&MID(${hosts}&${witness},3,255),"")`;
}

/**
 * What is pasted on the n-th host: a loop over the other hosts with packets that fill a frame, then the witness in small
 * packets. Hosts without a usable address are named behind the command; a placeholder would break it.
 */
function command(n: number): string {
  const others = NUMBERS.filter((other) => other !== n);
  const ping = `${VMKPING}&" -I "&${ofHost("vmk", n)}`;
  const commandLine = [
    `"for ip in"`,
    ...others.map(
      (other) => `IF(${isMissing("address", other)},"",${ifHost(other, `" "&${ofHost("address", other)}`)})`,
    ),
    '"; do echo $ip; "',
    ping,
    '" -d -s "',
    `({mtu}-${HEADERS})`,
    '" $ip | grep loss; done"',
    `IF({witnessReach}="usable","; "&${ping}&" "&{witnessAddress}&" | grep loss","")`,
    missing(n, others),
  ].join("&");
  return ifHost(
    n,
    firstOf(
      [
        [isMissing("vmk", n), quoted("not known: vSAN vmk of this host")],
        [noOther(n), quoted("not known: vSAN IP of any other host")],
        [IS_MIXED, quoted("not known: vSAN IPs are of IPv4 and of IPv6")],
      ],
      commandLine,
    ),
  );
}

function commands(): Block {
  return {
    height: MAX_HOSTS + 2,
    ids: (row) => ({
      "pings.from": `B${row + 2}:B${row + 1 + MAX_HOSTS}`,
      "pings.command": `C${row + 2}:C${row + 1 + MAX_HOSTS}`,
    }),
    draw: (place) => {
      const first = place.row + 2;
      return {
        cells: [
          headingCell(
            "On each host, in one line: every other host, and the witness where there is one",
            place.row,
            place.columns,
          ),
          ...["No.", "Run on", "Command"].map((text, i): CellSpec => ({
            kind: "text",
            at: `${columnName(i)}${first - 1}`,
            text,
            style: i < FIRST ? "header" : "wordsHeader",
            ...(i < FIRST ? {} : { columns: WIDTHS.length - FIRST }),
          })),
          ...NUMBERS.flatMap((n, i): CellSpec[] => [
            ...hostCells(place, first + i, n, ["no", "name"]),
            {
              kind: "formula",
              at: `${columnName(FIRST)}${first + i}`,
              formula: place.guarded(command(n)),
              columns: WIDTHS.length - FIRST,
              style: "wrappedWords",
            },
          ]),
        ],
        rowHeights: [{ rows: [first, first + MAX_HOSTS - 1], points: HOST_ROW_PT }],
      };
    },
  };
}

/** A name up to its first dot, and a number where that is an address. */
function shortName(n: number): string {
  const name = ofHost("name", n);
  const first = `LEFT(${name},FIND(".",${name}&".")-1)`;
  return ifHost(n, `"${n} "&IF(ISNUMBER(-${first}),${name},${first})`);
}

function answers(): Block {
  return {
    height: MAX_HOSTS + 2,
    ids: (row) => ({
      "pings.answers": `${columnName(FIRST)}${row + 2}:${columnName(WITNESS)}${row + 1 + MAX_HOSTS}`,
    }),
    draw: (place) => {
      const [heads, first] = [place.row + 1, place.row + 2];
      const last = first + MAX_HOSTS - 1;
      const head = (column: string, formula: string): CellSpec => ({
        kind: "formula",
        at: `${column}${heads}`,
        formula: place.guarded(formula),
        style: "header",
      });
      const columns = Array.from({ length: MAX_HOSTS + 1 }, (_, i) => columnName(FIRST + i));
      return {
        cells: [
          headingCell(
            "Packets lost: from the host of the row to the host of the column",
            place.row,
            place.columns,
          ),
          { kind: "text", at: `A${heads}`, text: "No.", style: "header" },
          { kind: "text", at: `B${heads}`, text: "Run on", style: "header" },
          ...NUMBERS.map((n) => head(columnName(FIRST + n - 1), shortName(n))),
          head(columnName(WITNESS), 'IF({witness}="yes","Witness","")'),
          ...NUMBERS.flatMap((n, i): CellSpec[] => [
            ...hostCells(place, first + i, n, ["no", "name"]),
            ...columns.map((column, to): CellSpec => {
              const at = `${column}${first + i}`;
              return to === i
                ? { kind: "blank", at, style: "unknown" }
                : { kind: "input", at, value: null, style: "sign" };
            }),
          ]),
        ],
        conditionalFormats: columns.map((column, to) => ({
          range: `${column}${first}:${column}${last}`,
          formula: `AND($B${first}<>"",${column}$${heads}<>"",$A${first}<>${to + 1})`,
          style: "input" as const,
        })),
        rowHeights: [
          { rows: [heads, heads], points: NAMES_PT },
          { rows: [first, last], points: HOST_ROW_PT },
        ],
        pageBreaks: [place.row],
      };
    },
  };
}

/** A command for each host that pings all others with full-MTU packets, not fragmented; a page of answers. */
export function pingSheet(): PlanSheet {
  return {
    name: "Pings",
    blocks: [
      sheetTop(
        "Pings",
        "For the partition check: full-MTU packets, not fragmented. 0% packet loss is correct.",
      ),
      commands(),
      answers(),
    ],
    columnWidths: WIDTHS,
    columns: WIDTHS.length,
    print: { orientation: "landscape" },
  };
}
