import { strFromU8, unzipSync } from "fflate";
import { cellName } from "../../../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../../../src/workbook/drawing";
import { formulaAt } from "../../../../src/workbook/formulaText";
import type { CellValue } from "../../../../src/workbook/spec";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { readBytes } from "./readBytes";

/**
 * Writes a drawing, reads the file, and lists what is not the same: each cell with its formula, the list of losses, and each
 * part of the file that is written from what was read.
 */
export async function roundTripFaults(drawing: WorkbookDrawing): Promise<string[]> {
  const first = (await writeXlsx(drawing)).output;
  const read = await readBytes(first);
  const second = (await writeXlsx(read.drawing)).output;
  return [
    ...read.losses.map(({ where, because }) => `loss: ${where}: ${because}`),
    ...(read.isOwn ? [] : ["it is not recognized as HCI Planner's"]),
    ...drawing.sheets.flatMap((sheet, i) => cellFaults(sheet, read.drawing.sheets[i])),
    ...partFaults(first, second),
  ];
}

function cellFaults(drawn: SheetDrawing, read: SheetDrawing | undefined): string[] {
  if (read?.name !== drawn.name) return [`sheet ${drawn.name} is ${String(read?.name)}`];
  const faults: string[] = [];
  for (let row = 0; row < Math.max(drawn.rows, read.rows); row++) {
    for (let column = 0; column < Math.max(drawn.columns, read.columns); column++) {
      const [before, after] = [drawn, read].map((sheet) => spelled(sheet, row, column));
      if (before !== after)
        faults.push(`${drawn.name}!${cellName(row, column)}: ${String(before)} is ${String(after)}`);
    }
  }
  return faults;
}

/** A cell in words. Files have no #SPILL!, no messages of errors, and no -0. */
function spelled({ values, formulas }: SheetDrawing, row: number, column: number): string {
  const value = values[row]?.[column] ?? null;
  const formula = formulas[row]?.[column];
  const text = formula && JSON.stringify([formulaAt(formula, row), formula.custom, formula.spill]);
  return `${spelledValue(value)} ${text ?? ""}`;
}

function spelledValue(value: CellValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value === 0 ? 0 : value);
  return value.error === "#SPILL!" ? "#VALUE!" : value.error;
}

/**
 * The parts of a file that are not those of another one. Looks are numbered in the order in which they appear, which overlapping
 * ones change.
 */
export function partFaults(first: Uint8Array, second: Uint8Array): string[] {
  const [before, after] = [unzipSync(first), unzipSync(second)];
  const looks = [before, after].map(looksOf);
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    if (path === "xl/styles.xml") return [];
    const [one, other] = [before, after].map((parts, i) =>
      withLooks(strFromU8(parts[path] ?? new Uint8Array()), looks[i]),
    );
    if (one === other) return [];
    let at = 0;
    while (one?.charAt(at) === other?.charAt(at)) at += 1;
    return [
      `${path}: ${one?.slice(Math.max(0, at - 60), at + 120)} IS ${other?.slice(Math.max(0, at - 60), at + 120)}`,
    ];
  });
}

/** The looks of a file as XML, each in place of its number. */
interface Looks {
  cells: string[];
  differences: string[];
}

function looksOf(parts: Record<string, Uint8Array>): Looks {
  const xml = strFromU8(parts["xl/styles.xml"] ?? new Uint8Array());
  const list = (name: string, element: string): string[] => {
    const content = new RegExp(`<${name} [^>]*>(.*?)</${name}>`, "s").exec(xml)?.[1] ?? "";
    return (
      content.match(new RegExp(`<${element}(?: [^>]*)?/>|<${element}(?: [^>]*)?>.*?</${element}>`, "gs")) ??
      []
    );
  };
  const [fonts, fills, borders] = [list("fonts", "font"), list("fills", "fill"), list("borders", "border")];
  const formats = new Map(
    list("numFmts", "numFmt").map((node) => [
      /numFmtId="(\d+)"/.exec(node)?.[1],
      /formatCode="([^"]*)"/.exec(node)?.[1],
    ]),
  );
  const cells = list("cellXfs", "xf").map((node) =>
    node
      .replace(/fontId="(\d+)"/, (_, id: string) => String(fonts[Number(id)]))
      .replace(/fillId="(\d+)"/, (_, id: string) => String(fills[Number(id)]))
      .replace(/borderId="(\d+)"/, (_, id: string) => String(borders[Number(id)]))
      .replace(/numFmtId="(\d+)"/, (_, id: string) => formats.get(id) ?? id),
  );
  return { cells, differences: list("dxfs", "dxf") };
}

function withLooks(xml: string, looks: Looks | undefined): string {
  return xml
    .replace(
      /(<c [^>]*?) s="(\d+)"/g,
      (_, start: string, id: string) => `${start} s={${looks?.cells[Number(id)]}}`,
    )
    .replace(/dxfId="(\d+)"/g, (_, id: string) => `dxf={${looks?.differences[Number(id)]}}`);
}
