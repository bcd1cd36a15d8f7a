import { type DesignParts, designPlan } from "../../design/designWorkbook";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import { type ClusterFacts, NO_FACTS } from "../../reports/inputs/clusterFacts";
import { testedLoads } from "../../reports/measures/testedLoads";
import type { Imported } from "../import/importRequest";
import { reportInput } from "../import/importSession";
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

/** The cluster of the sample benchmark: the same as samples/cluster.json, which a test compares. */
export const SAMPLE_FACTS: ClusterFacts = {
  ...NO_FACTS,
  ...{ raid: "RAID-5", hosts: 4, ghzPerHost: 76.8, coresPerHost: 32, idleGhzPerHost: 1, nicGbitPerHost: 25 },
};

/** The samples, imported. */
export interface SampleImports {
  estate: ImportedEstate;
  benchmarks: readonly Imported[];
}

/**
 * Writes the design of the sample exports, compared with the sample benchmark, on new sheets, whatever else the workbook holds. The user's first design takes its
 * place.
 *
 * @returns What was done, in sentences.
 */
export async function writeSample(
  { estate, benchmarks }: SampleImports,
  beside: Spreadsheet,
  task: Task,
): Promise<string> {
  const { imports, diagnostics } = reportInput(benchmarks);
  const runs = imports.flatMap((one) => one.runs);
  const tests = testedLoads(runs, SAMPLE_FACTS, diagnostics);
  const { spec } = designPlan({ ...SAMPLE_DESIGN, estate, tests });
  const records = spec.records?.map((record) => ({ ...record, plan: SAMPLE_PLAN }));
  const { sheets, notices } = await beside.draw({ ...spec, ...(records ? { records } : {}) }, task);
  return [`${ESTATE_PLANS.design.title} is on the sheets ${sheets.join(", ")}.`, ...notices].join(" ");
}
