import type { SourcePatch } from "./sourcePatch";

/**
 * EDATE goes some months on from a date.
 *
 * - Wrong in 0.25: where the month has no such day, the date is one of the next month: EDATE of 31 January and 1 is 3 March. In
 *   Excel it is the last day of the month, 28 February.
 * - Why it matters here: the same formula had another result after Download .xlsx.
 * - Upstream: no issue found. Text for one: "EDATE(DATE(2026,1,31),1) is 2026-03-03, should be 2026-02-28."
 */
export const MONTH_ENDS: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "var Edate = class extends BaseFunction {",
  sha256: "9a236470c817ebc318f67c469c47977725a8208ef5b4b97a6b0d715214c1e090",
  from: "const day = _startDate.getUTCDate();",
  to: "const day = Math.min(_startDate.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());",
};
