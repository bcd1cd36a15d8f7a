import { diagnosticRule } from "../diagnosticRule";

/** A case is not what its name says. */
export const nameDiffers = diagnosticRule({
  code: "name-differs",
  noun: "difference",
  consequence: "What the job ran is used.",
});
