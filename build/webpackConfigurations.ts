import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
import webpack from "webpack";
import type { Configuration } from "webpack";
import type { Configuration as ServerConfiguration } from "webpack-dev-server";
import { FunctionsMetadataPlugin } from "./FunctionsMetadataPlugin";
import { GzippedSizePlugin } from "./GzippedSizePlugin";

const { BannerPlugin, DefinePlugin, NormalModuleReplacementPlugin } = webpack;

const ROOT = path.resolve(import.meta.dirname, "..");
const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  version: string;
};

/** Where the add-in is served from: `HCI_PLANNER_URL=https://tools.example.com/hci npm run build`. */
const baseUrl = (process.env["HCI_PLANNER_URL"] ?? "https://localhost:3000").replace(/\/+$/, "");
if (!/^https:\/\/[^\s"&<>]+$/.test(baseUrl)) {
  throw new Error(`HCI_PLANNER_URL "${baseUrl}" is not an https address`);
}
const dist = path.join(ROOT, "dist");

/** Certificates that Excel trusts, once `npx office-addin-dev-certs install` has made them; a browser's own otherwise. */
function developmentServer(): ServerConfiguration["server"] {
  const folder = path.join(os.homedir(), ".office-addin-dev-certs");
  const read = (name: string): Buffer => fs.readFileSync(path.join(folder, name));
  if (!fs.existsSync(path.join(folder, "localhost.key"))) return "https";
  return {
    type: "https",
    options: { key: read("localhost.key"), cert: read("localhost.crt"), ca: read("ca.crt") },
  };
}

/** The development address, as it stands in the committed manifest. */
const DEVELOPMENT_URL = "https://localhost:3000";

/** What builds: webpack keeps nothing of an earlier build where one of these changed. */
function buildFiles(): string[] {
  const files = fs.readdirSync(import.meta.dirname).filter((file) => /\.(ts|mjs)$/.test(file));
  return [
    path.join(ROOT, "webpack.config.mjs"),
    ...files.map((file) => path.join(import.meta.dirname, file)),
  ];
}

const RULES = [{ test: /\.ts$/, loader: "./build/withoutTypes.mjs" }];

const base = {
  context: ROOT,
  output: { path: dist, filename: "[name].js" },
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: RULES },
  performance: { hints: false },
  stats: "errors-warnings",
  // A long test of the manifest builds once more from it.
  cache: {
    type: "filesystem",
    cacheDirectory: path.join(ROOT, ".cache"),
    buildDependencies: { config: buildFiles() },
  },
} satisfies Configuration;

/**
 * What the functions may take, gzipped: Excel loads them with every workbook that has one. 2 KiB more than the goal of
 * `npm run bench`, so that a function or a format can be added before others are made smaller.
 */
const FUNCTIONS_BYTES = 68 * 1024;

/** Of what terser can do, what makes the functions smaller once they are gzipped. */
const FUNCTIONS_COMPRESSION = {
  passes: 4,
  ecma: 2020,
  // No getter of ours does more than read, so what only reads and is not used goes: 540 bytes.
  pure_getters: true,
  // 360 bytes: a function that is called twice stays one, and comparisons stay as they are written.
  inline: 1,
  lhs_constants: false,
  unsafe_arrows: true,
} as const;

/** Custom functions: runs in Excel's page and, alone, in any JavaScript context that offers `CustomFunctions`. */
const functions: Configuration = {
  ...base,
  name: "functions",
  target: "es2020",
  devtool: false,
  optimization: { minimizeOptions: { javascript: { ecma: 2020, compress: FUNCTIONS_COMPRESSION } } },
  // One file without chunks: there is no loader in a bare context.
  output: { ...base.output, chunkFormat: false },
  entry: { functions: "./src/functions/_entry.ts" },
  module: {
    rules: [
      ...RULES,
      { test: /functions\/_functions\.ts$/, loader: "./build/functionImports.mjs" },
      { test: /src\/(functions|model|importers)\/.*\.ts$/, loader: "./build/shortPrivateNames.mjs" },
      // A module of these parts does nothing but define what it exports.
      { test: /src\/(model|importers)\/.*\.ts$/, loader: "./build/withoutUnseen.mjs", sideEffects: false },
    ],
  },
  plugins: [
    // A reader that the functions have no room for: importers/elbencho/noElbencho.ts.
    new NormalModuleReplacementPlugin(/^\.\/elbencho\/elbencho$/, "./elbencho/noElbencho"),
    new FunctionsMetadataPlugin({ folder: path.join(ROOT, "src/functions"), baseUrl }),
    new GzippedSizePlugin({ what: "The functions", files: ["functions.js"], maxBytes: FUNCTIONS_BYTES }),
  ],
};

