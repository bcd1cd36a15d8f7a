import { gridBlock } from "../../src/sheets/gridBlock";
import { inputBlock } from "../../src/sheets/inputBlock";
import { planWorkbook } from "../../src/sheets/planWorkbook";
import { resultBlock } from "../../src/sheets/resultBlock";
import { verdict } from "../../src/sheets/verdict";
import { recalculate, type Entries } from "../templates/recalculate";
import { verdictCell } from "./verdictCell";

/** Hosts × RAM, and the IOPS of some loads; too much above 10,000 GiB. */
const plan = planWorkbook({
  title: "T",
  subject: "S",
  checkInputs: true,
  sheets: [
    {
      name: "Plan",
      blocks: [
        verdictCell(
          verdict(
            [{ mark: "bad", when: "{ram}>10000", says: '"Does not fit: "&{ram}&" GiB"' }],
            { mark: "good", says: '"Fits: "&{ram}&" GiB"' },
            `". "&COUNT({all})&" figure known"`,
          ),
        ),
        inputBlock("In", [
          { id: "hosts", label: "Hosts", value: 6, unit: "hosts", accepts: { whole: [3, 64] }, remedy: "plan two clusters" },
          { id: "gib", label: "RAM", value: 512, unit: "GiB", accepts: { decimal: [1, 4096] } },
          { id: "edition", label: "Edition", value: "A", unit: "", accepts: { oneOf: ["A", "B"] } },
          { id: "cost", label: "Cost", value: null, unit: "", accepts: { decimal: [0, 10] } },
        ]),
        gridBlock({
          id: "load",
          heading: "Loads",
          rows: 3,
          columns: [
            { id: "name", header: "Name", accepts: { text: "a name" }, values: ["one"] },
            { id: "iops", header: "IOPS", accepts: { whole: [0, 100] }, values: [50], needed: true },
            { id: "twice", header: "Twice", formula: "[iops]*2" },
            { id: "over", header: "Over", formula: 'IF([iops]>50,[iops]-50,"")' },
            { id: "strict", header: "Strict", formula: 'IF(N([over])>0,"over","under")' },
            { id: "note", header: "Note", formula: 'IF([iops]>0,IF(N([over])>0,"over","under"),"none")', mayBeEmpty: ["over"] },
          ],
        }),
        resultBlock("Out", [
          { id: "ram", label: "All RAM", unit: "", formula: "{hosts}*{gib}", known: "" },
          { id: "half", label: "Half", unit: "", formula: "{ram}/2", known: { formula: '"of "&{edition}' } },
          { id: "all", label: "IOPS", unit: "", formula: "SUM({load.twice})+SUM({load.iops})", known: "" },
        ]),
      ],
    },
    { name: "Basis", blocks: [] as never[] },
  ],
}); // prettier-ignore

test.each<[string, Entries, unknown, unknown, unknown]>([
  ["✔ Fits: 3072 GiB", {}, 3072, 1536, 150],
  ["✖ Does not fit: 10240 GiB", { hosts: 20 }, 10240, 5120, 150],
  ["? Not known: Hosts is empty. 1 figure known", { hosts: null }, "", "", 150],
  [
    "? Not known: Hosts is 65: enter a whole number from 3 to 64; plan two clusters. 1 figure known",
    { hosts: 65 },
    "",
    "",
    150,
  ],
  [
    "? Not known: Hosts is 3.5: enter a whole number from 3 to 64; plan two clusters. 1 figure known",
    { hosts: 3.5 },
    "",
    "",
    150,
  ],
  ["? Not known: RAM is many: enter a number from 1 to 4,096. 1 figure known", { gib: "many" }, "", "", 150],
  ["? Not known: Edition is C: enter one of A, B. 1 figure known", { edition: "C" }, 3072, 1536, 150],
  ["✔ Fits: 3072 GiB", { cost: 10 }, 3072, 1536, 150],
  ["? Not known: Cost is 11: enter a number from 0 to 10. 1 figure known", { cost: 11 }, 3072, 1536, 150],
  ["? Not known: IOPS (row 1) is empty. 0 figure known", { "load.iops": [null] }, 3072, 1536, ""],
  [
    "? Not known: IOPS (row 1) is 101: enter a whole number from 0 to 100. 0 figure known",
    { "load.iops": [101] },
    3072,
    1536,
    "",
  ],
  ["✔ Fits: 3072 GiB", { "load.name": [null, "two"], "load.iops": [null, 0] }, 3072, 1536, 0],
])("%s for %j", (words, entries, ram, half, all) => {
  const sheet = recalculate(plan, entries);
  const found = ["verdict", "ram", "half", "all"].map((id) => sheet.value(id));
  expect(found).toEqual([words, ram, half, all]);
});

test("a row of a grid that is not used has no result", () => {
  expect(recalculate(plan).values("load.twice")).toEqual([100, "", ""]);
});

test("a formula is empty where a column that it names is, unless that may be empty", () => {
  const sheet = recalculate(plan, { "load.iops": [60, 40, null] });
  expect(sheet.values("load.strict")).toEqual(["over", "", ""]);
  expect(sheet.values("load.note")).toEqual(["over", "under", ""]);
});

test("what is known of a result that follows from an unknown is not reported either", () => {
  expect(recalculate(plan).value("half.known")).toBe("of A");
  expect(recalculate(plan, { edition: null }).value("half.known")).toBe("");
});

test("a verdict whose figures are errors reports that they are not calculated", () => {
  expect(recalculate(plan, { gib: { error: "#NAME?" } }).value("verdict")).toBe(
    "? Not calculated: figures show errors. Is the add-in HCI Planner loaded?",
  );
});

test("a verdict that counts figures reports that they are not calculated where one of them is an error", () => {
  const counting = planWorkbook({
    title: "T",
    subject: "S",
    checkInputs: true,
    sheets: [
      {
        name: "Plan",
        blocks: [
          verdictCell(verdict([{ mark: "bad", when: "COUNT({load.iops})=0", says: '"Does not fit"' }], { mark: "good", says: '"Fits"' })),
          gridBlock({
            id: "load",
            heading: "Loads",
            rows: 2,
            columns: [
              { id: "name", header: "Name", accepts: { text: "a name" }, values: ["one"] },
              { id: "iops", header: "IOPS", formula: "IF([name]=\"one\",1,IF([name]=\"two\",NA(),\"\"))" },
            ],
          }),
        ],
      },
      { name: "Basis", blocks: [] as never[] },
    ],
  });
  const verdictFor = (...names: (string | null)[]) => recalculate(counting, { "load.name": names }).value("verdict");
  expect(verdictFor("one")).toBe("✔ Fits");
  expect(verdictFor("other")).toBe("✖ Does not fit");
  expect(verdictFor("two")).toBe("? Not calculated: figures show errors. Is the add-in HCI Planner loaded?");
  expect(verdictFor("one", "two")).toBe("? Not calculated: figures show errors. Is the add-in HCI Planner loaded?");
}); // prettier-ignore
