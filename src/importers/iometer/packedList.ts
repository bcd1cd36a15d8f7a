/** The keys of an item whose values are numbers, or not known. */
export type NumberKey<Item> = {
  [Key in keyof Item]-?: Item[Key] extends number | null ? Key : never;
}[keyof Item];

/** A list as its numbers in one array, and what else its items hold, which lists may share. */
export class PackedList<Item extends object> {
  private constructor(
    private readonly shape: readonly Item[],
    private readonly numbers: readonly number[],
    private readonly keys: readonly NumberKey<Item>[],
  ) {}

  /**
   * Packs a list. Its numbers are finite or `null`.
   *
   * @param keys The keys of its numbers.
   * @param before A list whose items may be the same but for the numbers.
   */
  static of<Item extends object>(
    items: readonly Item[],
    keys: readonly NumberKey<Item>[],
    before?: PackedList<Item> | null,
  ): PackedList<Item> {
    // Of its length at once: a list that grows has room for more.
    const numbers = new Array<number>(items.length * keys.length);
    let next = 0;
    for (const item of items) {
      for (const key of keys) numbers[next++] = (item[key] as number | null) ?? NaN;
    }
    const isSame = before?.shape.length === items.length && before.fits(items);
    return new PackedList(isSame ? before.shape : items, numbers, keys);
  }

  /** The list, made again. */
  unpacked(): Item[] {
    const { keys, numbers } = this;
    return this.shape.map((item, i) => {
      const copy = { ...item };
      keys.forEach((key, k) => {
        const value = numbers[i * keys.length + k] ?? NaN;
        copy[key] = (Number.isNaN(value) ? null : value) as Item[typeof key];
      });
      return copy;
    });
  }

  /** Whether the items of the list are the same but for the numbers. */
  private fits(items: readonly Item[]): boolean {
    const [first] = items;
    const keys = new Set<unknown>(this.keys);
    const others = Object.keys(first ?? {}).filter((key) => !keys.has(key)) as (keyof Item)[];
    return items.every((item, i) => others.every((key) => item[key] === this.shape[i]?.[key]));
  }
}
