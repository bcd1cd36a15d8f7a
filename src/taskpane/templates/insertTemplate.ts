import { planFacts } from "../../templates/planFacts/planFacts";
import type { Template } from "../../templates/template";
import { spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { lostNames, whyNoFacts, workbookFacts } from "./workbookFacts";

/**
 * Draws a template into the open workbook. If the workbook has facts, the template's inputs follow them.
 *
 * @returns What was done, in sentences.
 * @throws Error where the template is the facts, and the workbook has them already.
 */
export async function insertTemplate(template: Template, task: Task): Promise<string> {
  const workbook = await spreadsheet();
  const facts = await workbookFacts(workbook);
  const refused = template === planFacts ? whyNoFacts(facts) : undefined;
  if (refused !== undefined) throw new Error(refused);
  const { links, lost } = facts;
  const { spec } = template.plan(links);
  const { sheets, notices } = await workbook.draw(spec, task);
  const isLinked = spec.sheets.some(({ cells }) => cells.some(({ kind }) => kind === "linked"));
  return [
    `${template.title} is on the sheets ${sheets.join(", ")}.`,
    ...(isLinked && links ? [`Its green inputs follow sheet ${links.source}.`] : []),
    ...(lost.length > 0 ? [`${lostNames(lost)} Inputs without a fact show examples.`] : []),
    ...notices,
  ].join(" ");
}
