import { calculate } from "../../../src/calculator/calculate";
import { designPlan } from "../../../src/design/designWorkbook";
import { layout } from "../../../src/workbook/layout";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import type { SnapshotCell } from "../../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../../src/workbook/writers/univer/writeUniver";
import { readValue } from "../../../src/workbench/read/readValue";
import { generated } from "../../estate/sampleEstate";
import {
  differences,
  type Entry,
  FUNCTIONS,
  type GridValues,
  type Input,
  inputsOf,
  modelResults,
  TEMPLATES,
  withEntries,
} from "../model";
import { randomEntry } from "../randomEntry";
import { randomNumbers } from "../randomNumbers";
import { bundledUniver, testLongUniver, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";
import { sampled, times } from "../../volume";

/** Edits of each template, and of a design, whose calculation of all formulas takes seconds; `EDITS=25` tries more. */
const EDITS = times("EDITS", { all: 10, sample: 2 });
const DESIGN_EDITS = times("EDITS", { all: 2, sample: 1 });
const SEED = 3;

/** One with results that spill, one with texts for results, one with branches of which most are not imported. */
const IDS = sampled(["ip-plan", "runbooks", "hosts"], (id) => id === "hosts");

const PATIENCE_MS = 300_000;

/** Univer looks at the browser's idle time once more before it may be disposed of. */
const IDLE_MS = 400;

let univer: typeof Modules;

beforeAll(async () => {
  if (testUniver === test) univer = await bundledUniver("patched");
}, PATIENCE_MS);

testUniver.each(IDS)(
  "%s: after each random edit the grid shows what a calculation of all formulas gives",
  async (id) => {
    const spec = TEMPLATES.find((template) => template.id === id)?.spec;
    expect(spec && (await wrongAfterEdits(spec, EDITS))).toEqual([]);
  },
  PATIENCE_MS,
);

testLongUniver(
  "a design: after each random edit the grid shows what a calculation of all formulas gives",
  async () => {
    const { read } = await generated(SEED, 60);
    const { spec } = designPlan({ estate: read, options: { A: {} } });
    expect(await wrongAfterEdits(spec, DESIGN_EDITS)).toEqual([]);
  },
  PATIENCE_MS,
);

/** Problem after the first edit that goes wrong, and after the last one by src/calculator. */
async function wrongAfterEdits(spec: WorkbookSpec, edits: number): Promise<string[]> {
  const opened = open(spec);
  const random = randomNumbers(SEED);
  const inputs = inputsOf(spec);
  const entries = new Map<Input, Entry>();
  try {
    await opened.settled();
    for (let edit = 1; edit <= edits; edit++) {
      const input = inputs[Math.floor(random() * inputs.length)];
      if (!input) throw new Error("there is nothing to enter");
      const value = randomEntry(input, random);
      entries.set(input, { ...input, value });
      opened.enter(input, value);
      await opened.settled();
      const followed = opened.values();
      await opened.calculateAll();
      const wrong = changesOf(followed, opened.values());
      if (wrong.length > 0)
        return [`edit ${edit}: ${input.sheet}!${input.at} = ${value}`, ...wrong.slice(0, 10)];
    }
    return differences(modelResults(withEntries(spec, [...entries.values()])), opened.values());
  } finally {
    await opened.close();
  }
}

function open(spec: WorkbookSpec) {
  const { output } = writeUniver(calculate(layout(spec), FUNCTIONS));
  const HostFunction = univer.hostFunctionClass(FUNCTIONS, new univer.ErrorMessages());
  const headless = univer.startHeadless(
    { ...output, id: "workbook" } as unknown as Parameters<typeof Modules.startHeadless>[0],
    {
      patches: univer.SERVICE_PATCHES,
      functions: [
        ...FUNCTIONS.ids.map((id): [typeof HostFunction, string] => [HostFunction, id]),
        [univer.plainComparison(), univer.COMPARE],
      ],
    },
  );
  const { api } = headless;
  const repeated = new univer.RepeatedCalculation(headless.univer, api);
  repeated.watch();
  const sheets = () => api.getActiveWorkbook()?.getSheets() ?? [];
  const settled = async () => {
    do await headless.calculated();
    while (repeated.again());
  };
  return {
    settled,
    calculateAll: async () => {
      api.getFormula().executeCalculation();
      await settled();
    },
    enter: ({ sheet, row, column }: Input, value: Entry["value"]) => {
      const cell = sheets()
        .find((one) => one.getSheetName() === sheet)
        ?.getRange(row, column);
      if (value === null) cell?.clearContent();
      else cell?.setValue({ v: value, ...(typeof value === "string" ? { t: 1 } : {}) });
    },
    values: (): GridValues => {
      const spilled = headless.univer.__getInjector().get(univer.FormulaDataModel).getArrayFormulaCellData();
      return Object.fromEntries(
        sheets().map((sheet) => {
          const blocks = spilled["workbook"]?.[sheet.getSheetId()];
          const cells = sheet.getRange(0, 0, sheet.getMaxRows(), sheet.getMaxColumns()).getCellDataGrid();
          const valueAt = (cell: unknown, row: number, column: number): CellValue => {
            const shown = blocks?.[row]?.[column] ?? cell;
            return shown ? readValue(shown as SnapshotCell) : null;
          };
          return [sheet.getSheetName(), cells.map((row, r) => row.map((cell, c) => valueAt(cell, r, c)))];
        }),
      );
    },
    close: async () => {
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      headless.univer.dispose();
    },
  };
}

function changesOf(followed: GridValues, all: GridValues): string[] {
  return Object.entries(all).flatMap(([sheet, rows]) =>
    rows.flatMap((row, r) =>
      row.flatMap((value, c) => {
        const before = followed[sheet]?.[r]?.[c] ?? null;
        const [found, expected] = [JSON.stringify(before), JSON.stringify(value)];
        return found === expected ? [] : [`${sheet} row ${r} column ${c}: ${found}, but ${expected} of all`];
      }),
    ),
  );
}
