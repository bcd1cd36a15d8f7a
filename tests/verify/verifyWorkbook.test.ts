import { calculate } from "../../src/calculator/calculate";
import { hosts } from "../../src/templates/hosts/hosts";
import { together } from "../../src/templates/together/together";
import { verificationLines } from "../../src/cli/verificationLines";
import { verdictOf } from "../../src/verify/verdict";
import { differs } from "../../src/verify/verification";
import { verifyWorkbook } from "../../src/verify/verifyWorkbook";
import { cellName, parseCell } from "../../src/workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import { sourceFunctions } from "../sourceFunctions";

const calculated = calculate(layout(hosts.plan().spec), sourceFunctions);

/** A copy of the template as a file brings it back, with something changed in it. */
function changedPlan(change: (drawing: WorkbookDrawing) => void, from = calculated): ReadWorkbook {
  const drawing = structuredClone(from);
  change(drawing);
  return { drawing, losses: [], lost: [], isOwn: true };
}

const verified = (change: (drawing: WorkbookDrawing) => void, from?: WorkbookDrawing) =>
  verifyWorkbook(changedPlan(change, from), sourceFunctions);

const linesOf = (change: (drawing: WorkbookDrawing) => void): string => {
  const read = changedPlan(change);
  return [...verificationLines("plan.xlsx", verifyWorkbook(read, sourceFunctions), read)].join("\n");
};

interface FoundFormula {
  sheet: SheetDrawing;
  row: number;
  column: number;
  drawn: DrawnFormula;
}

/** The first formula of a drawing that is as asked. */
function formulaOf({ sheets }: WorkbookDrawing, isWanted: (found: FoundFormula) => boolean): FoundFormula {
  for (const sheet of sheets) {
    for (const [row, cells] of sheet.formulas.entries()) {
      for (const [column, drawn] of (cells ?? []).entries()) {
        if (drawn && isWanted({ sheet, row, column, drawn })) return { sheet, row, column, drawn };
      }
    }
  }
  throw new Error("there is no such formula");
}

const isNumber = ({ sheet, row, column }: FoundFormula) => typeof sheet.values[row]?.[column] === "number";
const isCustom = (found: FoundFormula) => found.drawn.custom && isNumber(found);

function set(
  sheet: SheetDrawing,
  row: number,
  column: number,
  value: SheetDrawing["values"][number][number],
): void {
  const cells = sheet.values[row];
  if (cells) cells[column] = value;
}

const NOTHING = { differing: [], withoutAddIn: [], busy: [], changed: [], uncovered: [], copied: 0 };

test("a template as it was written is verified, every formula of it", () => {
  const found = verified(() => undefined);
  expect(found).toMatchObject(NOTHING);
  expect(found.recalculated).toBe(found.formulas);
  expect(found.same).toBe(found.formulas);
  expect(found.formulas).toBeGreaterThan(400);
  expect(found.plans).toMatchObject([{ plan: "hosts", state: "current", notCompared: null }]);
  expect(differs(found)).toBe(false);
  expect(verdictOf(found)).toBe("verified");
  expect(linesOf(() => undefined)).toMatch(
    /^plan\.xlsx: verified\. [\d,]+ formulas recalculated, [\d,]+ as saved; 0 not/m,
  );
});

test("a tampered value is named, and nothing else", () => {
  let address = "";
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(drawing, isNumber);
    address = `${sheet.name}!${cellName(row, column)}`;
    set(sheet, row, column, 1.5 + Number(sheet.values[row]?.[column]));
  });
  expect(found).toMatchObject({ ...NOTHING, differing: [{ saved: expect.any(Number) }] });
  expect(found.differing.map(({ sheet, cell }) => `${sheet}!${cell}`)).toEqual([address]);
  expect(found.same).toBe(found.formulas - 1);
  expect(differs(found)).toBe(true);
});

