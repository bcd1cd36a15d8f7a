import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Row } from "./row";

/** KB of the built pages, compressed as a server does it best. */
export function bundles(): Row[] {
  const page = fs.readFileSync("dist/taskpane.html", "utf8");
  const first = [...page.matchAll(/(?:src|href)="?([\w./-]+\.(?:js|css))/g)]
    .map(([, file = ""]) => file)
    .filter((file) => fs.existsSync(path.join("dist", file)));
  const sum = ["taskpane.html", ...first].reduce((total, file) => total + kilobytes(file), 0);
  return [
    {
      id: "bundles.functions",
      what: "functions bundle, gzipped",
      unit: "KB",
      ours: kilobytes("functions.js"),
      goal: { most: kilobytesOf(66), of: "figure" },
    },
    {
      id: "bundles.pane",
      what: "first load of the pane without office.js, gzipped",
      unit: "KB",
      ours: sum,
      goal: { most: kilobytesOf(85), of: "figure" },
      remark: ["taskpane.html", ...first].join(", "),
    },
  ];
}

function kilobytes(file: string): number {
  return gzipSync(fs.readFileSync(path.join("dist", file)), { level: 9 }).length / 1000;
}

/** KB of KiB. */
const kilobytesOf = (kibibytes: number): number => (kibibytes * 1024) / 1000;
