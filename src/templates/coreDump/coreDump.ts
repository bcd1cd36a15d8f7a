import { coverBlock } from "../../sheets/coverBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { pageTop, sheetTop, TOP_ROWS } from "../../sheets/pageTop";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { answers, VERDICT } from "./answers";
import { basis } from "./basis";
import { commands } from "./commands";
import { groups, policy } from "./inputs";
import { chart, observations } from "./observations";
import { shared } from "./shared";

const TITLE = "Core dump and boot device";
const QUESTION =
  "Does the core dump of every host fit its boot device, and how large must a shared dump store be?";

/** Core dump files of host groups against their boot devices and a shared datastore. */
export const coreDump: Template = { id: "core-dump", title: TITLE, question: QUESTION, plan };

function plan(): Plan {
  return planWorkbook({
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    sheets: [
      {
        name: "Core dump",
        blocks: [
          pageTop(TITLE, QUESTION, VERDICT),
          coverBlock(),
          groups(),
          policy(),
          answers(),
          shared(),
          noteBlock("After a purple screen", [
            "One file holds one dump: copy it out before the next failure writes over it.",
          ]),
          commands(),
        ],
        columnWidths: [34, 13, 16, 13, 14, 18, 16, 16],
        columns: 8,
        freezeRows: TOP_ROWS,
        print: { orientation: "landscape" },
      },
      {
        name: "Observations",
        blocks: [
          sheetTop(
            "Observations",
            "Four hosts whose dump file is known, and the line that plans beyond them.",
          ),
          observations(),
          chart(),
        ],
        columnWidths: [34, 16, 16, 16, 16, 16],
        print: { orientation: "landscape" },
      },
      basis(),
    ],
  });
}
