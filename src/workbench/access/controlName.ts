/** Names of Univer's controls that show a picture alone, by the end of their command. */
const BY_COMMAND: Readonly<Record<string, string>> = {
  undo: "Undo",
  redo: "Redo",
  "set-once-format-painter": "Format painter",
  "clear-selection-all": "Clear",
  "set-range-font-family": "Font",
  "set-range-fontsize": "Font size",
  "set-range-font-increase": "Larger font",
  "set-range-font-decrease": "Smaller font",
  "set-range-stroke": "Strikethrough",
  "set-range-text-color": "Text color",
  "set-background-color": "Fill color",
  "set-border-basic": "Borders",
  "add-worksheet-merge": "Merge cells",
  "add-range-protection-from-toolbar": "Protect cells",
  "toggle-shortcut-panel": "Keyboard shortcuts",
  "insert-hyper-link-toolbar": "Insert link",
  "data-validation": "Data validation",
  "open.conditional.formatting.panel": "Conditional formatting",
  "open-table-selector": "Insert table",
  "open.numfmt.panel": "Number format",
  "numfmt.add.decimal.command": "More decimals",
  "numfmt.subtract.decimal.command": "Fewer decimals",
  "open-find-dialog": "Find and replace",
  "smart-toggle-filter": "Filter",
  "sheets-sort": "Sort",
};

/** The same of controls without a command, by what they are in. */
const BY_PLACE: readonly [selector: string, name: string][] = [
  ['[data-u-comp="sheet-bar-append-button"]:not([aria-haspopup])', "Add a sheet"],
  ['[data-u-comp="sheet-bar-append-button"]', "All sheets"],
  ['[data-u-comp="defined-name"] input', "Name box"],
  ['[data-u-comp="defined-name"] *', "Names"],
  ['[data-u-comp="formula-bar"] *', "Larger formula bar"],
  ['[data-u-comp="find-replace-dialog"] input', "Text to find"],
];

/** Words of a command that say nothing of what it does. */
const FILLING = /^(set|range|sheet|sheets|command|operation|toolbar|menu|open|from|selection)$/;

/** A name for a control of Univer that has none. */
export function controlName(element: Element): string {
  const command = element.closest("[data-u-command]")?.getAttribute("data-u-command");
  if (command) return commandName(command);
  const place = BY_PLACE.find(([selector]) => element.matches(selector));
  return place?.[1] ?? zoomName(element) ?? (element.getAttribute("placeholder") || "Control");
}

function commandName(command: string): string {
  const known = Object.entries(BY_COMMAND).find(([end]) => command.endsWith(end));
  if (known) return known[1];
  const words = command
    .split(/[.-]/)
    .filter((word) => !FILLING.test(word))
    .slice(-3);
  return words.join(" ").replace(/^./, (letter) => letter.toUpperCase());
}

/** The buttons beside the slider of the zoom, its handle and its mark of 100%. */
function zoomName(element: Element): string | undefined {
  const bar = element.closest('[data-u-comp="workbench-layout"] footer, footer, section');
  if (element.localName === "a") return "Zoom to 100%";
  if (!bar) return undefined;
  if (element.nextElementSibling && !element.previousElementSibling) return "Zoom out";
  return element.matches('[data-u-comp="button"]') ? "Zoom in" : "Zoom";
}
