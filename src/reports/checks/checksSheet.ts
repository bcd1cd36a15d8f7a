import type { Block } from "../../sheets/block";
import { inputBlock } from "../../sheets/inputBlock";
import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { tableBlock } from "../../sheets/tableBlock";
import type { TableColumnSpec } from "../../workbook/spec";
import type { FindingContext } from "../findings/rule";
import { runKey } from "../runKey";
import { THRESHOLDS } from "../thresholds";
import type { CheckFigure } from "./checkFigure";
import { CHECK_FIGURES } from "./figures";
import { rulesBlock } from "./rulesBlock";
import { VERDICT_FORMULA } from "./verdict";

/**
 * Sheet `Checks`: the thresholds as named cells, the rules that follow them, and the figures that every run is judged by.
 * Its verdicts are live.
 */
export function checksSheet(context: FindingContext): PlanSheet {
  return {
    name: "Checks",
    blocks: [
      sheetTop(
        "Checks",
        "What every run is judged by. Change a threshold, and verdicts and the state of the findings follow.",
      ),
      inputBlock(
        "Thresholds: planning practice, for you to change",
        THRESHOLDS.map(({ name, label, value, unit, accepts }) => ({
          id: name,
          label,
          value,
          unit,
          accepts,
          hint: name,
        })),
      ),
      rulesBlock(context),
      checksTable(context),
    ],
    columnWidths: COLUMNS.map(({ width }) => width),
    columns: 6,
    freezeRows: 2,
    orientation: "landscape",
  };
}

/** Defined names of the thresholds, by the id of their cells. */
export const CHECKS_NAMES = THRESHOLDS.map(({ name, label, unit }) => ({
  name,
  id: name,
  comment: `${label} (${unit})`,
}));

const COLUMNS: readonly CheckFigure[] = [
  { header: "Run", width: 66, of: ({ label }) => label },
  { header: "Verdict", width: 14, formula: VERDICT_FORMULA, of: () => null },
  ...CHECK_FIGURES,
  { header: "Key", width: 40, of: ({ run }) => runKey(run) },
];

function checksTable(context: FindingContext): Block {
  return tableBlock("Runs", {
    name: "Checks",
    columns: COLUMNS.map(({ header, format, formula }): TableColumnSpec => ({
      header,
      ...(format === undefined ? {} : { format }),
      ...(formula === undefined ? {} : { formula }),
    })),
    rows: context.checked.map((checked) =>
      COLUMNS.map(({ formula, of }) => (formula === undefined ? of(checked, context) : null)),
    ),
  });
}
