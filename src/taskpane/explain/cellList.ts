import { isEntered, type ChainCell } from "../../explain/chainOf";
import { shownFigure } from "../../explain/spelled";
import { button, create } from "../page";
import { labeled } from "./callCard";

/** Cells of a list that are shown; the table that can be inserted has all. */
const MAX_SHOWN = 200;

/**
 * Cells with what they are called, what they hold, and a button that leads to each.
 *
 * @param through What is between a cell and the explained one; "" for nothing.
 */
export function cellList(
  cells: readonly ChainCell[],
  goTo: (cell: ChainCell) => void,
  through: (cell: ChainCell) => string = () => "",
): HTMLElement[] {
  const more = cells.length - MAX_SHOWN;
  return [
    create(
      "ul",
      { className: "cells" },
      ...cells.slice(0, MAX_SHOWN).map((cell) => item(cell, goTo, through(cell))),
    ),
    ...(more > 0 ? [create("p", { className: "quiet" }, `${more} more are in the table.`)] : []),
  ];
}

function item(cell: ChainCell, goTo: (cell: ChainCell) => void, through: string): HTMLElement {
  const { place, name, label, known } = cell;
  const facts = [
    name,
    cell.cells === 1 ? known || (isEntered(cell) ? "input" : "") : "not followed cell by cell",
  ]
    .filter(Boolean)
    .join(", ");
  return create(
    "li",
    {},
    labeled(
      button(place, () => goTo(cell)),
      `Go to ${place}`,
    ),
    create("span", {}, label === "" ? "" : ` ${label}: `),
    create("strong", {}, holding(cell)),
    ...(facts === "" ? [] : [create("span", { className: "quiet" }, ` ${facts}`)]),
    ...(through === "" ? [] : [create("span", { className: "quiet through" }, through)]),
  );
}

/** What a cell holds, with its unit; of a range how many cells it is. */
export function holding({ value, unit, cells, isShare }: ChainCell): string {
  if (cells > 1) return `${cells.toLocaleString("en-US")} cells`;
  return shownFigure(value, unit, isShare) || "blank";
}
