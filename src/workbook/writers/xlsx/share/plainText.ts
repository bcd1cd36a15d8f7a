const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What the text of an XML element or attribute says. */
export function plainText(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (found, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? found;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
    },
  );
}
