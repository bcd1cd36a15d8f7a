/**
 * Writes THIRD-PARTY-NOTICES.txt into dist and, where it is built, into dist/workbench: the licenses of everything
 * that ships. What ships is what the locks install without development packages: more than the pages load, never less.
 */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const DIST = path.join(ROOT, "dist");
const LICENCE_FILE = /^(licen[sc]e|copying|notice)/i;
const COPYRIGHT_LINE = /^\W*copyright\b.*(\d{4}|\(c\)|contributors)/i;

/** The workbench's builder is among its packages, and stays at home. */
const BUILDS_ONLY = /^(esbuild$|@esbuild\/)/;

/** A package that ships. */
interface Shipped {
  /** Name and version. */
  title: string;
  /** As the package states it. */
  license: string;
  /** Its license files; "" where it brings none. */
  text: string;
  /** Who holds it, where there is no text. */
  copyright: string;
}

/** A package as a lock has it. */
interface LockedPackage {
  version: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

const readJson = (...parts: string[]): unknown => JSON.parse(fs.readFileSync(path.join(...parts), "utf8"));

/** The packages of a folder's lock that are not for development. */
function shippedPackages(folder: string): Shipped[] {
  const { packages } = readJson(folder, "package-lock.json") as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([place, { dev, devOptional, optional, peer, version }]) => {
    const name = place.replace(/.*node_modules\//, "");
    if (place === "" || dev || devOptional || optional || peer || BUILDS_ONLY.test(name)) return [];
    return [describe(path.join(folder, place), name, version)];
  });
}

function describe(folder: string, name: string, version: string): Shipped {
  const { license, author } = readJson(folder, "package.json") as {
    license?: string;
    author?: string | { name?: string };
  };
  const texts = fs
    .readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  const holder = typeof author === "string" ? author : (author?.name ?? `the authors of ${name}`);
  return {
    title: `${name} ${version}`,
    license: license?.replace(/[()]/g, "") ?? "see its text",
    text: texts.join("\n\n"),
    copyright: `Copyright (c) ${holder.replace(/ *[<(].*/, "")}`,
  };
}

/** A license's terms without the holder, from a package that brings them, for those that bring none. */
function termsOf(license: string, packages: readonly Shipped[]): string {
  return license
    .split(" AND ")
    .map((one) => {
      const example = packages.find((candidate) => candidate.license === one && candidate.text !== "");
      if (!example) throw new Error(`no package that ships brings the text of the license ${one}`);
      const terms = example.text.split("\n").filter((line) => !COPYRIGHT_LINE.test(line));
      return terms.join("\n").trim();
    })
    .join("\n\n");
}

/** The notices of some packages, those of one text together, in the order of their names. */
function notices(packages: readonly Shipped[]): string {
  const byText = new Map<string, Set<string>>();
  for (const { title, license, text, copyright } of packages) {
    const whole = text || termsOf(license, packages);
    const titles = byText.get(whole) ?? new Set<string>();
    byText.set(whole, titles.add(`${title} (${license})${text ? "" : `, ${copyright}`}`));
  }
  const sections = [...byText].map(([text, titles]) => `${[...titles].sort().join("\n")}\n\n${text}\n`);
  const rule = `\n${"=".repeat(80)}\n\n`;
  return ["HCI Planner contains the software of others that is listed here.\n", ...sections.sort()].join(
    rule,
  );
}

const own = shippedPackages(ROOT);
const write = (folder: string, packages: readonly Shipped[]): void =>
  fs.writeFileSync(path.join(folder, "THIRD-PARTY-NOTICES.txt"), notices(packages));

write(DIST, own);
const workbench = path.join(DIST, "workbench");
if (fs.existsSync(workbench)) {
  write(workbench, [...own, ...shippedPackages(path.join(ROOT, "tools/workbench"))]);
}
