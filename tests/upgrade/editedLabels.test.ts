import { hosts } from "../../src/templates/hosts/hosts";
import { layout } from "../../src/workbook/layout";
import { formulaIn, read010, readNow, released010, sheetOf, shownAt, type, upgraded } from "./oldWorkbook";

/** Where an input of hosts is in 0.1.0, and in the new workbook. */
const then = (id: string): string => {
  const input = released010("hosts").record.inputs.find((one) => one.id === id);
  return `${input?.sheet ?? ""}!${input?.at ?? ""}`;
};
const now = (id: string): string => {
  const input = layout(hosts.plan().spec).records[0]?.inputs.find((one) => one.id === id);
  return `${input?.sheet ?? ""}!${input?.at ?? ""}`;
};

test.each<[string, Record<string, string>]>([
  ["Hosts, which is the title, too", { A29: "Anzahl Hosts" }],
  ["RAM, which is a result, too", { A33: "Speicher" }],
  ["the first five", { A29: "Anzahl Hosts", A30: "Sockel", A31: "Kerne", A32: "Takt", A33: "Speicher" }],
])("labels of 0.1.0 that were edited lose and move no input: %s", async (_, labels) => {
  const read = await read010("hosts");
  for (const [cell, label] of Object.entries(labels)) type(read, `Hosts!${cell}`, label);
  type(read, then("hosts"), 8);
  type(read, then("ram"), 512);
  const { drawing, report } = upgraded(read);
  expect(report.notCarried).toEqual([]);
  expect(report.carried.map(({ holds }) => holds)).toEqual([8, 512]);
  expect(["hosts", "ram"].map((id) => shownAt(drawing, now(id)))).toEqual([8, 512]);
  expect(["hosts", "ram"].map((id) => formulaIn(drawing, now(id)))).toEqual([undefined, undefined]);
});

test("a formula of the old template is not carried as an input", async () => {
  const read = await read010("hosts");
  // Only the label of the result is left.
  type(read, "Hosts!A33", null);
  type(read, "Hosts!A55", null);
  const { drawing, report } = upgraded(read);
  expect(report.carried).toEqual([]);
  expect(formulaIn(drawing, now("ram"))).toBeUndefined();
});

describe("a workbook of this release whose record was removed", () => {
  const withoutRecord = () => {
    const read = readNow(layout(hosts.plan().spec));
    read.drawing.records = [];
    return read;
  };

  test("is not taken for one of 0.1.0: it is refused in words", () => {
    expect(() => upgraded(withoutRecord())).toThrow(
      /its sheet Hosts is of the template hosts, but the record of the plan was removed.*nothing was written/,
    );
  });

  test("is refused also when labels were edited, and when its pages were renamed", () => {
    const read = withoutRecord();
    type(read, "Hosts!B34", "Anzahl Hosts");
    sheetOf(read.drawing, "Hosts").name = "For Nordwind";
    expect(() => upgraded(read)).toThrow("its sheet For Nordwind is of the template hosts");
  });

  test("next to a plan of 0.1.0, its pages are kept as they are and listed", async () => {
    const read = await read010("core-dump");
    const other = withoutRecord().drawing;
    const names = read.drawing.sheets.map(({ name }) => name);
    read.drawing.sheets.push(...other.sheets.filter(({ name }) => !names.includes(name)));
    const { drawing, report } = upgraded(read);
    expect(report.plans).toMatchObject([{ plan: "core-dump", product: "0.1.0" }]);
    expect(report.notRead).toEqual([{ where: "Hosts", because: expect.stringContaining("kept as it is") }]);
    expect(sheetOf(drawing, "Hosts").values).toEqual(sheetOf(other, "Hosts").values);
  });
});
