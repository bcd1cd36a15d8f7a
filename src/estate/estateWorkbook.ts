import type { ImportedEstate } from "../importers/estate/importEstate";
import type { Estate } from "../model/estate/estate";
import { vsanCharges } from "../model/estate/vsanCharge";
import { badInput } from "../model/errors";
import { cutToWidth } from "../sheets/cutToWidth";
import { recordedDefaults } from "../sheets/planRecord";
import { planWorkbook, type Plan, type PlanSheet } from "../sheets/planWorkbook";
import { fitText } from "../workbook/fitText";
import type { WorkbookSpec } from "../workbook/spec";
import { clusterNames } from "./clusterNames";
import { diagnosticsOf } from "./diagnosticsOf";
import { namedClusters } from "./namedClusters";
import { figuresSheet } from "./figuresSheet";
import { matchedRules, namesOf } from "./namePatterns";
import { hostsSheet } from "./hostsSheet";
import { REPLICA_EVIDENCE } from "./replicasBlock";
import type { ScopeChoices } from "./scopeChoices";
import { type NamedCluster, scopeSheet } from "./scopeSheet";
import { ESTATE_EVIDENCE, sourcesSheet } from "./sourcesSheet";
import { todaySheet } from "./todaySheet";
import { toolName } from "./toolName";
import { vmsSheet } from "./vmsSheet";

/** Describes what runs today as a workbook. */
export function estateWorkbook(imported: ImportedEstate): WorkbookSpec {
  return estatePlan(imported).spec;
}

/**
 * The same with the places of the cells that have an id.
 *
 * @param choices What is typed on its sheet Scope: an update from newer exports keeps it.
 */
export function estatePlan(imported: ImportedEstate, choices: ScopeChoices = {}): Plan {
  const { length } = imported.estate.vms;
  const { sheets, plainSheets } = estateSheets(imported, choices);
  const described = {
    plan: "estate",
    title: "What runs today",
    subject: `${length === 1 ? "1 VM" : `${length} VMs`}, read by HCI Planner`,
    titleRows: true,
  };
  if (Object.keys(choices).length === 0) return planWorkbook({ ...described, sheets });
  const defaults = recordedDefaults(planWorkbook({ ...described, sheets: plainSheets }));
  return planWorkbook({ ...described, sheets, defaults });
}

/** The sheets of an estate, and what others ask of it. */
export interface EstateSheets {
  sheets: PlanSheet[];
  /** The same where nothing is typed, with one of the VMs: no input of theirs is recorded. */
  plainSheets: PlanSheet[];
  /** Today's clusters by the names that they have in the workbook. */
  clusters: readonly NamedCluster[];
  clusterOf: ReturnType<typeof clusterNames>;
  /** The number of the rule by name that takes each VM, in their order. */
  patternOf: readonly (number | null)[];
  /** One line about the exports. */
  about: string;
}

/**
 * The sheets of an estate: what runs today, what counts, and where it was read.
 *
 * @param isOfDesign Are they in the workbook of a design? That asks for the customer, has a verdict of its own, and lists the
 *   evidence.
 */
export function estateSheets(
  imported: ImportedEstate,
  { targetOf = {}, patterns = [], patternOf: given }: ScopeChoices,
  isOfDesign = false,
): EstateSheets {
  const { estate, sources, diagnostics } = imported;
  if (estate.vms.length === 0) throw badInput("there are no VMs in the exports");
  const clusterOf = clusterNames(estate);
  const plain = namedClusters([...estate.vms, ...estate.hosts], clusterOf);
  const clusters = plain.map((cluster) => ({
    ...cluster,
    target: Object.hasOwn(targetOf, cluster.name) ? targetOf[cluster.name] : undefined,
  }));
  const patternOf = given ?? matchedRules(namesOf(estate), patterns);
  const charges = vsanCharges(estate);
  const charged = [...new Set([...charges.keys()].map(clusterOf))];
  const evidence = charged.length === 0 ? ESTATE_EVIDENCE : [...ESTATE_EVIDENCE, ...REPLICA_EVIDENCE];
  const about = aboutSources(sources);
  const page = { about, clusters: clusters.length, verdictId: isOfDesign ? "estateVerdict" : "verdict" };
  const asksCustomer = !isOfDesign;
  const sheets = (scope: PlanSheet, vms: Estate["vms"]): PlanSheet[] => [
    todaySheet(estate, diagnostics, page),
    scope,
    vmsSheet(vms, { clusterOf, patternOf, charges }),
    hostsSheet(estate.hosts, clusterOf),
    figuresSheet(patterns),
    sourcesSheet(estate, sources, diagnosticsOf(imported), isOfDesign ? [] : evidence),
  ];
  return {
    sheets: sheets(scopeSheet(clusters, { patterns, charged, asksCustomer }), estate.vms),
    plainSheets: sheets(scopeSheet(plain, { charged, asksCustomer }), estate.vms.slice(0, 1)),
    clusters,
    clusterOf,
    patternOf,
    about,
  };
}

/** Exports that a line names. */
const MAX_NAMED = 2;

/** Letters that the line has room for behind the customer's name. */
const MAX_CHARACTERS = 84;

/** One line about the exports: their tools and files. */
function aboutSources(sources: EstateSources): string {
  const tools = fitText([...new Set(sources.map(toolName))].join(", "), 120);
  const files = sources.slice(0, MAX_NAMED).map(({ file }) => fitText(file, 60));
  const more = sources.length - files.length;
  return cutToWidth([tools, ...files, ...(more > 0 ? [`${more} more`] : [])].join(" · "), MAX_CHARACTERS);
}

type EstateSources = ImportedEstate["sources"];
