import { firstPage, type FirstPage } from "../../src/sheets/firstPage/firstPage";
import { gridBlock } from "../../src/sheets/gridBlock";
import { planWorkbook, type Plan } from "../../src/sheets/planWorkbook";
import { quoted } from "../../src/sheets/formulaText";
import { type Outcome, verdict } from "../../src/sheets/verdict";
import { parseArea } from "../../src/workbook/address";
import type { CellSpec, CellValue } from "../../src/workbook/spec";
import { recalculate, type Entries } from "../templates/recalculate";

/** Index of the column AO. */
const VERDICT_COLUMN = 40;

const QUESTION = "Is the RAM enough?";

/** What is used of 100 GiB: `low`, `plan` and `high` are inputs, and disks are told in words. */
function planOf(change: Partial<FirstPage> = {}): Plan {
  return planWorkbook({
    title: "T",
    subject: "S",
    checkInputs: true,
    titleRows: true,
    sheets: [
      firstPage({
        title: "Memory",
        question: QUESTION,
        verdict: verdict([{ mark: "bad", when: "{plan}>100", says: '"Too little: "&{plan}' }], {
          mark: "good",
          says: '"Enough: "&{plan}',
        }),
        proof: {
          heading: "Is it enough?",
          answer: '"of 100 GiB"',
          heads: { name: "Resource", figures: ["Needed", "Available"], last: "Known" },
          rows: [
            {
              name: "RAM, GiB",
              figures: [
                { formula: "{plan}", format: "#,##0" },
                { formula: "100", format: "#,##0" },
              ],
              share: { low: "{low}/100", plan: "{plan}/100", high: "{high}/100" },
              last: { formula: '"measured"' },
            },
            {
              name: { formula: "{byHost.name#2}" },
              figures: [{ formula: "{byHost.gib#2}", format: "0" }],
              share: { plan: "{byHost.gib#2}/100" },
              mark: '"▲"',
            },
          ],
        },
        inputs: [
          {
            heading: "Fill in",
            rows: [
              {
                id: "low",
                label: "Low",
                value: 40,
                unit: "GiB",
                accepts: { decimal: [0, 1000] },
                hint: "in GiB",
              },
              { id: "plan", label: "Plan", value: 50, unit: "GiB", accepts: { decimal: [0, 1000] } },
              { id: "high", label: "High", value: 60, unit: "GiB", accepts: { decimal: [0, 1000] } },
            ],
          },
          {
            heading: "Rules",
            rows: [
              {
                id: "kind",
                label: "Kind",
                value: "of a server",
                unit: "",
                accepts: { oneOf: ["of a server", "other"] },
              },
            ],
          },
        ],
        ...change,
      }),
      {
        name: "By host",
        blocks: [
          gridBlock({
            id: "byHost",
            heading: "By host",
            rows: 2,
            columns: [
              { id: "name", header: "Host", texts: ["one", "two"] },
              { id: "gib", header: "GiB", formula: "{high}*2" },
            ],
          }),
        ],
        columnWidths: [10, 10, 10],
        print: { orientation: "portrait", repeatRows: [3, 4] },
      },
      { name: "Last", blocks: [], print: { orientation: "portrait", area: "A1:F9" } },
    ],
  });
}

const plan = planOf();

/** Values of a row of the page, by column. */
function shown(entries: Entries, row: number): (at: string) => CellValue {
  const { drawing } = recalculate(plan, entries);
  return (column) => drawing.sheets[0]?.values[row - 1]?.[parseArea(`${column}1`)?.column ?? 0] ?? null;
}

const ROW = 9;

