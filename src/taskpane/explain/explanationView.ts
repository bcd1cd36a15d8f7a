import { isEntered, type Chain, type ChainCell, type ChainLink } from "../../explain/chainOf";
import type { CellExplanation } from "../../explain/explainCell";
import type { ExplainedCall } from "../../explain/explainedCall";
import { shownFigure, shownValue } from "../../explain/spelled";
import { button, create } from "../page";
import { callCard, details } from "./callCard";
import { cellList } from "./cellList";

/** What the buttons of an explanation do. */
export interface ExplanationActions {
  goTo(cell: ChainCell): void;
  insertSteps(call: ExplainedCall): void;
}

/** The explanation of a cell; the chain behind it is added when it is known. */
export function explanationView(cell: CellExplanation, actions: ExplanationActions): Node[] {
  const { place, label, formula, spilledFrom, calls, moreCalls, precedents, unfollowed, stale, unread } =
    cell;
  return [
    create("h3", {}, label === "" ? place : label),
    create("p", { className: "figure" }, figureOf(cell)),
    ...(label === "" ? [] : [create("p", { className: "quiet" }, place)]),
    ...(formula === undefined
      ? []
      : [create("p", { className: "formula cut" }, create("code", {}, `=${formula}`))]),
    ...(spilledFrom === undefined
      ? []
      : [create("p", {}, `It is part of the spill range of ${spilledFrom}.`)]),
    ...(stale ? [create("p", { className: "stale" }, staleText(shownValue(stale.recalculated)))] : []),
    ...calls.map((call) => callCard(call, () => actions.insertSteps(call))),
    ...(moreCalls > 0 ? [create("p", {}, `The formula makes ${moreCalls} more calls.`)] : []),
    ...(unread === "" ? [] : [create("p", { className: "stale" }, unread)]),
    ...(formula === undefined
      ? [
          create(
            "p",
            {},
            shownValue(cell.value) === ""
              ? "The cell is blank."
              : "The cell has no formula: its value was typed or imported.",
          ),
        ]
      : precedents.length > 0
        ? [create("h3", {}, "Refers to"), ...cellList(precedents, actions.goTo)]
        : unfollowed.length === 0
          ? [create("p", {}, "The formula refers to no cell.")]
          : []),
    ...(unfollowed.length === 0 ? [] : [create("p", {}, unfollowedText(unfollowed))]),
  ];
}

/** The cell in a sentence, for screen readers. */
export function announcedExplanation(cell: CellExplanation): string {
  const { place, label, calls } = cell;
  const made = calls.map(({ id }) => id);
  return `${place}${label === "" ? "" : `, ${label}`}: ${figureOf(cell)}${made.length === 0 ? "" : `. Calls ${made.join(", ")}`}.`;
}

function figureOf({ value, unit, isShare, known, calls }: CellExplanation): string {
  const [call] = calls;
  // What a call knows of its result holds for the cell only where that is all that the cell shows.
  const isCall = calls.length === 1 && call?.size === undefined && call?.value === value;
  const sure = known || (isCall ? call.known : "");
  return [shownFigure(value, unit, isShare) || "blank", sure === "" ? "" : `· ${sure}`]
    .filter(Boolean)
    .join(" ");
}

/** References that are named where they are not followed; a formula of 8,192 characters can have hundreds. */
const MAX_UNFOLLOWED = 8;

function unfollowedText(texts: readonly string[]): string {
  const more = texts.length - MAX_UNFOLLOWED;
  const named = texts.slice(0, MAX_UNFOLLOWED).join(", ");
  return `Not followed: ${named}${more > 0 ? `, and ${more} more` : ""} (another workbook, several sheets, or a part of a table that is not found).`;
}

function staleText(recalculated: string): string {
  const now = recalculated === "" ? "an empty text" : recalculated;
  return `The formula now returns ${now}: recalculate the workbook (F9), or see the Health tab.`;
}

/** The inputs that a figure rests on, and a button for the whole chain. */
export function chainView(
  chain: Chain,
  { goTo, insert }: Pick<ExplanationActions, "goTo"> & { insert(): void },
): Node[] {
  const { links, isCut, unfollowed } = chain;
  const inputs = links.filter(isEntered);
  const ranges = links.filter(({ cells }) => cells > 1);
  const isAllShown = links.length === inputs.length && links.every(({ level }) => level === 1);
  if (links.length === 0 || (isAllShown && !isCut)) return [];
  const byPlace = new Map(links.map((link) => [link.place, link]));
  const count = (n: number) => n.toLocaleString("en-US");
  const counted = (n: number, what: string) => `${count(n)} ${what}${n === 1 ? "" : "s"}`;
  const parts = [
    counted(links.length - ranges.length, "cell"),
    ...(ranges.length === 0 ? [] : [`${counted(ranges.length, "range")} not followed cell by cell`]),
    ...(isCut ? ["more that are not followed"] : []),
  ];
  return [
    create("h3", {}, "Sources"),
    create(
      "p",
      {},
      `${parts.join(", and ")}; ${inputs.length === 1 ? "1 cell has" : `${count(inputs.length)} cells have`} no formula.`,
    ),
    ...(unfollowed.length === 0 ? [] : [create("p", {}, unfollowedText(unfollowed))]),
    details(
      `Input precedents (${count(inputs.length + ranges.length)})`,
      ...cellList([...inputs, ...ranges], goTo, (cell) => throughText(byPlace.get(cell.place), byPlace)),
    ),
    button("Insert the precedents", insert),
  ];
}

/** How many cells between an input and the figure are named. */
const MAX_NAMED = 4;

/** The cells between an input and the figure, the nearest to the input first. */
function throughText(input: ChainLink | undefined, byPlace: ReadonlyMap<string, ChainLink>): string {
  const between: string[] = [];
  for (let link = byPlace.get(input?.usedBy ?? ""); link; link = byPlace.get(link.usedBy)) {
    between.push(link.label === "" ? link.place : `${link.label} (${link.place})`);
  }
  if (between.length === 0) return "";
  const more = between.length - MAX_NAMED;
  return `through ${between.slice(0, MAX_NAMED).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}
