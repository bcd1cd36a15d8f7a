import type { Random } from "../../../bench/generate/random";
import type { CellValue, TableColumnSpec, TableSpec } from "../../../src/workbook/spec";
import { escapeHeader } from "../../../src/workbook/tokens";
import { chance, pick, whole } from "./choose";
import { randomNumber, randomValue } from "./randomValue";

const HEADERS = [
  "IOPS",
  "Latency (ms)",
  "vSAN [GHz] #1",
  "it's",
  "\u00b5s",
  "=1+1",
  "<&>",
  "@x",
  "1",
  "A1",
  "TRUE",
];

/** A table with up to five columns, the last of them sometimes a formula of the first. */
export function randomTable(random: Random, name: string, at: string): TableSpec {
  const start = whole(random, 0, HEADERS.length - 1);
  const columns: TableColumnSpec[] = Array.from({ length: whole(random, 1, 4) }, (_, i) => ({
    header: HEADERS[(start + i) % HEADERS.length] ?? "Header",
    ...(chance(random, 0.3) ? { format: "0.00" } : {}),
  }));
  const first = escapeHeader(columns[0]?.header ?? "");
  if (chance(random, 0.4)) {
    const formula = pick(random, [
      `IFERROR([@[${first}]]*2,"none")`,
      `LEN([@[${first}]])`,
      `VSAN_GHZ_IOPS([@[${first}]],"8K",0.7)`,
    ]);
    columns.push({ header: "Made", formula });
  }
  const rows = Array.from({ length: whole(random, 0, 5) }, () =>
    columns.map(({ formula }) => (formula === undefined ? randomTableValue(random) : null)),
  );
  return { name, at, columns, rows };
}

function randomTableValue(random: Random): CellValue {
  if (chance(random, 0.1)) return null;
  return chance(random, 0.5) ? randomNumber(random) : randomValue(random);
}
