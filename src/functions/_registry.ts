/** A custom function as Excel calls it, with what its doc block states of the result. */
export interface Registered {
  call: (...args: unknown[]) => unknown;
  /** How many arguments it takes. */
  count: number;
  unit: string;
  source: string;
}

/** Every custom function by its id. */
export const REGISTRY = new Map<string, Registered>();
