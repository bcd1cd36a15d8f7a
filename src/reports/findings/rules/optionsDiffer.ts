import { diagnosticRule } from "../diagnosticRule";

/** A run did something else than its options ask for. */
export const optionsDiffer = diagnosticRule({
  code: "options-differ",
  title: "Options contradicted",
  noun: "contradiction",
});
