/**
 * Dark or light as Excel is. Where Excel does not say (on the web), the pane follows the browser's preference.
 *
 * @param background Color of Excel's own background, such as `#292929`.
 */
export function themeOf(background: string | undefined): "dark" | "light" | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(background ?? "");
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
}

/** Gives the page Excel's theme. */
export function followOfficeTheme(): void {
  // The types promise a theme; on the web there is none.
  const theme = Office.context.officeTheme as Office.OfficeTheme | undefined;
  const name = themeOf(theme?.bodyBackgroundColor);
  if (name) document.documentElement.dataset.theme = name;
}
