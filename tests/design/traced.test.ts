import { designPlan } from "../../src/design/designWorkbook";
import { ESTATE_EVIDENCE } from "../../src/estate/sourcesSheet";
import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../../src/model/capacity/clusterHosts";
import { NEVER_FITS } from "../../src/model/design/habits";
import type { Plan } from "../../src/sheets/planWorkbook";
import { parseArea } from "../../src/workbook/address";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { recalculate } from "../templates/recalculate";
import { type Constant, trace } from "./trace";
import { longTest } from "../volume";

const PLAN = designPlan({
  estate: imported(
    [knownVm({ name: "a" }), knownVm({ name: "b", cluster: "Test" })],
    [knownHost(), knownHost({ name: "esx02", cluster: "Test" })],
  ),
  calibration: { name: "Profile", isTaken: false },
  tests: [
    {
      ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1" },
      ...{ iops: 1e5, latencyMs: 1, mostMs: 2 },
      ...{ targetMs: null, heldTo: null, against: [], showsCost: true },
    },
  ],
});
const { constants, leaves, outside, adrift } = trace(PLAN, "Design");

/** Figures of the sheet Basis: a value may be in several rows. */
const BASIS = new Set(
  (PLAN.basis?.evidence ?? []).map(({ value }) => value).filter((value) => Number.isFinite(value)),
);

/** What inputs accept: the bounds that their checks repeat. */
const BOUNDS = new Set(
  PLAN.spec.sheets.flatMap(({ validations = [] }) =>
    validations.flatMap(({ rule }) => (rule.kind === "list" ? [] : [rule.minimum, rule.maximum])),
  ),
);

const isOneOf =
  (...values: readonly number[]) =>
  ({ value }: Constant): boolean =>
    values.includes(value);

