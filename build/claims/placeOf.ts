import fs from "node:fs";
import path from "node:path";
import { templates } from "../../src/templates/templates";
import type { SheetSpec } from "../../src/workbook/spec";
import type { Claim } from "./claim";

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sheetsOf = new Map<string, readonly (readonly [name: string, text: string])[]>();

function sheets(id: string): readonly (readonly [name: string, text: string])[] {
  const known = sheetsOf.get(id);
  if (known) return known;
  const drawn: readonly SheetSpec[] = templates.find((one) => one.id === id)?.plan().spec.sheets ?? [];
  const texts = drawn.map((sheet) => [sheet.name, textsOf(sheet).join("\n")] as const);
  sheetsOf.set(id, texts);
  return texts;
}

/**
 * Where a claim is made: the first sheet of its template or the source file that holds its words; `null` for nowhere.
 *
 * @param root The top of the checkout.
 */
export function placeOf({ says, where }: Claim, root: string): string | null {
  if (where.startsWith("src/")) {
    const text = fs.readFileSync(path.join(root, where), "utf8").replace(/"\s*\+\s*"/g, "");
    return text.includes(says) ? where : null;
  }
  return sheets(where).find(([, text]) => text.includes(says))?.[0] ?? null;
}
