import { Random } from "../../bench/generate/random";
import type { ImportResult } from "../../src/importers/importResult";
import { importSource } from "../../src/importers/importers";
import type { Fixture } from "./fixtures";
import { fixturesOf } from "./fixtures";
import { mutate } from "./mutate";
import type { TestFile } from "./sources";
import { folderOf } from "./sources";

/** A damaged fixture: tool, number and seed determine it, as long as no fixture is added. */
export interface MutationCase {
  fixture: Fixture;
  index: number;
  files: TestFile[];
  /** Which file was damaged, and how. */
  how: string;
}

/** An import of a damaged fixture, and the seconds of processor time that it took. */
export interface MutationImport {
  result: ImportResult;
  seconds: number;
}

/** Damages one of the fixtures of a tool. */
export function mutationCase(own: readonly Fixture[], index: number, seed: number): MutationCase {
  const fixture = own[index % own.length];
  if (!fixture) throw new Error("a tool without fixtures has no mutations");
  return { fixture, index, ...mutate(fixture.files, new Random(seed * 1_000_003 + index)) };
}

/** Imports a damaged fixture; of one in four the time series, too. */
export async function importMutation({ files, index }: MutationCase): Promise<MutationImport> {
  const begun = process.cpuUsage();
  const result = await importSource(folderOf(files), { series: index % 4 === 0 });
  return { result, seconds: process.cpuUsage(begun).user / 1e6 };
}

/** The mutation that a failure names, such as 2412 of `iometer`. */
export function mutationOf(tool: string, index: number, seed: number): MutationCase {
  return mutationCase(fixturesOf([tool]), index, seed);
}
