import type { Block } from "./block";

/** A block that begins a page. A sheet that has such a block is broken into pages at these alone. */
export function onNewPage(block: Block): Block {
  return {
    ...block,
    draw: (place) => {
      const part = block.draw(place);
      return { ...part, pageBreaks: [place.row, ...(part.pageBreaks ?? [])] };
    },
  };
}
