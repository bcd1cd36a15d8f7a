/**
 * Every custom function by its id, from every file of this folder that does not begin with `_`, with unit and source of its
 * doc block. A new file is in it by being there: the build puts the list here (build/functionImports.mjs).
 */
export declare const FUNCTIONS: Readonly<
  Record<string, readonly [call: (...args: unknown[]) => unknown, unit: string, source: string]>
>;