test.each<[Entries, string]>([
  [{}, "✔ RAM, GiB|50|100|0.5|40 to 60%|"],
  [{ plan: 100, high: 100 }, "✔ RAM, GiB|100|100|1|40 to 100%|"],
  [{ plan: 100, high: 100.5 }, "▲ RAM, GiB|100|100|1|40 to 101%|"],
  [{ plan: 100.5, high: 101 }, "✖ RAM, GiB|100.5|100|1.005|40 to 101%|"],
  [{ low: 50, high: 50 }, "✔ RAM, GiB|50|100|0.5|–|"],
  // A range that whole percents hide has a decimal; one that a decimal hides is none.
  [{ low: 49.6, high: 50.4 }, "✔ RAM, GiB|50|100|0.5|49.6 to 50.4%|"],
  [{ low: 49.96, high: 50.04 }, "✔ RAM, GiB|50|100|0.5|–|"],
  [{ low: 49.94, high: 50.04 }, "✔ RAM, GiB|50|100|0.5|49.9 to 50.0%|"],
  [{ plan: null }, "? RAM, GiB|?|100|?||not known"],
])("a row of the table for %j: %s", (entries, expected) => {
  const at = shown(entries, ROW);
  const row = ["B", "C", "D", "E", "F", "I"].map((column) => String(at(column)));
  expect(`${String(at("A"))} ${row.join("|")}`).toBe(expected);
});

test("a row may have a mark and a name of its own, and no range", () => {
  const at = shown({}, ROW + 1);
  expect(["A", "B", "C", "E", "F", "AO", "AP", "AQ"].map(at)).toEqual([
    "▲", "two", 120, 1.2, "–", 1.2, 1.2, 1.2,
  ]); // prettier-ignore
  expect(["A", "B", "C", "E"].map(shown({ high: null }, ROW + 1))).toEqual(["?", "two", "?", "?"]);
});

test.each<[Entries, string, string]>([
  [{}, "Memory", QUESTION],
  [{ customer: "Nordwind", author: "M. Keller" }, "Nordwind", `${QUESTION}  ·  M. Keller`],
  [
    { customer: "N".repeat(60), project: "P".repeat(40), planVersion: 1.2 },
    "N".repeat(60),
    `${QUESTION}  ·  ${"P".repeat(40)}  ·  version 1.2`,
  ],
  [
    { customer: "N".repeat(255), project: "P".repeat(41) },
    `${"N".repeat(59)}…`,
    `${QUESTION}  ·  ${"P".repeat(39)}…`,
  ],
])("the top for %j", (entries, title, context) => {
  expect([shown(entries, 1)("A"), shown(entries, 2)("A")]).toEqual([title, context]);
});

test("names share what the question leaves of the second line", () => {
  const long = { project: "P".repeat(40), author: "A".repeat(40), planVersion: "V".repeat(40) };
  const context = String(shown(long, 2)("A"));
  expect(context).toHaveLength(126);
  expect(context.endsWith("…")).toBe(true);
});

test("words that are longer than their cells end before what is beyond", () => {
  const cells = planOf().spec.sheets[0]?.cells ?? [];
  const stops = cells.flatMap((cell) => (cell.kind === "text" && cell.text === " " ? [cell.at] : []));
  const rows = (column: string) => stops.filter((at) => at.replace(/\d+/, "") === column).length;
  // Customer, project and author on the left; the version on the right, not the date and not a choice.
  expect([rows("G"), rows("AD")]).toEqual([3, 1]);
});

test("the date is at the end of the line below the customer", () => {
  expect([shown({}, 2)("AM"), shown({ planDate: 46_000 }, 2)("AM")]).toEqual(["", 46_000]);
});

test("the verdict is a mark and a sentence; the whole is its id", () => {
  expect(["A", "B"].map(shown({}, 4))).toEqual(["✔", "Enough: 50"]);
  expect(["A", "B"].map(shown({ plan: 101 }, 4))).toEqual(["✖", "Too little: 101"]);
  expect(recalculate(plan, { plan: 101 }).value("verdict")).toBe("✖ Too little: 101");
});

