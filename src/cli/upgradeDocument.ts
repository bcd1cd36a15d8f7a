import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import { isWhole, type UpgradeReport } from "../upgrade/upgradeReport";
import { VERSION } from "../workbook/product";

/** What `upgrade --json` prints. Names in it are kept from release to release. */
export function upgradeDocument(
  { file, output }: { file: string; output: string },
  report: UpgradeReport,
): object {
  const { left, defaults, added, results, ...others } = report;
  return {
    file,
    output,
    release: { product: VERSION, method: METHOD_VERSION, evidence: EVIDENCE_VERSION },
    everythingCarried: isWhole(report),
    notUpgraded: left,
    ...others,
    changedDefaults: defaults,
    newInputs: added,
    changedResults: results,
  };
}
