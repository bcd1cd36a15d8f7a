import type { ValidationSpec } from "../workbook/spec";

/** What an input accepts. Shares are entered as per cent and stored as 0 to 1. */
export type Accepts =
  | { whole: readonly [minimum: number, maximum: number] }
  | { decimal: readonly [minimum: number, maximum: number] }
  | { share: readonly [minimum: number, maximum: number] }
  | { oneOf: readonly string[] }
  | AcceptedText;

/** A text; of one that means something, such as an address, a formula tells whether it is refused. */
export interface AcceptedText {
  /** What may be typed, in words. */
  text: string;
  /** The condition for a cell that is not blank. */
  isRefused?: (cell: string) => string;
}

/** May any text be typed, and any number too? */
export const isAnyText = (accepts: Accepts): boolean => "text" in accepts && !accepts.isRefused;

/** How an input of this kind is shown. */
export function formatOf(accepts: Accepts): string | undefined {
  if ("share" in accepts) return "0.0%";
  if ("whole" in accepts) return "#,##0";
  return undefined;
}

/** What may be typed, in words: "a whole number from 1 to 64". */
export function describeAccepted(accepts: Accepts): string {
  if ("whole" in accepts) return `a whole number from ${between(accepts.whole)}`;
  if ("decimal" in accepts) return `a number from ${between(accepts.decimal)}`;
  if ("share" in accepts) {
    const [least, most] = accepts.share;
    return `a share from ${figure(least * 100)}% to ${figure(most * 100)}%`;
  }
  return "oneOf" in accepts ? `one of ${accepts.oneOf.join(", ")}` : accepts.text;
}

/** May it be typed into such an input? */
export function isAccepted(value: string | number, accepts: Accepts): boolean {
  if ("text" in accepts) return true;
  if ("oneOf" in accepts) return accepts.oneOf.includes(String(value));
  const [least, most] =
    "whole" in accepts ? accepts.whole : "decimal" in accepts ? accepts.decimal : accepts.share;
  const isWhole = !("whole" in accepts) || Number.isInteger(value);
  return typeof value === "number" && value >= least && value <= most && isWhole;
}

/** Excel's limits for the words beside an input, in characters. */
const MAX_LENGTHS = { title: 32, prompt: 255, error: 225 };

/** The validation of input cells; `undefined` for free text, which only has words. */
export function validationOf(
  range: string,
  accepts: Accepts,
  title: string,
  { hint = "", allowBlank = false }: { hint?: string; allowBlank?: boolean } = {},
): ValidationSpec | undefined {
  if ("text" in accepts) return undefined;
  const accepted = describeAccepted(accepts);
  const text = [hint, sentence(accepted)].filter(Boolean).join(" ");
  return {
    range,
    rule: ruleOf(accepts),
    ...(allowBlank ? { allowBlank } : {}),
    prompt: { title: cut(title, MAX_LENGTHS.title), text: cut(text, MAX_LENGTHS.prompt) },
    error: cut(`Enter ${accepted}.`, MAX_LENGTHS.error),
  };
}

function ruleOf(accepts: Exclude<Accepts, { text: string }>): ValidationSpec["rule"] {
  if ("oneOf" in accepts) return { kind: "list", values: [...accepts.oneOf] };
  const [kind, [minimum, maximum]] =
    "whole" in accepts
      ? (["whole", accepts.whole] as const)
      : (["decimal", "decimal" in accepts ? accepts.decimal : accepts.share] as const);
  return { kind, minimum, maximum };
}

function between([least, most]: readonly [number, number]): string {
  return `${figure(least)} to ${figure(most)}`;
}

/** Made once: making it takes much longer than a figure. */
const FIGURES = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

function figure(value: number): string {
  return FIGURES.format(value);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 3)}...`;
}
