/**
 * The texts that selected cells may stand for: rows are lines, and the cells of a row were split at tabs, or at blanks
 * by "Text to Columns". The likelier comes first.
 *
 * @param values As `range.values` has them: a blank is "".
 */
export function pastedTexts(values: readonly (readonly unknown[])[]): string[] {
  const joined = (separator: string) =>
    values
      .map((row) =>
        row
          .map((cell) => String(cell ?? ""))
          .join(separator)
          .trimEnd(),
      )
      .join("\n");
  const byTabs = joined("\t");
  return byTabs.includes("\t") ? [byTabs, joined(" ")] : [byTabs];
}
