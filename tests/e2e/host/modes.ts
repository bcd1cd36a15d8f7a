import { MAX_ROWS } from "../../../src/workbook/address";
import { RECORD_NAMESPACE } from "../../../src/workbook/planRecord";
import type { HostBehavior } from "./behavior";
import type { Workbook } from "./workbook/workbook";

/** A thing that one Excel does and another does not, or that happens to a workbook while the add-in works. */
export interface HostMode {
  id: string;
  /** What the real Excel does. */
  excel: string;
  /** Where that is known from. */
  evidence: readonly string[];
  /** Is it on in every test? */
  isUsual: boolean;
  /** The tests that have it on, besides `refusedCalls.spec.ts` for those that a refusal may meet. */
  specs: readonly string[];
  /** How this Excel answers. */
  behavior?: Partial<HostBehavior>;
  /** What is so about the workbook before the add-in does anything. */
  prepare?(workbook: Workbook): void;
  /** What another user does to the workbook between two requests. Answers whether there was anything to do. */
  meanwhile?(workbook: Workbook): boolean;
  /** Actions that can do nothing here, and what the pane then tells the user to do. */
  impossible?: { actions: readonly string[]; says: RegExp };
}

const OFFICE_JS = "https://github.com/OfficeDev/office-js/issues/";
const OFFICE_DOCS = "https://learn.microsoft.com/office/dev/add-ins/";
const COAUTHORING = [`${OFFICE_DOCS}excel/co-authoring-in-excel-add-ins`, `${OFFICE_JS}108`];

/** The actions that add sheets. */
const DRAWING = [
  "the report",
  "the comparison",
  "the update",
  "the template Hosts",
  "the steps on a sheet of their own",
  "what runs today",
  "the update of what runs today",
  "the design",
];

