import { find } from "../../taskpane/page";

/**
 * Takes workbooks that are chosen with the button, or dropped anywhere but on the pane, which imports what is dropped there.
 *
 * @param tell Shows a message below the grid.
 */
export function takeWorkbooks(open: (file: File) => void, tell: (message: string) => void): void {
  const picker = find<HTMLInputElement>("xlsx-file");
  find("open-xlsx").addEventListener("click", () => picker.click());
  picker.addEventListener("change", () => {
    const [file] = picker.files ?? [];
    picker.value = "";
    if (file) open(file);
  });
  takeDrops((files) => {
    const [file, ...others] = files;
    if (file && others.length === 0) open(file);
    else tell("Drop one workbook at a time. Results and exports are imported on the pane's tab Import.");
  });
}

/** Before the grid: what it does with drops is not known. */
const CAPTURE = { capture: true };

function takeDrops(take: (files: readonly File[]) => void): void {
  const { classList } = document.body;
  const isTaken = ({ target, dataTransfer }: DragEvent): boolean =>
    (dataTransfer?.types.includes("Files") ?? false) &&
    target instanceof Node &&
    !find("pane").contains(target) &&
    document.querySelector("dialog[open]") === null;
  const over = (event: DragEvent): void => {
    classList.toggle("opens-drop", isTaken(event));
    if (isTaken(event)) event.preventDefault();
  };
  document.addEventListener("dragenter", over, CAPTURE);
  document.addEventListener("dragover", over, CAPTURE);
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) classList.remove("opens-drop");
  });
  document.addEventListener(
    "drop",
    (event) => {
      classList.remove("opens-drop");
      if (!isTaken(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take([...(event.dataTransfer?.files ?? [])]);
    },
    CAPTURE,
  );
}
