import { DEFAULT_STYLES, VerticalAlign, Worksheet } from "@univerjs/core";

const TOP = { vt: VerticalAlign.TOP };

/**
 * Draws texts at the top of their cells where nothing says otherwise, as they are in the .xlsx.
 *
 * - Wrong in 0.25: nothing. Its default is the bottom of the cell, and a sheet's own default is a part of the snapshot, which sheets that
 *   a user inserts, and workbooks that were kept before, do not have.
 * - Why it matters here: where one cell of a row wraps, the others stand beside its first line.
 */
export function drawAtTopOfCells(): void {
  DEFAULT_STYLES.vt = VerticalAlign.TOP;
  const { prototype } = Worksheet;
  const ownDefault = prototype.getDefaultCellStyleInternal;
  prototype.getDefaultCellStyleInternal = function (this: Worksheet) {
    const own = ownDefault.call(this);
    return own ? { ...TOP, ...own } : TOP;
  };
}
