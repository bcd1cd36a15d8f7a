import type { FunctionLibrary } from "../calculator/evaluate";

/** What the doc block of a function says, as far as an explanation needs it. */
export interface FunctionDoc {
  id: string;
  description: string;
  /** Unit of the result. */
  unit: string;
  parameters: readonly { name: string }[];
}

/** The custom functions of this build, which explain themselves. */
export interface OwnFunctions {
  host: FunctionLibrary & { has(id: string): boolean };
  help: readonly FunctionDoc[];
}
