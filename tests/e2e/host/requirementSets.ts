import type { Manifest } from "./addIn/manifest";

/**
 * The ExcelApi of the oldest Excel that the manifest lets in, if it names none: CustomFunctionsRuntime 1.3 came with
 * version 2008 (Mac 16.40), and with it ExcelApi 1.12.
 */
const OLDEST_EXCEL_API = "1.12";

/** Sets that office.js uses inside of itself: every Excel with custom functions has them. */
const INTERNAL = { CustomFunctions: "1.9", SharedRuntimeInternal: "1.2", DelayForCellEdit: "1.1" };

/** What the least Excel that the manifest lets in declares: a call beyond it fails. */
export function requirementSets({ requirements }: Pick<Manifest, "requirements">): Record<string, string> {
  return { ExcelApi: OLDEST_EXCEL_API, ...INTERNAL, Settings: "1.1", ...requirements };
}
