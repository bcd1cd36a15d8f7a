import { absoluteReference } from "../../src/workbook/absoluteReference";
import { coreDump } from "../../src/templates/coreDump/coreDump";
import { hosts } from "../../src/templates/hosts/hosts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { together } from "../../src/templates/together/together";
import { sourceFunctions } from "../sourceFunctions";
import {
  addSheet,
  formulaIn,
  read010,
  readNow,
  recalculated,
  released010,
  sheetOf,
  shownAt,
  type,
  upgraded,
} from "./oldWorkbook";
import { longTest, sampled } from "../volume";

/** Where a cell with an id was in 0.1.0, for a formula. */
function then(id: string, template = "hosts"): string {
  const range = released010(template).cells.get(id);
  if (!range) throw new Error(`0.1.0 had no ${id}`);
  return absoluteReference(range);
}

describe("sheets of the planner", () => {
  test("calculate the same figures from the new template's cells", async () => {
    const ids = [...released010("hosts").cells]
      .filter(([, { sheet }]) => sheet === "Hosts")
      .map(([id]) => id);
    const inputs = new Set(released010("hosts").record.inputs.map(({ id }) => id));
    const asked = ids.filter((id) => inputs.has(id));
    expect(asked.length).toBeGreaterThan(20);
    const read = await read010("hosts");
    addSheet(read, "Mine");
    asked.forEach((id, i) => type(read, `Mine!A${i + 1}`, `=${then(id)}&""`));
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    expect(report.notCarried).toEqual([]);
    expect(report.ownSheets).toEqual(["Mine"]);
    const shown = (from: Parameters<typeof sheetOf>[0]) =>
      sheetOf(from, "Mine").values.map(([value]) => value);
    expect(shown(drawing)).toEqual(shown(before.drawing));
    expect(report.repointed).toBe(asked.length);
  });

  test("refer to the same results, and keep their places", async () => {
    const read = await read010("hosts");
    addSheet(read, "Mine");
    type(read, "Mine!A1", `=${then("ramAll")}+${then("rawTib").replaceAll("$", "")}*2`);
    type(read, "Mine!A2", `=SUM(${then("byYear.needed")})`);
    type(read, "Mine!A3", "=Hosts!A53");
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    expect(report.notCarried).toEqual([]);
    expect(drawing.sheets.at(-1)?.name).toBe("Mine");
    for (const cell of ["A1", "A2", "A3"])
      expect(shownAt(drawing, `Mine!${cell}`)).toBe(shownAt(before.drawing, `Mine!${cell}`));
    const cells = hosts.plan().cells;
    const [ram, raw, needed] = ["ramAll", "rawTib", "byYear.needed"].map((id) => {
      const range = cells.get(id);
      return range ? absoluteReference(range) : "";
    });
    expect(formulaIn(drawing, "Mine!A1")).toBe(`${ram}+${raw?.replaceAll("$", "")}*2`);
    expect(formulaIn(drawing, "Mine!A2")).toBe(`SUM(${needed})`);
  });

  test("a reference to something that the release does not have is #REF! and listed with formula and place", async () => {
    const read = await read010("hosts");
    addSheet(read, "Mine");
    type(read, "Mine!B3", "=Hosts!Z99+1");
    const { drawing, report } = upgraded(recalculated(read));
    expect(formulaIn(drawing, "Mine!B3")).toBe("#REF!+1");
    expect(shownAt(drawing, "Mine!B3")).toEqual(expect.objectContaining({ error: "#REF!" }));
    expect(report.notCarried).toEqual([
      {
        sheet: "Mine",
        cell: "B3",
        label: "",
        holds: "=Hosts!Z99+1",
        because: "refers to Hosts!Z99: this release does not have it: #REF!",
      },
    ]);
  });

  test("names of the planner mean the new cells, and lost ones are listed", async () => {
    const read = await read010("hosts");
    const { sheet, range } = released010("hosts").cells.get("hosts") ?? { sheet: "", range: "" };
    read.drawing.names.push(
      { kind: "name", name: "Own_Hosts", refersTo: { sheet, range } },
      { kind: "name", name: "Own_Gone", refersTo: { sheet, range: "Z99" } },
      { kind: "name", name: "Own_Double", refersTo: { formula: `${then("hosts")}*2` } },
    );
    addSheet(read, "Mine");
    type(read, "Mine!A1", "=Own_Hosts*10+Own_Double");
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    expect(shownAt(drawing, "Mine!A1")).toBe(shownAt(before.drawing, "Mine!A1"));
    expect(report.notCarried).toMatchObject([{ label: "name Own_Gone", holds: "Hosts!Z99" }]);
  });

  test("a formula that HCI Planner does not calculate shows what it showed", async () => {
    const read = await read010("hosts");
    addSheet(read, "Mine");
    type(read, "Mine!A1", `=XLOOKUP(1,${then("hosts")},${then("hosts")})`);
    sheetOf(read.drawing, "Mine").values[0] = [42];
    const { drawing, report } = upgraded(read);
    expect(shownAt(drawing, "Mine!A1")).toBe(42);
    expect(formulaIn(drawing, "Mine!A1")).toMatch(/^XLOOKUP\(1,Hosts!/);
    expect(report.notCalculated).toMatchObject([{ sheet: "Mine", cell: "A1" }]);
  });

  longTest("a chart and a link of the planner mean the new cells", async () => {
    const read = await read010("hosts");
    addSheet(read, "Mine");
    const { sheet, range } = released010("hosts").cells.get("hosts") ?? { sheet: "", range: "" };
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    sheetOf(read.drawing, "Mine").features.push({ kind: "link", area, target: { sheet } });
    const original = read.drawing.sheets
      .flatMap(({ features }) => features)
      .find(({ kind }) => kind === "chart");
    if (original?.kind !== "chart") throw new Error("no chart");
    const [series] = original.series;
    if (!series) throw new Error("no series");
    const own = {
      ...original,
      series: [{ ...series, categories: { sheet, range }, values: { sheet, range } }],
    };
    sheetOf(read.drawing, "Mine").features.push(own);
    const { drawing, report } = upgraded(read);
    const now = drawing.records[0]?.inputs.find(({ id }) => id === "hosts");
    expect(sheetOf(drawing, "Mine").features).toMatchObject([
      { kind: "link", target: { sheet: "Hosts" } },
      { kind: "chart", series: [{ values: { sheet: "Hosts", range: now?.at } }] },
    ]);
    expect(report.notCarried).toEqual([]);
  });
});

describe("on the sheets of a plan", () => {
  test("formulas in inputs stay formulas, with references that hold", async () => {
    const read = await read010("hosts");
    const at = (id: string) => released010("hosts").cells.get(id)?.range ?? "";
    type(read, `Hosts!${at("vms")}`, `=${at("hosts")}*20`);
    type(read, `Hosts!${at("ram")}`, "=Hosts!Z99");
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    const now = new Map(drawing.records[0]?.inputs.map((input) => [input.id, input]));
    const vms = `Hosts!${now.get("vms")?.at ?? ""}`;
    expect(formulaIn(drawing, vms)).toBe(`${now.get("hosts")?.at ?? ""}*20`);
    expect(shownAt(drawing, vms)).toBe(120);
    expect(report.carried).toMatchObject([{ label: "VMs", now: vms }]);
    expect(report.notCarried).toMatchObject([{ holds: "=Hosts!Z99" }]);
    expect(report.notCarried[0]?.because).toContain("refers to Hosts!Z99, which this release does not have");
  });

  test("notes and cells next to the plan are carried", async () => {
    const read = await read010("hosts");
    const input = released010("hosts").cells.get("vms")?.range ?? "";
    const row = Number(/\d+/.exec(input)?.[0]);
    type(read, `Hosts!I${row}`, "as agreed with Nordwind");
    type(read, `Hosts!J${row}`, `=${input}*2`);
    const area = { row: row - 1, column: 1, rows: 1, columns: 1 };
    sheetOf(read.drawing, "Hosts").features.push({ kind: "cellNote", area, text: "ask again" });
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    const carried = new Map(report.carried.map(({ holds, now }) => [holds, now]));
    expect(shownAt(drawing, carried.get("as agreed with Nordwind") ?? "")).toBe("as agreed with Nordwind");
    expect([...carried.keys()].filter((holds) => String(holds).startsWith("="))).toHaveLength(1);
    const notes = sheetOf(drawing, "Hosts").features.filter(({ kind }) => kind === "cellNote");
    expect(notes).toMatchObject([{ text: "ask again" }]);
    expect(report.notCarried).toEqual([]);
  });

  test("a formula that was overwritten is listed", async () => {
    const read = await read010("hosts");
    const sheet = sheetOf(read.drawing, "Capacity");
    const row = sheet.formulas.findIndex((cells) => cells?.some(Boolean));
    const column = sheet.formulas[row]?.findIndex(Boolean) ?? 0;
    type(read, `Capacity!${"ABCDEFGHIJ".charAt(column)}${row + 1}`, 4711);
    const { report } = upgraded(read);
    expect(report.notCarried).toMatchObject([
      {
        sheet: "Capacity",
        holds: 4711,
        because: "is in place of a formula of the plan: the new plan has its own",
      },
    ]);
  });
});

describe("a workbook of this release", () => {
  const whole = () =>
    together([hosts, coreDump], new Map([["hosts", 12]]), { customFunctions: sourceFunctions.ids });

  const SAME: readonly (readonly [string, () => WorkbookDrawing])[] = [
    ["a template", () => layout(hosts.plan().spec)],
    ["the facts", () => layout(planFacts.plan().spec)],
    ["facts and templates", whole],
  ];

  test.each(sampled(SAME, ([name]) => name !== "facts and templates"))(
    "is the same again: %s",
    (_, drawn) => {
      const read = readNow(drawn());
      const { drawing, report } = upgraded(read);
      expect(drawing).toEqual(read.drawing);
      expect([report.notCarried, report.results, report.defaults, report.added]).toEqual([[], [], [], []]);
    },
  );

  test("keeps following its facts, and keeps what differs from them", () => {
    const read = readNow(whole());
    const [, record] = read.drawing.records;
    const linked = record?.inputs.filter(({ fact }) => fact !== undefined) ?? [];
    const [first, second] = linked;
    if (!first || !second) throw new Error("nothing follows a fact");
    type(read, `${first.sheet}!${first.at}`, 3);
    const before = recalculated(read);
    const { drawing, report } = upgraded(before);
    expect(report.carried.map(({ holds }) => holds)).toContain(3);
    expect(formulaIn(drawing, `${second.sheet}!${second.at}`)).toBe(
      formulaIn(before.drawing, `${second.sheet}!${second.at}`),
    );
    expect(drawing).toEqual(before.drawing);
  });
});

test("a workbook without a plan is refused in words", () => {
  const drawing = { title: "", subject: "", sheets: [], names: [], records: [] };
  expect(() => upgraded({ drawing, losses: [], lost: [], isOwn: false })).toThrow("no plan of HCI Planner");
});
