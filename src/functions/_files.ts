/**
 * The exports of every file of this folder that does not begin with `_`. A new file is in it by being there: the build puts
 * the list here (build/functionImports.mjs).
 */
export declare const FILES: readonly Readonly<Record<string, (...args: never[]) => unknown>>[];
