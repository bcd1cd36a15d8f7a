import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";

const PROGRAM = "soffice";

/** LibreOffice trusts the values in an .xlsx unless it is told to calculate always (0). */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** A sheet's values by address. */
export type SheetValues = Map<string, string | number | boolean>;

/**
 * Recalculates workbooks in LibreOffice, all in one process: starting it takes longer than calculating. Returns the
 * values of each workbook, sheet by sheet.
 */
export async function recalculated(workbooks: readonly Uint8Array[]): Promise<SheetValues[][]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "hci-planner-libreoffice-"));
  try {
    const profile = path.join(directory, "profile");
    await mkdir(path.join(profile, "user"), { recursive: true });
    await writeFile(path.join(profile, "user", "registrymodifications.xcu"), SETTINGS);
    const names = workbooks.map((_, i) => `workbook${String(i)}.xlsx`);
    const inputs = names.map((name) => path.join(directory, name));
    const output = path.join(directory, "recalculated");
    await Promise.all(workbooks.map((workbook, i) => writeFile(inputs[i] ?? "", workbook)));
    await promisify(execFile)(PROGRAM, [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      "--headless",
      "--convert-to",
      "xlsx",
      "--outdir",
      output,
      ...inputs,
    ]);
    return await Promise.all(names.map(async (name) => valuesOf(await readFile(path.join(output, name)))));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function valuesOf(file: Uint8Array): SheetValues[] {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...part("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = ""]) =>
    [...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = ""]) => unescaped(text)).join(""),
  );
  const count = Object.keys(parts).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name)).length;
  return Array.from({ length: count }, (_, i) => {
    const cells = part(`xl/worksheets/sheet${i + 1}.xml`).matchAll(
      /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    );
    return new Map(
      [...cells].map(([, address = "", attributes = "", xml = ""]) => [
        address,
        valueOf(attributes, xml, shared),
      ]),
    );
  });
}

function valueOf(attributes: string, xml: string, shared: readonly string[]): string | number | boolean {
  const text = unescaped(/<v>(.*?)<\/v>/s.exec(xml)?.[1] ?? "");
  switch (/ t="(\w+)"/.exec(attributes)?.[1]) {
    case "s":
      return shared[Number(text)] ?? "";
    case "b":
      return text === "1";
    case "str":
    case "e":
      return text;
    default:
      return Number(text);
  }
}

function unescaped(xml: string): string {
  return xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}
