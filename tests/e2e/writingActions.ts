import type { Frame } from "@playwright/test";
import { foundContents } from "./drawnContents";
import type { ExcelHost } from "./host/excelHost";
import type { OpenedExcel } from "./openExcel";
import { NO_BUTTON, type Press } from "./press";
import {
  DESIGN,
  ESTATE,
  EXAMPLE,
  explainExample,
  importEstate,
  lookForNoPlan,
  showFunctions,
  showTemplates,
  STEPS,
  typeOverLinks,
  type InPane,
} from "./reachButtons";

/** A result file with one test case. */
export const resultText = (iops: string) =>
  [
    "Case Name: fio-4vmdk-90ws-4k-100rdpct-100randompct-8threads",
    "Number of VMs: 18",
    `IOPS = ${iops} IO/S`,
    "THROUGHPUT = 2817.65 MB/s",
    "R_LATENCY = 2.34 ms",
  ].join("\n");

/** A way to write into the workbook: a button of the pane, or of the ribbon. */
export interface Action {
  what: string;
  /** Selector of the button in the pane; id of the control in the ribbon. */
  button: string;
  isInRibbon?: boolean;
  done: RegExp;
  /** What the pane may say instead where the action is done already, and carried out once more. */
  again?: RegExp;
  /** Is each cell right by itself, so that an action that was refused in the middle may leave a part done? */
  isPartial?: boolean;
  /** Does it take a second or more? Then only the long tests refuse its calls, and of those that change only looks, none. */
  isSlow?: boolean;
  /** Brings the pane to where the button can be pressed. */
  reach?(opened: InPane): Promise<void>;
  /** Brings a workbook to where the button can be pressed. */
  prepare?(excel: ExcelHost, press: Press): Promise<void>;
}

export const ACTIONS: readonly Action[] = [
  { what: "the report", button: "#report", done: /^The report is on the sheets/ },
  {
    what: "the results at the active cell",
    button: "#place",
    done: /^The results are in/,
    again: /^The results need Summary!A10:S11, which is not empty/,
    async prepare({ workbook }) {
      workbook.select(workbook.active, [{ row: 9, column: 0, rows: 1, columns: 1 }]);
      return Promise.resolve();
    },
  },
  {
    what: "the comparison",
    button: "#compare",
    done: /^The report is on the sheets/,
    async reach({ frame }) {
      await importText(frame, "700000");
      await frame.locator("#imports > li").first().getByRole("checkbox").check();
    },
  },
  {
    what: "the update",
    button: "#update",
    done: /^The report is on the sheets Summary \(2\), Findings, Charts, Results, Checks/,
    async prepare(excel, press) {
      await press("#report");
      excel.type("Sheet1!A3", "='Summary (2)'!A1");
    },
  },
  {
    what: "the template Hosts",
    button: '[aria-label="Insert Hosts into this workbook"]',
    done: /^Hosts is on the sheets/,
    reach: showTemplates,
  },
  {
    what: "the repair",
    button: "#repair",
    done: /^3 formulas were re-entered\./,
    async reach({ frame }) {
      await frame.getByRole("tab", { name: "Health" }).click();
      await frame.locator("#health-stale", { hasNotText: "…" }).waitFor();
    },
    isPartial: true,
    prepare({ workbook }) {
      for (const cell of ["Sheet1!C1", "Sheet1!C2", "Summary!C1"]) {
        workbook.store(cell, { formula: "=_xldudf_VSAN_GHZ(1)", value: { error: "#NAME?" } });
      }
      return Promise.resolve();
    },
  },
  {
    what: "linking again",
    button: "#link-again",
    done: /^Linked again on sheet Hosts: /,
    reach: showTemplates,
    async prepare(excel, press) {
      for (const template of ["Plan facts", "Hosts"]) {
        await press(`[aria-label="Insert ${template} into this workbook"]`);
      }
      typeOverLinks(excel, "Hosts", 3);
    },
  },
  {
    what: "a formula at the active cell",
    button: EXAMPLE,
    done: /^=VSAN_GHZ\(1000\) is in /,
    reach: showFunctions,
    prepare: (excel) => Promise.resolve(excel.select("Sheet1!C9")),
  },
  {
    what: "the steps below a cell",
    button: STEPS,
    done: /^The steps are in /,
    reach: explainExample,
  },
  {
    what: "the steps on a sheet of their own",
    button: STEPS,
    done: /^The steps are in /,
    reach: explainExample,
    prepare: (excel) => Promise.resolve(excel.type("Sheet1!B4", "in their way")),
  },
  {
    what: "the results of the selected text",
    button: "HciPlanner.Analyze",
    isInRibbon: true,
    done: /^1 result of the selected text: /,
    again: /contains no benchmark results/,
    prepare: (excel) => {
      excel.paste("Sheet1!A20", resultText("721317.28"), "stays text");
      return Promise.resolve();
    },
  },
  {
    what: "what runs today",
    button: ESTATE,
    done: /^What runs today is on the sheets Estate, /,
    reach: importEstate,
    prepare: lookForNoPlan,
  },
  {
    what: "the update of what runs today",
    button: ESTATE,
    done: /^What runs today is on the sheets Estate, /,
    reach: importEstate,
    async prepare(excel, press) {
      await lookForNoPlan(excel, press);
      await press(ESTATE);
    },
  },
  {
    what: "the design",
    isSlow: true,
    button: DESIGN,
    done: /^The design is on the sheets Design, /,
    reach: importEstate,
    prepare: lookForNoPlan,
  },
];

