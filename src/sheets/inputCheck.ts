import { type Accepts, describeAccepted, isAnyText } from "./accepts";
import { firstOf, quoted } from "./formulaText";

/** The id of the first problem with an input, in words; "" where every input is usable. */
export const INPUT_PROBLEM = "inputProblem";

/** An input cell that is checked before a figure uses it. */
export interface CheckedCell {
  id: string;
  label: string;
  unit: string;
  accepts: Accepts;
  /** May it be empty? */
  optional: boolean;
  /** What to do about a number beyond what it accepts. */
  remedy?: string;
}

/** A column of a grid's inputs. */
export interface CheckedColumn extends Pick<CheckedCell, "id" | "label" | "accepts" | "optional"> {
  /** Is a cell that follows a blank name unknown, though it may be empty? It holds an empty text then. */
  mayFollow?: boolean;
}

/** A grid with inputs. A row that is filled in must have every needed column. */
export interface CheckedGrid {
  id: string;
  heading: string;
  rows: number;
  columns: readonly CheckedColumn[];
}

/** What the flag of an input or row says. */
export const FLAG = { usable: 0, problem: 1, unused: -1 } as const;

/** The id of the flag of an input, or of the flags of a grid's rows. */
export const flagOf = (id: string): string => `open.${id}`;

/** Does the cell hold something else than a choice? A condition: capitals count in rates alone, where Mb/s is not MB/s. */
function isOther(cell: string, choice: string): string {
  return choice.endsWith("/s") ? `NOT(EXACT(${cell},${quoted(choice)}))` : `${cell}<>${quoted(choice)}`;
}

/** Is the cell not usable? A condition. */
export function isUnusable(
  cell: string,
  { accepts, optional, mayFollow = false }: Pick<CheckedColumn, "accepts" | "optional" | "mayFollow">,
): string {
  if (optional && mayFollow && !("text" in accepts)) {
    return `OR(AND(ISTEXT(${cell}),${cell}=""),${isUnusable(cell, { accepts, optional })})`;
  }
  const blank = optional ? [`${cell}<>""`] : [];
  if ("text" in accepts) {
    if (!accepts.isRefused) return optional ? "1=0" : `${cell}=""`;
    return `IF(${cell}="",${optional ? "1=0" : "1=1"},${accepts.isRefused(cell)})`;
  }
  if ("oneOf" in accepts) {
    return `AND(${[...blank, ...accepts.oneOf.map((choice) => isOther(cell, choice))].join(",")})`;
  }
  const [minimum, maximum] =
    "whole" in accepts ? accepts.whole : "decimal" in accepts ? accepts.decimal : accepts.share;
  const whole = "whole" in accepts ? `,${cell}<>INT(${cell})` : "";
  const number = `OR(${cell}<${minimum},${cell}>${maximum}${whole})`;
  return `IF(ISNUMBER(${cell}),${number},${optional ? `${cell}<>""` : "1=1"})`;
}

/** Problem with the cell, as a formula; `where` follows the label. */
function problem(cell: string, label: string, where: string, accepts: Accepts, remedy?: string): string {
  const todo = quoted(`: enter ${describeAccepted(accepts)}${remedy === undefined ? "" : `; ${remedy}`}`);
  return `${quoted(label)}${where}&IF(${cell}="",${quoted(" is empty")},${quoted(" is ")}&${cell}&${todo})`;
}

/**
 * The problem of a cell in words, or "".
 *
 * @param end What follows the words, where several are put together.
 */
export function cellProblem(checked: CheckedCell, label: string, end = ""): string {
  const cell = `{${checked.id}}`;
  const message = problem(cell, label, "", checked.accepts, checked.remedy);
  return firstOf([[isUnusable(cell, checked), end === "" ? message : `${message}&${quoted(end)}`]], '""');
}

/** The first problem of a grid's row in words, or ""; in a row of the same place. */
export function rowProblem({ id, columns }: CheckedGrid, row: number): string {
  const cells = columns.map((column) => ({ ...column, cell: `[${id}.${column.id}]` }));
  return firstOf(
    [
      [isUnused(cells.map(({ cell }) => cell)), '""'],
      ...cells
        .filter(({ accepts, optional }) => !(isAnyText(accepts) && optional))
        .map(
          ({ cell, label, ...column }) =>
            [isUnusable(cell, column), problem(cell, label, `&" (row ${row})"`, column.accepts)] as const,
        ),
    ],
    '""',
  );
}

/** Is nothing typed into a grid's row? A condition. */
export function isUnused(cells: readonly string[]): string {
  return `${cells.join("&")}=""`;
}