describe("a verdict of more cases than a cell has room for", () => {
  /** One case for each GiB from 0 to 69: they take three cells. */
  const outcomes = Array.from({ length: 70 }, (_, gib) => ({
    mark: "bad" as const,
    when: `{plan}=${gib}`,
    says: quoted(`Case ${gib}: ${"so much RAM is too little, ".repeat(2)}`),
  }));
  const cases = verdict(outcomes, { mark: "good", says: '"Enough: "&{plan}' });
  const longer = planOf({ verdict: cases });

  test("begins in the cells above its own, and gives the first that holds", () => {
    expect(cases.firstCases).toHaveLength(2);
    expect(Math.max(...[cases.formula, ...cases.firstCases].map(({ length }) => length))).toBeLessThan(3_200);
    for (const gib of [0, 1, 20, 34, 35, 36, 50, 68, 69])
      expect(recalculate(longer, { plan: gib }).value("verdict")).toMatch(`✖ Case ${gib}: `);
    expect(recalculate(longer, { plan: 70 }).value("verdict")).toBe("✔ Enough: 70");
    expect(recalculate(longer, { plan: null }).value("verdict")).toBe("? Not known: Plan is empty");
  });

  test("shows no other sentence in any of its cells", () => {
    const shownWith = (plan: number): unknown =>
      recalculate(longer, { plan })
        .drawing.sheets[0]?.values.slice(1, 4)
        .map((row) => row[VERDICT_COLUMN]);
    expect(shownWith(0)).toEqual(Array(3).fill(expect.stringMatching(/^✖ Case 0: /)));
    expect(shownWith(69)).toEqual(["", "", expect.stringMatching(/^✖ Case 69: /)]);
    expect(shownWith(70)).toEqual(["", "", "✔ Enough: 70"]);
  });

  test("shows no error in any of its cells", () => {
    const { drawing } = recalculate(longer, { plan: { error: "#NAME?" } });
    const column = drawing.sheets[0]?.values.slice(0, 4).map((row) => row[VERDICT_COLUMN]);
    const words = "? Not calculated: figures show errors. Is the add-in HCI Planner loaded?";
    expect(column).toEqual([null, words, words, words]);
  });

  test("begins with no cell that only repeats the one before it, however long a case is", () => {
    const long = (words: string): Outcome => ({
      mark: "bad",
      when: "{plan}>1",
      says: Array<string>(60)
        .fill(quoted(`${words} that is long, `.repeat(3)))
        .join("&"),
    });
    const { firstCases } = verdict([long("one"), long("two"), long("three")], {
      mark: "good",
      says: '"Enough"',
    });
    // The first cell asks whether inputs are usable.
    expect(firstCases.map((text) => /one|two|three/.exec(text)?.[0])).toEqual([undefined, "one", "two"]);
  });

  test("is refused where there are more cells than rows above it", () => {
    const [one] = outcomes;
    const many = Array.from({ length: 200 }, () => one).filter((each) => each !== undefined);
    const tooMany = verdict(many, { mark: "good", says: '"Enough"' });
    expect(() => planOf({ verdict: tooMany })).toThrow(/^no room for \d cells of a verdict$/);
  });
});

test("other sheets name the customer at the right end of what they print, and repeat it with their headers", () => {
  const [, second, , last] = recalculate(plan, { customer: "Nordwind", planVersion: "2" }).drawing.sheets;
  expect([second?.values[0]?.[2], last?.values[0]?.[5]]).toEqual(Array(2).fill("Nordwind  ·  version 2"));
  const repeated = plan.spec.sheets.slice(1).map(({ print }) => print.repeatRows);
  expect(repeated).toEqual([
    [1, 4],
    [1, 1],
    [1, 1],
  ]); // the last but one is the check of the inputs
  expect(plan.spec.sheets[0]?.print).toMatchObject({ pagesHigh: 1, centered: true });
});

const cellAt = (at: string): CellSpec | undefined =>
  plan.spec.sheets[0]?.cells.find((cell) => cell.at === at);

