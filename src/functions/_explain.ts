import { badInput } from "../model/errors";
import type { Evidence } from "../model/evidence/evidence";
import type { Step } from "../model/evidence/step";
import { distance } from "../model/editDistance";
import { isBlankInList } from "./_blanks";
import { readCell, type Argument } from "./_cell";
import { explained, type Explained } from "./_explained";
import { REGISTRY, type Registered } from "./_registry";

const GIVEN = { unit: "", known: "given", source: "your input" };

/** Ids further away than this are not suggested. */
const MAX_DISTANCE = 3;

/**
 * The steps of one call: its arguments, the numbers with a source that it uses, and last its result. All come from the
 * very call that gives the result.
 *
 * @param name Id of the function, in any case.
 * @param args Its arguments in their order; `null` is an omitted one.
 */
export function explainCall(name: string, args: readonly Argument[]): Step[] {
  const id = name.trim().toUpperCase();
  const found = REGISTRY.get(id);
  if (!found || id === "HCI_EXPLAIN") throw unknownFunction(name, id);
  const given = Math.max(0, ...args.map((argument, i) => (hasValue(argument) ? i + 1 : 0)));
  if (given > found.count) throw badInput(`${id} takes ${found.count} arguments, not ${given}`);
  const padded = Array.from({ length: found.count }, (_, i) => args[i] ?? null);
  const explanation = explained(() => found.call(...padded));
  const steps = explanation.steps ?? [
    ...givenSteps(explanation, padded),
    ...Array.from(explanation.used, usedStep),
  ];
  return [...steps, ...resultSteps(id, found, explanation)];
}

/** A blank cell behind the last argument is none. */
const hasValue = (argument: Argument): boolean =>
  argument?.some((row) => row.some((cell) => !isBlankInList(readCell(cell)))) ?? false;

function unknownFunction(name: string, id: string): Error {
  const [nearest] = [...REGISTRY.keys()]
    .map((known) => ({ known, far: distance(known, id, MAX_DISTANCE) }))
    .sort((a, b) => a.far - b.far);
  const hint =
    nearest && nearest.far <= MAX_DISTANCE && nearest.known !== id
      ? `did you mean ${nearest.known}?`
      : "enter a name such as VSAN_GHZ";
  return badInput(`function_name "${name}" is not an HCI Planner function: ${hint}`);
}

/** Functions that take their ranges whole name no argument: those have their number and their size. */
function givenSteps({ given }: Explained, args: readonly Argument[]): Step[] {
  if (given.length > 0) return given.map(([step, cell]) => ({ step, value: shown(cell), ...GIVEN }));
  return args.flatMap((argument, i) => {
    if (!argument) return [];
    const [row = []] = argument;
    const isCell = argument.length === 1 && row.length === 1;
    return [
      { step: `argument ${i + 1}`, value: isCell ? shown(readCell(row[0])) : size(argument), ...GIVEN },
    ];
  });
}

function usedStep({ value, unit, kind, source: { title, locator, date } }: Evidence): Step {
  return { step: locator, value, unit, known: kind, source: `${title} (${date})` };
}

/** The result: a value, one step for each value of a row, or the size of a table. */
function resultSteps(
  id: string,
  { unit, source }: Registered,
  { result, estimate, used, steps }: Explained & { result: unknown },
): Step[] {
  const rows = result as unknown[][];
  const [row = []] = rows;
  const last = steps?.at(-1)?.known ?? (used.size > 0 ? "derived" : "definition");
  const known = estimate?.label ?? last;
  const step = (name: string, value: number | string): Step => ({
    step: name,
    value,
    unit,
    known,
    source: source || "from the steps above",
  });
  if (rows.length > 1) return [step(id, size(rows))];
  return row.map((value, i) => step(row.length > 1 ? `${id}, column ${i + 1}` : id, shown(value)));
}

const size = (cells: readonly (readonly unknown[])[]): string =>
  `${cells.length} rows x ${cells[0]?.length ?? 0} columns`;

const shown = (value: unknown): number | string =>
  typeof value === "number"
    ? value
    : typeof value === "boolean"
      ? String(value).toUpperCase()
      : String(value ?? "");
