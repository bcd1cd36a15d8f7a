import { importEstate, type ImportedEstate } from "../importers/estate/importEstate";
import type { OpenedInputs } from "./openInputs";
import type { Output } from "./output";

/** Reads exports as one estate, and shows how far it is. */
export async function readEstate(
  { sources, diagnostics }: Pick<OpenedInputs, "sources" | "diagnostics">,
  output: Output,
): Promise<ImportedEstate> {
  const total = sources.flatMap(({ files }) => files).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    output.progress(Math.min(0.99, done / Math.max(1, total)), sources[0]?.name ?? "");
  };
  const imported = await importEstate(sources, { onBytes });
  // What the system says holds paths, which an estate without names must not.
  for (const { severity, code, file } of diagnostics) {
    const message =
      code === "same-file" ? "It is another name of a file here: read once." : "It cannot be opened.";
    imported.diagnostics.push({ severity, file, sheet: null, row: null, message });
  }
  output.progress(1, "");
  return imported;
}