/** What the page may load at once, gzipped and without office.js: its own code beside the functions. */
const PANE_BYTES = 19_000;

/** Ids of the templates that have a picture. */
function templatePictures(): string[] {
  const folder = path.join(ROOT, "docs/pictures");
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".png")).map((file) => file.slice(0, -".png".length));
}

/** The one page of the add-in: pane, functions and commands share its runtime. */
const pane: Configuration = {
  ...base,
  name: "pane",
  target: ["web", "es2020"],
  devtool: "source-map",
  // Code that two parts share is a file from this size on. webpack's own limit of 20,000 bytes counts comments too, which the
  // loader removes.
  optimization: {
    splitChunks: { minSize: 15_000 },
    // A second pass makes the pane a quarter of a percent smaller, and takes a tenth of its build.
    minimizeOptions: { javascript: { compress: { passes: 1 } } },
  },
  entry: {
    taskpane: "./src/taskpane/taskpane.ts",
    // A script of its own for the worker, in one file.
    importWorker: { import: "./src/taskpane/import/importWorker.ts", chunkLoading: false },
  },
  plugins: [
    new DefinePlugin({
      BUILD_VERSION: JSON.stringify(version),
      TEMPLATE_PICTURES: JSON.stringify(templatePictures()),
      // zip.js asks where its module lies; webpack would answer with the path on the building machine.
      "import.meta.url": JSON.stringify(""),
    }),
    new HtmlPlugin({
      template: "./src/taskpane/taskpane.html",
      filename: "taskpane.html",
      inject: "body",
      chunks: ["taskpane"],
    }),
    new GzippedSizePlugin({
      what: "The first load of the pane without the functions",
      files: ["taskpane.html", "taskpane.css", "taskpane.js"],
      maxBytes: PANE_BYTES,
    }),
    new CopyPlugin({
      patterns: [
        { from: "assets/*.png", to: "assets/[name][ext]" },
        { from: "samples/easy-run-1725000000.zip", to: "samples/sample.zip" },
        { from: "samples/easy-run-1732885165.zip", to: "samples/benchmark.zip" },
        { from: "samples/*.xlsx", to: "samples/[name][ext]" },
        // What `npm run templates` and `npm run gallery` made.
        { from: "templates/*.xlsx", to: "templates/[name][ext]", noErrorOnMissing: true },
        { from: "docs/pictures/*.png", to: "pictures/[name][ext]", noErrorOnMissing: true },
        { from: "src/taskpane/taskpane.css", to: "taskpane.css" },
        { from: "build/functions.css", to: "functions.css" },
        {
          from: "manifest.xml",
          to: "manifest.xml",
          transform: (content) => content.toString().replaceAll(DEVELOPMENT_URL, baseUrl),
        },
      ],
    }),
  ],
  devServer: {
    host: "localhost",
    port: 3000,
    server: developmentServer(),
    static: dist,
    headers: ({ headers: { origin } }: IncomingMessage) =>
      origin !== undefined && isExcel(origin) ? { "Access-Control-Allow-Origin": origin } : {},
  },
};

/** Excel on the web reads functions.json from its own origin; no other page may read what is served. */
function isExcel(origin: string): boolean {
  return /^https:\/\/[\w-]{1,63}\.officeapps\.live\.com$/.test(origin);
}

/** The command line. Its libraries stay packages. */
const cli: Configuration = {
  ...base,
  name: "cli",
  target: "node20",
  devtool: false,
  // Nobody downloads it with a page, and minimizing would take two thirds of its build.
  optimization: { minimize: false },
  entry: { cli: "./src/cli/cli.ts" },
  output: { ...base.output, library: { type: "commonjs2" } },
  // modern-tar is a module only, which Node 20 warns about when it is required.
  externals: ({ request = "" }, done) =>
    request.startsWith(".") || path.isAbsolute(request) || request === "modern-tar"
      ? done()
      : done(null, `commonjs2 ${request}`),
  plugins: [
    new BannerPlugin({ banner: "#!/usr/bin/env node", raw: true }),
    new DefinePlugin({ BUILD_VERSION: JSON.stringify(version) }),
  ],
};

/** What webpack builds, by the names that `--config-name` takes. */
export const configurations = [functions, pane, cli];
