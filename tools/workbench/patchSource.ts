import { createHash } from "node:crypto";
import type { SourcePatch } from "../../src/workbench/univer/sourcePatch";

/**
 * The source of a module with its patches.
 *
 * @throws Error where the package has another version, or its source is not what a patch expects.
 */
export function patchSource(source: string, version: string, patches: readonly SourcePatch[]): string {
  return patches.reduce((patched, patch) => {
    if (patch.version !== version) throw unexpected(patch, `the installed version is ${version}`);
    const declaration = declarationOf(patched, patch);
    const sha256 = createHash("sha256").update(declaration).digest("hex");
    if (sha256 !== patch.sha256) throw unexpected(patch, `the declaration has the SHA-256 ${sha256}`);
    const parts = declaration.split(patch.from);
    if (parts.length !== 2) {
      throw unexpected(patch, `the declaration holds ${patch.from} ${parts.length - 1} times`);
    }
    return patched.split(declaration).join(parts.join(patch.to));
  }, source);
}

/** The lines from a declaration's first one to the bracket that closes it, which has the same indentation. */
function declarationOf(source: string, patch: SourcePatch): string {
  const lines = source.split("\n");
  const starts = [...lines.keys()].filter((row) => lines[row]?.trim() === patch.declaration);
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    throw unexpected(patch, `the module holds ${patch.declaration} ${starts.length} times`);
  }
  const rest = lines.slice(start);
  const [first = ""] = rest;
  if (!first.endsWith("{")) return first;
  const end = `${/^\t*/.exec(first)?.[0] ?? ""}}`;
  const length = rest.findIndex((line) => line.startsWith(end));
  if (length === -1) throw unexpected(patch, `${patch.declaration} does not end`);
  return rest.slice(0, length + 1).join("\n");
}

function unexpected(patch: SourcePatch, found: string): Error {
  return new Error(
    `${patch.package} ${patch.version} cannot be patched: ${found}. ` +
      "Check whether src/workbench/univer still needs the patch.",
  );
}
