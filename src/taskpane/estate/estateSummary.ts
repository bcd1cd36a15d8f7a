import { clusterNames } from "../../estate/clusterNames";
import { diagnosticsOf } from "../../estate/diagnosticsOf";
import { toolName } from "../../estate/toolName";
import type { EstateDiagnostic } from "../../importers/estate/estateFormat";
import { formatEstateDiagnostic } from "../../importers/estate/formatEstateDiagnostic";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import { counted } from "../../model/units/counted";

/** An estate in words, before anything is written. */
export interface EstateSummary {
  /** Names of its exports. */
  title: string;
  /** `RVTools 4.7, 571 VMs, 3 clusters, 23 hosts`. */
  summary: string;
  /** `2 warnings, 1 notice`; "" without diagnostics. */
  counts: string;
  /** Every diagnostic with its place: errors first, then warnings, then notices. The only export is not named in each. */
  diagnostics: string[];
}

const SEVERITIES: readonly (readonly [EstateDiagnostic["severity"], string])[] = [
  ["error", "error"],
  ["warning", "warning"],
  ["info", "notice"],
];

/** Describes an estate. */
export function estateSummary(imported: ImportedEstate): EstateSummary {
  const { estate, sources } = imported;
  const diagnostics = diagnosticsOf(imported);
  const { vms, hosts } = estate;
  const nameOf = clusterNames(estate);
  const clusters = new Set([...vms, ...hosts].filter(({ cluster }) => cluster !== null).map(nameOf));
  const of = (wanted: EstateDiagnostic["severity"]) =>
    diagnostics.filter(({ severity }) => severity === wanted);
  const [only, ...others] = sources;
  const placed = (one: EstateDiagnostic): string => {
    const text = formatEstateDiagnostic(one);
    return others.length > 0 || one.file !== only?.file
      ? text
      : text.slice(one.file.length).replace(/^[,:] /, "");
  };
  return {
    title: sources.map(({ file }) => file).join(", "),
    summary: [
      ...new Set(sources.map(toolName)),
      counted(vms.length, "VM"),
      clusters.size === 0 ? "clusters not known" : counted(clusters.size, "cluster"),
      hosts.length === 0 ? "hosts not known" : counted(hosts.length, "host"),
    ].join(", "),
    counts: SEVERITIES.map(([severity, noun]) => [of(severity).length, noun] as const)
      .filter(([count]) => count > 0)
      .map(([count, noun]) => counted(count, noun))
      .join(", "),
    diagnostics: SEVERITIES.flatMap(([severity]) => of(severity).map(placed)),
  };
}
