import fs from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "..");
const SRC = path.join(ROOT, "src");

const sources = fs
  .readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|js)$/.test(name))
  .map((name) => ({
    name: name.split(path.sep).join("/"),
    text: fs.readFileSync(path.join(SRC, name), "utf8"),
  }));

/** Modules of Node that reach other machines or programs. */
const REACHES =
  /(?:from|import|import\(|require\()\s*"(?:node:)?(?:http2?|https|net|tls|dgram|dns|child_process|cluster|inspector|worker_threads)[/"]/;

test("no source imports a module of Node that reaches other machines or starts programs", () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter(({ text }) => REACHES.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
});

/** The sources that ask for a file, and the addresses that they ask for: all of the page's own server. */
const REQUESTS = {
  "taskpane/excel/openTemplate.ts": ["`templates/${id}.xlsx`"],
  "taskpane/import/importTab.ts": ["`samples/${name}`"],
  "taskpane/shippedHelp.ts": ['"functions.help.json"'],
  "workbench/loadFunctions.ts": ["address"],
  // The service worker repeats what the page asked for.
  "workbench/offline.js": ["request", "request"],
};

test("every request of the pages is for a file of their own server", () => {
  const found = sources.flatMap(({ name, text }) => {
    const asked = [...text.matchAll(/\bfetch\(([^)]*)\)/g)].map(([, address = ""]) => address);
    return asked.length === 0 ? [] : [[name, asked] as const];
  });
  expect(Object.fromEntries(found)).toEqual(REQUESTS);
  const otherWays = /\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b/;
  // The functions are a script of the page's server, which a worker can only load so.
  expect(sources.filter(({ text }) => otherWays.test(text)).map(({ name }) => name)).toEqual([
    "workbench/open/upgradeWorker.ts",
  ]);
  expect(sources.find(({ name }) => name === "workbench/open/upgradeWorker.ts")?.text).toContain(
    'loadFunctions("./", (address) => Promise.resolve(importScripts(address)))',
  );
});

test("no source turns a text into markup or code", () => {
  const ways =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|eval|document\.write)\b|new Function\b/;
  expect(sources.filter(({ text }) => ways.test(text)).map(({ name }) => name)).toEqual([]);
});

/** Directives of a page's Content-Security-Policy by their names. */
function policyOf(page: string): Record<string, string> {
  const html = fs.readFileSync(path.join(SRC, page), "utf8");
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? "";
  return Object.fromEntries(
    policy.split(";").map((directive): [string, string] => {
      const [name = "", ...values] = directive.trim().split(" ");
      return [name, values.join(" ")];
    }),
  );
}

test.each([
  ["taskpane/taskpane.html", "'self' https://appsforoffice.microsoft.com"],
  ["workbench/workbench.html", "'self'"],
])("the policy of %s allows requests to its own server and scripts from %s alone", (page, scripts) => {
  expect(policyOf(page)).toMatchObject({
    "default-src": "'none'",
    "script-src": scripts,
    "connect-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
});

test("docs/security.md names only tests and files that exist", () => {
  const page = fs.readFileSync(path.join(ROOT, "docs/security.md"), "utf8");
  const named = [...page.matchAll(/`((?:tests|src|bench|build)\/[\w./*-]+)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
});
