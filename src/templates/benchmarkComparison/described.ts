import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { listOf } from "./counts";
import { PASTED_COLUMNS } from "./pastedColumns";
import { SETS } from "./sets";

/** The columns that tests are paired by. */
const KEYS = ["size", "read", "random", "oio", "vms"] as const;

const HEADERS = KEYS.map((key) => PASTED_COLUMNS.find(({ id }) => id === key)?.header ?? key);

/** How many tests have no figure in a column that pairs them: different tests may then look like repeats. */
export function described(): Block {
  const counted = (column: string) => `COUNT(${SETS.map(({ id }) => `{read_${id}.${column}}`).join(",")})`;
  return gridBlock({
    id: "described",
    gaps: true,
    heading: "Workload of the tests, which pairs them",
    rows: KEYS.length,
    columns: [
      { id: "name", header: "Header", texts: HEADERS },
      {
        id: "without",
        header: "Tests without",
        formula: KEYS.map((key) => `${counted("iops")}-${counted(key)}`),
        format: "0",
      },
    ],
  });
}

/** The columns that tests have no figure in, by their headers. */
export const NOT_DESCRIBED_NAMES = listOf(
  HEADERS.map((name, i) => `IF({described.without#${i + 1}}>0,", ${name}","")`),
);
