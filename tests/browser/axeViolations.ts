import fs from "node:fs";
import type { Frame } from "@playwright/test";

/** The part of axe that is used. */
interface Axe {
  run(context?: {
    exclude: string[][];
  }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * Loads axe into a page.
 *
 * @param file Path of axe.min.js.
 * @returns Lists the rules that the page breaks at the moment of the call, each with its element.
 */
export async function loadAxe(
  frame: Frame,
  file: string,
): Promise<(exclude?: readonly string[]) => Promise<string[]>> {
  await frame.evaluate(fs.readFileSync(file, "utf8"));
  return (exclude = []) =>
    frame.evaluate(async (excluded) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        excluded.length > 0 ? { exclude: excluded.map((selector) => [selector]) } : undefined,
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    }, exclude);
}
