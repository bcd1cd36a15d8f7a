import path from "node:path";
import type { Output } from "../../src/cli/output";
import { planInputs, plansOfFiles } from "../../src/cli/plansOfFiles";
import type { OtherPlans } from "../../src/upgrade/currentPlans";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";

/** A file of the folder samples. */
export const sample = (name: string): string => path.resolve(__dirname, "../../samples", name);

/** The benchmark behind the report that 0.1.0 wrote for the tests, and the one that its comparison begins with. */
export const [BENCHMARK, BASELINE] = ["easy-run-1732885165.zip", "easy-run-1725000000.zip"] as const;

/** What writes the plans of a workbook from samples, as the command line does; and what it printed to standard error. */
export async function writtenFrom(
  read: ReadWorkbook,
  ...names: string[]
): Promise<{ others: OtherPlans; errors: string[] }> {
  const key = names.join();
  const inputs = INPUTS.get(key) ?? readSamples(names);
  INPUTS.set(key, inputs);
  const { files, errors: ofFiles } = await inputs;
  const errors = [...ofFiles];
  return { others: await plansOfFiles(read, files, outputTo(errors)), errors };
}

/** Samples that were read, by their names: each test is handed the same. */
const INPUTS = new Map<string, ReturnType<typeof readSamples>>();

async function readSamples(names: readonly string[]) {
  const errors: string[] = [];
  return { files: await planInputs(names.map(sample), outputTo(errors)), errors };
}

/** Output whose errors go to a list. */
function outputTo(errors: string[]): Output {
  return { print: () => undefined, error: (text) => void errors.push(text), progress: () => undefined };
}
