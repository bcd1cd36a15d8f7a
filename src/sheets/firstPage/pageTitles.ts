import type { Block } from "../block";
import { customerTitle } from "./customerLine";
import { cut, quoted } from "../formulaText";

/** Characters of a name that a line has room for. */
const MAX_PART_LENGTH = 40;

/**
 * The top of a page for the customer: customer, project and version as its inputs have them, and one line about what it is of.
 *
 * @param title What it is: the title itself as long as no customer is entered.
 */
export function pageTitles(title: string, about: string): Block {
  const context = [
    `IF({customer}="","",${quoted(`${title} · `)})`,
    `IF({project}="","",${cut("{project}", MAX_PART_LENGTH)}&" · ")`,
    quoted(about),
    `IF({planVersion}="",""," · version "&${cut("{planVersion}", MAX_PART_LENGTH)})`,
  ];
  return {
    height: 2,
    ids: () => ({}),
    draw: ({ row, formula }) => ({
      cells: [
        {
          kind: "formula",
          at: `A${row}`,
          formula: formula(customerTitle(title)),
          style: "pageTitle",
        },
        {
          kind: "formula",
          at: `A${row + 1}`,
          formula: formula(context.join("&")),
          style: "pageContext",
        },
      ],
      rowHeights: [
        { rows: [row, row], points: 28 },
        { rows: [row + 1, row + 1], points: 17 },
      ],
    }),
  };
}
