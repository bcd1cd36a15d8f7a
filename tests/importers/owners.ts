import type { Source } from "../../src/archive/source";
import { claimFiles } from "../../src/importers/claimFiles";
import type { Importer, ParsedFiles, ParseOptions } from "../../src/importers/importer";
import { importers } from "../../src/importers/importers";

/** The importers that read something of a source, in their order. */
export async function ownersOf(source: Source): Promise<string[]> {
  const { claims } = await claimFiles(source, importers);
  return claims.map(({ importer }) => importer.id);
}

/** The paths that an importer would read of a source, were it the only one. */
export async function claimedBy(importer: Importer, source: Source): Promise<string[]> {
  const { claims } = await claimFiles(source, [importer]);
  return claims.flatMap(({ files }) => files.map(({ path }) => path));
}

/** What an importer reads of a source, were it the only one. */
export async function readBy(
  importer: Importer,
  source: Source,
  options: ParseOptions = {},
): Promise<Required<ParsedFiles>> {
  const { claims } = await claimFiles(source, [importer], options.signal);
  const files = claims.flatMap((claim) => claim.files);
  return { recordings: [], ...(await importer.parse({ ...source, files }, options)) };
}
