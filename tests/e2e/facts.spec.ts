import { hosts } from "../../src/templates/hosts/hosts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import { templates } from "../../src/templates/templates";
import { LONG } from "../browser/longTests";
import {
  anotherValue,
  comparable,
  filledFacts,
  followingInputs,
  type FollowingInput,
} from "../templates/linked/linkedTemplates";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

/** Input `hosts` of the template Hosts, and its unit. */
const INPUT = "Hosts!C34";
const UNIT = "Hosts!D34";
const VERDICT = "Hosts!A4:B4";

/** All templates in one workbook: each further one is calculated with those before it. */
const ALL_MS = 1_200_000;
const LINK = '=IF(Plan_Hosts="","",Plan_Hosts)';

test("the input and its fact are where this test expects them", () => {
  const place = (cells: ReturnType<typeof hosts.plan>["cells"]) => cells.get("hosts");
  expect(place(hosts.plan().cells)).toEqual({ sheet: "Hosts", range: "C34" });
  expect(place(planFacts.plan().cells)).toEqual({ sheet: "Plan", range: "B13" });
});

test(
  "Excel: inserted templates follow the facts of the workbook, and follow them again after typing over",
  { tag: LONG },
  async ({ gallery: { excel, frame, settle } }) => {
    const press = (name: string) => frame.getByRole("button", { name, exact: true }).click();
    const cellOf = (address: string) => {
      const { sheet, area } = excel.workbook.resolve(address, excel.workbook.active) ?? {};
      if (!sheet || !area) throw new Error(`${address} is not a cell`);
      return { sheet, area, cell: sheet.grid.at(area.row, area.column) };
    };
    await press("Insert Plan facts into this workbook");
    await paneSays(frame, /Plan facts is on the sheets Plan, Input check, Basis/);
    await press("Insert Hosts into this workbook");
    expect(await paneSays(frame, /Hosts is on the sheets/)).toContain("Its green inputs follow sheet Plan.");
    await excel.idle();
    expect(cellOf(INPUT).cell?.formula).toBe(LINK);
    expect(valuesOf(excel, VERDICT).join(" ")).toContain("Not known: VMs is empty");
    excel.type("Plan!B13", 11);
    await excel.idle();
    expect(valuesOf(excel, INPUT)).toEqual([[11]]);

    excel.workbook.renameSheet(cellOf("Plan!A1").sheet, "Our facts");
    await press("Insert Plan facts into this workbook");
    await paneSays(frame, /This workbook has facts already: sheet Our facts\./);
    expect(excel.workbook.names.filter(({ name }) => name.startsWith("Plan_Hosts"))).toHaveLength(1);
    excel.type("Our facts!B13", 12);
    await excel.idle();
    expect(valuesOf(excel, INPUT)).toEqual([[12]]);

    excel.type(INPUT, 8);
    await excel.idle();
    expect([valuesOf(excel, INPUT), valuesOf(excel, UNIT)]).toEqual([[[8]], [["hosts, differs from Plan"]]]);
    const { sheet, area } = cellOf(INPUT);
    excel.workbook.select(sheet, [area]);
    await press("Link again");
    await paneSays(frame, /Linked again on sheet Hosts: C34\./);
    await excel.idle();
    expect(cellOf(INPUT).cell?.formula).toBe(LINK);
    expect([valuesOf(excel, INPUT), valuesOf(excel, UNIT)]).toEqual([[[12]], [["hosts"]]]);
    await press("Link again");
    await paneSays(frame, /None of the selected cells is a linked input/);

    excel.type(INPUT, 8);
    excel.workbook.deleteSheet(cellOf("Our facts!A1").sheet);
    await excel.idle();
    await press("Link again");
    await paneSays(
      frame,
      /Unchanged on sheet Hosts: C34\. Plan_Hosts does not refer to a cell of this workbook\./,
    );
    expect(valuesOf(excel, INPUT)).toEqual([[8]]);
    expect(await settle()).toEqual([]);
  },
);

test(
  "Excel: inputs of every template follow the facts, hold what is typed over them, and follow again",
  { tag: LONG },
  async ({ gallery: { excel, frame, settle } }) => {
    test.setTimeout(ALL_MS);
    const press = (name: string) => frame.getByRole("button", { name, exact: true }).click();
    await press("Insert Plan facts into this workbook");
    await paneSays(frame, /Plan facts is on the sheets/);
    for (const { at, value } of filledFacts()) excel.type(`Plan!${at}`, value as string | number);
    await excel.idle();
    for (const { id, title } of templates) {
      const before = excel.workbook.sheets.length;
      await press(`Insert ${title} into this workbook`);
      await paneSays(frame, new RegExp(`^${title} is on the sheets`));
      await excel.idle();
      const sheets = excel.workbook.sheets.slice(before);
      const inputs = followingInputs(id);
      const addressOf = ({ sheet, at }: FollowingInput) => `'${sheets[sheet]?.name}'!${at}`;
      const shown = () =>
        inputs.map((input) => [input.id, comparable(valuesOf(excel, addressOf(input))[0]?.[0])]);
      const followed = inputs.map((input) => [input.id, input.value]);
      expect([title, ...shown()]).toEqual([title, ...followed]);
      for (const input of inputs) excel.type(addressOf(input), anotherValue(input.value));
      await excel.idle();
      expect([title, ...shown()]).toEqual([title, ...inputs.map((one) => [one.id, anotherValue(one.value)])]);
      for (const sheet of new Set(inputs.map((input) => sheets[input.sheet]))) {
        if (!sheet) throw new Error("a sheet of the template is missing");
        excel.workbook.select(sheet, [{ row: 0, column: 0, rows: 100, columns: 60 }]);
        await press("Link again");
        await paneSays(frame, new RegExp(`Linked again on sheet ${sheet.name.replace(/[()]/g, "\\$&")}: `));
      }
      await excel.idle();
      expect([title, ...shown()]).toEqual([title, ...followed]);
    }
    expect(await settle()).toEqual([]);
  },
);
