import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";

/** All that a host name may have in addition to its dots (RFC 1123). */
const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz", ..."0123456789", "-"];

/** The characters of host names, which names are compared with. */
export function nameCharacters(): Block {
  return gridBlock({
    id: "names",
    heading: "Characters that host names may have",
    rows: CHARACTERS.length,
    columns: [{ id: "character", header: "Character", texts: CHARACTERS }],
  });
}

const holds = (text: string, part: string): string => `ISNUMBER(FIND("${part}",${text}))`;

/** Has a text characters that host names do not have? A condition. */
const isOther = (text: string): string =>
  `SUMPRODUCT(LEN(${text})-LEN(SUBSTITUTE(LOWER(${text}),{names.character},"")))<>LEN(${text})`;

/**
 * Is the cell anything but one IPv4 address, as it is compared with those of hosts? A mask behind it, or the hard space of a web
 * page, would hide that both are the same.
 */
export const isNoAddress = (cell: string): string =>
  `IF(IPV4_IS_VALID(TRIM(${cell})),IPV4_FROM_INT(IPV4_TO_INT(TRIM(${cell})))<>TRIM(${cell}),1=1)`;

/** Can host names not begin with the cell, and go on with digits? */
export const isNoNamePart = (cell: string): string => `OR(LEFT(${cell},1)="-",${isOther(cell)})`;

/** Can the cell not be a domain, or the name of a host with its domain? */
export const isNoDomain = (cell: string): string => {
  const dotted = `"."&TRIM(${cell})&"."`;
  const parts = ["..", ".-", "-."].map((part) => holds(dotted, part));
  return `OR(${parts.join(",")},${isOther(`SUBSTITUTE(TRIM(${cell}),".","")`)})`;
};

/** Is the cell neither an address nor a name? Digits and dots alone are an address. */
export const isNoServer = (cell: string): string =>
  `IF(ISERROR(VALUE(SUBSTITUTE(${cell},".",""))),${isNoDomain(cell)},${isNoAddress(cell)})`;
