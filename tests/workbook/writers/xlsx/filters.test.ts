import { autoFilter, filteredCells } from "../../../../src/workbook/writers/xlsx/filters";

const area = { row: 2, column: 1, rows: 8, columns: 3 };

test("a filter without conditions", () => {
  expect(autoFilter({ kind: "filter", area, columns: [] })).toBe('<autoFilter ref="B3:D10"/>');
  expect(autoFilter(undefined)).toBe("");
});

test("values, blanks and comparisons", () => {
  const columns = [
    { column: 0, values: { texts: ["a&b"], blank: true } },
    { column: 1, values: { texts: ["c"], blank: false } },
    { column: 2, conditions: { all: true, comparisons: [{ operator: "lessThan", value: "5" }] } },
  ];
  expect(autoFilter({ kind: "filter", area, columns })).toBe(
    '<autoFilter ref="B3:D10">' +
      '<filterColumn colId="0"><filters blank="1"><filter val="a&amp;b"/></filters></filterColumn>' +
      '<filterColumn colId="1"><filters><filter val="c"/></filters></filterColumn>' +
      '<filterColumn colId="2"><customFilters and="1"><customFilter operator="lessThan" val="5"/></customFilters>' +
      "</filterColumn></autoFilter>",
  );
});

test("its name refers to its cells", () => {
  expect(filteredCells({ kind: "filter", area, columns: [] }, "My data")).toBe("'My data'!$B$3:$D$10");
});
