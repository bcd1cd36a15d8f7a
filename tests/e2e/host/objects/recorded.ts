import type { Properties } from "../workbook/sheet";

/**
 * Getters and setters for properties that the host keeps and does nothing with: `{ Text: "" }` is one and its
 * default.
 *
 * @param part Where they are kept: `title` keeps `text` as `title/text`; "" keeps it as `text`.
 */
export function recorded<Api>(
  part: string,
  defaults: Partial<Record<Capitalize<keyof Api & string>, unknown>>,
) {
  const entries = Object.entries(defaults) as [string, unknown][];
  const get = entries.map(([name, otherwise]) => [
    name,
    (record: Properties) => record[propertyKey(part, name)] ?? otherwise,
  ]);
  const set = entries.map(([name]) => [
    name,
    (record: Properties, value: unknown) => void (record[propertyKey(part, name)] = value),
  ]);
  type Names = Capitalize<keyof Api & string>;
  return {
    get: Object.fromEntries(get) as Partial<Record<Names, (record: Properties) => unknown>>,
    set: Object.fromEntries(set) as Partial<Record<Names, (record: Properties, value: unknown) => void>>,
  };
}

/** The same members for an object that has the record inside of it. */
export function recordedIn<Api, Self>(
  record: (self: Self) => Properties,
  defaults: Partial<Record<Capitalize<keyof Api & string>, unknown>>,
) {
  const { get, set } = recorded<Api>("", defaults);
  type Names = Capitalize<keyof Api & string>;
  const getters = Object.entries(get) as [string, (record: Properties) => unknown][];
  const setters = Object.entries(set) as [string, (record: Properties, value: unknown) => void][];
  return {
    get: Object.fromEntries(
      getters.map(([name, member]) => [name, (self: Self) => member(record(self))]),
    ) as Partial<Record<Names, (self: Self) => unknown>>,
    set: Object.fromEntries(
      setters.map(([name, member]) => [name, (self: Self, value: unknown) => member(record(self), value)]),
    ) as Partial<Record<Names, (self: Self, value: unknown) => void>>,
  };
}

/** The key of a property in a record or in the formats of a sheet: `title/text`, `font/bold`. */
export function propertyKey(part: string, name: string): string {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  return part === "" ? lower : `${part}/${lower}`;
}
