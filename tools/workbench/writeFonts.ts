import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Carlito, whose letters are as wide as Calibri's. */
const PACKAGE = fileURLToPath(new URL("node_modules/@fontsource/carlito", import.meta.url));

/** What the workbook's texts are written in. A browser loads a file when a text needs it. */
const SUBSETS = ["latin", "latin-ext"];

const WEIGHTS = [400, 700];
const STYLES = ["normal", "italic"];

/**
 * Copies the font of the grid and the pane into a folder, with its license and a style sheet that gives it the name that
 * workbooks ask for. A Calibri of the machine is not used: every browser draws the same widths.
 */
export async function writeFonts(out: string): Promise<void> {
  const ranges = JSON.parse(await fs.readFile(path.join(PACKAGE, "unicode.json"), "utf8")) as Record<
    string,
    string
  >;
  await fs.mkdir(path.join(out, "fonts"), { recursive: true });
  const faces = SUBSETS.flatMap((subset) =>
    WEIGHTS.flatMap((weight) =>
      STYLES.map((style) => ({ subset, weight, style, file: `carlito-${subset}-${weight}-${style}.woff2` })),
    ),
  );
  const rules = faces.map(({ subset, weight, style, file }) => {
    const range = ranges[subset];
    if (range === undefined) throw new Error(`Carlito has no subset ${subset}`);
    return (
      `@font-face{font-family:Calibri;font-style:${style};font-weight:${weight};font-display:block;` +
      `src:url(fonts/${file}) format("woff2");unicode-range:${range}}`
    );
  });
  await Promise.all([
    ...faces.map(({ file }) => fs.copyFile(path.join(PACKAGE, "files", file), path.join(out, "fonts", file))),
    fs.copyFile(path.join(PACKAGE, "LICENSE"), path.join(out, "fonts/LICENSE.txt")),
    fs.writeFile(path.join(out, "fonts.css"), `${rules.join("\n")}\n`),
  ]);
}
