/**
 * F6 leads from the grid to the pane and back, as it leads from part to part in Excel. Within the grid Tab goes from
 * cell to cell, so there is no other way out of it.
 */
export function switchByF6(pane: HTMLElement, toGrid: () => void): void {
  // Before the grid, which takes most keys for itself.
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (pane.contains(document.activeElement)) toGrid();
      else pane.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
    { capture: true },
  );
}
