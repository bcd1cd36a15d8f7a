import { templates } from "../../src/templates/templates";
import { templateOf } from "../../src/upgrade/currentPlans";
import { parseCell } from "../../src/workbook/address";
import type { RecordedInput } from "../../src/workbook/planRecord";
import type { CellValue } from "../../src/workbook/spec";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import { insertRow, read010, released010, sheetOf, shownAt, type, upgraded } from "./oldWorkbook";
import { sampled } from "../volume";

/** What a planner may enter in place of a default: another value for each input. */
function other(value: CellValue, n: number): CellValue {
  return typeof value === "number" ? value + (n + 1) / 1024 : `typed ${n}`;
}

/** Inputs of 0.1.0 that have no successor: what is done on single hosts, and the answers to pings. */
const GONE = /^(\w+\.host[DTRS]|(witnessP|p)ings\.result)/;

/** The one that lost inputs, which has many sheets, and the smallest one; ownSheets.test.ts is about another, hosts. */
const IDS = sampled(
  templates.map(({ id }) => id),
  (id) => ["runbooks", "core-dump"].includes(id),
);

describe.each(IDS)("%s of release 0.1.0", (id) => {
  const { record } = released010(id);
  let plain: ReadWorkbook;
  beforeAll(async () => {
    plain = await read010(id);
  });

  test("is known by every input, sheet and default", () => {
    expect(plain.drawing.sheets.map(({ name }) => name)).toEqual(record.sheets);
    expect(plain.drawing.records).toEqual([]);
    const held = record.inputs.map(({ sheet, at }) => [sheet, at, shownAt(plain.drawing, `${sheet}!${at}`)]);
    expect(held).toEqual(record.inputs.map(({ sheet, at, default: value }) => [sheet, at, value]));
    // Each cell with the look of an input is one; those without a successor had none.
    const looks = plain.drawing.sheets.flatMap((sheet) =>
      sheet.styles.flatMap(({ style, rows, columns }) => (style.startsWith("input") ? rows * columns : [])),
    );
    const remaining = record.inputs.filter((input) => !GONE.test(input.id));
    expect(remaining).toHaveLength(looks.reduce((sum, count) => sum + count, 0));
  });

  test("keeps every input that the planner entered", async () => {
    const read = await read010(id);
    const typed = new Map<string, CellValue>();
    record.inputs.forEach((input, n) => {
      const value = other(input.default, n);
      typed.set(input.id, value);
      type(read, `${input.sheet}!${input.at}`, value);
    });
    const { drawing, report } = upgraded(read);
    const now = new Map(drawing.records[0]?.inputs.map((input) => [input.id, input]));
    const found = (input: RecordedInput | undefined): CellValue =>
      input ? shownAt(drawing, `${input.sheet}!${input.at}`) : null;
    const remaining = [...typed].filter(([one]) => !GONE.test(one));
    expect(remaining.map(([one]) => [one, found(now.get(one))])).toEqual(remaining);
    const lost = [...typed].filter(([one]) => GONE.test(one)).map(([, value]) => value);
    expect(report.notCarried.map(({ holds }) => holds)).toEqual(lost);
    expect(report.carried).toHaveLength(remaining.length);
    expect(lost.length > 0).toBe(id === "runbooks");
  });

  test("untouched, it holds the inputs that it was calculated with, and lists no loss", () => {
    const { drawing, report } = upgraded(plain);
    expect([report.carried, report.notCarried, report.notRead]).toEqual([[], [], []]);
    expect(report.plans).toMatchObject([{ plan: id, product: "0.1.0" }]);
    expect(drawing.sheets.map(({ name }) => name)).toEqual(
      templateOf(id)
        ?.plan()
        .spec.sheets.map(({ name }) => name),
    );
    const then = new Map(record.inputs.map((input) => [input.id, input.default]));
    const [first] = drawing.records;
    for (const { id: one, sheet, at } of first?.inputs ?? [])
      if (then.has(one)) expect([one, shownAt(drawing, `${sheet}!${at}`)]).toEqual([one, then.get(one)]);
    // Every formula is calculated.
    for (const sheet of drawing.sheets) {
      sheet.formulas.forEach((row, r) =>
        row?.forEach((drawn, c) => expect(drawn && sheet.values[r]?.[c]).not.toBeNull()),
      );
    }
  });
});

test("a workbook with a renamed sheet and inserted rows keeps its inputs and the name", async () => {
  const read = await read010("hosts");
  const sheet = sheetOf(read.drawing, "Hosts");
  const hosts = parseCell(released010("hosts").record.inputs.find(({ id }) => id === "hosts")?.at ?? "");
  if (!hosts) throw new Error("no input hosts");
  type(read, `Hosts!B${hosts.row + 1}`, 9);
  insertRow(sheet, 7);
  sheet.name = "For Nordwind";
  const { drawing, report } = upgraded(read);
  expect(report.carried.map(({ holds }) => holds)).toEqual([9]);
  expect(drawing.sheets[0]?.name).toBe("For Nordwind");
  const now = drawing.records[0]?.inputs.find(({ id }) => id === "hosts");
  expect(shownAt(drawing, `For Nordwind!${now?.at ?? ""}`)).toBe(9);
});
