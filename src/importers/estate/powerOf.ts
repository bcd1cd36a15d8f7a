import type { Power } from "../../model/estate/estate";

/** The power state by its word, such as "poweredOn" or "Powered Off"; where there is none, by whether the VM runs. */
export function powerOf(word: string | null, isRunning: boolean | null): Power {
  const state = (word ?? "")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/^powered/, "");
  if (state === "on" || state === "running") return "on";
  if (state === "off" || state === "stopped") return "off";
  if (state.startsWith("suspend")) return "suspended";
  if (isRunning !== null) return isRunning ? "on" : "off";
  return "unknown";
}
