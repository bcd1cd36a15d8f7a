import { calculateFormula } from "../calculateFormula";
import { expectResult } from "../expectResult";
import { sourceHelp } from "../sourceHelp";
import { documents } from "./documents";
import { inlineCode, tableRows } from "./markdown";

/** A formula of a document, without `=`, and the result that is stated beside it. */
interface Stated {
  where: string;
  formula: string;
  result: string;
}

const CODE = /^`([^`]+)`$/;

/** Rows that begin with a formula and its result, both in backticks. */
const stated: Stated[] = documents.flatMap(({ name, text }) =>
  tableRows(text).flatMap(({ cells: [first = "", second = ""], line }) => {
    const [formula, result] = [CODE.exec(first)?.[1], CODE.exec(second)?.[1]];
    if (!formula?.startsWith("=") || result === undefined) return [];
    return [{ where: `${name}:${line}`, formula: formula.slice(1), result }];
  }),
);

/** Decisions name formulas that do not work, too. */
const promising = documents.filter(({ name }) => !name.startsWith("docs/decisions/"));

/** Every other formula: how a function is called, the beginning of one, or one without a result. */
const mentioned = promising.flatMap(({ name, text }) =>
  inlineCode(text)
    .filter(
      ({ code, line }) => /^=[A-Z]/.test(code) && !stated.some(({ where }) => where === `${name}:${line}`),
    )
    .map(({ code, line }) => ({ where: `${name}:${line}`, formula: code.slice(1) })),
);

const signatures = new Map(
  sourceHelp.map(({ id, parameters }) => [
    id,
    `${id}(${parameters.map((one) => (one.optional ? `[${one.name}]` : one.name)).join(", ")})`,
  ]),
);

/** `VSAN_GHZ(`, `VSAN_GHZ(...)` and `VSAN_` name functions without calling them. */
const named = /^([A-Z0-9]+_[A-Z0-9_]*)(\(|\(\.\.\.\))?$/;

/** Names and cells of a sheet: such a formula works there only. */
const ofSheet = /\b(Profile|Raid)\b|(?<![A-Z0-9_"])\$?[A-Z]{1,2}\$?\d+\b(?![("])/;

test("the documents state results of their formulas", () => {
  expect(stated.length).toBeGreaterThan(200);
});

test.each(stated)("$where: =$formula is $result", ({ formula, result }) => {
  expectResult(calculateFormula(formula), result);
});

test("formulas without a result are of functions that exist, in their own words or without an error", () => {
  const wrong = mentioned.filter(({ formula }) => {
    const name = named.exec(formula)?.[1];
    if (name !== undefined) return ![...signatures.keys()].some((id) => id.startsWith(name));
    if ([...signatures.values()].includes(formula)) return false;
    const id = /^[A-Z0-9_]+/.exec(formula)?.[0] ?? "";
    if (ofSheet.test(formula)) return !signatures.has(id);
    const [[first = null] = []] = calculateFormula(formula);
    return first === null || typeof first === "object";
  });
  expect(wrong).toEqual([]);
});
