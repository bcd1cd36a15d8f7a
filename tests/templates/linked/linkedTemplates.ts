import { FACTS } from "../../../src/facts/facts";
import { FACTS_SHEET, planFacts } from "../../../src/templates/planFacts/planFacts";
import { templates } from "../../../src/templates/templates";
import type { Area } from "../../../src/workbook/address";
import { parseArea } from "../../../src/workbook/address";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate } from "../recalculate";
import { ENTERED, linksOf } from "./facts";
import { linkedInputs, valueAt } from "./linkedCells";

/** A cell that is filled in. */
export interface FilledCell {
  at: string;
  area: Area;
  value: CellValue;
}

/** An input of a template beside facts, with the value that it follows. */
export interface FollowingInput extends FilledCell {
  id: string;
  /** Which sheet of the template it is on, from 0: in a workbook with further templates its name may differ. */
  sheet: number;
}

/** The cells of the sheet `Plan`, with `ENTERED` in them. */
export function filledFacts(): FilledCell[] {
  const { cells } = planFacts.plan();
  return Object.entries(ENTERED).map(([id, value]) => {
    const place = cells.get(id);
    const area = place && parseArea(place.range);
    if (!area || place.sheet !== FACTS_SHEET || !(id in FACTS))
      throw new Error(`${id} is not on ${FACTS_SHEET}`);
    return { at: place.range, area, value: value as CellValue };
  });
}

/** What a template's inputs hold where they follow `ENTERED`. */
export function followingInputs(templateId: string): FollowingInput[] {
  const template = templates.find(({ id }) => id === templateId);
  if (!template) throw new Error(`there is no template ${templateId}`);
  const plan = template.plan(linksOf(ENTERED));
  const { drawing } = recalculate(plan);
  const names = plan.spec.sheets.map(({ name }) => name);
  return linkedInputs(plan).map(({ id, sheet, at, area }) => {
    return {
      id,
      sheet: names.indexOf(sheet),
      at,
      area,
      value: comparable(valueAt(drawing, { sheet, area })),
    };
  });
}

/** Something else than a value, of its kind. */
export function anotherValue(value: CellValue): string | number {
  return typeof value === "number" ? value + 1 : "something else";
}

/** Digits to which two calculations of one number agree. */
const DIGITS = 10;

/** A value as it is compared with that of another calculation; a blank is an empty text. */
export function comparable(value: unknown): CellValue {
  return typeof value === "number" ? Number(value.toPrecision(DIGITS)) : ((value ?? "") as CellValue);
}
