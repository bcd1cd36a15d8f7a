/** Escapes of characters that XML cannot hold: `_x000D_` is a carriage return. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** The text that a cell's XML stands for. */
export function cellText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Shortest text that the engine keeps as a part of a longer one, which then stays in memory too. */
const SHORTEST_PART = 13;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A text of its own: a part of a piece of the file would keep the whole piece in memory. */
export function ownText(text: string): string {
  if (text.length < SHORTEST_PART) return text;
  const own = decoder.decode(encoder.encode(text));
  // Half a pair, which a formula can make of an emoji, has no bytes of its own.
  return own === text ? own : text;
}
