import fc from "fast-check";
import { recordOfXml } from "../../src/workbook/readers/recordOfXml";
import { cellName } from "../../src/workbook/address";
import type { PlanRecord, RecordedInput } from "../../src/workbook/planRecord";
import { gridId, idParts, planRecordXml } from "../../src/workbook/planRecordXml";

const RECORD: PlanRecord = {
  plan: "hosts",
  product: "0.1.0",
  method: "1",
  evidence: "2",
  sheets: ["Hosts", "Bob's <data> & more"],
  names: ["HostGhz"],
  inputs: [],
};

/** A column of a grid from C7 on, below its header in C6. */
const column = (...defaults: RecordedInput["default"][]): RecordedInput[] =>
  defaults.map((value, i) => ({
    id: `work.iops#${i + 1}`,
    sheet: "Hosts",
    at: `C${7 + i}`,
    label: "IOPS",
    labelAt: "C6",
    default: value,
  }));

const xmlOf = (...inputs: RecordedInput[]): string => planRecordXml({ ...RECORD, inputs });
const elements = (...inputs: RecordedInput[]): string[] =>
  xmlOf(...inputs).match(/<input[^]*?(?:\/>|<\/input>)/g) ?? [];

test("the cells of a grid's column are one element, without the empty ones at its end", () => {
  expect(elements(...column(5, null, "a", null, null))).toEqual([
    '<input id="work.iops#1" at="C7:C11" label="IOPS" by="C6">[[5],[],["a"]]</input>',
  ]);
  expect(elements(...column(null, null))).toEqual([
    '<input id="work.iops#1" at="C7:C8" label="IOPS" by="C6"/>',
  ]);
});

test("a linked cell is alone with its fact, and the others with it", () => {
  const [first, second, third] = column(1, 2, 3);
  if (!first || !second || !third) throw new Error("no column");
  expect(elements(first, { ...second, fact: "hosts" }, third)).toEqual([
    '<input id="work.iops#1" at="C7" label="IOPS" by="C6">1</input>',
    '<input id="work.iops#3" at="C9" label="IOPS" by="C6">3</input>',
    '<input id="work.iops#2" at="C8" label="IOPS" by="C6" fact="hosts">2</input>',
  ]);
});

test.each([
  ["hosts", undefined],
  ["work.iops#3", { base: "work.iops", row: 3 }],
  ["paste.rows#3.12", { base: "paste.rows", row: 3, column: 12 }],
])("the id %s has its parts", (id, parts) => {
  expect(idParts(id)).toEqual(parts);
  if (parts) expect(gridId(parts)).toBe(id);
});

const anyDefault = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.string({ unit: "grapheme-composite" }),
);
const anyText = fc.string({ unit: "grapheme", minLength: 1 });

/** A rectangle of a grid, or a single input. */
const anyBlock = fc
  .record({
    base: fc.stringMatching(/^[a-z]{1,6}\.[a-z]{1,6}$/),
    label: anyText,
    sheet: fc.constantFrom(...RECORD.sheets),
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 3 }),
    row: fc.integer({ min: 1, max: 50 }),
    fact: fc.option(anyText, { nil: undefined }),
    defaults: fc.array(anyDefault, { minLength: 12, maxLength: 12 }),
  })
  .map(({ base, label, sheet, rows, columns, row, fact, defaults }): RecordedInput[] =>
    Array.from({ length: rows * columns }, (_, i) => {
      const [r, c] = [Math.floor(i / columns), i % columns];
      return {
        id: gridId({ base, row: r + 1, ...(columns === 1 ? {} : { column: c + 1 }) }),
        sheet,
        at: cellName(row + r, c),
        label,
        labelAt: cellName(row - 1, 0),
        default: defaults[i] ?? null,
        ...(fact === undefined ? {} : { fact }),
      };
    }),
  );

test("whatever a record holds is read back from its XML", () => {
  const byId = (inputs: readonly RecordedInput[]) => [...inputs].sort((a, b) => (a.id < b.id ? -1 : 1));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyBlock, { selector: ([first]) => idParts(first?.id ?? "")?.base, maxLength: 5 }),
      fc.array(anyText),
      (blocks, names) => {
        const record = { ...RECORD, names: names.map((name) => name.trim()), inputs: byId(blocks.flat()) };
        const read = recordOfXml(planRecordXml(record));
        expect({ ...read, inputs: byId(read.inputs) }).toEqual(record);
      },
    ),
  );
});

test.each([
  ["<import/>", "there is no <plan>"],
  ['<plan id="a" product="1" method="1"></plan>', "has no evidence"],
  ['<plan id="a" product="1" method="1" evidence="1"><sheet/></plan>', "<sheet> has no name"],
  [inSheet('<input id="a" at="4B" label="" by="A1"/>'), "has no place on its sheet"],
  [
    inSheet('<input id="a" at="A1:XFD1048576" label="" by="A1"/>'),
    "A1:XFD1048576 has more than 100000 cells",
  ],
  [inSheet('<input id="a" at="A1" label="" by="A1">{"b":1}</input>'), 'holds {"b":1}'],
  [inSheet('<input id="a" at="A1" label="" by="A1">[</input>'), "JSON"],
])("%s is refused", (xml, message) => {
  expect(() => recordOfXml(xml)).toThrow(message);
});

function inSheet(input: string): string {
  return `<plan id="a" product="1" method="1" evidence="1"><sheet name="S">${input}</sheet></plan>`;
}
