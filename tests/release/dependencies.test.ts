import fs from "node:fs";
import path from "node:path";
import { listedPackages } from "./lockedPackages";

const ROOT = path.resolve(__dirname, "../..");
const page = fs.readFileSync(path.join(ROOT, "docs/dependencies.md"), "utf8");

/** Installed sizes differ a little by platform. */
const SIZE_TOLERANCE = 0.05;

/** Where the lock's word is no license's name. */
const LICENSE_NAMES: Readonly<Record<string, string>> = { LICENSE: "Microsoft's own" };

interface Row {
  folder: string;
  cells: string[];
}

/** The rows of the page's tables, with the folder that the table's header names. */
function rowsOf(markdown: string, header: RegExp): Row[] {
  let folder: string | undefined;
  return markdown.split("\n").flatMap((line) => {
    if (!line.startsWith("|")) folder = undefined;
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const start = header.exec(cells[0] ?? "");
    if (start) folder = start[1] ?? ".";
    if (folder === undefined || start || /^-+$/.test(cells[0] ?? "")) return [];
    return [{ folder, cells }];
  });
}

const rows = rowsOf(page, /^package(?: of (.+))?$/);

/** esbuild copies its program where its install script may run, which npm's settings decide. */
const SIZE_VARIES = new Set(["esbuild"]);

describe.each([".", "tools/workbench", "tools/validate", "tools/mutation", "tests/e2e", "bench"])(
  "packages of %s",
  (folder) => {
    const listed = listedPackages(folder);
    const described = rows.filter((row) => row.folder === folder).map(({ cells }) => cells);

    test("each has one row, and each row its package", () => {
      expect(described.map(([name]) => name).sort()).toEqual(listed.map(({ name }) => name).sort());
    });

    test("version, license and what it brings are those of the lock", () => {
      const expected = listed.map(({ name, version, license, brings }) =>
        [name, version, LICENSE_NAMES[license] ?? license, String(brings)].join(" | "),
      );
      const found = described.map(([name, version, license, , brings]) =>
        [name, version, license, brings].join(" | "),
      );
      expect(found.sort()).toEqual(expected.sort());
    });

    test("the size is the installed one", () => {
      const wrong = listed.filter(({ name, megabytes }) => {
        if (SIZE_VARIES.has(name)) return false;
        const stated = Number(described.find(([described]) => described === name)?.[3]);
        return megabytes !== null && !(Math.abs(stated - megabytes) <= 0.051 + SIZE_TOLERANCE * megabytes);
      });
      expect(wrong).toEqual([]);
    });

    test("each explains why", () => {
      expect(described.filter((cells) => cells.length !== 6 || (cells[5] ?? "").length < 5)).toEqual([]);
    });
  },
);

test("every override is explained, with the condition for removing it", () => {
  const { overrides } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    overrides: Record<string, string | Record<string, string>>;
  };
  const names = Object.entries(overrides).flatMap(([name, to]) =>
    typeof to === "string" ? [name] : Object.keys(to).map((inner) => `${name} > ${inner}`),
  );
  const explained = rowsOf(page, /^override()$/).map(({ cells }) => cells);
  expect(explained.map(([name]) => name).sort()).toEqual(names.sort());
  expect(explained.filter(([, , because = "", until = ""]) => because === "" || until === "")).toEqual([]);
});

test("the package carries its libraries: it installs without a registry", () => {
  const { dependencies, bundleDependencies } = JSON.parse(
    fs.readFileSync(path.join(ROOT, "package.json"), "utf8"),
  ) as { dependencies: Record<string, string>; bundleDependencies: string[] };
  expect([...bundleDependencies].sort()).toEqual(Object.keys(dependencies).sort());
});
