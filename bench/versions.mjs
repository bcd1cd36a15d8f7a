import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { PYTHON } from "./tableProcess.mjs";

/** Versions of what stands beside our figures, `null` where it is not installed. */
export function versions() {
  return {
    netmask: ofPackage("node_modules/netmask"),
    "ip-address": ofPackage("bench/node_modules/ip-address"),
    "ipaddr.js": ofPackage("bench/node_modules/ipaddr.js"),
    PapaParse: ofPackage("node_modules/papaparse"),
    unzip: printed("unzip", ["-v"], /^UnZip ([\d.]+)/),
    XlsxWriter:
      PYTHON.map((python) =>
        printed(python, ["-c", "import xlsxwriter; print(xlsxwriter.__version__)"], /^([\d.]+)/),
      ).find(Boolean) ?? null,
  };
}

function ofPackage(folder) {
  const file = `${folder}/package.json`;
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).version : null;
}

function printed(command, args, pattern) {
  const { stdout } = spawnSync(command, args, { encoding: "utf8" });
  return pattern.exec(stdout ?? "")?.[1] ?? null;
}
