import type { Block } from "./block";

/** A block with a low row below it, in points: pages have less room between their parts than sheets that scroll. */
export function withRowGap(block: Block, points: number): Block {
  return {
    ...block,
    draw: (place) => {
      const part = block.draw(place);
      const below = place.row + block.height;
      return { ...part, rowHeights: [...(part.rowHeights ?? []), { rows: [below, below], points }] };
    },
  };
}
