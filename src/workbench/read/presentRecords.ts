import type { WorkbookDrawing } from "../../workbook/drawing";
import type { PlanRecord } from "../../workbook/planRecord";
import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import { sheetId } from "../../workbook/writers/univer/writeUniver";

/**
 * The records of a drawing with the names that their sheets have in the grid by now; records of which no sheet is left are not
 * among them. A name that two plans have means the sheet of its own: sheets and records stand in the order in which they were
 * drawn.
 *
 * @param drawing All that was drawn.
 */
export function presentRecords(
  { sheets, records }: Pick<WorkbookDrawing, "sheets" | "records">,
  { sheets: shown, sheetOrder }: UniverSnapshot,
): Map<PlanRecord, PlanRecord> {
  const drawn = sheets.map(({ name }) => name);
  const found: [PlanRecord, PlanRecord][] = [];
  let end = drawn.length;
  for (const record of [...records].reverse()) {
    const places = record.sheets.map((name) => [name, lastBefore(drawn, name, end)] as const);
    end = Math.min(end, ...places.map(([, place]) => place).filter((place) => place >= 0));
    const names = new Map(
      places.flatMap(([name, place]) => {
        const id = sheetId(place);
        const now = sheetOrder.includes(id) ? shown[id]?.name : undefined;
        return now === undefined ? [] : [[name, now] as const];
      }),
    );
    if (names.size > 0) found.unshift([record, renamed(record, names)]);
  }
  return new Map(found);
}

/** Where a name stands for the last time before an end; plans that were drawn together may share a sheet behind it. */
function lastBefore(drawn: readonly string[], name: string, end: number): number {
  const before = drawn.slice(0, end).lastIndexOf(name);
  return before < 0 ? drawn.lastIndexOf(name) : before;
}

function renamed(record: PlanRecord, names: ReadonlyMap<string, string>): PlanRecord {
  return {
    ...record,
    sheets: record.sheets.flatMap((name) => names.get(name) ?? []),
    inputs: record.inputs.flatMap((input) => {
      const sheet = names.get(input.sheet);
      return sheet === undefined ? [] : [{ ...input, sheet }];
    }),
  };
}