/** Every mode of the host. */
export const HOST_MODES: readonly HostMode[] = [
  {
    id: "blank text",
    excel: "hands functions an empty text for a blank cell",
    evidence: ["docs/decisions/0007-blank-cells.md"],
    isUsual: true,
    specs: ["customFunctions.spec.ts"],
    behavior: { blank: "" },
  },
  {
    id: "blank null",
    excel: "hands functions null for a blank cell, as Excel on the web does",
    evidence: [`${OFFICE_JS}4702`],
    isUsual: false,
    specs: ["customFunctions.spec.ts"],
    behavior: { blank: null },
  },
  {
    id: "blank zero",
    excel: "hands functions 0 for a blank cell, as Excel for Windows does",
    evidence: [`${OFFICE_JS}4702`, `${OFFICE_JS}1951`, `${OFFICE_JS}5262`],
    isUsual: false,
    specs: ["customFunctions.spec.ts"],
    behavior: { blank: 0 },
  },
  {
    id: "payload limits",
    excel: "on the web takes and gives 5 MB at a time",
    evidence: [`${OFFICE_DOCS}concepts/resource-limits-and-performance-optimization`],
    isUsual: true,
    specs: ["largeWorkbook.spec.ts"],
  },
  {
    id: "small answers",
    excel: "refuses to load too much at once: here, more than 128 KB, with 300 KB on a sheet",
    evidence: [`${OFFICE_DOCS}concepts/resource-limits-and-performance-optimization`],
    isUsual: false,
    specs: [],
    behavior: { loadedBytes: 128 * 1024 },
    prepare: (workbook) => {
      for (let row = 1; row <= 2000; row++)
        workbook.store(`Sheet1!H${row}`, { value: `${row} `.padEnd(150, "log line ") });
    },
  },
  {
    id: "cell edit",
    excel: "lets requests wait, or refuses them, while a cell is edited",
    evidence: [`${OFFICE_JS}625`, `${OFFICE_JS}3323`, `${OFFICE_JS}1393`],
    isUsual: false,
    specs: ["cellEdit.spec.ts"],
  },
  {
    id: "late answers",
    excel: "answers late",
    evidence: [`${OFFICE_JS}6678`, `${OFFICE_JS}6150`],
    isUsual: false,
    specs: [],
    behavior: { answersAfterMs: 3 },
  },
  {
    id: "no answer",
    excel: "does not answer a request at all",
    evidence: [`${OFFICE_JS}6678`, `${OFFICE_JS}6150`, `${OFFICE_JS}4805`],
    isUsual: false,
    specs: ["unanswered.spec.ts"],
  },
  {
    id: "unbound functions",
    excel: "does not find the functions: formulas show #NAME?, also when they are entered again",
    evidence: [`${OFFICE_JS}4487`, `${OFFICE_JS}5865`, `${OFFICE_JS}5912`],
    isUsual: false,
    specs: ["binding.spec.ts"],
    behavior: { binding: "never" },
  },
  {
    id: "late binding",
    excel:
      "finds the functions later; formulas that were entered before stay #NAME? until they are entered again",
    evidence: [`${OFFICE_JS}6611`, `${OFFICE_JS}6355`],
    isUsual: false,
    specs: ["binding.spec.ts"],
  },
  {
    id: "functions until touched",
    excel: "leaves functions at #BUSY! until the user touches the pane",
    evidence: [`${OFFICE_JS}1395`, `${OFFICE_JS}6662`],
    isUsual: false,
    specs: ["binding.spec.ts"],
    behavior: { binding: "touched" },
  },
  {
    id: "formatted columns",
    excel: "counts formatted columns as used, unless only values are asked for",
    evidence: [
      "https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-getusedrangeornullobject-member(1)",
    ],
    isUsual: false,
    specs: ["largeWorkbook.spec.ts"],
    prepare: (workbook) => {
      for (const { formats } of workbook.sheets) {
        formats.set("fill/color", { row: 0, column: 2, rows: MAX_ROWS, columns: 1 }, "#FFFF00");
      }
    },
  },
  {
    id: "undo list",
    excel: "clears what the user can undo when sheets are deleted, and, on desktop, renamed or moved",
    evidence: [`${OFFICE_DOCS}excel/excel-add-ins-undo-capabilities`, `${OFFICE_JS}6170`],
    isUsual: true,
    specs: ["undoList.spec.ts"],
  },
  {
    id: "protected sheets",
    excel: "refuses to change cells of a protected sheet with AccessDenied",
    evidence: ["https://learn.microsoft.com/javascript/api/excel/excel.errorcodes", `${OFFICE_JS}6784`],
    isUsual: false,
    specs: ["paneActions.spec.ts"],
    prepare: (workbook) => {
      for (const sheet of workbook.sheets) sheet.isProtected = true;
    },
    impossible: {
      actions: ["the results at the active cell", "the update", "the repair", "a formula at the active cell"],
      says: /protected/,
    },
  },
  {
    id: "protected structure",
    excel: "refuses to add, remove, rename and move sheets while the structure of the workbook is protected",
    evidence: ["https://learn.microsoft.com/javascript/api/excel/excel.workbookprotection"],
    isUsual: false,
    specs: [],
    prepare: (workbook) => void (workbook.isStructureProtected = true),
    impossible: { actions: DRAWING, says: /protected/ },
  },
  {
    id: "manual calculation",
    excel: "calculates a formula when it is entered, and not when a cell changes that it depends on",
    evidence: [`${OFFICE_JS}1567`, "https://learn.microsoft.com/javascript/api/excel/excel.calculationmode"],
    isUsual: false,
    specs: ["staleFormulas.spec.ts"],
    prepare: ({ calculation }) => void (calculation.mode = "Manual"),
  },
  {
    id: "coauthor types",
    excel: "shows what another user types between two requests",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const [first] = workbook.sheets;
      if (!first) return false;
      workbook.enter(first, 0, 0, "another user's");
      workbook.calculation.changed(first, { row: 0, column: 0, rows: 1, columns: 1 });
      return true;
    },
  },
  {
    id: "coauthor inserts",
    excel: "shows a sheet that another user inserts in front of the others",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const sheet = workbook.addSheet("Of another user");
      workbook.sheets.unshift(...workbook.sheets.splice(sheet.position, 1));
      return true;
    },
  },
  {
    id: "coauthor takes a name",
    excel: "shows a sheet that another user adds under a name that the add-in is about to use",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const names = ["Findings", "Hosts"];
      // While a report is updated, its earlier sheets are "(2)": they do not get a name back that another user has taken.
      if (names.some((name) => workbook.sheet(name) ?? workbook.sheet(`${name} (2)`))) return false;
      for (const name of names) {
        const sheet = workbook.addSheet(name);
        workbook.sheets.unshift(...workbook.sheets.splice(sheet.position, 1));
        workbook.enter(sheet, 0, 0, "another user's");
      }
      return true;
    },
  },
  {
    id: "coauthor plans",
    excel: "shows the record of a plan that another user draws with HCI Planner",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const xml = `<plan xmlns="${RECORD_NAMESPACE}" id="hosts"><sheet name="Theirs"/></plan>`;
      workbook.xmlParts.set(workbook.newId(), xml);
      return true;
    },
  },
  {
    id: "coauthor renames",
    excel: "shows the new name that another user gives a sheet of the user",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const sheet = workbook.sheet("Sheet1");
      if (!sheet) return false;
      workbook.renameSheet(sheet, "Renamed by another user");
      return true;
    },
  },
  {
    id: "coauthor deletes",
    excel: "loses a sheet of the user that another user deletes",
    evidence: COAUTHORING,
    isUsual: false,
    specs: [],
    meanwhile: (workbook) => {
      const sheet = workbook.sheet("Sheet1");
      if (!sheet) return false;
      workbook.deleteSheet(sheet);
      return true;
    },
  },
];

/** The mode of that id. */
export function hostMode(id: string): HostMode {
  const mode = HOST_MODES.find((one) => one.id === id);
  if (!mode) throw new Error(`the host has no mode "${id}"`);
  return mode;
}
