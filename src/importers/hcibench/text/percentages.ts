import { lengthWithout } from "../../reading/lengthWithout";

/** The numbers in front of the per cent signs of a text: `ClusterA: 12.34%; ClusterB: 5.6 %` holds 12.34 and 5.6. */
export function percentages(text: string): number[] {
  return text.split("%").slice(0, -1).flatMap(numberAtEnd);
}

/** Nothing for a text that ends with a dot or a letter; of `1.2.3` the last two parts. */
function numberAtEnd(text: string): number[] {
  const trimmed = text.trimEnd();
  const figure = trimmed.slice(lengthWithout(trimmed, (character) => /[\d.]/.test(character)));
  const parts = figure.split(".");
  const [whole = "", last = ""] = [parts.at(-2), parts.at(-1)];
  if (last === "") return [];
  return [Number(whole === "" ? last : `${whole}.${last}`)];
}
