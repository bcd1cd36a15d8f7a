import { diagnosticRule } from "../diagnosticRule";

/** A case is not what its name says. */
export const nameDiffers = diagnosticRule({
  code: "name-differs",
  title: "Name and load differ",
  noun: "difference",
  consequence: "The report uses the job's settings.",
});
