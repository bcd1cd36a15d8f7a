/**
 * Gives all cells of a range one number format or one formula. Excel takes a single text for a whole range (and moves
 * the relative references of a formula along, as when it is filled down); the types only know the block of texts,
 * which for a long column would be megabytes of the same.
 */
export function fillRange(range: Excel.Range, property: "formulas" | "numberFormat", text: string): void {
  (range as unknown as Record<typeof property, string>)[property] = text;
}
