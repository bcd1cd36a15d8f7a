import { warn } from "../messages";
import { find } from "../page";
import { droppedFiles } from "./droppedFiles";
import { handedFiles, handedText } from "./handedFiles";
import type { Handed } from "./importRequest";

/** Collects what was handed over; folders take their time. */
export type Collect = () => Promise<Handed[]>;

/** Takes benchmark results in every way that people hand them over: picked, dropped, pasted. */
export function takeFiles(take: (collect: Collect) => void): void {
  for (const [control, input] of [
    ["pick-files", "files"],
    ["pick-folder", "folder"],
  ] as const) {
    const picker = find<HTMLInputElement>(input);
    find(control).addEventListener("click", () => picker.click());
    picker.addEventListener("change", () => {
      const handed = handedFiles(picker.files ?? []);
      picker.value = "";
      take(() => Promise.resolve(handed));
    });
  }
  find("read-text").addEventListener("click", () => {
    const text = find<HTMLTextAreaElement>("text").value;
    if (text.trim() === "") warn("Paste the text of a benchmark result first.");
    else take(() => Promise.resolve([handedText(text)]));
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
      const handed = await dropped;
      return handed.length === 0 && text.trim() !== "" ? [handedText(text)] : handed;
    });
  });
}
