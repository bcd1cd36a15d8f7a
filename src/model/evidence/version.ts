/**
 * Version of the numbers of the model. Raise it with a change of an evidence entry: a workbook names the version that it was
 * made with, so that a later release knows what is outdated in it.
 */
export const EVIDENCE_VERSION = "1";

/** Version of what functions and templates make of these numbers. Raise it with a change of a result. */
export const METHOD_VERSION = "1";
