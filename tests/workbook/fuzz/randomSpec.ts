import type { Random } from "../../../bench/generate/random";
import type { NameSpec, WorkbookSpec } from "../../../src/workbook/spec";
import { chance, pick, whole } from "./choose";
import { randomSheet } from "./randomSheet";
import { randomText, shortText } from "./randomValue";

const SHEET_NAMES = [
  "Summary",
  "Bob's data",
  "R1C1",
  "TRUE",
  "A1",
  "\u65e5\u672c",
  "50% & <more>",
  "=1+1",
  "a.b-c",
  "1st",
];

/** A workbook that `validate` must accept: every kind of cell and feature, with values that tempt a writer. */
export function randomSpec(random: Random): WorkbookSpec {
  const names: NameSpec[] = [];
  if (chance(random, 0.5))
    names.push({ name: "Share", refersTo: { formula: "96%" }, comment: shortText(random, 60) });
  if (chance(random, 0.5)) names.push({ name: "Twice", refersTo: { formula: "LAMBDA(x,IF(x>0,x*2,0))" } });
  const first = whole(random, 0, SHEET_NAMES.length - 1);
  const chosen = Array.from(
    { length: whole(random, 1, 3) },
    (_, i) => SHEET_NAMES[(first + 3 * i) % SHEET_NAMES.length] ?? "Sheet",
  );
  const sheets = chosen.map((name, i) => randomSheet(random, { name, number: i, names, sheetNames: chosen }));
  const [sheet] = sheets;
  const [cell] = sheet?.cells ?? [];
  if (sheet && cell && chance(random, 0.5)) {
    names.push({ name: "Start_here", refersTo: { sheet: sheet.name, range: cell.at } });
  }
  return { title: randomText(random), subject: pick(random, ["", randomText(random)]), sheets, names };
}
