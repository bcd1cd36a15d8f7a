import type { CellSpec, ChartSpec, SheetSpec, TableSpec, ValidationSpec } from "../../src/workbook/spec";
import { validate } from "../../src/workbook/validate";

const TABLE: TableSpec = {
  name: "Results",
  at: "D1",
  columns: [{ header: "Case" }, { header: "IOPS" }],
  rows: [["a", 1]],
};

/** What is said of a sheet with a number in A1, a blank input in B1 and a table in D1:E2, and this change. */
function refusal(change: Partial<SheetSpec>): string {
  const cells: CellSpec[] = [
    { kind: "value", at: "A1", value: 1 },
    { kind: "value", at: "A2", value: 2 },
    { kind: "input", at: "B1", value: null },
    { kind: "input", at: "B2", value: "8K" },
    ...(change.cells ?? []),
  ];
  const sheet = { name: "Data", print: { orientation: "portrait" as const }, tables: [TABLE], ...change, cells };
  try {
    validate({ title: "T", subject: "S", names: [], sheets: [sheet] });
    return "accepted";
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Sheet "Data": /, "") : String(error);
  }
} // prettier-ignore

const cell = (more: Partial<Extract<CellSpec, { kind: "text" }>>): Partial<SheetSpec> => ({
  cells: [{ kind: "text", at: "A9", text: "x", ...more }],
});
const formula = (text: string): Partial<SheetSpec> => ({
  cells: [{ kind: "formula", at: "A9", formula: text }],
});
const table = (change: Partial<TableSpec>): Partial<SheetSpec> => ({ tables: [{ ...TABLE, ...change }] });
const validation = (change: Partial<ValidationSpec>): Partial<SheetSpec> => ({
  validations: [
    { range: "A9", rule: { kind: "whole", minimum: 1, maximum: 9 }, prompt: { title: "t", text: "p" }, error: "e", ...change },
  ],
}); // prettier-ignore
const list = (...values: string[]): Partial<SheetSpec> => validation({ rule: { kind: "list", values } });
const chart = (categories: string, values: string, more: Partial<ChartSpec> = {}): Partial<SheetSpec> => ({
  charts: [
    {
      kind: "column",
      title: "c",
      description: "d",
      covers: "H1:M9",
      series: [{ name: "s", categories: { sheet: "Data", range: categories }, values: { sheet: "Data", range: values } }],
      ...more,
    },
  ],
}); // prettier-ignore
const x = (length: number): string => "x".repeat(length);

