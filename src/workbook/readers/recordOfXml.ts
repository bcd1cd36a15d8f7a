import { parseXml, type XmlElement } from "../../importers/reading/xmlElement";
import { areaName, parseArea, parseCell } from "../address";
import type { PlanRecord, RecordedInput } from "../planRecord";
import { blockId } from "../planRecordXml";
import { fromXml } from "../xml";

/** Inputs of a record at most: a file from strangers must not fill the memory. */
const MAX_INPUTS = 100_000;

/**
 * The record that a custom XML part holds.
 *
 * @throws Error that names what is wrong: the file may have been changed.
 */
export function recordOfXml(xml: string): PlanRecord {
  const plan = parseXml(xml, "plan");
  const sheets = plan.children.filter(({ name }) => name === "sheet");
  const inputs = sheets.flatMap((sheet) => {
    const name = attributeOf(sheet, "name");
    return sheet.children.flatMap((input) => inputsOf(input, name));
  });
  return {
    plan: attributeOf(plan, "id"),
    product: attributeOf(plan, "product"),
    method: attributeOf(plan, "method"),
    evidence: attributeOf(plan, "evidence"),
    sheets: sheets.map((sheet) => attributeOf(sheet, "name")),
    names: plan.children.filter(({ name }) => name === "name").map(({ text }) => text),
    inputs,
  };
}

function attributeOf({ name, attributes }: XmlElement, wanted: string): string {
  const value = optional(attributes, wanted);
  if (value === undefined) throw new Error(`<${name}${attributes}> has no ${wanted}`);
  return value;
}

function optional(attributes: string, wanted: string): string | undefined {
  const found = new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? fromXml(found[1] ?? found[2] ?? "") : undefined;
}

/** The inputs of an element: the cells of its range. */
function inputsOf(element: XmlElement, sheet: string): RecordedInput[] {
  const [id, at, label, labelAt] = ["id", "at", "label", "by"].map((name) => attributeOf(element, name)) as [
    string,
    string,
    string,
    string,
  ];
  const fact = optional(element.attributes, "fact");
  const area = parseArea(at);
  if (!area || !parseCell(labelAt)) throw new Error(`<input${element.attributes}> has no place on its sheet`);
  const { row, column, rows, columns } = area;
  if (rows * columns > MAX_INPUTS) throw new Error(`${at} has more than ${MAX_INPUTS} cells`);
  const read = (element.text === "" ? null : JSON.parse(element.text)) as unknown;
  const defaultAt = (r: number, c: number): RecordedInput["default"] => {
    const value: unknown = Array.isArray(read) ? (read[r] as unknown[] | undefined)?.[c] : read;
    if (value === undefined || value === null) return null;
    if (typeof value === "object") throw new Error(`<input${element.attributes}> holds ${element.text}`);
    return value as RecordedInput["default"];
  };
  return Array.from({ length: rows * columns }, (_, i) => {
    const [r, c] = [Math.floor(i / columns), i % columns];
    return {
      id: blockId(id, r, c),
      sheet,
      at: areaName({ row: row + r, column: column + c, rows: 1, columns: 1 }),
      label,
      labelAt,
      default: defaultAt(r, c),
      ...(fact === undefined ? {} : { fact }),
    };
  });
}
