import { recalculate } from "../../src/verify/recalculate";
import { isBusy, isUnanswered } from "../../src/verify/withoutAddIn";
import type { CellValue } from "../../src/workbook/spec";
import { type Cells, sheetOf, workbookOf } from "./drawn";

const functions = { has: (id: string) => id === "VSAN_GHZ", call: (): CellValue[][] => [[2, 3]] };

/** What a cell shows that only Excel knows. */
const shown = (error: string): CellValue => ({ error }) as { error: "#NAME?" };
const [name, busy, value] = [shown("#NAME?"), shown("#BUSY!"), shown("#VALUE!")];

const ghz = (shows: CellValue, formula = "VSAN_GHZ(1)") => ({ formula, custom: true, shows });
const block = (shows: CellValue) => ({ ...ghz(shows), spill: { rows: 1, columns: 2 } });
const hidden = (shows: CellValue) => ghz(shows, 'IFERROR(VSAN_GHZ(1),"no add-in")');
const follows = (shows: CellValue, formula = "A1*2") => ({ formula, shows });

/** The cells of a sheet that differ, that are without the add-in, and that wait, each by its address. */
function known(cells: Cells): string[] {
  // One cell is all that such a function fills, unless it is a block.
  const library = { ...functions, call: () => [[2]] };
  const isBlock = Object.values(cells).some((held) => JSON.stringify(held).includes('"columns":2'));
  const drawing = workbookOf([sheetOf("Notes", { A1: 1 }), sheetOf("Hosts", cells)]);
  const found = recalculate(drawing, [], isBlock ? functions : library);
  return [found.differing, found.withoutAddIn, found.busy].map((some) =>
    some.map(({ cell }) => cell).join(" "),
  );
}

test.each<[string, Cells, string, string, string]>([
  ["a result that is missing", { A1: ghz(name) }, "", "A1", ""],
  ["a result that Excel could not ask for", { A1: ghz(shown("#CONNECT!")) }, "", "A1", ""],
  [
    "what follows from it",
    { A1: ghz(name), B1: follows(name), C1: follows(name, "B1+1") },
    "",
    "A1 B1 C1",
    "",
  ],
  [
    "what follows from it without its error",
    { A1: ghz(name), B1: follows(0, "IFERROR(A1,0)"), C1: follows(1, "B1+1") },
    "",
    "A1 B1 C1",
    "",
  ],
  [
    "what does not follow from it",
    { A1: ghz(name), B1: follows(7), C1: follows(5, "1+1") },
    "B1 C1",
    "A1",
    "",
  ],
  ["what follows from a result that was changed", { A1: ghz(5), B1: follows(10) }, "A1 B1", "", ""],
  ["#NAME? in a formula of the grid alone", { A1: follows(name, "1+1") }, "", "A1", ""],
  ["another error in place of a result", { A1: ghz(value), B1: follows(value) }, "A1 B1", "", ""],
  ["a formula that hides the error", { A1: hidden("no add-in") }, "", "A1", ""],
  [
    "what follows from a formula that hides the error",
    { A1: hidden("no add-in"), B1: follows("no add-in!", 'A1&"!"'), C1: follows("other", "A1") },
    "C1",
    "A1 B1",
    "",
  ],
  ["a formula that hides the error with another text", { A1: hidden("none") }, "A1", "", ""],
  ["a formula that does not call the add-in", { A1: follows("no add-in", '"none"') }, "A1", "", ""],
  ["a result that waits", { A1: ghz(busy) }, "", "", "A1"],
  ["data that is awaited", { A1: ghz(shown("#GETTING_DATA")) }, "", "", "A1"],
  ["what follows from a result that waits", { A1: ghz(busy), B1: follows(busy) }, "", "", "A1 B1"],
  [
    "what follows from it without its error",
    { A1: ghz(busy), B1: follows(0, "IFERROR(A1,0)"), C1: follows(5, "1+1") },
    "C1",
    "",
    "A1 B1",
  ],
  [
    "a formula that hides the error while others wait",
    { A1: ghz(busy), B1: hidden("no add-in"), C1: follows("no add-in!", 'B1&"!"') },
    "",
    "",
    "A1 B1 C1",
  ],
  [
    "results that wait and those that are missing",
    { A1: ghz(busy), B1: ghz(name), C1: follows(0, "IFERROR(A1,0)"), D1: follows(1, "IFERROR(B1,1)") },
    "",
    "B1 D1",
    "A1 C1",
  ],
  ["a block that is missing", { A1: block(name), B1: name, C1: follows(name, "B1*2") }, "", "A1 C1", ""],
  [
    "a block whose last cell is missing",
    { A1: block(2), B1: name, C1: follows(name, "B1*2"), D1: follows(5, "A1+3") },
    "",
    "B1 C1",
    "",
  ],
  [
    "a block whose last cell is missing, and what does not follow",
    { A1: block(2), B1: name, C1: follows(8, "B1*2"), D1: follows(5, "A1*2") },
    "C1 D1",
    "B1",
    "",
  ],
])("%s", (_, cells, differing, withoutAddIn, waiting) => {
  expect(known(cells)).toEqual([differing, withoutAddIn, waiting]);
});

test.each<[CellValue, boolean, boolean]>([
  [shown("#BUSY!"), true, false],
  [shown("#GETTING_DATA"), true, false],
  [shown("#NAME?"), false, true],
  [shown("#CONNECT!"), false, true],
  [shown("#N/A"), false, false],
  [shown("x#NAME?"), false, false],
  [shown("#NAME?x"), false, false],
  [shown("x#BUSY!"), false, false],
  [shown("#BUSY!x"), false, false],
  ["#NAME?", false, false],
  ["#BUSY!", false, false],
  [null, false, false],
  [4, false, false],
])("%j waits: %s, has no answer: %s", (saved, waits, isWithout) => {
  expect(isBusy(saved)).toBe(waits);
  expect(isUnanswered(saved)).toBe(isWithout);
});
