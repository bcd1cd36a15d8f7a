import fs from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

interface LockEntry {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package that a folder's package.json asks for. */
export interface ListedPackage {
  name: string;
  /** As package.json asks for it. */
  version: string;
  /** As the lock has it; "" where the package does not say. */
  license: string;
  /** How many further packages the lock installs for it. */
  brings: number;
  /** Installed size in MB (10^6) without packages of its own, `null` where the folder is not installed. */
  megabytes: number | null;
}

/** The packages that a folder's package.json asks for, for use and for development. */
export function listedPackages(folder: string): ListedPackage[] {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(ROOT, folder, name), "utf8"));
  const asked = read("package.json") as Record<string, Record<string, string> | undefined>;
  const { packages } = read("package-lock.json") as { packages: Record<string, LockEntry> };
  return Object.entries({ ...asked.dependencies, ...asked.devDependencies }).map(([name, version]) => {
    const installed = path.join(ROOT, folder, "node_modules", name);
    return {
      name,
      version,
      license: packages[`node_modules/${name}`]?.license ?? "",
      brings: neededBy(name, packages).size - 1,
      megabytes: fs.existsSync(installed) ? sizeOf(installed) / 1e6 : null,
    };
  });
}

/** Places in the lock of a package and of all that it needs, peers and optional packages included. */
function neededBy(name: string, packages: Readonly<Record<string, LockEntry>>): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, wanted: string): void => {
    const place = placeOf(wanted, from, packages);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    const next = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const one of Object.keys(next)) visit(place, one);
  };
  visit("", name);
  return found;
}

/** Where Node finds a package from a place: beside it, or in a folder above. */
function placeOf(
  wanted: string,
  from: string,
  packages: Readonly<Record<string, LockEntry>>,
): string | undefined {
  const place = `${from ? `${from}/` : ""}node_modules/${wanted}`;
  if (place in packages) return place;
  if (from === "") return undefined;
  return placeOf(wanted, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ""), packages);
}

/** Bytes of a package's files. */
function sizeOf(folder: string): number {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sum + (entry.name === "node_modules" ? 0 : sizeOf(full));
    return sum + (entry.isFile() ? fs.statSync(full).size : 0);
  }, 0);
}
