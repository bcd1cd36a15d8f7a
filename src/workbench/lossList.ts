import { create, find } from "../taskpane/page";
import type { ReadLoss } from "./read/readLoss";

/** Places that are named for one reason. */
const NAMED = 5;

/** Lists below the grid what a downloaded file does not have; an empty list is hidden. */
export function showLosses(losses: readonly ReadLoss[]): void {
  const list = find<HTMLDetailsElement>("losses");
  list.hidden = losses.length === 0;
  list.open = false;
  list.querySelector("ul")?.replaceChildren(...lossLines(losses).map((line) => create("li", {}, line)));
}

/** A line for each reason, with the first of its places. */
export function lossLines(losses: readonly ReadLoss[]): string[] {
  const places = new Map<string, string[]>();
  for (const { where, because } of losses) {
    const alike = places.get(because);
    if (alike) alike.push(where);
    else places.set(because, [where]);
  }
  return [...places].map(([because, where]) => {
    const more = where.length - NAMED;
    const named = where.slice(0, NAMED).join("; ");
    return `${more > 0 ? `${named}; and ${more} more` : named}: ${because}`;
  });
}
