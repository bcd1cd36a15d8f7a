import { cellLists, type CellList } from "../../verify/cellLists";
import { inputCounts, namedInputs, planSentences } from "../../verify/planSentences";
import type { Verification } from "../../verify/verification";
import { countsOf, HEADINGS, verdictSentence } from "../../verify/sentences";
import { details, labeled } from "../explain/callCard";
import { moreList } from "../moreList";
import { button, create } from "../page";

/** The headings of the lists where they differ from those of a file. */
const OWN_HEADINGS: Readonly<Record<CellList["kind"], string>> = {
  ...HEADINGS,
  withoutAddIn: "Without a result of the add-in (#NAME?), and what follows from it",
};

/** What helps in Excel, by the kind of cells. */
const REMEDIES: Readonly<Partial<Record<CellList["kind"], string>>> = {
  differing: "Press Ctrl+Alt+F9 to recalculate the workbook.",
  withoutAddIn: "Press Repair formulas, then verify again.",
};

/** What is said of a verification besides what it found. */
export interface ViewedVerification {
  /** Sentences on what was read. */
  notices: readonly string[];
  /** When it was made: what is changed later is not in it. */
  time: string;
}

/**
 * The verdict, and what was found cell by cell.
 *
 * @param select Selects the cell of an address on a sheet.
 */
export function verificationView(
  verification: Verification,
  { notices, time }: ViewedVerification,
  select: (sheet: string, cell: string) => void,
): Node[] {
  const counts = inputCounts(verification.inputs);
  return [
    create("h3", {}, verdictSentence(verification)),
    create("p", {}, countsOf(verification, "shown")),
    ...notices.map((notice) => create("p", {}, notice)),
    ...cellLists(verification).map((list) => listOfCells(list, select)),
    ...planSentences(verification, undefined).map((sentence) => create("p", {}, sentence)),
    ...(counts === "" ? [] : [create("p", {}, counts)]),
    ...listsOfInputs(verification, select),
    create(
      "p",
      { className: "quiet" },
      `As of ${time}: verify again after changes. Charts, formats, input rules, notes, macros, and texts that no formula uses are not checked; hidden sheets, rows and columns are found in files and in the workbench.`,
    ),
  ];
}

function listOfCells({ kind, cells }: CellList, select: (sheet: string, cell: string) => void): HTMLElement {
  const remedy = REMEDIES[kind];
  const list = details(
    `${OWN_HEADINGS[kind]}: ${cells.length.toLocaleString("en-US")}`,
    ...(remedy === undefined ? [] : [create("p", { className: "in-excel" }, remedy)]),
    ...cellsOf(cells, "cell", ({ sheet, cell, text }) => [linkTo(sheet, cell, select), ` ${text}`]),
  );
  list.open = kind !== "uncovered";
  return list;
}

function listsOfInputs(
  { inputs }: Verification,
  select: (sheet: string, cell: string) => void,
): HTMLElement[] {
  return namedInputs(inputs).map(({ state, inputs: named }) => {
    const list = details(
      `Inputs ${state}: ${named.length.toLocaleString("en-US")}`,
      ...cellsOf(named, "input", ({ sheet, cell, label, id }) => [
        ...(cell === null ? [] : [linkTo(sheet, cell, select)]),
        ` ${label === "" ? id : label}${cell === null ? ` (sheet ${sheet})` : ""}`,
      ]),
    );
    list.open = state !== "blank";
    return list;
  });
}

function cellsOf<T>(
  cells: readonly T[],
  noun: string,
  content: (cell: T) => (Node | string)[],
): HTMLElement[] {
  const [list, more] = moreList(cells, noun, content);
  list.className = "cells";
  return [list, more];
}

function linkTo(sheet: string, cell: string, select: (sheet: string, cell: string) => void): HTMLElement {
  const place = `${sheet}!${cell}`;
  return labeled(
    button(place, () => select(sheet, cell)),
    `Go to ${place}`,
  );
}
