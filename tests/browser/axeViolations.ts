import fs from "node:fs";
import type { Frame } from "@playwright/test";

/** The part of axe that is used. */
interface Axe {
  run(
    context: { exclude: string[][] },
    options: { runOnly?: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * Loads axe into a page.
 *
 * @param file Path of axe.min.js.
 * @returns Lists the rules that the page breaks at the moment of the call, each with its element: those of the given ids, or
 *   all.
 */
export async function loadAxe(
  frame: Frame,
  file: string,
): Promise<(exclude?: readonly string[], rules?: readonly string[]) => Promise<string[]>> {
  await frame.evaluate(fs.readFileSync(file, "utf8"));
  return (exclude = [], rules = []) =>
    frame.evaluate(
      async ([excluded, runOnly]) => {
        const { axe } = globalThis as unknown as { axe: Axe };
        const { violations } = await axe.run(
          { exclude: excluded.map((selector) => [selector]) },
          runOnly.length > 0 ? { runOnly } : {},
        );
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      },
      [exclude, rules] as const,
    );
}
