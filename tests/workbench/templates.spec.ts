import type { WorkbookSpec } from "../../src/workbook/spec";
import {
  differences,
  inputsOf,
  modelResults,
  TEMPLATES,
  withEntries,
  type Entry,
  type Input,
  type TemplateWorkbook,
} from "./model";
import { LONG, SAMPLED } from "../browser/longTests";
import { cutCells } from "./cutCells";
import { recalculate } from "./recalculation";
import { expect, test } from "./workbenchTest";

/** How often each template is recalculated with random inputs; `npm run bench` makes more. */
const ROUNDS = 5;

/** A sample recalculates templates below so many cells once. */
const SAMPLED_CELLS = 1500;

/** Templates of the sample: the one with strips and a chart. */
const SAMPLE = ["hosts"];

/** Where the random inputs start. */
const SEED = 7;

/** Differences that a failure shows. */
const MAX_SHOWN = 20;

for (const template of bySize(TEMPLATES)) {
  const { id, title, spec } = template;
  const name = `${id} opens live: no value is cut; a changed input, then random ones, give the results of the model`;
  test(name, { tag: SAMPLE.includes(id) ? SAMPLED : LONG }, async ({ workbench, volume }) => {
    await workbench.showTab("Templates");
    await workbench.press(`Open ${title} as a new workbook`);
    await workbench.paneSays(`${title} is open.`);
    expect(await cutCells(workbench)).toEqual([]);
    const changed = anotherEntry(spec);
    await workbench.showSheet(changed.sheet);
    await workbench.type(changed.at, String(changed.value));
    // Univer checks an entry before it is in the cell: until then there is nothing to calculate.
    await workbench.expectValues([[changed.value]], changed.sheet, changed.row, changed.column);
    const results = modelResults(withEntries(spec, [changed]));
    expect(differences(results, await workbench.sheets())).toEqual([]);
    const rounds = volume === "all" ? ROUNDS : sizeOf(spec) < SAMPLED_CELLS ? 1 : 0;
    const { found } = await recalculate(workbench, template, { rounds, seed: SEED });
    expect(found.slice(0, MAX_SHOWN)).toEqual([]);
  });
}

/** The largest first: begun last, it would keep the others' places waiting. */
function bySize(templates: readonly TemplateWorkbook[]): TemplateWorkbook[] {
  return [...templates].sort((a, b) => sizeOf(b.spec) - sizeOf(a.spec));
}

function sizeOf({ sheets }: WorkbookSpec): number {
  return sheets.reduce((sum, { cells }) => sum + cells.length, 0);
}

type Place = Entry & Pick<Input, "row" | "column">;

/** An input of a template with another value than it has: a whole number if there is one, else any number. */
function anotherEntry(spec: WorkbookSpec): Place {
  const numeric = inputsOf(spec).flatMap(({ rule, value, ...input }) =>
    rule.kind !== "list" && typeof value === "number" ? [{ ...input, rule, value }] : [],
  );
  const input = numeric.find(({ rule }) => rule.kind === "whole") ?? numeric[0];
  if (!input) return anotherChoice(spec);
  const { rule, value } = input;
  const more = rule.kind === "whole" ? value + 1 : value * 1.25;
  return { ...input, value: more <= rule.maximum ? more : rule.minimum };
}

function anotherChoice(spec: WorkbookSpec): Place {
  const [listed] = inputsOf(spec).flatMap(({ rule, value, ...input }) =>
    rule.kind === "list" && value !== null ? [{ ...input, rule, value }] : [],
  );
  if (!listed) throw new Error(`${spec.title} has no input`);
  return { ...listed, value: listed.rule.values.find((value) => value !== listed.value) ?? null };
}
