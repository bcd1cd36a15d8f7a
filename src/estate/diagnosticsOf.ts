import type { EstateDiagnostic } from "../importers/estate/estateFormat";
import type { ImportedEstate } from "../importers/estate/importEstate";
import { estateNotices } from "../model/estate/estateNotices";

/** What the readers of the exports report, and what is to be known of the estate that they form. */
export function diagnosticsOf({
  estate,
  sources,
  diagnostics,
}: Pick<ImportedEstate, "estate" | "sources" | "diagnostics">): EstateDiagnostic[] {
  const file = sources.map((source) => source.file).join(", ");
  return [
    ...diagnostics,
    ...estateNotices(estate).map((notice) => ({ ...notice, file, sheet: null, row: null })),
  ];
}
