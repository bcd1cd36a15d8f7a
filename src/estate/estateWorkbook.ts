import type { ImportedEstate } from "../importers/estate/importEstate";
import { badInput } from "../model/errors";
import { planWorkbook, type Plan } from "../sheets/planWorkbook";
import { fitText } from "../workbook/fitText";
import type { WorkbookSpec } from "../workbook/spec";
import { clusterNames } from "./clusterNames";
import { namedClusters } from "./namedClusters";
import { figuresSheet } from "./figuresSheet";
import { hostsSheet } from "./hostsSheet";
import { scopeSheet } from "./scopeSheet";
import { ESTATE_EVIDENCE, sourcesSheet, toolName } from "./sourcesSheet";
import { todaySheet } from "./todaySheet";
import { vmsSheet } from "./vmsSheet";

/** Describes what runs today as a workbook. */
export function estateWorkbook(imported: ImportedEstate): WorkbookSpec {
  return estatePlan(imported).spec;
}

/** The same with the places of the cells that have an id. */
export function estatePlan({ estate, sources, diagnostics }: ImportedEstate): Plan {
  if (estate.vms.length === 0) throw badInput("there are no VMs in the exports");
  const clusterOf = clusterNames(estate);
  const named = namedClusters([...estate.vms, ...estate.hosts], clusterOf);
  return planWorkbook({
    plan: "estate",
    title: "What runs today",
    subject: `${estate.vms.length} VMs, read by HCI Planner`,
    titleRows: true,
    sheets: [
      todaySheet(estate, diagnostics, { about: aboutSources(sources), clusters: named.length }),
      scopeSheet(named),
      vmsSheet(estate.vms, clusterOf),
      hostsSheet(estate.hosts, clusterOf),
      figuresSheet(),
      sourcesSheet(estate, sources, diagnostics, ESTATE_EVIDENCE),
    ],
  });
}

/** Exports that a line names. */
const MOST_NAMED = 2;

/** One line about the exports: their tools and files. */
function aboutSources(sources: EstateSources): string {
  const tools = fitText([...new Set(sources.map(toolName))].join(", "), 120);
  const files = sources.slice(0, MOST_NAMED).map(({ file }) => fitText(file, 60));
  const more = sources.length - files.length;
  return [tools, ...files, ...(more > 0 ? [`${more} more`] : [])].join(" · ");
}

type EstateSources = ImportedEstate["sources"];
