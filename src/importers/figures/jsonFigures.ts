import { plausible } from "./plausible";

/** A JSON object, of whose values nothing is known yet. */
export type JsonObject = Record<string, unknown>;

/** Keys that lead from an object to a figure, as `read`, `iops`. */
export type FigurePath = readonly string[];

/** Reads figures of an object and remembers those that are not numbers from 0. */
export class JsonFigures {
  /** Paths of values that stand where a figure should. */
  readonly unreadable: FigurePath[] = [];

  /** Paths of figures that must be there, and are not. */
  readonly missing: FigurePath[] = [];

  /** A number from 0; `null` where there is none, or something else. */
  number(from: JsonObject, ...path: [string, ...string[]]): number | null {
    const value = valueAt(from, path.at(-1) ?? "");
    if (value === undefined) return null;
    if (typeof value === "number" && value >= 0 && plausible(value) !== null) return value;
    this.unreadable.push(path);
    return null;
  }
}

/** The object, or an empty one where the value is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What an object names `key`, not what every object has. */
function valueAt(from: JsonObject, key: string): unknown {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}
