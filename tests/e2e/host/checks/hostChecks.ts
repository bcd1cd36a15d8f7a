import type { Check, Subject } from "../../check";
import { calculationChecks } from "./calculationChecks";
import { drawingChecks } from "./drawingChecks";
import { eventChecks } from "./eventChecks";
import { failureChecks } from "./failureChecks";
import { functionChecks } from "./functionChecks";
import { rangeChecks } from "./rangeChecks";
import { sharedExcel } from "./sharedExcel";
import { workbookChecks } from "./workbookChecks";

/** The host's own checks: what it does with calls of the real office.js, with an add-in of its own. */
export function hostChecks(subject: Subject): Check[] {
  const excel = sharedExcel(subject);
  const checks = [
    ...rangeChecks(excel),
    ...workbookChecks(excel),
    ...drawingChecks(excel),
    ...calculationChecks(excel),
    ...functionChecks(excel),
    ...eventChecks(excel),
    ...failureChecks(excel, subject),
  ];
  return checks.map((check) => ({ ...check, name: `Excel host: ${check.name}`, keeps: excel.keeps }));
}