/** Numbers that formulas may hold, each with the reason: they say nothing of hosts, VMs or storage. */
const ALLOWED: readonly { why: string; is: (constant: Constant) => boolean }[] = [
  { why: "nothing, one, yes and no, the whole", is: isOneOf(0, 1) },
  {
    why: "places, lengths of texts, digits, the number of a case",
    is: ({ as }) => /^(INDEX#[23]|MATCH#[13]|COUNTIF#2|LARGE#2|(LEFT|RIGHT)#2|MID#[23]|ROUND(UP)?#2)$/.test(as),
  },
  { why: "how many cells must be there", is: ({ as }) => /^[<>=]+ COUNTA?$|^\* COUNT$/.test(as) },
  { why: "length of a text that fits", is: ({ as }) => /^[<>=]+ LEN$/.test(as) },
  {
    why: "what an input accepts, as its validation has it",
    is: ({ cell, value }) =>
      /^([A-D]\.problem\d|planProblem|typed\.wrong|targets\.wrong)$/.test(cell) && BOUNDS.has(value),
  },
  {
    why: "ranks of verdicts: fits, look at, unknown, no",
    is: (one) => /(Verdict|Rank|\.lookAt)$/.test(one.cell) && isOneOf(2, 3)(one),
  },
  {
    why: "options by number",
    is: (one) =>
      /^(chosenNumber|now\.\w+|verdict\d?|risks\.\w+)$/.test(one.cell) &&
      ["=", "IF#2"].includes(one.as) &&
      isOneOf(2, 3, 4)(one),
  },
  { why: "target clusters by row, and how many rows there are", is: ({ cell, value }) => /^(solved[A-D]\.management|demandProblem)$/.test(cell) && value === 2 },
  {
    why: "ranks of resources that ask for the same hosts",
    is: ({ cell, value }) => /^solved[A-D]\.\w+Score$/.test(cell) && value < 0.1,
  },
  { why: "a binary fraction that is no more than the whole", is: isOneOf(1.000000001, 0.000000001) },
  { why: "a use that never fits", is: isOneOf(NEVER_FITS) },
  {
    why: "the numbers of hosts that are tried, as the product has them, and the rows before the first",
    is: ({ value, as }) =>
      [MAX_CLUSTER_HOSTS.value, MAX_CLUSTER_HOSTS.value - 1].includes(value) ||
      (value === MIN_CLUSTER_HOSTS.value && ["+ COUNTIF", "MAX#1", "<"].includes(as)) ||
      (value === MIN_CLUSTER_HOSTS.value - 1 && as === "- MIN"),
  },
  {
    why: "two failures where one is not enough",
    is: (one) => one.as === "IF#3" && isOneOf(2)(one),
  },
  { why: "a square: each host sends to all others", is: ({ as, value }) => as === "^" && value === 2 },
  { why: "GiB of a TiB", is: isOneOf(1024) },
  { why: "%", is: ({ sheet, as, value }) => sheet === "Design" && as === "*" && value === 100 },
  { why: "rows of a list on the page", is: ({ sheet, cell, value }) => sheet === "Design" && /^[AD]\d+$/.test(cell) && value <= 5 },
  {
    why: "a figure of the estate's sheets that Basis lists",
    is: ({ sheet, cell, value }) =>
      (/^(VMs|Hosts today|Scope|Sources|Figures)$/.test(sheet) || /^(risks|checks)\./.test(cell)) &&
      ESTATE_EVIDENCE.some((one) => one.value === value) &&
      BASIS.has(value),
  },
]; // prettier-ignore

const named = ({ value, sheet, cell, as }: Constant): string => `${value} in ${sheet}!${cell} (${as})`;

test("no formula that Design rests on holds a figure of hosts, VMs or storage", () => {
  const others = constants.filter((one) => !ALLOWED.some(({ is }) => is(one)));
  expect([...new Set(others.map(named))]).toEqual([]);
});

test("each reason for a number in a formula is needed", () => {
  const needless = ALLOWED.filter(
    ({ is }) => !constants.some((one) => is(one) && ALLOWED.filter((other) => other.is(one)).length === 1),
  );
  expect(needless.map(({ why }) => why)).toEqual([]);
});

test("every figure of Design leads to an input, the estate, a record of a test or evidence", () => {
  const records =
    /^(tests\.\w+|cost\.(name|doubt)|(clusters|models|versions|profiles|patterns)\.name|origins\.poolGhz|matched\.pattern)$/;
  const strange = leaves.filter(({ sheet, id, kind, value }) => {
    if (kind === "input" || kind === "table") return false;
    if (sheet === "Design") return false; // The notice about the add-in counts the figures of the page itself.
    if (kind !== "value") return true;
    if (/^(method\.value|profiles\.\w+)$/.test(id) && typeof value === "number") return !BASIS.has(value);
    if (/^use[A-D]\d\.hosts$|^byYear\.year$/.test(id)) return !Number.isInteger(value);
    return !records.test(id);
  });
  expect(strange.map(({ sheet, at, id, kind }) => `${sheet}!${at} ${id} ${kind}`)).toEqual([]);
  expect([...new Set(outside)]).toEqual(["Profile"]);
});

longTest("what leads to no such cell is words", () => {
  const { drawing } = recalculate(PLAN);
  const page = drawing.sheets.find(({ name }) => name === "Design");
  const figures = adrift.filter((at) => {
    const { row, column } = parseArea(at) ?? { row: -1, column: -1 };
    return typeof page?.values[row]?.[column] !== "string";
  });
  expect(figures).toEqual([]);
});

longTest("a figure in a formula is found, with its cell", () => {
  const sheets = PLAN.spec.sheets.map((sheet) =>
    sheet.name === "Demand"
      ? {
          ...sheet,
          cells: sheet.cells.map((cell) =>
            cell.kind === "formula" && cell.at === PLAN.cells.get("grownCompute")?.range
              ? { ...cell, formula: "1.7^3" }
              : cell,
          ),
        }
      : sheet,
  );
  const changed: Plan = { ...PLAN, spec: { ...PLAN.spec, sheets } };
  const found = trace(changed, "Design").constants.filter((one) => !ALLOWED.some(({ is }) => is(one)));
  expect(found.map(named)).toContain("1.7 in Demand!grownCompute (^)");
});
