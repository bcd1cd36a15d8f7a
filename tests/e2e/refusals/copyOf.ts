/**
 * A copy of an object with everything that it consists of, classes and circles included. Functions are the same ones. What
 * a WeakMap holds is found again by whoever needs it: the copy's is empty.
 *
 * @param shared Objects that the copy has in common with the original.
 */
export function copyOf<T>(original: T, shared: Iterable<object>): T {
  const copies = new Map<object, object>();
  for (const one of shared) copies.set(one, one);
  return copied(original, copies);
}

function copied<T>(value: T, copies: Map<object, object>): T {
  if (typeof value !== "object" || value === null) return value;
  const known = copies.get(value);
  if (known) return known as T;
  if (Array.isArray(value)) {
    const array: unknown[] = [];
    copies.set(value, array);
    for (const one of value) array.push(copied<unknown>(one, copies));
    return array as T;
  }
  if (value instanceof Map) {
    const map = new Map<unknown, unknown>();
    copies.set(value, map);
    for (const [key, one] of value) map.set(copied<unknown>(key, copies), copied<unknown>(one, copies));
    return map as T;
  }
  if (value instanceof WeakMap) {
    const none = new WeakMap();
    copies.set(value, none);
    return none as T;
  }
  if (value instanceof Set) {
    const set = new Set<unknown>();
    copies.set(value, set);
    for (const one of value) set.add(copied<unknown>(one, copies));
    return set as T;
  }
  const object = Object.create(Object.getPrototypeOf(value) as object | null) as Record<string, unknown>;
  copies.set(value, object);
  for (const [key, one] of Object.entries(value)) object[key] = copied<unknown>(one, copies);
  return object as T;
}
