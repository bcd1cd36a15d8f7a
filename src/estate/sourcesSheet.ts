import type { EstateDiagnostic, EstateSource } from "../importers/estate/estateFormat";
import { completenessOf, COUNT_TOLERANCE, type CountCheck, isOpen } from "../model/estate/completeness";
import type { Estate } from "../model/estate/estate";
import { MAX_VCPU } from "../model/estate/estateNotices";
import { CHARGE_EXCESS, COVERED_BY_PARTITIONS } from "../model/estate/usedCapacity";
import { BUSY_SHARE, BUSY_VMS, LARGE_VM_SHARE, SNAPSHOT_SHARE } from "../model/estate/whatStandsOut";
import type { Evidence } from "../model/evidence/evidence";
import { MIN_CORES_PER_SOCKET } from "../model/licensing/licensedCores";
import { basisTable } from "../sheets/basisTable";
import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import { tableBlock } from "../sheets/tableBlock";
import { fitText } from "../workbook/fitText";
import { TOOLS } from "./toolName";

/** What an estate is read and evaluated by. */
export const ESTATE_EVIDENCE: readonly Evidence[] = [
  COVERED_BY_PARTITIONS,
  CHARGE_EXCESS,
  COUNT_TOLERANCE,
  LARGE_VM_SHARE,
  BUSY_VMS,
  BUSY_SHARE,
  SNAPSHOT_SHARE,
  MIN_CORES_PER_SOCKET,
  MAX_VCPU,
];

/** Is an export complete? Not known where hosts do not count, or where those of VMs are not found. */
function completeWord(check: CountCheck): string {
  if (isOpen(check) || (check.isComplete && check.hostsWithout > 0)) return "not known";
  return check.isComplete ? "yes" : "no";
}

/**
 * Sheet `Sources`: the files, whether they are whole, and what the reader had to say.
 *
 * @param evidence Numbers behind the figures, where no other sheet of the workbook lists them.
 */
export function sourcesSheet(
  estate: Estate,
  sources: readonly EstateSource[],
  diagnostics: readonly EstateDiagnostic[],
  evidence: readonly Evidence[] = [],
): PlanSheet {
  const counts = completenessOf(estate);
  return {
    name: "Sources",
    blocks: [
      sheetTop("Sources", "Sources of the figures, and what the exports do not contain."),
      tableBlock("Exports", {
        name: "Files",
        columns: [
          { header: "File", style: "paragraph" },
          { header: "Tool" },
          { header: "Version" },
          { header: "VMs", format: "#,##0" },
          { header: "Hosts", format: "#,##0" },
        ],
        rows: sources.map((source) => [
          fitText(source.file),
          TOOLS[source.tool],
          fitText(source.version ?? "not stated"),
          source.vms,
          source.hosts,
        ]),
      }),
      ...(counts.length === 0
        ? []
        : [
            tableBlock("Listed against what the hosts count", {
              name: "Counts",
              columns: [
                { header: "What" },
                { header: "Listed", format: "#,##0" },
                { header: "Counted", format: "#,##0" },
                { header: "Complete" },
              ],
              rows: counts.map((check) => [check.what, check.listed, check.counted, completeWord(check)]),
            }),
          ]),
      ...(diagnostics.length === 0
        ? []
        : [
            tableBlock("Diagnostics", {
              name: "Diagnostics",
              columns: [
                { header: "Message", style: "paragraph" },
                { header: "Severity" },
                { header: "Sheet" },
                { header: "Row", format: "0" },
                { header: "File", style: "paragraph" },
              ],
              rows: diagnostics.map(({ severity, file, sheet, row, message }) => [
                fitText(message),
                severity,
                sheet === null ? null : fitText(sheet),
                row,
                fitText(file),
              ]),
            }),
          ]),
      ...(evidence.length === 0 ? [] : [tableBlock("Basis", basisTable("Basis", evidence))]),
    ],
    columnWidths: [60, 14, 22, 14, 30, 12],
    columns: 6,
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}
