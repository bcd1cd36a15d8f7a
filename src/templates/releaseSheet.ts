import { factInput } from "../facts/fact";
import { FACTS } from "../facts/facts";
import {
  RELEASE_CHANGES,
  releasesWith,
  sourceOf,
  type ReleaseChange,
  type ReleaseTopic,
} from "../model/operations/releaseChanges";
import type { Block } from "../sheets/block";
import { headingCell } from "../sheets/headingCell";
import { inputBlock } from "../sheets/inputBlock";
import { sheetTop } from "../sheets/sheetTop";
import type { PlanSheet } from "../sheets/planWorkbook";
import type { CellSpec } from "../workbook/spec";

/** The release that figures were measured on, and that plans begin with. */
export const DEFAULT_RELEASE = "8.0 U3";

const HEADERS = ["Topic", "Since", "In your version?", "What changes", "Source"];
const HEADER_ROWS = 2;

/** Does a change hold in the entered version? */
function holds(change: ReleaseChange, version: string): string {
  const names = releasesWith(change).map((name) => `{${version}}="${name}"`);
  const test = names.length === 1 ? names.join("") : `OR(${names.join(",")})`;
  return `IF({${version}}="","? enter the version",IF(${test},"yes","not yet"))`;
}

/**
 * What releases change for a plan, one row each, against the version that is entered.
 *
 * @param topics What the plan is about: changes of other topics are left out.
 * @param version The id of the input with the version.
 */
export function releaseChanges(topics: readonly ReleaseTopic[], version: string): Block {
  const changes = RELEASE_CHANGES.filter(({ topic }) => topics.includes(topic));
  return {
    height: changes.length + HEADER_ROWS,
    ids: (row) => ({
      changeHolds: `C${row + HEADER_ROWS}:C${row + HEADER_ROWS + changes.length - 1}`,
      changeText: `D${row + HEADER_ROWS}:D${row + HEADER_ROWS + changes.length - 1}`,
    }),
    draw: (place) => ({
      cells: [
        headingCell("What releases change", place.row, Math.max(place.columns, HEADERS.length)),
        ...HEADERS.map((text, i): CellSpec => ({
          kind: "text",
          at: `${"ABCDE".charAt(i)}${place.row + 1}`,
          text,
          style: i === 0 ? "header" : "wordsHeader",
        })),
        ...changes.flatMap((change, i): CellSpec[] => {
          const row = place.row + HEADER_ROWS + i;
          const words = (column: string, text: string): CellSpec => ({
            kind: "text",
            at: `${column}${row}`,
            text,
            style: "paragraph",
          });
          return [
            words("A", change.topic),
            words("B", change.since),
            {
              kind: "formula",
              at: `C${row}`,
              formula: place.formula(holds(change, version)),
              style: "words",
            },
            words("D", change.text),
            words("E", sourceOf(change)),
          ];
        }),
      ],
    }),
  };
}

/**
 * Sheet `Release`: the version that is planned for, and what it changes.
 *
 * @param subject What the sheet says of itself, where a figure depends on the version.
 */
export function releaseSheet(
  topics: readonly ReleaseTopic[],
  subject = "What the planned version changes: items to check. No figure depends on it.",
): PlanSheet {
  return {
    name: "Release",
    blocks: [
      sheetTop("Release", subject),
      inputBlock("Version", [factInput(FACTS.release, { id: "release", value: DEFAULT_RELEASE })]),
      releaseChanges(topics, "release"),
    ],
    columnWidths: [18, 12, 20, 84, 60],
    columns: HEADERS.length,
    print: { orientation: "landscape" },
  };
}
