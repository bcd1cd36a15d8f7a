import type { SourceFile } from "../../archive/source";
import type { Progress } from "./progressMeter";

type Report = ((progress: Progress) => void) | undefined;

/**
 * Reports for importers that run one after the other, so that together they grow from nothing to the whole. One alone
 * reports as it is.
 *
 * @param parts The files of each importer.
 */
export function shareProgress(parts: readonly (readonly SourceFile[])[], report: Report): Report[] {
  if (parts.length === 1 || !report) return parts.map(() => report);
  const sizes = parts.map((files) => files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index) => {
    const before = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return ({ doneBytes, totalBytes: ofPart, file }) => {
      const share = ofPart > 0 ? doneBytes / ofPart : 1;
      report({ doneBytes: before + Math.round(share * size), totalBytes, file });
    };
  });
}
