import { placeAtActiveCell, placeBeside } from "../../../src/taskpane/excel/placeTable";
import type { PlacedTable } from "../../../src/taskpane/placedTable";
import { fakePage } from "../fakePage";

const TABLE: PlacedTable = { what: "Results", sheet: "Results", rows: [["IOPS"], [1000]], formats: ["0"] };

/** An Excel that refuses a table, and then to take away what was written; or only to select it. */
function refusing(
  formulas: unknown[][],
  what: "add" | "select" = "add",
): {
  context: Excel.RequestContext;
  first: Excel.Range;
  tried: string[];
} {
  const tried: string[] = [];
  let refusal: string | undefined;
  const refuse = (what: string, why: string) => () => {
    tried.push(what);
    refusal = why;
  };
  const sheet = {
    name: "Sheet1",
    load: () => undefined,
    protection: { load: () => undefined, protected: false },
    tables: { add: what === "add" ? refuse("add", "A table cannot be made here.") : () => undefined },
    getRange: () => range,
    activate: () => undefined,
    delete: refuse("delete", "The clean-up failed."),
  };
  const range = {
    formulas,
    address: "Sheet1!A1:A2",
    worksheet: sheet,
    format: { autofitColumns: () => undefined },
    load: () => undefined,
    select: what === "select" ? refuse("select", "Nothing is selected here.") : () => undefined,
    getAbsoluteResizedRange: () => range,
    clear: refuse("clear", "The clean-up failed."),
  };
  const sync = () => {
    const why = refusal;
    refusal = undefined;
    return why === undefined ? Promise.resolve() : Promise.reject(new Error(why));
  };
  const workbook = {
    getActiveCell: () => range,
    worksheets: { items: [], load: () => undefined, add: () => sheet },
  };
  const context = { workbook, sync } as unknown as Excel.RequestContext;
  return { context, first: range as unknown as Excel.Range, tried };
}

beforeEach(() => {
  fakePage();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** The message of what a call throws at last. */
async function refusalOf(call: Promise<string>): Promise<string> {
  const message = call.catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(10_000);
  return message;
}

test("a clean-up that fails does not hide why a table could not be placed", async () => {
  const { context, tried } = refusing([[""], [""]]);
  expect(await refusalOf(placeAtActiveCell(context, TABLE))).toBe("Error: A table cannot be made here.");
  expect(new Set(tried)).toEqual(new Set(["add", "clear"]));
});

test("a new sheet that cannot be removed does not hide why its table could not be placed", async () => {
  const { context, first, tried } = refusing([["taken"], [""]]);
  expect(await refusalOf(placeBeside(context, first, TABLE))).toBe("Error: A table cannot be made here.");
  expect(new Set(tried)).toEqual(new Set(["add", "clear", "delete"]));
});

test("a table that Excel did not show was reported to have failed, and was there", async () => {
  const { context, tried } = refusing([[""], [""]], "select");
  expect(await refusalOf(placeAtActiveCell(context, TABLE))).toBe("Sheet1!A1:A2");
  expect(new Set(tried)).toEqual(new Set(["select"]));
});
