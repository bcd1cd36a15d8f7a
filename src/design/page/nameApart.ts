import { MAX_LABEL_LENGTH } from "../../sheets/firstPage/pageColumns";

/** Characters at the end of a cut name: names of one estate often begin alike. */
const END = 10;
const START = MAX_LABEL_LENGTH - END - 1;

/**
 * A name of a list as far as the column of labels has room for: a formula that cuts longer ones in the middle. Names that
 * begin and end alike have their place in the list before them.
 *
 * @param names Ids of the list, which has no wildcards in it.
 */
export function nameApart(names: string, place: number): string {
  const name = `{${names}#${place}}`;
  const alike = `COUNTIF({${names}},"="&LEFT(${name},${START})&"*"&RIGHT(${name},${END}))>1`;
  const number = `${place} `;
  const start = `IF(${alike},"${number}"&LEFT(${name},${START - number.length}),LEFT(${name},${START}))`;
  return `IF(LEN(${name})>${MAX_LABEL_LENGTH},${start}&"…"&RIGHT(${name},${END}),${name})`;
}
