import { type DesignParts, designPlan } from "../../design/designWorkbook";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { Spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { ESTATE_PLANS } from "./estatePlans";
import { SAMPLE_PLAN } from "./samplePlan";

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
 * Writes the design of the sample exports on new sheets, whatever else the workbook holds. The user's first design takes its
 * place.
 *
 * @returns What was done, in sentences.
 */
export async function writeSample(estate: ImportedEstate, beside: Spreadsheet, task: Task): Promise<string> {
  const { spec } = designPlan({ ...SAMPLE_DESIGN, estate });
  const records = spec.records?.map((record) => ({ ...record, plan: SAMPLE_PLAN }));
  const { sheets, remarks } = await beside.draw({ ...spec, ...(records ? { records } : {}) }, task);
  return [`${ESTATE_PLANS.design.title} is on the sheets ${sheets.join(", ")}.`, ...remarks].join(" ");
}
