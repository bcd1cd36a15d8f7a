import { IMPORT_NAMESPACE } from "../../importNamespace";
import { RECORD_NAMESPACE, type PlanRecord } from "../../planRecord";
import { recordOfXml } from "../recordOfXml";
import type { Losses } from "./losses";
import type { Parts, Relation } from "./parts";
import { attribute, nodeOf } from "./xmlNode";

/** What custom XML a workbook has of HCI Planner. */
export interface OwnXml {
  records: PlanRecord[];
  /** Imports that it keeps, as their XML. */
  savedImports: string[];
  /** Records that cannot be read. */
  damaged: number;
}

/** The records of the plans of a workbook, and the imports that it keeps; a drawing has the records only. */
export async function readRecords(
  parts: Parts,
  relations: readonly Relation[],
  losses: Losses,
): Promise<OwnXml> {
  const own: OwnXml = { records: [], savedImports: [], damaged: 0 };
  const targets = new Set(relations.filter(({ type }) => type === "customXml").map(({ target }) => target));
  for (const target of targets) {
    if (!parts.has(target)) continue;
    const xml = await parts.text(target);
    const namespace = namespaceOf(xml);
    if (namespace === IMPORT_NAMESPACE)
      own.savedImports.push(xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>\s*/, ""));
    if (namespace !== RECORD_NAMESPACE) losses.add("workbook", `custom XML (${namespace}): not imported`);
    else {
      try {
        own.records.push(recordOfXml(xml));
      } catch (error) {
        own.damaged += 1;
        const why = error instanceof Error ? error.message : String(error);
        losses.add("workbook", `the record of a plan is damaged: ${why.slice(0, 200)}`);
      }
    }
  }
  return own;
}

function namespaceOf(xml: string): string {
  try {
    return attribute(nodeOf(xml), "xmlns") ?? "of another program";
  } catch {
    return "damaged";
  }
}
