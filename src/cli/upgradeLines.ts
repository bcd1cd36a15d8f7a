import type { UpgradedPlan, UpgradeReport } from "../upgrade/upgradeReport";
import { upgradeSections } from "../upgrade/upgradeSections";
import { counted } from "../model/units/counted";

/** Cells that a list names; `--json` names all. */
const NAMED = 50;

/** What `upgrade` prints: what needs attention first, then what was done. */
export function* upgradeLines(
  { file, output }: { file: string; output: string },
  report: UpgradeReport,
): Generator<string> {
  for (const { heading, lines } of upgradeSections(report)) {
    yield `${heading}:`;
    for (const line of lines.slice(0, NAMED)) yield `  ${line}`;
    const more = lines.length - NAMED;
    if (more > 0) yield `  and ${more.toLocaleString("en-US")} more (--json lists all)`;
  }
  for (const plan of report.plans) yield planLine(plan);
  for (const { plan } of report.kept) yield `Plan ${plan}: of this release already, kept as it is.`;
  const { carried, notCarried, results, ownSheets, repointed } = report;
  if (ownSheets.length > 0)
    yield `Your own sheets: ${ownSheets.join(", ")}. ${counted(repointed, "reference")} changed with the cells.`;
  if (report.notCarriedSheet !== null)
    yield `Sheet ${report.notCarriedSheet} of ${output} keeps what was not carried, with its last values.`;
  const counts = [
    `${counted(carried.length, "cell")} carried`,
    `${notCarried.length.toLocaleString("en-US")} not carried`,
    `${counted(results.length, "result")} changed`,
  ];
  yield `${output}: ${counts.join(", ")}. ${file} is unchanged.`;
}

function planLine({ plan, product, method, evidence }: UpgradedPlan): string {
  return method === "0"
    ? `Plan ${plan}: from HCI Planner ${product}, which kept no record of it.`
    : `Plan ${plan}: from HCI Planner ${product}, method ${method}, evidence ${evidence}.`;
}
