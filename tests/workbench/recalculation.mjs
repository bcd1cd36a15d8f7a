/**
 * Two formula engines, one answer: every template with random valid inputs, Univer's native functions and the custom
 * functions in the browser against src/calculator. `npm test` makes a few rounds, `ROUNDS=50 npm run bench --
 * workbench` many.
 */
import { differences, inputsOf, modelResults, TEMPLATES, withEntries } from "./model.mjs";
import { openWorkbench } from "./openWorkbench.mjs";

/** Shares of the inputs that a round changes, and of these that are emptied where that is allowed. */
const CHANGED = 0.6;
const EMPTIED = 0.15;

/**
 * Every template, each opened anew.
 *
 * @returns {Promise<{ summary: string, found: string[] }>} What was compared in a sentence, and each difference.
 */
export async function recalculation({ browser, origin }, { rounds, seed, ids = [] }) {
  const chosen = TEMPLATES.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const workbench = await openWorkbench(browser, origin);
  const found = [];
  let compared = 0;
  for (const template of chosen) {
    await workbench.startOver();
    await workbench.page.evaluate((plan) => void globalThis.workbench.session.open(plan), template.spec);
    const one = await recalculate(workbench, template, { rounds, seed });
    found.push(...one.found);
    compared += one.compared;
  }
  await workbench.context.close();
  const summary =
    `${chosen.length} templates × ${rounds} random inputs (seed ${seed}): ` +
    `${compared.toLocaleString("en-US")} results in the grid, ${found.length} differ from src/calculator`;
  return { summary, found };
}

/**
 * The open template with random inputs.
 *
 * @returns {Promise<{ compared: number, found: string[] }>} How many results were compared, and each difference.
 */
export async function recalculate({ page }, { id, spec }, { rounds, seed }) {
  const random = generator(seed);
  const inputs = inputsOf(spec);
  const found = [];
  let compared = 0;
  for (let round = 0; round < rounds; round++) {
    const entries = inputs.map((input) => ({ ...input, value: entryFor(input, random) }));
    const results = modelResults(withEntries(spec, entries));
    const grid = await typed(page, entries);
    compared += results.length;
    for (const line of differences(results, grid)) found.push(`${id}, seed ${seed}, round ${round}: ${line}`);
  }
  return { compared, found };
}

/** Writes the entries into the open workbook and answers with what it shows then. */
export async function typed(page, entries) {
  return page.evaluate(async (all) => {
    const { grid, session } = globalThis.workbench;
    const { snapshot } = grid.contents();
    const ids = new Map(Object.values(snapshot.sheets).map(({ id, name }) => [name, id]));
    const cells = {};
    for (const { sheet, row, column, value } of all) {
      const t = typeof value === "string" ? 1 : typeof value === "number" ? 2 : null;
      ((cells[ids.get(sheet)] ??= {})[row] ??= {})[column] = { v: value, t };
    }
    for (const [id, written] of Object.entries(cells)) grid.write(id, written);
    const { drawing } = await session.read();
    return Object.fromEntries(drawing.sheets.map(({ name, values }) => [name, values]));
  }, entries);
}

function entryFor({ value, rule, allowBlank }, random) {
  if (random() > CHANGED) return value;
  if (allowBlank && random() < EMPTIED) return null;
  if (rule.kind === "list") return rule.values[Math.floor(random() * rule.values.length)];
  const { minimum, maximum } = rule;
  // Where the range spans orders of magnitude, small values count as much as large ones.
  const wide = minimum >= 0 && maximum / Math.max(minimum, 1) > 1000;
  const low = Math.max(minimum, 1e-3);
  const drawn = wide
    ? low * Math.exp(random() * Math.log(maximum / low))
    : minimum + random() * (maximum - minimum);
  const rounded = rule.kind === "whole" ? Math.round(drawn) : Number(drawn.toPrecision(4));
  return Math.min(maximum, Math.max(minimum, rounded));
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
