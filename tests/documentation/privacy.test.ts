import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./documents";

const SRC = path.join(ROOT, "src");

/** Files of src that hold one of some words, from its top. */
function filesWith(words: RegExp): string[] {
  return fs
    .readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|js)$/.test(name) && words.test(fs.readFileSync(path.join(SRC, name), "utf8")))
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

test("what docs/deploy.md lists as kept in a browser is all that the code keeps there", () => {
  expect(filesWith(/\b(indexedDB|localStorage|sessionStorage|document\.cookie|caches\.open)\b/)).toEqual([
    "taskpane/excel/storedUnfinished.ts",
    "taskpane/import/firstRun.ts",
    "workbench/offline.js",
    "workbench/saved/savedWorkbook.ts",
    "workbench/saved/workbookStorage.ts",
  ]);
});

test("the code has no way to send anything but asking its own server for files", () => {
  expect(filesWith(/\b(XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection)\b/)).toEqual([]);
  expect(filesWith(/\bfetch\([^)]*,/)).toEqual([]);
  expect(filesWith(/\bfetch\(\s*["'`]\w*:?\/\//)).toEqual([]);
});

test.each(["src/taskpane/taskpane.html", "src/workbench/workbench.html"])(
  "%s allows requests to its own address only",
  (page) => {
    const policy = /Content-Security-Policy"\s+content="([^"]+)"/.exec(
      fs.readFileSync(path.join(ROOT, page), "utf8"),
    )?.[1];
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(/connect-src 'self';/);
    expect(policy).toMatch(/form-action 'none'/);
    const hosts = policy?.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(hosts).toEqual(page.includes("taskpane") ? ["https://appsforoffice.microsoft.com"] : []);
  },
);
