import type { Block } from "./block";

import { titleBlock } from "./titleBlock";

/** The top of a further sheet: its title and one line about it. */
export function sheetTop(title: string, about: string): Block {
  return { height: 2, ids: () => ({}), draw: () => ({ cells: titleBlock(title, about) }) };
}
