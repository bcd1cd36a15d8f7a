const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const CopyPlugin = require("copy-webpack-plugin");
const HtmlPlugin = require("html-webpack-plugin");
const { BannerPlugin, DefinePlugin } = require("webpack");
const FirstLoadPlugin = require("./build/FirstLoadPlugin");
const FunctionsMetadataPlugin = require("./build/FunctionsMetadataPlugin");
const { version } = require("./package.json");

/** Where the add-in is served from: `HCI_PLANNER_URL=https://tools.example.com/hci npm run build`. */
const baseUrl = (process.env.HCI_PLANNER_URL ?? "https://localhost:3000").replace(/\/+$/, "");
if (!/^https:\/\/[^\s"&<>]+$/.test(baseUrl)) {
  throw new Error(`HCI_PLANNER_URL "${baseUrl}" is not an https address`);
}
const dist = path.resolve(__dirname, "dist");

/** Certificates that Excel trusts, once `npx office-addin-dev-certs install` has made them; a browser's own otherwise. */
function developmentServer() {
  const folder = path.join(os.homedir(), ".office-addin-dev-certs");
  const read = (name) => fs.readFileSync(path.join(folder, name));
  if (!fs.existsSync(path.join(folder, "localhost.key"))) return "https";
  return {
    type: "https",
    options: { key: read("localhost.key"), cert: read("localhost.crt"), ca: read("ca.crt") },
  };
}

/** The development address, as it stands in the committed manifest. */
const DEVELOPMENT_URL = "https://localhost:3000";

const base = {
  output: { path: dist, filename: "[name].js" },
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [{ test: /\.ts$/, loader: "ts-loader", options: { transpileOnly: true } }] },
  performance: { hints: false },
  stats: "errors-warnings",
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(__dirname, ".cache"),
    buildDependencies: { config: [__filename] },
  },
};

/** Custom functions: runs in Excel's page and, alone, in any JavaScript context that offers `CustomFunctions`. */
const functions = {
  ...base,
  name: "functions",
  target: "es2020",
  devtool: false,
  // One file without chunks: there is no loader in a bare context.
  output: { ...base.output, chunkFormat: false },
  entry: { functions: "./src/functions/_entry.ts" },
  module: {
    rules: [...base.module.rules, { test: /functions\/_files\.ts$/, loader: "./build/functionImports.js" }],
  },
  plugins: [new FunctionsMetadataPlugin({ folder: path.resolve(__dirname, "src/functions"), baseUrl })],
};

/** What the page may load at once, gzipped and without office.js: 85 KB, of which 66 KB are the functions'. */
const PANE_BYTES = 19_000;

/** Ids of the templates that have a picture. */
function templatePictures() {
  const folder = path.resolve(__dirname, "docs/pictures");
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".png")).map((file) => file.slice(0, -".png".length));
}

/** The one page of the add-in: pane, functions and commands share its runtime. */
const pane = {
  ...base,
  name: "pane",
  target: ["web", "es2020"],
  devtool: "source-map",
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
    new FirstLoadPlugin({ files: ["taskpane.html", "taskpane.css", "taskpane.js"], mostBytes: PANE_BYTES }),
    new CopyPlugin({
      patterns: [
        { from: "assets/*.png", to: "assets/[name][ext]" },
        { from: "samples/easy-run-1725000000.zip", to: "samples/sample.zip" },
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
    headers: ({ headers }) => (isExcel(headers.origin) ? { "Access-Control-Allow-Origin": headers.origin } : {}),
  },
};

/** Excel on the web reads functions.json from its own origin; no other page may read what is served. */
function isExcel(origin) {
  return /^https:\/\/[\w-]{1,63}\.officeapps\.live\.com$/.test(origin ?? "");
}

/** The command line. Its libraries stay packages. */
const cli = {
  ...base,
  name: "cli",
  target: "node20",
  devtool: false,
  entry: { cli: "./src/cli/cli.ts" },
  output: { ...base.output, library: { type: "commonjs2" } },
  externals: ({ request }, done) =>
    request.startsWith(".") || path.isAbsolute(request) ? done() : done(null, `commonjs2 ${request}`),
  plugins: [
    new BannerPlugin({ banner: "#!/usr/bin/env node", raw: true }),
    new DefinePlugin({ BUILD_VERSION: JSON.stringify(version) }),
  ],
};

module.exports = [functions, pane, cli];
