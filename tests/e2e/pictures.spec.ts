import path from "node:path";
import { loadAxe } from "../browser/axeViolations";
import { badTexts } from "../browser/badTexts";
import { recordFigure } from "../browser/browserTest";
import { layoutProblems } from "../browser/layoutProblems";
import { LONG, SAMPLED } from "../browser/longTests";
import { takePicture } from "../browser/takePicture";
import { expect, test } from "./addInTest";
import type { OpenedPage } from "./openPage";
import { PANE_STATES } from "./paneStates";
import { sidewaysScroll } from "./sidewaysScroll";
import type { ContextOptions } from "./watchContext";

const AXE = path.join(__dirname, "node_modules/axe-core/axe.min.js");

/** Time limit for the pictures of a test, in milliseconds. */
const LONG_TIMEOUT_MS = 900_000;

/** Looks that pages are drawn in. */
const LOOKS: readonly { name: string; tag: string; options: ContextOptions }[] = [
  { name: "light", tag: LONG, options: { media: { colorScheme: "light" } } },
  { name: "dark", tag: LONG, options: { media: { colorScheme: "dark" } } },
  { name: "320 px", tag: SAMPLED, options: { media: { colorScheme: "light" }, width: 320 } },
];

/** States of the pane that a sample draws. */
const SAMPLE_STATES = 2;

/** Height of the tallest picture, in pixels. */
const MAX_HEIGHT = 8000;

for (const { name: look, tag, options } of LOOKS) {
  test(`the pane is drawn whole in every state in ${look}`, { tag }, async ({ openExcel, volume }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    const opened = await openExcel(options);
    const draw = await drawingOf(opened);
    const states = volume === "all" ? PANE_STATES : PANE_STATES.slice(0, SAMPLE_STATES);
    for (const { name, reach } of states) {
      await reach(opened.frame);
      await draw(`pane/${name}, ${look}`);
    }
    recordFigure(`${states.length} pictures of the pane in ${look}`);
  });

  test(`the page of functions is drawn whole in ${look}`, { tag: LONG }, async ({ openPage }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    const draw = await drawingOf(await openPage("functions.html", options));
    await draw(`functions/${look}`);
    recordFigure(`1 picture of the functions in ${look}`);
  });
}

/** Takes a picture of the page as high as its contents, and expects that it looks as it must. */
async function drawingOf({ frame, page, settle }: OpenedPage): Promise<(name: string) => Promise<void>> {
  const violations = await loadAxe(frame, AXE);
  const viewport = page.viewportSize();
  if (!viewport) throw new Error("the page has no size");
  return async (name) => {
    const height = await frame.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      ...viewport,
      height: Math.min(MAX_HEIGHT, Math.max(height, viewport.height)),
    });
    await takePicture(page, name);
    const text = await frame.evaluate(() => document.body.innerText);
    const found = {
      layout: await layoutProblems(frame, ""),
      sideways: await sidewaysScroll(frame),
      texts: badTexts(text.split("\n").map((line) => [name, line] as const)),
      axe: await violations(),
      problems: [...(await settle())],
    };
    expect.soft(found, name).toEqual({ layout: [], sideways: [], texts: [], axe: [], problems: [] });
    await page.setViewportSize(viewport);
  };
}