/** Presses the button of an action. Returns what the pane reports. */
export async function carryOut(
  { button, isInRibbon }: Pick<Action, "button" | "isInRibbon">,
  excel: Pick<ExcelHost, "press">,
  press: Press,
): Promise<string> {
  if (!isInRibbon) return press(button);
  await excel.press(button);
  return press(NO_BUTTON);
}

/** A workbook of a user, with names that a report has, too. */
export function fill(excel: ExcelHost): void {
  excel.reset();
  const { workbook } = excel;
  const own = workbook.addSheet("Summary");
  workbook.addName("ClusterHosts", "=Sheet1!$A$1", "");
  excel.type("Sheet1!A1", "mine");
  excel.type("Sheet1!A2", "=A1&ClusterHosts");
  for (const [cell, text] of [
    ["A1", "Host"],
    ["A2", "esx1"],
  ] as const) {
    excel.type(`Summary!${cell}`, text);
  }
  workbook.addTable(own, { row: 0, column: 0, rows: 2, columns: 1 }).name = "Results";
  workbook.activate(own);
}

/** Everything that the workbook holds, a line for each thing. */
export function contentsOf({ workbook }: ExcelHost): string[] {
  const { sheets, names, active, xmlParts } = workbook;
  return [
    `sheets ${sheets.map(({ name, visibility }) => `${name} ${visibility}`).join(", ")}`,
    `active ${active.name}`,
    `${names.length} names, ${xmlParts.size} records and saved imports`,
    ...foundContents(workbook, sheets),
  ];
}

/** The first line that differs, as it was and as it is; nothing where all lines are the same. */
export function firstChange(before: readonly string[], after: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i).find(
    (i) => before[i] !== after[i],
  );
  return at === undefined ? undefined : `"${before[at] ?? ""}" became "${after[at] ?? ""}"`;
}

export async function importText(frame: Frame, iops: string): Promise<void> {
  const imports = frame.locator("#imports > li");
  const before = await imports.count();
  await frame.getByLabel("Text of a result file").fill(resultText(iops));
  await frame.getByRole("button", { name: "Read the text" }).click();
  await imports.nth(before).waitFor();
}

/** The pane with an import that is not saved in the workbook. */
export async function openImported<Opened extends Pick<OpenedExcel, "frame">>(
  openExcel: () => Promise<Opened>,
): Promise<Opened> {
  const opened = await openExcel();
  await opened.frame.getByText("Paste text").click();
  await importText(opened.frame, "721317.28");
  return opened;
}

/** The numbers from 1 to a last one: all, or some at even distances with both ends. */
export function countTo(last: number, chosen: number = last): number[] {
  const numbers = Array.from({ length: last }, (_, i) => i + 1);
  const distance = Math.max(1, (last - 1) / Math.max(1, chosen - 1));
  return numbers.filter((_number, i) => Math.ceil(i / distance) * distance < i + 1);
}
