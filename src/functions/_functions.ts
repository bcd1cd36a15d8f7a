/**
 * Every custom function by its id, from every file of this folder that does not begin with `_`. A new file is in it by being
 * there: the build puts the list here (build/functionImports.mjs).
 */
export declare const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>>;
