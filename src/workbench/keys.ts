/**
 * F6 leads from the grid to the pane and back, Shift+F6 to the tools above the grid and back, as they lead from part to part
 * in Excel. Within the grid Tab goes from cell to cell, so there is no other way out of it.
 */
export function switchByF6(pane: HTMLElement, tools: HTMLElement, toGrid: () => void): void {
  // Before the grid, which takes most keys for itself.
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const part = event.shiftKey ? tools.querySelector('[role="toolbar"]') : pane;
      const first = event.shiftKey ? FIRST_TOOL : SELECTED_TAB;
      if (!part || part.contains(document.activeElement)) toGrid();
      else part.querySelector<HTMLElement>(first)?.focus();
    },
    { capture: true },
  );
}

const SELECTED_TAB = '[role="tab"][aria-selected="true"]';
const FIRST_TOOL = "button:not([disabled])";
