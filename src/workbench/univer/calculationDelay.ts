import type { SourcePatch } from "./sourcePatch";

/** Milliseconds from an edit to the calculation. */
export const CALCULATION_DELAY_MS = 20;

/**
 * Univer waits for 100 ms after an edit before it calculates, so that edits which belong together are calculated once.
 *
 * - Wrong in 0.25: edits that belong together come in one go, so the time is lost, and no setting changes it.
 * - Why it matters here: it is half of the 200 ms in which an edit should be answered.
 * - Upstream: no issue found; the number is the same in the main branch of March 2026. Text for one: "Make the delay of
 *   TriggerCalculationController a setting of the sheets-formula plugin."
 */
export const CALCULATION_DELAY: SourcePatch = {
  package: "@univerjs/sheets-formula",
  version: "0.25.1",
  declaration: "this._setTimeoutKey = setTimeout(() => {",
  sha256: "7b32e2f4f9bca8d431567dcaaf6eb29dcf96e3df2d831cf7caaa482d820a6231",
  from: "}, 100);",
  to: `}, ${CALCULATION_DELAY_MS});`,
};
