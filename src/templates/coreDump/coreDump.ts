import { firstPage } from "../../sheets/firstPage/firstPage";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { answers, room } from "./answers";
import { basis } from "./basis";
import { commands } from "./commands";
import { groups, HOST_GROUPS } from "./inputs";
import { observations } from "./observations";
import { PAGE } from "./page";
import { shared } from "./shared";

const TITLE = "Core dump and boot device";
const QUESTION =
  "Does the core dump of every host fit its boot device, and how large must a shared dump store be?";

/** Core dump files of host groups against their boot devices and a shared datastore. */
export const coreDump: Template = { id: "core-dump", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "core-dump",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: HOST_GROUPS,
        blocks: [
          sheetTop(HOST_GROUPS, "Inputs: groups of hosts with the same RAM, ESXi version and boot device."),
          groups(),
        ],
        columnWidths: [34, 13, 16, 13, 14, 18, 16],
        columns: 7,
        print: { orientation: "landscape" },
      },
      {
        name: "Calculation",
        blocks: [
          sheetTop(
            "Calculation",
            "What a dump takes, and what is left of each boot device and of a shared datastore.",
          ),
          answers(),
          room(),
          shared(),
          noteBlock("After a purple screen", [
            "The file holds one dump: copy it before the next failure overwrites it.",
          ]),
          commands(),
        ],
        columnWidths: [30, 13, 16, 13, 14, 16, 15, 14],
        columns: 8,
      },
      {
        name: "Observations",
        blocks: [
          sheetTop(
            "Observations",
            "Four hosts whose dump file is known, and the line that plans beyond them.",
          ),
          observations(),
        ],
        columnWidths: [34, 16, 16, 16, 16, 16],
        print: { orientation: "landscape" },
      },
      basis(),
    ],
  });
}