test("a formula that was changed along with its value is named as changed", () => {
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(drawing, isNumber);
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { formula: "1+1", custom: false, spill: { rows: 1, columns: 1 } };
    set(sheet, row, column, 2);
  });
  expect(found.changed).toMatchObject([
    { kind: "formula", holds: "=1+1", expected: expect.stringMatching(/^=/) },
  ]);
  expect(differs(found)).toBe(true);
});

test("blanks and letters that Excel spells in another way are not change", () => {
  const found = verified((drawing) => {
    const { sheet, row, column, drawn } = formulaOf(drawing, ({ row: r, drawn: one }) =>
      formulaAt(one, r).includes("("),
    );
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { ...drawn, formula: ` ${formulaAt(drawn, row).replace(/\(/, "( ")}` };
  });
  expect(found.changed).toEqual([]);
});

test("a formula that was overwritten with its value is named", () => {
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(drawing, isNumber);
    delete sheet.formulas[row]?.[column];
  });
  expect(found.changed).toMatchObject([{ kind: "overwritten", holds: expect.any(Number) }]);
  expect(found.differing).toEqual([]);
});

test("a constant of the method that was changed is named", () => {
  const inputs = new Set(
    calculated.records.flatMap((one) => one.inputs.map(({ sheet, at }) => `${sheet}!${at}`)),
  );
  const found = verified(({ sheets }) => {
    for (const sheet of sheets) {
      for (const [row, cells] of sheet.values.entries()) {
        const column = cells.findIndex(
          (value, c) =>
            typeof value === "number" &&
            !sheet.formulas[row]?.[c] &&
            !inputs.has(`${sheet.name}!${cellName(row, c)}`),
        );
        if (column >= 0) return set(sheet, row, column, 4711);
      }
    }
  });
  expect(found.changed).toMatchObject([{ kind: "constant", holds: 4711 }]);
});

test("results that Excel saved without the add-in are distinguished from other differences", () => {
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(drawing, isCustom);
    set(sheet, row, column, { error: "#NAME?" });
  });
  expect(found).toMatchObject({
    ...NOTHING,
    withoutAddIn: [{ saved: { error: "#NAME?" }, calculated: expect.any(Number) }],
  });
  expect(differs(found)).toBe(true);
});

test("results that Excel waits for are distinguished from results without the add-in", () => {
  const busy = { error: "#BUSY!" } as unknown as { error: "#NAME?" };
  const shown = calculate(calculated, { call: () => [[busy]] });
  const found = verified((drawing) => void (drawing.sheets = structuredClone(shown.sheets)));
  expect(found).toMatchObject({ ...NOTHING, busy: expect.any(Array) });
  expect(found.busy.some(({ saved }) => typeof saved === "object" && saved?.error === busy.error)).toBe(true);
  expect(differs(found)).toBe(false);
  expect(verdictOf(found)).toBe("waiting");
  const both = verified((drawing) => {
    drawing.sheets = structuredClone(shown.sheets);
    const isBusy = ({ sheet, row, column, drawn }: FoundFormula) =>
      drawn.custom && JSON.stringify(sheet.values[row]?.[column]) === JSON.stringify(busy);
    const { sheet, row, column } = formulaOf(drawing, isBusy);
    set(sheet, row, column, { error: "#NAME?" });
  });
  expect(both.withoutAddIn).toMatchObject([{ saved: { error: "#NAME?" } }]);
  expect(both.busy.length).toBeGreaterThan(0);
  expect(verdictOf(both)).toBe("differs");
});

test("a workbook is not verified while the record of a plan is damaged", () => {
  const read = { ...changedPlan(() => undefined), damagedRecords: 1 };
  const found = verifyWorkbook(read, sourceFunctions);
  expect(verdictOf(found)).toBe("recalculated");
  expect([...verificationLines("plan.xlsx", found, read)]).toContain(
    "Plans: 1 with a damaged record. Changes of their formulas and inputs are not known.",
  );
});

