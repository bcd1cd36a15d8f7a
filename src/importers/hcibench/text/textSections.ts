import type { EmptyDatastore, ResultBlock, ResultText } from "./resultText";

/** The part of a text about one datastore of one case. */
export interface TextSection {
  datastore: string | null;
  blocks: ResultBlock[];
  /** Where the text shows that all VMs finished early; `null` when there are blocks. */
  empty: EmptyDatastore | null;
}

/** A text's sections in their order; blocks of one datastore that follow each other belong together. */
export function textSections(text: ResultText): TextSection[] {
  const sections: TextSection[] = [];
  for (const block of text.blocks) {
    const last = sections.at(-1);
    const previous = last?.blocks.at(-1);
    if (last && previous?.datastore === block.datastore && previous.caseName === block.caseName) {
      last.blocks.push(block);
    } else {
      sections.push({ datastore: block.datastore, blocks: [block], empty: null });
    }
  }
  const empty = text.emptyDatastores.map((each) => ({ datastore: each.datastore, blocks: [], empty: each }));
  const lineOf = (section: TextSection) => section.empty?.line ?? section.blocks[0]?.line ?? 0;
  return [...sections, ...empty].sort((a, b) => lineOf(a) - lineOf(b));
}
