/**
 * Two formula engines, one answer: every template with random valid inputs, Univer's native functions and the custom
 * functions in the browser against src/calculator. `npm test` makes a few rounds, `ROUNDS=50 npm run bench --
 * workbench` many.
 */
import type { Browser, Page } from "@playwright/test";
import {
  differences,
  inputsOf,
  modelResults,
  TEMPLATES,
  withEntries,
  type Entry,
  type GridValues,
  type Input,
  type TemplateWorkbook,
} from "./model";
import { openWorkbench } from "./openWorkbench";
import { randomEntry } from "./randomEntry";
import { randomNumbers } from "./randomNumbers";

/** Share of the inputs that a round changes. */
const CHANGED = 0.6;

/** How often templates get random inputs, and from which numbers. */
export interface Rounds {
  rounds: number;
  seed: number;
}

/** What a recalculation found. */
interface Recalculated {
  /** Results that were compared. */
  compared: number;
  /** Each difference in a line. */
  found: string[];
}

/**
 * Every template, each opened anew.
 *
 * @returns What was compared in a sentence, and each difference.
 */
export async function recalculation(
  { browser, origin }: { browser: Browser; origin: string },
  { rounds, seed }: Rounds,
): Promise<{ summary: string; found: string[] }> {
  const workbench = await openWorkbench(browser, origin);
  const found: string[] = [];
  let compared = 0;
  for (const template of TEMPLATES) {
    await workbench.startOver();
    await workbench.page.evaluate((plan) => void globalThis.workbench.session.open(plan), template.spec);
    const one = await recalculate(workbench, template, { rounds, seed });
    found.push(...one.found);
    compared += one.compared;
  }
  await workbench.context.close();
  const summary =
    `${TEMPLATES.length} templates × ${rounds} random inputs (seed ${seed}): ` +
    `${compared.toLocaleString("en-US")} results in the grid, ${found.length} differ from src/calculator`;
  return { summary, found };
}

/** The open template with random inputs. */
export async function recalculate(
  { page }: { page: Page },
  { id, spec }: TemplateWorkbook,
  { rounds, seed }: Rounds,
): Promise<Recalculated> {
  const random = randomNumbers(seed);
  const inputs = inputsOf(spec);
  const found: string[] = [];
  let compared = 0;
  for (let round = 0; round < rounds; round++) {
    const entries = inputs.map((input) => ({
      ...input,
      value: random() > CHANGED ? input.value : randomEntry(input, random),
    }));
    const results = modelResults(withEntries(spec, entries));
    const grid = await typed(page, entries);
    compared += results.length;
    for (const line of differences(results, grid)) found.push(`${id}, seed ${seed}, round ${round}: ${line}`);
  }
  return { compared, found };
}

/** Writes the entries into the open workbook and answers with what it shows then. */
function typed(page: Page, entries: readonly (Entry & Pick<Input, "row" | "column">)[]): Promise<GridValues> {
  return page.evaluate(async (all) => {
    const { grid, session } = globalThis.workbench;
    const { snapshot } = grid.contents();
    const ids = new Map(Object.values(snapshot.sheets).map(({ id, name }) => [name, id]));
    const cells: Record<string, Parameters<typeof grid.write>[1]> = {};
    for (const { sheet, row, column, value } of all) {
      const t = typeof value === "string" ? 1 : typeof value === "number" ? 2 : null;
      ((cells[ids.get(sheet) ?? ""] ??= {})[row] ??= {})[column] = { v: value, t };
    }
    for (const [id, written] of Object.entries(cells)) grid.write(id, written);
    const { drawing } = await session.read();
    return Object.fromEntries(drawing.sheets.map(({ name, values }) => [name, values]));
  }, entries);
}
