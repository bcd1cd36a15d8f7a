/** The properties of an object as they are now, and a function that gives the object these again, and no others. */
export function saveProperties(of: object): () => void {
  const saved = Object.getOwnPropertyDescriptors(of) as Record<PropertyKey, PropertyDescriptor>;
  return () => {
    for (const key of Reflect.ownKeys(of)) if (!Object.hasOwn(saved, key)) Reflect.deleteProperty(of, key);
    for (const key of Reflect.ownKeys(saved)) Reflect.defineProperty(of, key, saved[key] ?? {});
  };
}
