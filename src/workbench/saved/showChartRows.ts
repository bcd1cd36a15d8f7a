import { sheetId } from "../../workbook/writers/univer/writeUniver";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { SnapshotSheet, UniverSnapshot } from "../../workbook/writers/univer/snapshot";

/** A saved workbook as far as it has charts. */
interface StoredCharts {
  opened: Pick<WorkbookDrawing, "sheets">;
  snapshot: UniverSnapshot;
}

/**
 * Before the grid drew charts, it hid the rows that hold nothing else. Shows them in a workbook that was saved then; its
 * sheets do not say as which they were drawn.
 */
export function showChartRows<T extends StoredCharts>(stored: T): T {
  const sheets = { ...stored.snapshot.sheets };
  stored.opened.sheets.forEach(({ features }, i) => {
    const id = sheetId(i);
    const sheet = sheets[id];
    if (!sheet || sheet.custom?.drawnAs !== undefined) return;
    const covered = new Set(
      features.flatMap((feature) =>
        feature.kind === "chart"
          ? Array.from({ length: feature.area.rows }, (_, row) => feature.area.row + row)
          : [],
      ),
    );
    sheets[id] = { ...sheet, custom: { drawnAs: id }, rowData: shown(sheet.rowData, covered) };
  });
  return { ...stored, snapshot: { ...stored.snapshot, sheets } };
}

function shown(rows: SnapshotSheet["rowData"], covered: ReadonlySet<number>): SnapshotSheet["rowData"] {
  return Object.fromEntries(
    Object.entries(rows ?? {}).map(([place, row]) => {
      if (row?.hd !== 1 || !covered.has(row.custom?.drawnAt ?? -1)) return [place, row];
      const { hd: _hidden, ...others } = row;
      return [place, others];
    }),
  );
}
