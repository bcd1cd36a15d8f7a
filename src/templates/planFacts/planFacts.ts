import { factName } from "../../facts/fact";
import { FACT_GROUPS } from "../../facts/facts";
import { inputBlock } from "../../sheets/inputBlock";
import { planWorkbook, type Plan, type PlanSheet } from "../../sheets/planWorkbook";
import { sheetTop } from "../../sheets/sheetTop";
import type { Template } from "../template";
import { basis } from "./basis";
import { derived } from "./derived";
import { notEntered } from "./notEntered";

const TITLE = "Plan facts";
const QUESTION = "Which facts do all templates of this workbook use?";

/** Name of the sheet of the facts: inputs that follow it name it. */
export const FACTS_SHEET = "Plan";

/** What more than one template asks for, once: templates that are inserted into its workbook follow it. */
export const planFacts: Template = { id: "facts", title: TITLE, question: QUESTION, plan };

function plan(): Plan {
  return planWorkbook({
    plan: "facts",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    names: FACT_GROUPS.flatMap(({ facts }) =>
      facts.map((fact) => ({
        name: factName(fact),
        id: fact.id,
        comment: fact.unit === "" ? fact.label : `${fact.label}, ${fact.unit}`,
      })),
    ),
    sheets: [factsSheet(), basis()],
  });
}

function factsSheet(): PlanSheet {
  return {
    name: FACTS_SHEET,
    blocks: [
      sheetTop(
        TITLE,
        "Templates that you insert into this workbook follow these cells: you enter each fact once.",
      ),
      notEntered(),
      ...FACT_GROUPS.map(({ heading, facts }) =>
        inputBlock(
          heading,
          facts
            .filter(({ derived = false }) => !derived)
            .map((fact) => ({ ...fact, optional: fact.optional ?? false })),
        ),
      ),
      derived(),
    ],
    columnWidths: [40, 18, 20, 13, 13, 22],
    freezeRows: 4,
  };
}
