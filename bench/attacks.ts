import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildZip, emptyEntries } from "./attackZip";
import type { MeasureOptions } from "./measures";
import { runCommandLine } from "./process";
import type { Row } from "./row";

const MIB = 2 ** 20;
const REPORTED_CHARACTERS = 120;
const CASE = "vdb-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";

const SCRIPT = fileURLToPath(import.meta.url);

/** Archives and files that are made to exhaust whoever opens them. */
const ATTACKS: Readonly<Record<string, () => Uint8Array>> = {
  "a million empty entries": () => emptyEntries(1_000_000),
  "a million empty entries, 1,000 of them declared": () => emptyEntries(1_000_000, 1000),
  "200,000 empty entries, which is the limit": () => emptyEntries(200_000),
  "a bomb: 512 MiB of zeros": () => buildZip([{ path: "bomb.json", bytes: new Uint8Array(512 * MIB) }]),
  "512 MiB of zeros that are declared as 1,000 bytes": () =>
    buildZip([{ path: "a-res.txt", bytes: new Uint8Array(512 * MIB), lies: { size: 1000 } }]),
  "1,000 entries that share their 15 MiB": () => {
    const copies = Array.from({ length: 999 }, (_, index) => ({ path: `${index}.json`, at: 0 }));
    return buildZip([{ path: "kernel.json", bytes: new Uint8Array(15 * MIB) }, ...copies]);
  },
  "a line of 64 MiB in a VM's text": () =>
    buildZip([
      { path: `${CASE}/hci-vdb-datastore-1-0-1.txt`, bytes: randomBytes(48 * MIB).toString("base64") },
    ]),
  "a document of 64 MiB that never closes": () =>
    buildZip([
      { path: "a-datastore-1-0-1.json", bytes: `{"a":"${randomBytes(48 * MIB).toString("base64")}` },
    ]),
};

/** What each attack costs whoever imports it, in time and memory, and what is reported. */
export function attacks({ folder }: MeasureOptions): Row[] {
  return Object.keys(ATTACKS).map((what, index) => {
    const zip = path.join(folder, "bomb.zip");
    // In a process of its own, which gives its memory back.
    execFileSync(process.execPath, ["--import", "./build/typescript.mjs", SCRIPT, what, zip]);
    const { seconds, peakMb, reported } = cost(zip);
    fs.rmSync(zip);
    const remark = `peak ${peakMb.toFixed(0)} MB: ${reported.slice(0, REPORTED_CHARACTERS)}`;
    return { id: `attacks.${index + 1}`, what, unit: "s", ours: seconds, remark };
  });
}

/** The command line refuses with a status and says why: its memory stands behind that. */
function cost(zip: string): { seconds: number; peakMb: number; reported: string } {
  const start = performance.now();
  let peakMb = 0;
  let reported = "imported";
  try {
    ({ peakMb } = runCommandLine("parse", zip));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const lines = error.message.trim().split("\n");
    peakMb = Number(/^peak ([\d.]+)/m.exec(error.message)?.[1]);
    reported = lines.find((line) => line !== "" && !/^peak /.test(line)) ?? "";
  }
  return { seconds: (performance.now() - start) / 1000, peakMb, reported };
}

if (process.argv[1] === SCRIPT) {
  const [, , what = "", zip = ""] = process.argv;
  const attack = ATTACKS[what];
  if (!attack) throw new Error(`"${what}" is not one of the robustness tests`);
  fs.writeFileSync(zip, attack());
}