test.each([
  ["0", "older"],
  ["1", "current"],
  ["2", "newer"],
])("evidence %s is %s than that of this release", (evidence, state) => {
  const found = verified(({ records: [record] }) => {
    if (record) record.evidence = evidence;
  });
  expect(found.plans).toMatchObject([{ state }]);
  expect(differs(found)).toBe(state !== "current");
  expect(found.plans[0]?.notCompared === null).toBe(state === "current");
});

test("a workbook is not verified while a formula was not recalculated", () => {
  const change = (drawing: WorkbookDrawing): void => {
    const { sheet, row, column, drawn } = formulaOf(drawing, isNumber);
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { ...drawn, custom: false, formula: "_xlfn.XLOOKUP(1,A1:A2,B1:B2)" };
    drawing.records = [];
  };
  const found = verified(change);
  expect(found.uncovered).toMatchObject([{ because: "_XLFN.XLOOKUP is not calculated by HCI Planner" }]);
  expect(found.recalculated).toBe(found.formulas - 1);
  expect(differs(found)).toBe(false);
  expect(verdictOf(found)).toBe("partly");
  expect(linesOf(change)).toMatch(/no difference in what was recalculated\. .* 1 not recalculated\.$/);
  expect(linesOf(change)).not.toContain("verified");
});

test.each([
  ["NoSuchName+1", "the name NoSuchName is not known"],
  ["Nowhere!A1", "there is no sheet Nowhere"],
  ["NO_SUCH_CALL(1)", "this release has no function NO_SUCH_CALL"],
  ["NOW()", "NOW returns a different result each time"],
  ["SUM(A:A)", "it is in a form that HCI Planner does not calculate"],
  ["SUM(A1:XFD1048576)", "it refers to too many cells"],
  ["$AZ$901:$AZ$909*2", "it calculates with arrays"],
  ['TEXT(45000,"dd mmm yyyy")', "it uses a number format that HCI Planner does not calculate"],
])("%s is not recalculated: %s", (formula, because) => {
  const found = verified((drawing) => {
    const { sheet, row, column, drawn } = formulaOf(drawing, isNumber);
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { ...drawn, formula };
  });
  expect(found.uncovered).toMatchObject([{ because }]);
});

test.each([
  ['IF(TRUE,CHOOSE(2,3,4),"")', 0],
  ["SUM($AZ$901:$AZ$909*2)", 1],
])("of formulas that are marked as arrays, %s leaves %s not recalculated", (formula, count) => {
  const found = verified((drawing) => {
    const { sheet, row, column, drawn } = formulaOf(drawing, isNumber);
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { ...drawn, custom: false, formula, isArray: true };
  });
  expect(found.uncovered).toHaveLength(count);
});

test("what follows a formula that is not recalculated is calculated from its saved value", () => {
  const found = verified((drawing) => {
    const { sheet, row, column, drawn } = formulaOf(drawing, isNumber);
    const cells = sheet.formulas[row];
    if (cells) cells[column] = { ...drawn, custom: false, formula: 'TEXT(45000,"dd mmm yyyy")' };
    drawing.records = [];
  });
  expect(found.uncovered).toHaveLength(1);
  expect(found.differing).toEqual([]);
});

test("a formula that depends on itself is not recalculated, and a name that is relative is not followed", () => {
  const first = formulaOf(calculated, isNumber);
  const own = cellName(first.row, first.column);
  const withFormula = (formula: string) =>
    verified((drawing) => {
      const { sheet, row, column, drawn } = formulaOf(drawing, isNumber);
      const cells = sheet.formulas[row];
      if (cells) cells[column] = { ...drawn, custom: false, formula };
      drawing.names.push({ kind: "name", name: "Above_me", refersTo: { formula: "Hosts!A1+1" } });
      drawing.records = [];
    });
  expect(withFormula(`${own}+1`).uncovered.map(({ because }) => because)).toContain("it depends on itself");
  expect(withFormula("Above_me").uncovered).toMatchObject([{ because: "the name Above_me is not known" }]);
});

