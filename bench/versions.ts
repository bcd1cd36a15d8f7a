import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { PYTHON } from "./tableProcess";

/** Versions of what stands beside our figures, `null` where it is not installed. */
export function versions(): Record<string, string | null> {
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

function ofPackage(folder: string): string | null {
  const file = `${folder}/package.json`;
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, "utf8")) as { version: string }).version
    : null;
}

function printed(command: string, args: readonly string[], pattern: RegExp): string | null {
  // A command that is not there prints nothing.
  const { error, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return error ? null : (pattern.exec(stdout)?.[1] ?? null);
}
