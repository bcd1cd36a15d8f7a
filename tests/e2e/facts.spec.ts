import { hosts } from "../../src/templates/hosts/hosts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

/** Input `hosts` of the template Hosts, and its unit. */
const INPUT = "Hosts!C34";
const UNIT = "Hosts!D34";
const VERDICT = "Hosts!A4:B4";
const LINK = '=IF(Plan_Hosts="","",Plan_Hosts)';

test("the input and its fact are where this test expects them", () => {
  const place = (cells: ReturnType<typeof hosts.plan>["cells"]) => cells.get("hosts");
  expect(place(hosts.plan().cells)).toEqual({ sheet: "Hosts", range: "C34" });
  expect(place(planFacts.plan().cells)).toEqual({ sheet: "Plan", range: "B13" });
});

test("Excel: inserted templates follow the facts of the workbook, and follow them again after typing over", async ({
  gallery: { excel, frame, settle },
}) => {
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
  await paneSays(frame, /Linked again: Hosts!C34\./);
  await excel.idle();
  expect(cellOf(INPUT).cell?.formula).toBe(LINK);
  expect([valuesOf(excel, INPUT), valuesOf(excel, UNIT)]).toEqual([[[12]], [["hosts"]]]);
  await press("Link again");
  await paneSays(frame, /No selected cell is a linked input/);
  expect(await settle()).toEqual([]);
});
