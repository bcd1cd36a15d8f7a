import { cellName } from "../../workbook/address";
import { recordOfXml } from "../../workbook/readers/recordOfXml";
import type { PlanRecord } from "../../workbook/planRecord";
import type { RangeRef } from "../../workbook/spec";
import { type WrittenSheet, writtenOf } from "./writtenCells";

/** What a release wrote for a template, as it is kept: texts, because it is much and read seldom. */
export interface ReleasedPlanText {
  /** The record of its inputs, under the ids that they have today. */
  record: string;
  /** By sheet, the cells that have an id: `hosts B5 cpu.low D7:D12`. */
  ids: Readonly<Record<string, string>>;
  /** By sheet, the cells that it wrote besides its inputs. */
  written: Readonly<Record<string, string>>;
}

/** What a release wrote for a template. */
export interface ReleasedPlan {
  record: PlanRecord;
  /** Where the cells with an id were, results among them. */
  cells: ReadonlyMap<string, RangeRef>;
  written: ReadonlyMap<string, WrittenSheet>;
}

/** Reads what is kept. */
export function releasedPlan({ record, ids, written }: ReleasedPlanText): ReleasedPlan {
  return {
    record: recordOfXml(record),
    cells: new Map(
      Object.entries(ids).flatMap(([sheet, text]) => {
        const words = text.trim().split(/\s+/);
        const pairs = Array.from({ length: words.length / 2 }, (_, i) => words.slice(2 * i, 2 * i + 2));
        return pairs.map(([id = "", range = ""]) => [id, { sheet, range }] as const);
      }),
    ),
    written: new Map(Object.entries(written).map(([sheet, text]) => [sheet, writtenOf(text)])),
  };
}

/** The cells of a sheet that are not inputs. */
export function withoutInputs(name: string, sheet: WrittenSheet, isInput: ReadonlySet<string>): WrittenSheet {
  return sheet.map((row, r) =>
    row?.map((cell, c) => (isInput.has(`${name}!${cellName(r, c)}`) ? undefined : cell)),
  );
}