test("cells that follow from results without the add-in are among these, and tampered ones are not", () => {
  const unanswered = calculate(calculated, { call: () => [[{ error: "#NAME?" }]] });
  const found = verified((drawing) => {
    drawing.sheets = structuredClone(unanswered.sheets);
    const { sheet, row, column } = formulaOf(
      drawing,
      ({ sheet: one, row: r, column: c, drawn }) =>
        !drawn.custom && typeof one.values[r]?.[c] === "number" && one.name === "Calculation",
    );
    set(sheet, row, column, 4711);
  });
  const shown = found.withoutAddIn.map(({ saved }) => (typeof saved === "object" ? saved?.error : "other"));
  expect(new Set(shown)).toEqual(new Set(["#NAME?", "other"]));
  expect(found.differing.length).toBeGreaterThan(0);
  expect(found.differing.length).toBeLessThan(10);
  expect(found.differing).toContainEqual(expect.objectContaining({ saved: 4711 }));
});

test("a formula that hides #NAME? is one without the add-in, too", () => {
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(
      drawing,
      ({ drawn, row: r }) => drawn.custom && formulaAt(drawn, r).startsWith("IFERROR("),
    );
    set(
      sheet,
      row,
      column,
      "The add-in HCI Planner is not loaded: figures are those of the last calculation, changed ones show #NAME? (see Basis).",
    );
  });
  expect(found).toMatchObject({ ...NOTHING, withoutAddIn: [{ cell: "A3", calculated: "" }] });
});

test("a copy without the add-in is verified: its values are those of the formulas that it lacks", () => {
  const change = (drawing: WorkbookDrawing): void => {
    for (const sheet of drawing.sheets) {
      sheet.formulas.forEach((cells, row) =>
        cells?.forEach((drawn, column) => {
          if (!drawn?.custom) return;
          cells[column] = undefined;
          const text = `=${formulaAt(drawn, row)}`;
          sheet.features.push({ kind: "cellNote", area: { row, column, rows: 1, columns: 1 }, text });
        }),
      );
    }
  };
  const found = verified(change);
  expect(found).toMatchObject({ ...NOTHING, copied: expect.any(Number) });
  expect(found.copied).toBeGreaterThan(20);
  expect(verdictOf(found)).toBe("verified");
  const tampered = verified((drawing) => {
    change(drawing);
    const sheet = drawing.sheets.find(({ name }) => name === "Capacity");
    if (sheet) set(sheet, 6, 1, 4711);
  });
  expect(tampered.differing).toContainEqual(expect.objectContaining({ cell: "B7", saved: 4711 }));
  const unknown = verified((drawing) => {
    change(drawing);
    drawing.records = [];
  });
  expect(unknown.uncovered).toHaveLength(found.copied);
  expect(verdictOf(unknown)).toBe("partly");
});

test.each([
  ["column of a table", (sheet: SheetDrawing) => withTable(sheet, "[@B]*2"), "=[@B]*2"],
  ["formula above and below", (sheet: SheetDrawing) => sheet, "=B13*2"],
])(
  "a number in place of a formula is found by the %s where the plan is not written again",
  (_, shape, expected) => {
    const found = verified((drawing) => {
      for (const record of drawing.records) record.plan = "report";
      const [sheet] = drawing.sheets;
      if (!sheet) throw new Error("there is no sheet");
      shape(sheet);
      for (const row of [11, 13]) {
        const spill = { rows: 1, columns: 1 };
        (sheet.formulas[row] ??= [])[51] = { formula: `B${row + 1}*2`, custom: false, spill };
      }
      for (const row of [11, 12, 13]) {
        const cells = (sheet.values[row] ??= []);
        cells[51] = row === 12 ? 4711 : 2 * Number(cells[1] ?? 0);
      }
    });
    expect(found.changed).toEqual([
      { sheet: "Hosts", cell: "AZ13", kind: "overwritten", holds: 4711, expected },
    ]);
    expect(found.plans[0]?.notCompared).toBe("it depends on imported files");
  },
);

