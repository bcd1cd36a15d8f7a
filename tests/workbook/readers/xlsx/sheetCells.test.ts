import { SheetCells } from "../../../../src/workbook/readers/xlsx/sheetCells";
import { Losses } from "../../../../src/workbook/readers/xlsx/losses";

/** The second sheet of a workbook of HCI Planner whose first one spans so many cells. */
const second = (cellsBefore: number) =>
  new SheetCells({
    sheet: "Data",
    texts: { texts: [], formatted: new Set() },
    styles: [],
    known: { tables: new Map(), lambdas: new Set() },
    tables: [],
    isOwn: true,
    losses: new Losses(),
    lost: [],
    ownNames: new Set(),
    cellsBefore,
  });

test("sheets that are small one by one are refused where all of them are too large", () => {
  expect(() => second(39_999_990).reach(2, 5)).not.toThrow();
  expect(() => second(39_999_991).reach(2, 5)).toThrow(
    'it up to its sheet "Data" spans more than 40,000,000 cells',
  );
});
