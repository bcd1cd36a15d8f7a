/** Builds the workbench into dist/workbench: static files, with the functions of the same build beside them. */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Metafile, transform } from "esbuild";
import { REPLACED_MODULES } from "../../src/workbench/univer/replacedModules";
import { patchUniver } from "./patchUniver";
import { replaceModules } from "./replaceModules";
import { RESOLUTION } from "./resolution";
import { writeFonts } from "./writeFonts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = path.resolve(HERE, "../..");
const SOURCE = path.join(ROOT, "src/workbench");
const DIST = path.join(ROOT, "dist");
const OUT = path.join(DIST, "workbench");
const PANE = path.join(ROOT, "src/taskpane");

/** Pictures of the templates, where `npm run gallery` made them. */
const PICTURES = path.join(ROOT, "docs/pictures");

/** Presets of the grid, whose styles make up grid.css. */
const PRESETS = [
  "core",
  "conditional-formatting",
  "data-validation",
  "filter",
  "find-replace",
  "hyper-link",
  "note",
  "sort",
  "table",
];

/** What the workbench takes over from the build of the functions. */
const FUNCTIONS = [
  "functions.js",
  "functions.json",
  "functions.help.json",
  "functions.html",
  "functions.css",
];

/** Settings of every script of the page. */
const COMMON = {
  ...RESOLUTION,
  outdir: OUT,
  bundle: true,
  minify: true,
  target: "es2022",
  loader: { ".html": "text" },
  logLevel: "warning",
} satisfies BuildOptions;

async function main(): Promise<void> {
  await fs.rm(OUT, { recursive: true, force: true });
  await fs.mkdir(OUT, { recursive: true });
  const { version } = JSON.parse(await fs.readFile(path.join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  const { metafile } = await build({
    ...COMMON,
    entryPoints: { workbench: path.join(SOURCE, "workbench.ts") },
    format: "esm",
    splitting: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    metafile: true,
    alias: { "react-style-singleton": path.join(SOURCE, "univer/noStyleElements.ts") },
    plugins: [patchUniver({ hasPage: true }), replaceModules(REPLACED_MODULES)],
    legalComments: "linked",
    define: {
      "process.env.NODE_ENV": '"production"',
      BUILD_VERSION: JSON.stringify(version),
      TEMPLATE_PICTURES: JSON.stringify(await templatePictures()),
    },
  });
  // The page starts them by their names, each in one file.
  const workers = [
    path.join(PANE, "import/importWorker.ts"),
    ...["openWorker", "upgradeWorker"].map((name) => path.join(SOURCE, "open", `${name}.ts`)),
  ];
  for (const worker of workers) await build({ ...COMMON, entryPoints: [worker], format: "iife" });
  await Promise.all([
    ...FUNCTIONS.map((name) => fs.copyFile(path.join(DIST, name), path.join(OUT, name))),
    fs.cp(path.join(ROOT, "assets"), path.join(OUT, "assets"), { recursive: true }),
    fs.copyFile(path.join(SOURCE, "workbench.css"), path.join(OUT, "workbench.css")),
    fs.cp(PICTURES, path.join(OUT, "pictures"), { recursive: true }).catch(ignoreMissing),
    copyTo("samples/sample.zip", path.join(ROOT, "samples/easy-run-1725000000.zip")),
    copyTo("samples/benchmark.zip", path.join(ROOT, "samples/easy-run-1732885165.zip")),
    ...["rvtools-export.xlsx", "live-optics.xlsx"].map((name) =>
      copyTo(`samples/${name}`, path.join(ROOT, "samples", name)),
    ),
    writeGridStyles(),
    writeFonts(OUT),
    writePaneStyles(),
    writePage(metafile),
  ]);
  await writeOffline();
}

/** Ids of the templates that have a picture. */
async function templatePictures(): Promise<string[]> {
  const files = (await fs.readdir(PICTURES).catch(ignoreMissing)) ?? [];
  return files.filter((file) => file.endsWith(".png")).map((file) => path.basename(file, ".png"));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function copyTo(name: string, from: string): Promise<void> {
  await fs.mkdir(path.dirname(path.join(OUT, name)), { recursive: true });
  await fs.copyFile(from, path.join(OUT, name));
}

/** The styles of the pane are those of a whole page in Excel; here they end at what has the class "pane". */
async function writePaneStyles(): Promise<void> {
  const styles = await fs.readFile(path.join(PANE, "taskpane.css"), "utf8");
  const own = styles.replaceAll(":root", "&").replace(/^body \{/m, "& {");
  const { code } = await transform(`.pane {\n${own}\n}`, { loader: "css", target: "chrome105" });
  await fs.writeFile(path.join(OUT, "pane.css"), code);
}

async function writeGridStyles(): Promise<void> {
  const sheets = PRESETS.map((preset) =>
    fs.readFile(path.join(HERE, `node_modules/@univerjs/preset-sheets-${preset}/lib/index.css`), "utf8"),
  );
  await fs.writeFile(path.join(OUT, "grid.css"), (await Promise.all(sheets)).join("\n"));
}

/** Puts the script's name of this build into the page, and that of the grid, which is then loaded at the same time. */
async function writePage({ outputs }: Metafile): Promise<void> {
  const scriptOf = (source: string): string => {
    const [file] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(source)) ?? [];
    if (!file) throw new Error(`the build has no script of ${source}`);
    return path.basename(file);
  };
  const page = await fs.readFile(path.join(SOURCE, "workbench.html"), "utf8");
  const tags = [
    `<link rel="modulepreload" href="${scriptOf("grid/createGrid.ts")}" />`,
    `<script type="module" src="${scriptOf("workbench/workbench.ts")}"></script>`,
  ];
  await fs.writeFile(
    path.join(OUT, "index.html"),
    page.replace("</head>", `  ${tags.join("\n    ")}\n  </head>`),
  );
}

/** Puts the list of all files into the script that keeps them for working offline. */
async function writeOffline(): Promise<void> {
  const entries = await fs.readdir(OUT, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".txt"))
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(await fs.readFile(path.join(OUT, file)));
  const mark = hash.digest("hex").slice(0, 12);
  const script = await fs.readFile(path.join(SOURCE, "offline.js"), "utf8");
  const facts = JSON.stringify({ mark, files: ["./", ...files] });
  await fs.writeFile(path.join(OUT, "offline.js"), `self.BUILD = ${facts};\n${script}`);
}

await main();
