import type { OtherPlans } from "../upgrade/currentPlans";
import { savedImports } from "../upgrade/ofFiles/savedImports";
import { plansOfResults } from "../upgrade/ofFiles/plansOfResults";
import type { UpgradeReport } from "../upgrade/upgradeReport";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { designInputs, type DesignInputs } from "./designInputs";
import { reportProblems } from "./estate";
import { formatDiagnostic } from "./formatDiagnostic";
import type { Output } from "./output";

/** Files that plans are written from. */
export type PlanInputs = Pick<DesignInputs, "benchmark" | "estate">;

/** Reads result files and exports; what could not be read of them goes to standard error. */
export async function planInputs(inputs: readonly string[], output: Output): Promise<PlanInputs> {
  if (inputs.length === 0) return { benchmark: undefined, estate: undefined };
  const { benchmark, estate } = await designInputs(inputs, { anonymize: undefined, patterns: [] }, output);
  for (const diagnostic of benchmark?.diagnostics ?? [])
    if (diagnostic.severity === "error") output.error(formatDiagnostic(diagnostic));
  if (estate) reportProblems(estate, "warning", output);
  return { benchmark, estate };
}

/** Writes the reports and designs of a workbook again: from files, else from the imports that it keeps. */
export async function plansOfFiles(
  { drawing, savedImports: xmls = [] }: ReadWorkbook,
  { benchmark, estate }: PlanInputs,
  output: Output,
): Promise<OtherPlans> {
  return plansOfResults(drawing, {
    results: benchmark,
    estate,
    saved: await savedImports(xmls, (message) => output.error(message)),
  });
}

/** What was named for nothing. */
export function unusedInputs(
  { benchmark, estate }: PlanInputs,
  { plans, left }: Pick<UpgradeReport, "plans" | "left">,
): string[] {
  const isThere = (ids: readonly string[]): boolean =>
    [...plans, ...left].some(({ plan }) => ids.includes(plan));
  const lines: string[] = [];
  if (benchmark && !isThere(["report", "comparison", "design"]))
    lines.push(
      `${benchmark.imports.map(({ name }) => name).join(", ")}: not used, no plan needs benchmark results`,
    );
  if (estate && !isThere(["design", "estate"]))
    lines.push(`${estate.sources.map(({ file }) => file).join(", ")}: not used, no plan needs an estate`);
  return lines;
}
