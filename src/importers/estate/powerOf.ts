import type { Power } from "../../model/estate/estate";

/** States in English, German, French and Spanish; small letters without accents, spaces and "powered". */
const STATES: ReadonlyMap<string, Power> = new Map([
  ...wordsOf("on", "on running eingeschaltet ein an lauft"),
  ...wordsOf("on", "allume allumee active activee soustension encendido encendida activado activada"),
  ...wordsOf("off", "off stopped ausgeschaltet aus gestoppt"),
  ...wordsOf("off", "eteint eteinte desactive desactivee horstension arrete arretee"),
  ...wordsOf("off", "apagado apagada desactivado desactivada"),
  ...wordsOf("suspended", "angehalten interrompu interrompue"),
]);

function wordsOf(power: Power, words: string): [string, Power][] {
  return words.split(" ").map((word) => [word, power]);
}

/** Accents of letters, once these are decomposed. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * The power state by its word, such as "poweredOn", "Powered Off" or "ausgeschaltet"; where there is none, by whether the VM runs.
 *
 * @example powerOf("éteint", null) //=> "off"
 */
export function powerOf(word: string | null, isRunning: boolean | null): Power {
  const state = (word ?? "")
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(/[^a-z]/g, "")
    .replace(/^powered/, "");
  const known = STATES.get(state);
  if (known !== undefined) return known;
  if (state.startsWith("suspend")) return "suspended";
  if (isRunning !== null) return isRunning ? "on" : "off";
  return "unknown";
}
