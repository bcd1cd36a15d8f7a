import { INPUT_PROBLEM } from "../../sheets/inputCheck";
import type { Block } from "../../sheets/block";
import { quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { markFormats } from "../../sheets/markFormats";

/** What templates wait for: the first fact that is not usable. */
export function notEntered(): Block {
  return {
    height: 1,
    ids: () => ({}),
    draw: ({ row, columns, formula }) => ({
      cells: [
        {
          kind: "formula",
          at: `A${row}`,
          formula: formula(
            `IF({${INPUT_PROBLEM}}="",${quoted(`${MARK.good} Complete: templates have all they ask for`)},${quoted(`${MARK.unknown} Not known: `)}&{${INPUT_PROBLEM}})`,
          ),
          style: "verdict",
          columns,
        },
      ],
      conditionalFormats: markFormats(`A${row}:F${row}`, `$A$${row}`),
    }),
  };
}
