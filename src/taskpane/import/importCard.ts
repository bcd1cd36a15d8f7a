import { counted } from "../../model/units/counted";
import { button, create } from "../page";
import type { SessionImport } from "./importSession";
import { previewOf } from "./preview";

/** So many cases and so many problems are shown; the report has all of them. */
const SHOWN_CASES = 50;
const SHOWN_PROBLEMS = 20;

/**
 * An import in the list: whether it goes into the report, what was recognised, and what went wrong.
 *
 * @param changed Called when it is chosen or no longer chosen.
 * @param removed Called when it is to be forgotten, by the workbook, too.
 */
export function importCard(one: SessionImport, changed: () => void, removed: () => void): HTMLLIElement {
  const { summary, cases, counts, problems } = previewOf(one);
  const box = create("input", { type: "checkbox", checked: one.chosen });
  box.addEventListener("change", () => {
    one.chosen = box.checked;
    changed();
  });
  const label = one.saved ? "Remove from the workbook" : "Remove";
  const remove = button(label, removed);
  remove.setAttribute("aria-label", `${label}: ${one.name}`);
  const item = create(
    "li",
    { className: "card" },
    create("label", { className: "choice" }, box, create("span", { className: "cut" }, one.name)),
    create("p", {}, summary),
  );
  if (one.saved) {
    const since = one.saved.savedAt.slice(0, "2000-01-01".length);
    item.append(create("p", { className: "quiet" }, `Saved in this workbook on ${since}.`));
  }
  if (cases.length > 0) item.append(casesTable(cases));
  if (problems.length > 0) item.append(problemList(counts, problems));
  item.append(remove);
  return item;
}

function casesTable(cases: ReturnType<typeof previewOf>["cases"]): HTMLElement {
  const head = ["Case", "IOPS", "MiB/s", "ms"].map((text) => create("th", { scope: "col" }, text));
  const rows = cases
    .slice(0, SHOWN_CASES)
    .map(({ label, iops, mibPerSecond, latencyMs }) =>
      create("tr", {}, ...[label, iops, mibPerSecond, latencyMs].map((text) => create("td", {}, text))),
    );
  const table = create(
    "table",
    {},
    create("thead", {}, create("tr", {}, ...head)),
    create("tbody", {}, ...rows),
  );
  const more = cases.length - rows.length;
  const note = more > 0 ? [create("p", {}, `and ${counted(more, "case")} more`)] : [];
  return create(
    "details",
    { open: cases.length <= 5 },
    summaryOf(counted(cases.length, "case")),
    table,
    ...note,
  );
}

function problemList(counts: string, problems: readonly string[]): HTMLElement {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((text) => create("li", { className: "cut" }, text));
  const more = problems.length - shown.length;
  if (more > 0) shown.push(create("li", {}, `and ${more} more: the report's sheet Sources has all`));
  return create("details", {}, summaryOf(counts), create("ul", {}, ...shown));
}

/** The line that opens a list. office.js moves the focus itself, and knows a summary only by its tabindex. */
function summaryOf(text: string): HTMLElement {
  return create("summary", { tabIndex: 0 }, text);
}
