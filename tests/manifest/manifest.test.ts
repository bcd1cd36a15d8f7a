import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brokenRules, RULES, WELL_FORMED } from "./manifestRules";
import { longDescribe } from "../volume";
import { MUTATIONS } from "./mutations";

const ROOT = path.resolve(__dirname, "../..");
const DIST = path.join(ROOT, "dist");

const COMMITTED = fs.readFileSync(path.join(ROOT, "manifest.xml"), "utf8");
const COMMITTED_FOLDERS = [ROOT, DIST];

describe.each([
  { name: "manifest.xml", file: path.join(ROOT, "manifest.xml"), folders: COMMITTED_FOLDERS },
  { name: "dist/manifest.xml", file: path.join(DIST, "manifest.xml"), folders: [DIST] },
])("$name", ({ file, folders }) => {
  const broken = brokenRules(fs.readFileSync(file, "utf8"), folders);

  test.each([WELL_FORMED, ...Object.keys(RULES)])("%s", (rule) => {
    expect(broken[rule] ?? []).toEqual([]);
  });
});

describe("every rule can fail", () => {
  test.each([WELL_FORMED, ...Object.keys(RULES)])("%s", (rule) => {
    const mutations = MUTATIONS[rule] ?? [];
    const missed = mutations.filter(([, from, to]) => {
      const mutated = COMMITTED.replace(from, to);
      return mutated === COMMITTED || !(rule in brokenRules(mutated, COMMITTED_FOLDERS));
    });
    expect(missed.map(([what]) => what)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(0);
  });
});

// It takes a quarter of a minute.
longDescribe("a build for another address", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const base = "https://tools.example.com/hci";

  beforeAll(() => {
    const webpack = require.resolve("webpack-cli/bin/cli.js");
    // The cache of the last build is used, and left as it is: the address changes only what the plugins emit. Minimizing, which
    // takes three quarters of the time, changes no text.
    const options = ["--mode", "production", "--cache-readonly", "--no-optimization-minimize"];
    const parts = ["--config-name", "functions", "--config-name", "pane"];
    execFileSync(process.execPath, [webpack, ...options, ...parts, "--output-path", folder], {
      cwd: ROOT,
      // The slash at the end is one that people type.
      env: { ...process.env, HCI_PLANNER_URL: `${base}/` },
      stdio: "pipe",
    });
  }, 120_000);

  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test("has a manifest that keeps every rule", () => {
    expect(brokenRules(fs.readFileSync(path.join(folder, "manifest.xml"), "utf8"), [folder])).toEqual({});
  });

  test("differs from the committed manifest in the address alone", () => {
    const built = fs.readFileSync(path.join(folder, "manifest.xml"), "utf8");
    expect(built).toBe(COMMITTED.replaceAll("https://localhost:3000", base));
  });

  test("has the address in the help link of every function", () => {
    const metadata = fs.readFileSync(path.join(folder, "functions.json"), "utf8");
    const { functions } = JSON.parse(metadata) as { functions: { id: string; helpUrl: string }[] };
    expect(functions.map(({ helpUrl }) => helpUrl)).toEqual(
      functions.map(({ id }) => `${base}/functions.html#${id.toLowerCase()}`),
    );
  });

  test("names the development address nowhere", () => {
    const files = fs.readdirSync(folder, { encoding: "utf8", recursive: true });
    const texts = files.filter((file) => /\.(html|js|json|xml|css)$/.test(file));
    expect(texts).toEqual(expect.arrayContaining(["functions.js", "manifest.xml", "taskpane.html"]));
    expect(
      texts.filter((file) =>
        fs.readFileSync(path.join(folder, file), "utf8").includes("https://localhost:3000"),
      ),
    ).toEqual([]);
  });
});