function withTable(sheet: SheetDrawing, formula: string): void {
  const columns = [{ header: "C", formula, custom: false }];
  sheet.features.push({
    kind: "table",
    name: "T",
    area: { row: 10, column: 51, rows: 4, columns: 1 },
    columns,
  });
}

test("figures that follow from formulas which were not compared are not called verified", () => {
  const change = (drawing: WorkbookDrawing): void => {
    for (const record of drawing.records) record.plan = "report";
  };
  expect(verdictOf(verified(change))).toBe("recalculated");
  expect(linesOf(change)).toMatch(
    /: values follow from their formulas; whether formulas were changed is not known\. /,
  );
});

test("a workbook without values of formulas is not verified, and the reason is given once", () => {
  const change = (drawing: WorkbookDrawing): void => {
    for (const sheet of drawing.sheets)
      sheet.formulas.forEach((cells, row) => cells?.forEach((drawn, c) => drawn && set(sheet, row, c, null)));
  };
  expect(verdictOf(verified(change))).toBe("unknown");
  expect(linesOf(change)).toMatch(
    /the file has no value for it \(\d+ formulas\): Hosts!A1, .* and \d+ more$/m,
  );
  expect(linesOf(change)).toMatch(/: not verified: no formula was recalculated\. 0 formulas recalculated, /);
});

test("a formula whose value the file lacks is not recalculated", () => {
  const found = verified((drawing) => {
    const { sheet, row, column } = formulaOf(drawing, isNumber);
    set(sheet, row, column, null);
  });
  expect(found.uncovered).toMatchObject([{ because: "the file has no value for it" }]);
});

test("inputs are blank, entered, overtyped, or not found", () => {
  const linked = calculate(
    together([hosts], new Map(), { customFunctions: sourceFunctions.ids }),
    sourceFunctions,
  );
  expect(verified(() => undefined, linked).plans.map(({ notCompared }) => notCompared)).toEqual([null, null]);
  const found = verified(({ sheets, records }) => {
    const inputs = records.flatMap((record) => record.inputs);
    const enter = (input: (typeof inputs)[number] | undefined, value: number): void => {
      const sheet = sheets.find(({ name }) => name === input?.sheet);
      const cell = parseCell(input?.at ?? "");
      if (!sheet || !cell) throw new Error("there is no such input");
      delete sheet.formulas[cell.row]?.[cell.column];
      set(sheet, cell.row, cell.column, value);
    };
    enter(
      inputs.find(({ id, fact }) => id === "hosts" && fact === undefined),
      11,
    );
    enter(
      inputs.find(({ fact }) => fact !== undefined),
      5,
    );
  }, linked);
  expect(found.inputs.entered).toMatchObject([{ id: "hosts", value: 11 }]);
  expect(found.inputs.overtyped).toMatchObject([{ value: 5, formula: null }]);
  expect(found.inputs.blank.length).toBeGreaterThan(0);
  expect(found.inputs.missing).toEqual([]);
});

test("formulas of a plan whose rows were moved are not compared, and that is reported", () => {
  const found = verified(({ sheets: [sheet] }) => {
    sheet?.values.splice(3, 0, sheet.values[0]?.map(() => null) ?? []);
    sheet?.formulas.splice(3, 0, []);
  });
  expect(found.changed).toEqual([]);
  expect(found.plans[0]?.notCompared).toMatch(/^cells of its sheet Hosts were moved/);
});

test("of a workbook without a record only that is known", () => {
  expect(linesOf((drawing) => void (drawing.records = []))).toContain(
    "Plans: no record. The workbook is of HCI Planner 0.1.0, or its record was removed",
  );
});