test("inputs are next to their labels and units, names and long choices in wider cells", () => {
  const range = (id: string) => plan.cells.get(id)?.range ?? "";
  const [low, kind] = [range("low"), range("kind")];
  const row = /\d+/.exec(low)?.[0] ?? "";
  expect(["B", "D"].map((column) => cellAt(`${column}${row}`))).toMatchObject([
    { text: "Low" },
    { text: "GiB, in GiB" },
  ]);
  expect([low, kind].map((at) => cellAt(at)?.style)).toEqual(["entry", "entryWordsEnd"]);
  expect(cellAt(range("customer"))).toMatchObject({ kind: "input", value: null, style: "entryWords" });
  expect(cellAt(range("planDate"))).toMatchObject({ kind: "input", format: "yyyy-mm-dd", style: "entry" });
  expect(plan.spec.sheets[0]?.validations?.map((one) => one.range)).toEqual(
    ["low", "plan", "high", "kind"].map(range),
  );
});

test("a table without shares has no strips, and words in their place", () => {
  const words = planOf({
    proof: {
      heading: "Is it enough?",
      answer: "",
      heads: { name: "Check", figures: ["Needed"], note: "Why", last: "" },
      rows: [
        { name: "RAM", figures: [{ formula: "{plan}", format: "0" }], mark: '"✔"', note: '"as "&{kind}' },
      ],
    },
  });
  const { drawing } = recalculate(words);
  const [page] = drawing.sheets;
  expect(page?.values[ROW - 1]?.slice(0, 9)).toEqual([
    "✔",
    "RAM",
    50,
    null,
    null,
    null,
    null,
    null,
    "as of a server",
  ]);
  const styles = words.spec.sheets[0]?.conditionalFormats?.map(({ style }) => style);
  expect(styles).toContain("markGood");
  expect(styles).not.toContain("barPlan");
});

test("a table without ranges has strips, and neither a column for ranges nor a legend", () => {
  const used = planOf({
    proof: {
      heading: "Is it enough?",
      answer: "",
      heads: { name: "Resource", figures: ["Needed", "Available"], last: "" },
      rows: [{ name: "RAM", figures: [], share: { plan: "{plan}/100" } }],
    },
  });
  const [page] = recalculate(used).drawing.sheets;
  expect(page?.values[ROW - 2]?.slice(1, 9)).toEqual([
    "Resource",
    "Needed",
    "Available",
    "Used",
    null,
    null,
    null,
    null,
  ]);
  expect(page?.values[ROW - 1]?.slice(0, 9)).toEqual(["✔", "RAM", null, null, 0.5, null, null, null, ""]);
  expect(used.spec.sheets[0]?.conditionalFormats?.map(({ style }) => style)).toContain("barPlan");
});

test("a row whose condition is FALSE is empty, and has neither a mark nor a track", () => {
  const name = { formula: '"At "&{plan}' };
  const conditional = planOf({
    proof: {
      heading: "Is it enough?",
      answer: "",
      heads: { name: "Resource", figures: ["Needed"], last: "" },
      rows: [
        { when: "{low}>=40", name, figures: [{ formula: "{plan}" }], share: { plan: "{plan}/100" } },
        { name: "Words alone", figures: [], mark: '""', note: '"no bar"' },
      ],
    },
    furtherInputs: "By host",
  });
  const row = (low: number, at: number) =>
    recalculate(conditional, { low }).drawing.sheets[0]?.values[at - 1]?.filter(
      (value) => value !== null && value !== "",
    );
  expect(row(40, ROW)?.slice(0, 4)).toEqual(["✔", "At 50", 50, 0.5]);
  expect(row(39, ROW)).toEqual([]);
  expect(row(40, ROW + 1)).toEqual(["Words alone", "no bar"]);
  const [page] = conditional.spec.sheets;
  expect(page?.conditionalFormats?.find(({ style }) => style === "stripNone")).toEqual({
    range: `H${ROW}:AK${ROW + 1}`,
    formula: `$A${ROW}=""`,
    style: "stripNone",
  });
  const about = page?.cells.filter(
    (cell) => cell.kind === "text" && cell.text.includes("also on sheet By host"),
  );
  expect(about).toHaveLength(1);
  expect(plan.spec.sheets[0]?.conditionalFormats?.some(({ style }) => style === "stripNone")).toBe(false);
});
