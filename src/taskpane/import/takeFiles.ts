import { warn } from "../messages";
import { find } from "../page";
import { droppedFiles } from "./droppedFiles";
import { inputFilesOf, inputOfText } from "./inputFiles";
import type { InputFiles } from "./importRequest";

/** Collects the input files; folders take their time. */
export type Collect = () => Promise<InputFiles[]>;

/** Takes benchmark results in every way that people hand them over: picked, dropped, pasted. */
export function takeFiles(take: (collect: Collect) => void): void {
  for (const [control, input] of [
    ["pick-files", "files"],
    ["pick-folder", "folder"],
  ] as const) {
    const picker = find<HTMLInputElement>(input);
    find(control).addEventListener("click", () => picker.click());
    picker.addEventListener("change", () => {
      const inputs = inputFilesOf(picker.files ?? []);
      picker.value = "";
      take(() => Promise.resolve(inputs));
    });
  }
  find("read-text").addEventListener("click", () => {
    const text = find<HTMLTextAreaElement>("text").value;
    if (text.trim() === "") warn("Paste the text of a benchmark result first.");
    else take(() => Promise.resolve([inputOfText(text)]));
  });
  takeDrops(find("drop"), take);
}

function takeDrops(zone: HTMLElement, take: (collect: Collect) => void): void {
  // A file that misses the zone must not replace the page.
  for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
  zone.addEventListener("dragenter", () => zone.classList.add("over"));
  zone.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!zone.contains(relatedTarget as Node | null)) zone.classList.remove("over");
  });
  zone.addEventListener("drop", ({ dataTransfer }) => {
    zone.classList.remove("over");
    if (!dataTransfer) return;
    const text = dataTransfer.getData("text/plain");
    const dropped = droppedFiles(dataTransfer.items);
    take(async () => {
      const inputs = await dropped;
      return inputs.length === 0 && text.trim() !== "" ? [inputOfText(text)] : inputs;
    });
  });
}
