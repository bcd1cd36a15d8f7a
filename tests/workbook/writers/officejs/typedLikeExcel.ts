/** What a cell holds after something was typed or set. */
export type Content =
  | { kind: "text"; text: string }
  | { kind: "number"; number: number }
  | { kind: "boolean"; boolean: boolean }
  | { kind: "error"; error: string }
  | { kind: "date"; typed: string }
  | { kind: "formula"; formula: string };

/** What Excel makes of a value that is set: texts are read as if they were typed. `null` changes nothing. */
export function typedLikeExcel(value: unknown): Content | undefined {
  switch (typeof value) {
    case "number":
      if (!Number.isFinite(value)) throw new Error(`${String(value)} cannot be sent.`);
      return { kind: "number", number: value };
    case "boolean":
      return { kind: "boolean", boolean: value };
    case "string":
      return readText(value);
    default:
      if (value !== null) throw new Error(`${String(value)} cannot be sent.`);
      return undefined;
  }
}

function readText(text: string): Content {
  if (text.startsWith("'")) return { kind: "text", text: text.slice(1) };
  if (/^[=+\-@]./s.test(text)) return { kind: "formula", formula: text };
  if (/^(true|false)$/i.test(text)) return { kind: "boolean", boolean: text.toLowerCase() === "true" };
  if (/^#(N\/A|VALUE!|DIV\/0!|NUM!|REF!|NAME\?|NULL!)$/.test(text)) return { kind: "error", error: text };
  if (text.trim() !== "" && !Number.isNaN(Number(text))) return { kind: "number", number: Number(text) };
  if (/^\d+[-/:]\w+|^[A-Z][a-z]{2} \d+/.test(text)) return { kind: "date", typed: text };
  return { kind: "text", text };
}
