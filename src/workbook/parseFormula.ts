import { SpecError } from "./specError";
import type { Token } from "./tokens";
import { tokenize } from "./tokens";

/** A token that stands for cells: a reference, a column of a table, or a name. */
export type CellsToken = Extract<Token, { kind: "ref" | "thisRow" | "tableColumn" | "name" }>;

/** What a formula is made of. An operation has one operand (a sign, `%`) or two. */
export type Formula =
  | { kind: "literal"; token: Token }
  | { kind: "cells"; token: CellsToken }
  | { kind: "call"; name: string; written: string; args: (Formula | undefined)[] }
  | { kind: "operation"; operator: string; operands: Formula[] };

/** How tightly an operator binds; all of them group from the left. A sign and `%` bind tighter than any. */
const BINDING: Readonly<Record<string, number>> = {
  "=": 1,
  "<>": 1,
  "<": 1,
  ">": 1,
  "<=": 1,
  ">=": 1,
  "&": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "^": 5,
};

/** Excel's limit on nested brackets and calls. */
const MAX_DEPTH = 64;

/** Reads a formula without its leading `=`. Throws a `MalformedFormula` error that says what stands where. */
export function parseFormula(formula: string): Formula {
  return parseTokens(formula, tokenize(formula));
}

/** The same for a formula that is in tokens already. */
export function parseTokens(formula: string, tokens: readonly Token[]): Formula {
  return new Parser(formula, tokens).whole();
}

class Parser {
  private readonly tokens: Token[];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly formula: string,
    tokens: readonly Token[],
  ) {
    this.tokens = tokens.filter((token) => token.kind !== "space");
  }

  whole(): Formula {
    const result = this.expression();
    if (this.at < this.tokens.length) throw this.unexpected();
    return result;
  }

  /** Operands joined by operators that bind at least this tightly. */
  private expression(least = 1): Formula {
    if (++this.depth > MAX_DEPTH)
      throw this.malformed(`is nested more than ${String(MAX_DEPTH)} levels deep`);
    let left = this.signed();
    for (let binding = this.bindingAhead(); binding >= least; binding = this.bindingAhead()) {
      const operator = this.take();
      left = { kind: "operation", operator, operands: [left, this.expression(binding + 1)] };
    }
    this.depth -= 1;
    return left;
  }

  /** An operand with its signs and per cent signs: in Excel -2^2 is 4. */
  private signed(): Formula {
    if (this.peek()?.text === "-" || this.peek()?.text === "+") {
      const operator = this.take();
      return { kind: "operation", operator, operands: [this.signed()] };
    }
    let operand = this.operand();
    while (this.peek()?.text === "%") {
      operand = { kind: "operation", operator: this.take(), operands: [operand] };
    }
    return operand;
  }

  private bindingAhead(): number {
    const next = this.peek();
    return next?.kind === "operator" ? (BINDING[next.text] ?? 0) : 0;
  }

  private take(): string {
    const text = this.peek()?.text ?? "";
    this.at += 1;
    return text;
  }

  private operand(): Formula {
    const token = this.peek();
    if (!token) throw this.malformed("ends too early");
    this.at += 1;
    switch (token.kind) {
      case "number":
      case "string":
      case "boolean":
      case "error":
      case "array":
        return { kind: "literal", token };
      case "ref":
      case "thisRow":
      case "tableColumn":
      case "name":
        return { kind: "cells", token };
      case "function":
        return { kind: "call", name: token.name, written: token.text, args: this.args() };
      case "open": {
        const inner = this.expression();
        this.expectClose();
        return inner;
      }
      default:
        this.at -= 1;
        throw this.unexpected();
    }
  }

  private args(): (Formula | undefined)[] {
    this.at += 1; // The tokenizer calls a word a function only in front of `(`.
    if (this.skip("close")) return [];
    const args: (Formula | undefined)[] = [];
    do {
      const next = this.peek()?.kind;
      args.push(next === "comma" || next === "close" ? undefined : this.expression());
    } while (this.skip("comma"));
    this.expectClose();
    return args;
  }

  private peek(): Token | undefined {
    return this.tokens[this.at];
  }

  private skip(kind: Token["kind"]): boolean {
    if (this.peek()?.kind !== kind) return false;
    this.at += 1;
    return true;
  }

  private expectClose(): void {
    if (!this.skip("close"))
      throw this.peek() ? this.unexpected() : this.malformed("lacks a closing bracket");
  }

  private unexpected(): SpecError {
    const text = this.peek()?.text ?? "";
    const before = this.tokens
      .slice(0, this.at)
      .map((token) => token.text)
      .join("");
    const why = text === "{" ? ": array constants are not in the dialect, put the values into cells" : "";
    return this.malformed(`has an unexpected "${text}" after "${before}"${why}`);
  }

  private malformed(what: string): SpecError {
    return new SpecError("MalformedFormula", `The formula "${this.formula}" ${what}.`);
  }
}
