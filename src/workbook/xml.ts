/** Text of an element. */
export function xmlText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") : text;
}

/** Value of an attribute in double quotes. Line breaks and tabs would be normalized away if written plainly. */
export function xmlAttribute(text: string): string {
  return xmlText(text)
    .replace(/"/g, "&quot;")
    .replace(/[\n\t]/g, (c) => (c === "\n" ? "&#10;" : "&#9;"));
}

/** Values of an element's attributes. `true` is 1; `false` and `undefined` leave the attribute out. */
export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes in the given order, around XML or empty. */
export function xmlElement(name: string, attributes: XmlAttributes, content = ""): string {
  let start = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    start += ` ${attribute}="${value === true ? "1" : xmlAttribute(String(value))}"`;
  }
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text that XML stands for: of an element, or of an attribute's value. */
export function fromXml(xml: string): string {
  return xml.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
    },
  );
}
