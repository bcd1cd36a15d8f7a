import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { type Role, ROLES } from "./roles";

/** Every interface of a host: each role has as many as it has addresses. */
const PORTS = ROLES.flatMap((role, i) => role.columns.map((_, nth) => ({ role, row: i + 1, nth })));

/** The rows of a role's interfaces, from 1 on. */
export const portsOf = ({ id }: Role): number[] =>
  PORTS.flatMap(({ role }, i) => (role.id === id ? [i + 1] : []));

/** Characters of a cell that are read: all of them. */
const MAX_NAMES_LENGTH = 999;

/** The names of one cell, a space between them however they were separated. */
const listOf = (cell: string): string =>
  `TRIM(${[",", ";", "/"].reduce((text, separator) => `SUBSTITUTE(${text},"${separator}"," ")`, cell)})`;

/** The name of an interface: the last one takes what is left, so that a name too many is not ignored. */
function nameOf({ role, row, nth }: (typeof PORTS)[number]): string {
  const list = listOf(`{roles.vmk#${row}}`);
  const space = `FIND(" ",${list}&" ")`;
  const name =
    role.columns.length === 1
      ? list
      : nth === 0
        ? `LEFT(${list},${space}-1)`
        : `MID(${list},${space}+1,${MAX_NAMES_LENGTH})`;
  // A cell with one name for two addresses, or with spaces alone, is not a row that is cleared.
  return `IF(${name}="","missing",${name})`;
}

/** The interfaces of a host by name: each once, and each a vmk with its number. */
export function ports(): Block {
  return gridBlock({
    id: "ports",
    heading: "Interfaces of a host",
    rows: PORTS.length,
    columns: [
      { id: "use", header: "Use", texts: PORTS.map(({ role }) => role.use) },
      { id: "name", header: "Interface", formula: PORTS.map(nameOf), style: "words" },
      {
        id: "valid",
        header: "Is a vmk",
        formula: 'IFERROR(IF("vmk"&TEXT(ABS(VALUE(MID([name],4,9))),"0")=[name],1,0),0)',
        format: "0",
      },
      {
        id: "twice",
        header: "Used twice",
        formula: "IF(SUMPRODUCT(1*({ports.name}=[name]))>1,1,0)",
        format: "0",
      },
    ],
  });
}
