import path from "node:path";

/**
 * What files that are named one by one are called: those of several folders with the part of their path that tells these apart, so
 * that files of two tests do not become files of one.
 *
 * @example namesOfLoose(["r/a/1.json", "r/b/1.json"]).get("r/b/1.json") //=> "b/1.json"
 * @example namesOfLoose(["r/a/1.json", "r/a/2.json"]).get("r/a/2.json") //=> "2.json"
 */
export function namesOfLoose(files: readonly string[]): ReadonlyMap<string, string> {
  const parts = files.map((file) => path.resolve(file).split(path.sep));
  const [first = [], ...others] = parts;
  const folders = first.slice(0, -1);
  // How many folders all files lie in.
  const differs = folders.findIndex((folder, i) =>
    others.some((other) => other[i] !== folder || other.length <= i + 1),
  );
  const shared = differs < 0 ? folders.length : differs;
  return new Map(files.map((file, i) => [file, (parts[i] ?? []).slice(shared).join("/")]));
}
