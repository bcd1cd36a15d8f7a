import type { MemberGroup } from "./memberGroup";
import type { TextSection } from "../text/textSections";

/** Which part of the text is about which members. */
export interface DatastoreMatch {
  pairs: { group: MemberGroup; section: TextSection | null }[];
  /** Sections without members: the text is all there is. */
  sections: TextSection[];
  /** Members that fit nothing in the text while the text has more: their figures are in the text already. */
  dropped: MemberGroup[];
}

/**
 * Finds the datastore of each group. No file says which id has which name, so the figures decide: the members'
 * sums are printed in exactly one section. The last group and the last section belong together.
 */
export function matchDatastores(
  groups: readonly MemberGroup[],
  sections: readonly TextSection[],
): DatastoreMatch {
  const left = new Set(sections);
  const found = new Map<MemberGroup, TextSection>();
  for (const group of groups) {
    const section = [...left].find((candidate) => group.fits(candidate));
    if (!section) continue;
    found.set(group, section);
    left.delete(section);
  }
  const open = groups.filter((group) => !found.has(group));
  const [group, ...otherGroups] = open;
  const [section, ...otherSections] = left;
  if (group && section && otherGroups.length === 0 && otherSections.length === 0) {
    found.set(group, section);
    left.clear();
  }
  const unnamed = groups.filter((each) => !found.has(each));
  const drop = unnamed.length > 0 && left.size > 0 && unnamed.length !== left.size;
  return {
    pairs: groups
      .filter((each) => !drop || found.has(each))
      .map((each) => ({ group: each, section: found.get(each) ?? null })),
    sections: drop || unnamed.length === 0 ? [...left] : [],
    dropped: drop ? unnamed : [],
  };
}
