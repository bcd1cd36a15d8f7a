import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { CellValue } from "../../../src/workbook/spec";
import { cellName } from "../../../src/workbook/address";
import { readWithOpenpyxl, sheetOf } from "../readWithOpenpyxl";
import type { Done, Planner } from "./planner";

/** Differences that a failure shows. */
const MAX_SHOWN = 12;

/** Saves the workbook as .xlsx and compares the values in the file with those of the grid. */
export async function checkDownload({ workbench }: Planner): Promise<Done | undefined> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "hci-planner-random-"));
  try {
    const file = path.join(folder, "workbook.xlsx");
    await workbench.download(file);
    await workbench.page.waitForFunction(() =>
      /(is complete\.|differs from the grid\.)/.test(document.querySelector("#message")?.textContent ?? ""),
    );
    const saved = await readWithOpenpyxl(file);
    if (saved) {
      const found = Object.entries(await workbench.sheets()).flatMap(([name, values]) =>
        savedDifferences(name, values, sheetOf(saved, name).values),
      );
      if (found.length > 0) throw new Error(["the .xlsx differs", ...found.slice(0, MAX_SHOWN)].join("\n"));
    }
  } finally {
    await fs.rm(folder, { recursive: true });
  }
  return { what: "save as .xlsx", effect: "none" };
}

function savedDifferences(
  sheet: string,
  values: readonly (readonly CellValue[])[],
  saved: Readonly<Record<string, unknown>>,
): string[] {
  const left = new Map(Object.entries(saved));
  const differing = values.flatMap((row, r) =>
    row.flatMap((value, c) => {
      const at = cellName(r, c);
      const found = left.get(at) ?? null;
      left.delete(at);
      return isSame(found, value)
        ? []
        : [`${sheet}!${at}: grid ${JSON.stringify(value)}, file ${JSON.stringify(found)}`];
    }),
  );
  const added = [...left].map(([at, value]) => `${sheet}!${at}: only the file has ${JSON.stringify(value)}`);
  return [...differing, ...added];
}

/** Share by which a number may differ: the reader knows dates to the second only. */
const CLOSE = 1e-9;

function isSame(saved: unknown, shown: CellValue): boolean {
  if (typeof saved === "number" && typeof shown === "number")
    return Math.abs(saved - shown) <= CLOSE * Math.abs(shown);
  // A formula that answers "" shows nothing.
  const text = (value: unknown) => JSON.stringify(value === "" ? null : value);
  return text(saved) === text(isSpill(shown) ? { error: "#VALUE!" } : shown);
}

/** Files have no #SPILL!: it is stored as #VALUE!, as Excel does. */
const isSpill = (value: CellValue): boolean => typeof value === "object" && value?.error === "#SPILL!";
