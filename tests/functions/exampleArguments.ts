import type { FunctionHelp } from "../../src/functionHelp";
import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { calculateFormula } from "../calculateFormula";
import { sourceHelp } from "../sourceHelp";

/** A documented example, its arguments calculated; `null` is an omitted one. */
export interface ExampleCall {
  help: FunctionHelp;
  formula: string;
  args: HostArgument[];
}

/** The texts between the commas of an argument list, commas in texts, calls and arrays aside. */
function argumentTexts(list: string): string[] {
  const texts = [""];
  let inText = false;
  let depth = 0;
  for (const character of list) {
    if (character === '"') inText = !inText;
    if (!inText && "({".includes(character)) depth++;
    if (!inText && ")}".includes(character)) depth--;
    if (character === "," && !inText && depth === 0) texts.push("");
    else texts.push(`${texts.pop() ?? ""}${character}`);
  }
  return texts;
}

function valueOf(text: string): HostArgument {
  if (text === "") return null;
  const cells = calculateFormula(text).map((row) => row.map((cell) => cell as HostValue));
  return cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? "") : cells;
}

/** All documented examples as calls. */
export const exampleCalls: ExampleCall[] = sourceHelp.flatMap((help) =>
  help.examples.map(({ formula }) => {
    const list = formula.slice(`=${help.id}(`.length, -1);
    const texts = list === "" ? [] : argumentTexts(list);
    return { help, formula, args: help.parameters.map((_, i) => valueOf(texts[i] ?? "")) };
  }),
);

/** An answer in one text, to compare and to show. */
export function shown(answer: HostValue[][]): string {
  return JSON.stringify(answer.map((row) => row.map((cell) => (isHostError(cell) ? cell.error : cell))));
}
