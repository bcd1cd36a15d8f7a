import { find } from "./page";

/** The tabs of the pane, in their order. */
export const TABS = ["import", "templates", "functions", "explain", "health"] as const;
export type TabId = (typeof TABS)[number];

/** The tabs that the page has, each with what fills it when it is shown for the first time. */
export type TabStart = Readonly<Partial<Record<TabId, () => void>>>;

let tabs: readonly TabId[] = TABS;
let shown: TabId | undefined;
const starts = new Map<string, () => void>();
const again = new Map<string, () => void>();

/** Calls back when a tab is shown again. */
export function whenShown(id: TabId, shownAgain: () => void): void {
  again.set(id, shownAgain);
}

/** Shows a tab; what was typed in the others stays. */
export function showTab(id: TabId): void {
  shown = id;
  for (const tab of tabs) {
    const selected = tab === id;
    const control = find(`tab-${tab}`);
    control.setAttribute("aria-selected", String(selected));
    // Tab reaches the selected one only, the arrow keys go from there.
    control.tabIndex = selected ? 0 : -1;
    find(`panel-${tab}`).hidden = !selected;
  }
  const start = starts.get(id);
  starts.delete(id);
  (start ?? again.get(id))?.();
}

/** Makes the tabs work: by pointer, and by arrow keys, Home and End. */
export function startTabs(onFirstShown: TabStart): void {
  for (const [id, start] of Object.entries(onFirstShown)) starts.set(id, start);
  tabs = TABS.filter((id) => id in onFirstShown);
  for (const id of tabs) find(`tab-${id}`).addEventListener("click", () => turnTo(id));
  find("tabs").addEventListener("keydown", (event) => {
    const next = tabAfter(shown ?? TABS[0], event.key, tabs);
    if (!next) return;
    event.preventDefault();
    turnTo(next);
    find(`tab-${next}`).focus();
  });
  showTab(TABS[0]);
}

/** Shows a tab that the user turned to. What was done on another one is read by then; what went wrong stays. */
function turnTo(id: TabId): void {
  find("pane-message").textContent = "";
  showTab(id);
}

/** The tab that a key leads to; `undefined` for keys that lead nowhere. */
export function tabAfter(from: TabId, key: string, among: readonly TabId[] = TABS): TabId | undefined {
  const at = among.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return among[(at + 1) % among.length];
    case "ArrowLeft":
      return among.at(at - 1);
    case "Home":
      return among[0];
    case "End":
      return among.at(-1);
    default:
      return undefined;
  }
}
