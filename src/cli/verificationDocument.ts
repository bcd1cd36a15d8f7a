import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import { verdictOf } from "../verify/verdict";
import { differs, isWhole, type Verification } from "../verify/verification";
import { VERSION } from "../workbook/product";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";

/** What `verify --json` prints. Names in it are kept from release to release. */
export function verificationDocument(
  file: string,
  verification: Verification,
  { losses, isOwn }: Pick<ReadWorkbook, "losses" | "isOwn">,
): object {
  const { formulas, recalculated, same, plans, inputs, ...cells } = verification;
  return {
    file,
    release: { product: VERSION, method: METHOD_VERSION, evidence: EVIDENCE_VERSION },
    madeByHciPlanner: isOwn,
    verdict: verdictOf(verification),
    differs: differs(verification),
    everyFormulaRecalculated: isWhole(verification),
    formulas,
    recalculated,
    same,
    ...cells,
    plans,
    inputs,
    notRead: losses,
  };
}
