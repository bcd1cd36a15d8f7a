import { invalidArgument } from "../hostError";
import type { FormatValue } from "../workbook/formats";
import type { Cells } from "./cells";
import { propertyKey } from "./recorded";

/** Members of a format object that the host keeps per cell: `{ Bold: false }` is a property and its default. */
export type Defaults<Api> = Partial<Record<Capitalize<keyof Api & string>, FormatValue>>;

/**
 * Getters and setters of a part of the format of cells, such as `font`. Colors are kept as office.js gives them,
 * in capitals.
 *
 * @param part Where the property is kept: `font/bold`; "" for the format itself.
 */
export function formatMembers<Api>(part: string, defaults: Defaults<Api>) {
  const entries = Object.entries(defaults) as [string, FormatValue][];
  const key = (name: string) => propertyKey(part, name);
  const get = entries.map(([name, otherwise]) => [name, (cells: Cells) => read(cells, key(name), otherwise)]);
  const set = entries.map(([name]) => [
    name,
    (cells: Cells, value: unknown) => write(cells, key(name), value as FormatValue),
  ]);
  type Keys = Capitalize<keyof Api & string>;
  return {
    get: Object.fromEntries(get) as Partial<Record<Keys, (cells: Cells) => FormatValue>>,
    set: Object.fromEntries(set) as Partial<Record<Keys, (cells: Cells, value: unknown) => void>>,
  };
}

function read({ sheet, areas }: Cells, key: string, otherwise: FormatValue): FormatValue {
  const values = new Set(areas.map((area) => sheet.formats.get(key, area, otherwise)));
  const [value = null] = values;
  return values.size === 1 ? value : null;
}

export function write({ sheet, areas }: Cells, key: string, value: FormatValue): void {
  sheet.workbook.checkUnprotected(sheet, areas);
  const stored = key.endsWith("color") ? color(value) : value;
  for (const area of areas) sheet.formats.set(key, area, stored);
}

/** `#FF0000` or a name; Excel refuses anything else. */
function color(value: FormatValue): string {
  const text = String(value);
  if (!/^(#[0-9a-f]{6}|[a-z]+)?$/i.test(text))
    throw invalidArgument(`"${text}" is not a color: write #RRGGBB`);
  return text.startsWith("#") ? text.toUpperCase() : text;
}
