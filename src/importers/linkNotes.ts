import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Source } from "../archive/source";

/** How many links a note names. */
const NAMED = 3;

/** Says that links of a tar are not followed: what they lead to is read where it lies in the tar, and counts once. */
export function linkNotes({ name, links = [] }: Source): Diagnostic[] {
  if (links.length === 0) return [];
  const named = links.slice(0, NAMED).map(({ path, target }) => `${path} to ${target}`);
  const more = links.length > NAMED ? `, and ${links.length - NAMED} more` : "";
  return [
    {
      severity: "info",
      code: "links-not-followed",
      message: `${name} holds links, which are not followed (${named.join(", ")}${more}): files that lie in it are read once.`,
      file: name,
      line: null,
    },
  ];
}
