import { type DesignParts, designPlan } from "../../design/designWorkbook";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { Spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { ESTATE_PLANS } from "./estatePlans";

/** What a planner typed into the design of the sample exports: the same as samples/design.json, which a test compares. */
export const SAMPLE_DESIGN: DesignParts = {
  options: { A: {}, B: { ramGib: 1536 } },
  chosen: "B",
  targetOf: { Office: "Production" },
  classes: [
    {
      ...{ name: "Management", target: "Production", profile: "general" },
      ...{ vms: 12, vmGhz: 2, confirmed: "yes" },
    },
  ],
  cover: { customer: "Nordwind", project: "New cluster" },
};

/**
 * Writes the design of the sample exports on new sheets, whatever else the workbook holds.
 *
 * @returns What was done, in sentences.
 */
export async function writeSample(estate: ImportedEstate, beside: Spreadsheet, task: Task): Promise<string> {
  const { sheets, remarks } = await beside.draw(designPlan({ ...SAMPLE_DESIGN, estate }).spec, task);
  return [`${ESTATE_PLANS.design.title} is on the sheets ${sheets.join(", ")}.`, ...remarks].join(" ");
}
