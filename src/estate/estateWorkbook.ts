import type { ImportedEstate } from "../importers/estate/importEstate";
import { badInput } from "../model/errors";
import { planWorkbook, type Plan, type PlanSheet } from "../sheets/planWorkbook";
import { fitText } from "../workbook/fitText";
import type { WorkbookSpec } from "../workbook/spec";
import { clusterNames } from "./clusterNames";
import { namedClusters } from "./namedClusters";
import { figuresSheet } from "./figuresSheet";
import { hostsSheet } from "./hostsSheet";
import { type NamedCluster, scopeSheet } from "./scopeSheet";
import { ESTATE_EVIDENCE, sourcesSheet } from "./sourcesSheet";
import { todaySheet } from "./todaySheet";
import { toolName } from "./toolName";
import { vmsSheet } from "./vmsSheet";

/** Describes what runs today as a workbook. */
export function estateWorkbook(imported: ImportedEstate): WorkbookSpec {
  return estatePlan(imported).spec;
}

/** The same with the places of the cells that have an id. */
export function estatePlan(imported: ImportedEstate): Plan {
  return planWorkbook({
    plan: "estate",
    title: "What runs today",
    subject: `${imported.estate.vms.length} VMs, read by HCI Planner`,
    titleRows: true,
    sheets: estateSheets(imported).sheets,
  });
}

/** The sheets of an estate, and what others ask of it. */
export interface EstateSheets {
  sheets: PlanSheet[];
  /** Today's clusters by the names that they have in the workbook. */
  clusters: readonly NamedCluster[];
  clusterOf: ReturnType<typeof clusterNames>;
  /** One line about the exports. */
  about: string;
}

/**
 * The sheets of an estate: what runs today, what counts, and where it was read.
 *
 * @param design In the workbook of a design, where each of today's clusters goes: the design asks for the customer, has a verdict
 *   of its own, and lists the evidence.
 */
export function estateSheets(
  { estate, sources, diagnostics }: ImportedEstate,
  design?: { targetOf: Readonly<Record<string, string>> },
): EstateSheets {
  if (estate.vms.length === 0) throw badInput("there are no VMs in the exports");
  const clusterOf = clusterNames(estate);
  const targetOf = design?.targetOf ?? {};
  const clusters = namedClusters([...estate.vms, ...estate.hosts], clusterOf).map((cluster) => ({
    ...cluster,
    target: Object.hasOwn(targetOf, cluster.name) ? targetOf[cluster.name] : undefined,
  }));
  const about = aboutSources(sources);
  const page = { about, clusters: clusters.length, verdictId: design ? "estateVerdict" : "verdict" };
  return {
    sheets: [
      todaySheet(estate, diagnostics, page),
      scopeSheet(clusters, design === undefined),
      vmsSheet(estate.vms, clusterOf),
      hostsSheet(estate.hosts, clusterOf),
      figuresSheet(),
      sourcesSheet(estate, sources, diagnostics, design ? [] : ESTATE_EVIDENCE),
    ],
    clusters,
    clusterOf,
    about,
  };
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