// The nearest neighbor that is accepted stands beside what is refused.
test.each<[string, Partial<SheetSpec>, string]>([
  ["a format of 255 characters", cell({ format: x(255) } as object), "accepted"],
  ["a format of 256", cell({ format: x(256) } as object), `A9: The text "${x(40)}…" is too long: 256 characters, 255 at most.`],
  ["an input that is not finite", { cells: [{ kind: "input", at: "A9", value: Infinity }] }, "A9: Infinity is not a number for a cell."],
  ["a note with a control character", { cells: [{ kind: "note", at: "A9", text: "a\u0007" }] }, 'A9: The text "a\\u0007" holds U+0007.'],
  ["an address of 2,079 characters", cell({ link: { url: `https://${x(2071)}` } }), "accepted"],
  ["an address of 2,080", cell({ link: { url: `https://${x(2072)}` } }), `A9: The text "https://${x(32)}…" is too long: 2080 characters, 2079 at most.`],
  ["a link to no sheet", cell({ link: { sheet: "No" } }), 'A9: The link refers to sheet "No", which does not exist.'],
  ["a link that is not https", cell({ link: { url: "http://a" } }), 'A9: "http://a" is not an https address.'],
  ["a table's format of 256", table({ columns: [{ header: "Case", format: x(256) }, { header: "IOPS" }] }), `table Results: column "Case": The text "${x(40)}…" is too long: 256 characters, 255 at most.`],
  ["a table without columns", table({ columns: [], rows: [] }), "table Results needs at least one column."],
  ["a header with a blank around it", table({ columns: [{ header: "Case " }, { header: "IOPS" }] }), 'table Results: The header "Case " is empty, or has blanks around it or a line break.'],
  ["a header twice", table({ columns: [{ header: "Case" }, { header: "CASE" }] }), 'table Results: Two columns are called "CASE" (case does not count).'],
  ["a row that is too long", table({ rows: [["a", 1, 2]] }), "table Results: row 1: The row has 3 values for 2 columns."],
  ["a value in a formula column", table({ columns: [{ header: "Case" }, { header: "IOPS", formula: "1" }] }), 'table Results: row 1: Column "IOPS" is a formula, its rows hold null, not "1".'],
  ["a table that ends in the last row", { tables: [{ ...TABLE, at: "D1048575" }] }, "accepted"],
  ["a table beyond the last row", { tables: [{ ...TABLE, at: "D1048576" }] }, "table Results reaches over the edge of the sheet."],
  ["a table beyond the last column", { tables: [{ ...TABLE, at: "XFD1" }] }, "table Results reaches over the edge of the sheet."],
  ["a note of half a column", { cells: [{ kind: "note", at: "A9", text: "n", columns: 1.5 }] }, "cell A9 has a size of 1.5."],
  ["cells that overlap", { cells: [{ kind: "value", at: "D2", value: 1 }] }, "table Results covers cells of cell D2."],
  ["a chart over cells", chart("A1:A2", "A1:A2", { covers: "A1:B2" }), 'chart "c" covers cells of cell A1.'],
  ["a blocked spill", { cells: [{ kind: "formula", at: "C1", formula: "NET_ALL(1)", spill: { rows: 1, columns: 2 } }] }, "a formula's declared spill hits filled cells: table Results, cell C1."],
  ["no address", { cells: [{ kind: "value", at: "9A", value: 1 }] }, '"9A" is not the address of a cell, such as B4.'],
  ["a conditional format of no range", { conditionalFormats: [{ range: "A1:", formula: "A1>1", style: "bad" }] }, 'conditional format of A1:: "A1:" is not a range, such as B4:D9.'],
  ["a conditional format that refers to nothing", { conditionalFormats: [{ range: "A1", formula: "Z9>1", style: "bad" }] }, 'conditional format of A1: "Z9" refers to cells that nothing fills.'],
  ["a validation of no range", validation({ range: "9:A" }), 'validation of 9:A: "9:A" is not a range, such as B4:D9.'],
  ["an input title of 32 characters", validation({ prompt: { title: x(32), text: "p" } }), "accepted"],
  ["an input title of 33", validation({ prompt: { title: x(33), text: "p" } }), `validation of A9: The text "${x(33)}" is too long: 33 characters, 32 at most.`],
  ["an input message of 255", validation({ prompt: { title: "t", text: x(255) } }), "accepted"],
  ["an input message of 256", validation({ prompt: { title: "t", text: x(256) } }), `validation of A9: The text "${x(40)}…" is too long: 256 characters, 255 at most.`],
  ["an error of 225", validation({ error: x(225) }), "accepted"],
  ["an error of 226", validation({ error: x(226) }), `validation of A9: The text "${x(40)}…" is too long: 226 characters, 225 at most.`],
  ["limits that are equal", validation({ rule: { kind: "whole", minimum: 1, maximum: 1 } }), "accepted"],
  ["limits that are turned round", validation({ rule: { kind: "whole", minimum: 2, maximum: 1 } }), "validation of A9: 2 to 1 is not a range of numbers."],
  ["a limit without an end", validation({ rule: { kind: "decimal", minimum: 1, maximum: Infinity } }), "validation of A9: 1 to Infinity is not a range of numbers."],
  ["no choices", list(), "validation of A9: The list has no values."],
  ["a blank choice", list("a", ""), 'validation of A9: The list value "" is empty, or has blanks around it or a comma.'],
  ["a choice with a blank around it", list(" a"), 'validation of A9: The list value " a" is empty, or has blanks around it or a comma.'],
  ["a choice that Excel reads as a date", list("1/2"), 'validation of A9: Excel would read the list value "1/2" as a number, a date or a truth value.'],
  ["a choice like a day of December", list("12-31"), 'validation of A9: Excel would read the list value "12-31" as a number, a date or a truth value.'],
  ["a choice like a whole date", list("1/2/2026"), 'validation of A9: Excel would read the list value "1/2/2026" as a number, a date or a truth value.'],
  ["a choice with a thousands separator", list("1,5"), 'validation of A9: The list value "1,5" is empty, or has blanks around it or a comma.'],
  ["choices that only begin or end like a number", list("4K", "RAID-5", "1-2-3-4", "a 1/2", "truest"), "accepted"],
  ["a choice that Excel reads as a number", list("-8.0 %"), 'validation of A9: Excel would read the list value "-8.0 %" as a number, a date or a truth value.'],
  ["a choice that Excel reads as a truth value", list("true"), 'validation of A9: Excel would read the list value "true" as a number, a date or a truth value.'],
  ["a choice with figures in it", list("8.0 U3", "1-2-x"), "accepted"],
  ["choices of 255 characters", list(x(127), x(127)), "accepted"],
  ["choices of 256", list(x(128), x(127)), `validation of A9: The text "${x(40)}…" is too long: 256 characters, 255 at most.`],
  ["a default among the choices", validation({ range: "B2", rule: { kind: "list", values: ["8K"] } }), "accepted"],
  ["a default that is not", validation({ range: "B1:B2", rule: { kind: "list", values: ["4K"] } }), 'validation of B1:B2: The default "8K" of B2 is not what the input itself accepts.'],
  ["a default above the limit", { ...validation({ range: "B9" }), cells: [{ kind: "input", at: "B9", value: 10 }] }, 'validation of B9: The default "10" of B9 is not what the input itself accepts.'],
  ["a default at the limit", { ...validation({ range: "B9" }), cells: [{ kind: "input", at: "B9", value: 9 }] }, "accepted"],
  ["a default below the limit", { ...validation({ range: "B9" }), cells: [{ kind: "input", at: "B9", value: 0 }] }, 'validation of B9: The default "0" of B9 is not what the input itself accepts.'],
  ["half a host", { ...validation({ range: "B9" }), cells: [{ kind: "input", at: "B9", value: 1.5 }] }, 'validation of B9: The default "1.5" of B9 is not what the input itself accepts.'],
  ["half a GHz", { ...validation({ range: "B9", rule: { kind: "decimal", minimum: 1, maximum: 9 } }), cells: [{ kind: "input", at: "B9", value: 1.5 }] }, "accepted"],
  ["a value of another kind in the range", { ...validation({ range: "A1:A9" }) }, "accepted"],
  ["a series of a column", chart("A1:A2", "A1:A2"), "accepted"],
  ["a series of a row", chart("A1:B1", "A1:B1"), "accepted"],
  ["a series of two columns", chart("A1:A2", "A1:B2"), 'chart "c": Series "s" refers to several rows and columns at once.'],
  ["more categories than values", chart("A1:A2", "A1"), 'chart "c": Series "s" has 2 categories for 1 values.'],
  ["a chart without series", chart("A1", "A1", { series: [] }), 'chart "c": It has no series.'],
  ["a chart without a description", chart("A1", "A1", { description: " " }), 'chart "c": It needs a description for people who cannot see it.'],
  ["an axis title of 256", chart("A1", "A1", { yTitle: x(256) }), `chart "c": The text "${x(40)}…" is too long: 256 characters, 255 at most.`],
  ["a range that spills", formula("A1:A2"), 'A9: The formula "A1:A2" is a range and spills: declare its size.'],
  ["a range where one value is expected", formula("A1:A2*2"), 'A9: "A1:A2" is a range where one value is expected: use SUMPRODUCT, a custom function or a table column.'],
  ["a function that is not known", formula("XLOOKUP(1,A1,A1)"), "A9: XLOOKUP cannot be used: it is not in the dialect."],
  ["a volatile function", formula("NOW()"), "A9: NOW recalculates on every change: write its value into an input."],
  ["too few arguments", formula("ROUND(1)"), "A9: ROUND takes 2 arguments, not 1."],
  ["too many arguments", formula("FIND(1,2,3,4)"), "A9: FIND takes 2 to 3 arguments, not 4."],
  ["a column that the table does not have", formula("SUM(Results[No])"), 'A9: "Results[No]": table Results has no column "No".'],
  ["a table that is not there", formula("SUM(No[IOPS])"), 'A9: "No[IOPS]": there is no table "No".'],
  ["a row's cell outside a table", formula("[@IOPS]"), 'A9: "[@IOPS]": [@...] belongs into a column formula of a table.'],
  ["a sheet that is not there", formula("No!A1"), 'A9: "No!A1": there is no sheet "No".'],
  ["a name that is not there", formula("Nope+1"), 'A9: "Nope": there is no such name.'],
  ["a blank input in a custom function", formula("VSAN_GHZ(B1)"), 'A9: "B1" passes an input that is empty: give it a default, or guard it with IF.'],
  ["a relative reference in a column", table({ columns: [{ header: "Case" }, { header: "IOPS", formula: "A1" }], rows: [["a", null]] }), 'table Results: column "IOPS": "A1" is relative: a formula for many cells needs $ throughout, such as $B$4.'],
  ["a column of the table itself", table({ columns: [{ header: "Case" }, { header: "IOPS", formula: "[@No]" }], rows: [["a", null]] }), 'table Results: column "IOPS": "[@No]": table Results has no column "No".'],
  ["a formula of 8,192 characters", formula(`1${"+1".repeat(4095)}+`.slice(0, 8191)), "accepted"],
  ["a width of 0", { columnWidths: [0] }, "A column cannot be 0 characters wide."],
  ["a width of 256", { columnWidths: [256] }, "A column cannot be 256 characters wide."],
  ["frozen rows below 0", { freeze: { rows: -1, columns: 0 } }, "-1 rows and 0 columns cannot be frozen."],
  ["rows to repeat that are turned round", { print: { orientation: "portrait", repeatRows: [2, 1] } }, "Rows 2 to 1 cannot be repeated on each page."],
  ["rows to repeat up to the last", { print: { orientation: "portrait", repeatRows: [1, 1_048_576] } }, "accepted"],
  ["rows to repeat beyond the last", { print: { orientation: "portrait", repeatRows: [1, 1_048_577] } }, "Rows 1 to 1048577 cannot be repeated on each page."],
  ["columns to repeat up to the last", { print: { orientation: "portrait", repeatColumns: [1, 16_384] } }, "accepted"],
  ["columns to repeat beyond the last", { print: { orientation: "portrait", repeatColumns: [1, 16_385] } }, "Columns 1 to 16385 cannot be repeated on each page."],
  ["no page wide", { print: { orientation: "portrait", pagesWide: 0 } }, "A sheet cannot be 0 pages wide."],
])("%s", (_, change, expected) => {
  expect(refusal(change)).toBe(expected);
}); // prettier-ignore
