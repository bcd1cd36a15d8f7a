/**
 * Reads a part of a JSON document as a type.
 *
 * @param at Where it stands, for the error: `runs[3].results.iops`.
 * @throws Error that names the place and quotes the value, if it is no such thing.
 */
export type Reader<T> = (value: unknown, at: string) => T;

/** Characters of a wrong value that an error quotes. */
const QUOTED = 40;

function wrong(value: unknown, at: string, wanted: string): Error {
  const text = JSON.stringify(value) ?? "nothing";
  return new Error(`${at} is ${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}, not ${wanted}`);
}

/** A number that a cell can hold. */
export const number: Reader<number> = (value, at) => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw wrong(value, at, "a number");
  return value;
};

export const text: Reader<string> = (value, at) => {
  if (typeof value !== "string") throw wrong(value, at, "a text");
  return value;
};

export const flag: Reader<boolean> = (value, at) => {
  if (typeof value !== "boolean") throw wrong(value, at, "true or false");
  return value;
};

/** The first of two readers that takes the value; the error is that of the second. */
export const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (value, at) => {
    try {
      return first(value, at);
    } catch {
      return second(value, at);
    }
  };

/** One of some words. A word of the type that is missing in `words` does not compile. */
export const word =
  <Word extends string>(words: Readonly<Record<Word, true>>): Reader<Word> =>
  (value, at) => {
    if (typeof value !== "string" || !Object.hasOwn(words, value)) {
      throw wrong(value, at, `one of ${Object.keys(words).join(", ")}`);
    }
    return value as Word;
  };

/** What is missing is not known: fields may be younger than the document. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null || value === undefined ? null : reader(value, at);

export const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw wrong(value, at, "a list");
    return value.map((each, i) => reader(each, `${at}[${i}]`));
  };

/** An object with these fields, in this order; other fields are left out. */
export const record =
  <T extends object>(fields: { [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> =>
  (value, at) => {
    if (typeof value !== "object" || value === null) throw wrong(value, at, "an object");
    const given = value as Record<string, unknown>;
    const entries = Object.entries<Reader<unknown>>(fields).map(([key, reader]) => [
      key,
      reader(given[key], at === "" ? key : `${at}.${key}`),
    ]);
    return Object.fromEntries(entries) as T;
  };
